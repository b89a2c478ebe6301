import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getProductPage } from '../../contract/catalogue.ts'
import { recordRequests, waitForPage, type Tongue } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage()
const SCRIPT = '**/assets/index-*.js'
const FIRST = '.first-view > *'

/** A person whose page has loaded except for its script, which waits for the returned function. */
async function enterBeforeScript(width: number, tongue: Tongue) {
  const page = await stage.enter({ viewport: { width, height: 844 }, tongue })
  const { promise: mayCome, resolve: letScriptCome } = Promise.withResolvers<void>()
  await page.route(SCRIPT, async (route) => {
    await mayCome
    await route.continue()
  })
  await loadPictures(page)
  return { page, letScriptCome }
}

/** Loads the page until its first pictures are there: a slow server sends it without the first answers. */
async function loadPictures(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(stage.shop.server.url, { waitUntil: 'commit' })
      await page.locator('#root').waitFor({ state: 'attached' })
      return page.locator(FIRST).count()
    })
    .toBeGreaterThan(3)
  // What is in sight is known once the style is there.
  await waitForPage(page, '[...document.styleSheets].some(({ href }) => href)')
}

interface Place {
  left: number
  top: number
  width: number
  height: number
  address: string
}

/** Positions of pictures in the window (CSS px), and their files. */
const placesOf = (page: Page, selector: string) =>
  page.evaluate<Place[]>(`[...document.querySelectorAll('${selector}')].slice(0, 4).map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const picture = one.matches('img') ? one : one.querySelector('img')
    return { left, top, width, height, address: picture?.currentSrc ?? '' }
  })`)

describe('the first view of a phone', () => {
  // On either side of the width from which a card has brand and price side by side.
  it.each([
    [320, 'zh-CN'],
    [600, 'en'],
  ] as const)(
    'has its pictures before any script, where the cards will have them; the list came with it (%i px, %s)',
    async (width, tongue) => {
      const { page, letScriptCome } = await enterBeforeScript(width, tongue)
      const asked = recordRequests(stage.person.context, getProductPage)
      const areThere = ({ height, address }: Place) => height > 0 && address !== ''
      await expect.poll(async () => (await placesOf(page, FIRST)).filter(areThere).length).toBe(4)
      const before = await placesOf(page, FIRST)
      letScriptCome()
      await page.getByRole('article').nth(3).waitFor()
      const after = await placesOf(page, 'article a > span:first-child')
      await expect.poll(() => page.locator(FIRST).count()).toBe(0)
      for (const [position, { left, top, width: wide, height, address }] of after.entries()) {
        expect(before[position]?.address).toBe(address)
        expect(before[position]?.left).toBeCloseTo(left, 0)
        expect(Math.abs((before[position]?.top ?? 0) - top)).toBeLessThan(2)
        expect(before[position]?.width).toBeCloseTo(wide, 0)
        expect(before[position]?.height).toBeCloseTo(height, 0)
      }
      expect(asked, 'the list came with the page').toEqual([])
    },
  )

  it('is hidden where the cards will be elsewhere, or must not be seen; another list comes with the page too, and is requested if it differs in the person’s language', async () => {
    const { page } = await enterBeforeScript(390, 'en')
    expect(await page.locator(FIRST).first().isVisible(), 'usually').toBe(true)
    for (const [key, value] of [
      ['quarry-size', 'large'],
      ['quarry-breadcrumb', 'on'],
      ['quarry-lock', '{"lockedAt":1}'],
    ] as const) {
      await page.evaluate(`localStorage.clear(); localStorage.setItem('${key}', '${value}')`)
      await loadPictures(page)
      expect([key, await page.locator(FIRST).first().isVisible()]).toEqual([key, false])
    }

    for (const [address, tongue, calls] of [
      ['/?keyword=oak', 'en', 0],
      ['/?sort=name', 'zh-CN', 1],
    ] as const) {
      const other = await stage.enter({ tongue })
      const asked = recordRequests(stage.person.context, getProductPage)
      const visit = async () => {
        asked.length = 0
        await other.goto(stage.shop.server.url + address)
        await other.getByRole('article').first().waitFor()
        // A slow server sends only the page.
        return (await other.locator('meta[name="inlined-answer"]').count()) > 0
      }
      await expect.poll(visit).toBe(true)
      expect([address, asked.length]).toEqual([address, calls])
    }
  })
})
