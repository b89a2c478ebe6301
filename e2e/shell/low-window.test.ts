import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { standsStill } from '../stage/at-rest.ts'
import type { VisitOptions } from '../stage/browser.ts'
import { comparisonOf, openCompareShop } from '../stage/compare-shop.ts'
import { folderOf } from '../stage/folder-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

type Viewport = NonNullable<VisitOptions['viewport']>

/** In CSS pixels: 1366 × 768 enlarged twice and by three quarters, 1920 × 1080 enlarged twice. */
const LOW: Viewport[] = [
  { width: 683, height: 384 },
  { width: 780, height: 439 },
  { width: 960, height: 540 },
]

const stage = setStage(openCompareShop)

/** Of the window's height, how much shows what scrolls, right of the middle and far from the sides. */
async function shareOfPage(page: Page): Promise<number> {
  return page.evaluate<number>(`(() => {
    const isHeld = (element) => {
      for (let one = element; one && one.tagName !== 'TABLE'; one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true
      return false
    }
    const lines = Array.from({ length: innerHeight }, (_, y) => y)
    return lines.filter((y) => !isHeld(document.elementFromPoint(innerWidth * 0.6, y))).length / innerHeight
  })()`)
}

async function putIntoTray(page: Page, ...places: number[]): Promise<void> {
  for (const place of places) {
    await page.getByRole('article').nth(place).getByRole('button', { name: 'Compare', exact: true }).press('Enter')
  }
  await page.getByRole('region', { name: 'SKUs to compare' }).waitFor()
}

describe.each(LOW)('in a low window (%o) two thirds of the height are the page’s', (viewport) => {
  it('in the gallery with the tray open', async () => {
    const page = await stage.visit('/', { viewport })
    await page.getByRole('article').nth(6).waitFor()
    await putIntoTray(page, 0, 1)
    await page.evaluate('scrollTo(0, 400)')
    await expect.poll(() => shareOfPage(page)).toBeGreaterThanOrEqual(2 / 3)
  })

  it('where SKUs are compared beside another tray', async () => {
    const page = await stage.visit('/', { viewport })
    await page.getByRole('article').nth(6).waitFor()
    await putIntoTray(page, 0, 1)
    await page.goto(stage.shop.server.url + (await comparisonOf(stage.shop, 'BOX-1', 'VEL-1')))
    await page.getByRole('table').waitFor()
    await page.getByRole('region', { name: 'SKUs to compare' }).waitFor()
    await page.evaluate('scrollTo(0, 700)')
    await expect.poll(() => shareOfPage(page)).toBeGreaterThanOrEqual(2 / 3)
  })

  it('in a folder, with something ticked', async () => {
    const { shop } = stage
    const member = await memberOf(shop)
    const id = await folderOf(shop, member, { name: 'Harbour hotel', count: 20 })
    const page = await stage.enter({ viewport })
    await openAs(member, page, { url: `${shop.server.url}/favorites/${id}` })
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByRole('button', { name: 'Remove', exact: true }).waitFor()
    await page.evaluate('scrollTo(0, 600)')
    await expect.poll(() => shareOfPage(page)).toBeGreaterThanOrEqual(2 / 3)
  })
})

describe('in a window as low as one enlarged twice', () => {
  const viewport: Viewport = { width: 683, height: 384 }

  it('whoever comes to a card by keys sees its name and price', async () => {
    const page = await stage.visit('/', { viewport })
    await page.getByRole('article').nth(6).waitFor()
    await page.getByRole('article').nth(0).getByRole('link').first().focus()
    for (let stops = 0; stops < 5; stops += 1) {
      await page.keyboard.press('Tab')
      const words = `document.activeElement.querySelector('[data-words]')`
      const bar = `[...document.querySelectorAll('nav')].at(-1)`
      await expect.poll(() => roomBelow(page, words, bar)).toBeGreaterThan(0)
    }
  })

  it('no ring of focus lies under the foot of the filter sheet', async () => {
    const page = await stage.visit('/', { viewport })
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox').first().focus()
    for (let stops = 0; stops < 9; stops += 1) {
      await page.keyboard.press('Tab')
      // As wide as the ring, at least.
      const foot = `document.querySelector('[role="dialog"]').lastElementChild`
      await expect.poll(() => roomBelow(page, 'document.activeElement', foot)).toBeGreaterThan(4)
    }
  })

  it('a product opens with its name and price beside its picture', async () => {
    const page = await stage.visit('/', { viewport })
    await page.getByRole('article').getByRole('link', { name: 'Herringbone oak' }).first().click()
    const drawer = page.getByRole('dialog', { name: 'Herringbone oak' })
    await drawer.getByRole('tab').first().waitFor()
    await standsStill(page)
    const [picture, price] = [
      await drawer.getByRole('button', { name: /^Enlarge/ }).boundingBox(),
      await drawer.getByText('¥180').first().boundingBox(),
    ]
    expect((price?.y ?? 0) + (price?.height ?? Infinity)).toBeLessThan(viewport.height)
    expect(price?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })
})

/** How far the lower edge of what the expression gives stands above what is held at the window's foot; CSS px. */
const roomBelow = (page: Page, expression: string, foot: string) =>
  page.evaluate<number>(
    `${foot}.getBoundingClientRect().top - (${expression}?.getBoundingClientRect().bottom ?? Infinity)`,
  )
