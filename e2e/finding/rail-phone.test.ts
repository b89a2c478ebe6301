import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousInBothThemes } from '../stage/axe.ts'
import { readOnIn } from '../stage/browser.ts'
import type { Tongue } from '../stage/browser.ts'
import { captureNinePoints, expectSamePoints } from '../stage/nine-points.ts'
import { searchOf, totalIs, unfoldAll } from '../stage/rail-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage('rail')

const PHONE = { width: 390, height: 844 }
const NARROW = { width: 320, height: 844 }

async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Filters/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox').first().waitFor()
  return sheet
}

describe('the filters of a phone', () => {
  it('count what they leave while one chooses, and show it; where nothing was chosen they leave no step behind', async () => {
    const page = await stage.visit('/', { viewport: PHONE })
    await totalIs(page, 18)
    const before = await captureNinePoints(page)
    const sheet = await openSheet(page)
    await sheet.getByRole('button', { name: 'Show 18 products' }).waitFor()
    await sheet.getByRole('button', { name: 'Close', exact: true }).tap()
    await sheet.waitFor({ state: 'hidden' })
    await expectSamePoints(page, before)
    await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Filters')
    await page.getByRole('link', { name: 'AI' }).tap()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/ai')
    await page.goBack()
    await totalIs(page, 18)
    expect(new URL(page.url()).pathname).toBe('/')

    await openSheet(page)
    const held = Promise.withResolvers<void>()
    await page.route('**/spu/page*', async (route) => {
      await held.promise
      await route.continue()
    })
    await sheet.getByRole('checkbox', { name: 'Nordhem' }).tap()
    await sheet.getByRole('button', { name: 'Counting …' }).waitFor()
    held.resolve()
    await sheet.getByRole('button', { name: 'Show 4 products' }).tap()
    await sheet.waitFor({ state: 'hidden' })
    await totalIs(page, 4)
    await page.getByRole('button', { name: 'Filters · 1' }).waitFor()
  })

  it('close with Back, and what was chosen stays; Back once more takes all of it away, as Clear all does', async () => {
    const page = await stage.visit('/', { viewport: PHONE })
    await totalIs(page, 18)
    const sheet = await openSheet(page)
    await sheet.getByRole('link', { name: /^Flooring/ }).tap()
    await sheet.getByRole('button', { name: 'Show 6 products' }).waitFor()
    await sheet.getByRole('checkbox', { name: 'Nordhem' }).tap()
    await sheet.getByRole('checkbox', { name: 'In stock' }).tap()
    await sheet.getByRole('button', { name: 'Show 3 products' }).waitFor()
    await page.goBack()
    await sheet.waitFor({ state: 'hidden' })
    await totalIs(page, 3)
    expect([...searchOf(page).keys()]).toEqual(['categoryId', 'brandId', 'inStock'])
    await page.goBack()
    await totalIs(page, 18)
    expect(page.url()).toBe(`${stage.shop.server.url}/`)
    await page.goForward()
    await totalIs(page, 3)

    await openSheet(page)
    await sheet.getByRole('button', { name: 'Show 3 products' }).waitFor()
    await sheet.getByRole('button', { name: 'Clear all' }).tap()
    await sheet.getByRole('button', { name: 'Show 18 products' }).waitFor()
    expect(page.url()).toBe(`${stage.shop.server.url}/`)
  })

  it('are accessible and large enough to touch, at 390 and at 320 px', async () => {
    const page = await stage.visit('/', { viewport: PHONE })
    await totalIs(page, 18)
    const sheet = await openSheet(page)
    await unfoldAll(sheet)
    expect(await seriousInBothThemes(page, '[role="dialog"]')).toEqual([])
    for (const viewport of [PHONE, NARROW]) {
      await page.setViewportSize(viewport)
      const lowest = `Math.min(...[...document.querySelectorAll('[role=dialog] label:has([type=checkbox])')].map((row) => row.offsetHeight))`
      await expect
        .poll(() => page.evaluate<number>(lowest), { message: `${viewport.width} px` })
        .toBeGreaterThanOrEqual(44)
      const tooWide = `[...document.querySelectorAll('[role=dialog] *')].filter((part) => part.getClientRects().length > 0
        && !part.closest('.visually-hidden') && part.getBoundingClientRect().right > innerWidth).map((part) => part.outerHTML)`
      await expect.poll(() => page.evaluate<string[]>(tooWide), { message: `${viewport.width} px` }).toEqual([])
    }
  })
})

describe('what a phone is narrowed by', () => {
  it('stands in a line of its own, with the number of what does not fit, and is taken away by keys', async () => {
    const path = '/?inStock=1&priceMin=10&priceMax=900&domesticOrImported=imported&keyword=floor'
    const page = await stage.visit(path, { viewport: PHONE })
    const chips = page.getByRole('list', { name: /^(Filters|筛选)$/ })
    await chips.getByRole('button').first().waitFor()
    expect(await seriousInBothThemes(page, 'main ul[aria-label="Filters"]')).toEqual([])
    for (const [tongue, viewport] of LOOKS) {
      await page.setViewportSize(viewport)
      await readOnIn(page, tongue)
      const look = `${tongue}, ${viewport.width} px`
      const more = chips.getByRole('button', { expanded: false })
      await expect.poll(() => more.innerText(), { message: look }).toMatch(/^\+[1-3]$/)
      await expect.poll(() => coveredIn(page), { message: look }).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), `in ${look}`).toBe(true)
      const hidden = Number((await more.innerText()).slice(1))
      expect(await chips.getByRole('button').count(), `in ${look}`).toBe(4 - hidden + 1)

      await more.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => chips.getByRole('button').count(), { message: look }).toBe(4 + 2)
      expect(await coveredIn(page), `in ${look}`).toEqual([])
      await page.keyboard.press('Enter')
      await expect.poll(() => chips.getByRole('button').count(), { message: look }).toBe(4 - hidden + 1)
      expect(await page.locator(':focus').innerText(), `in ${look}`).toBe(`+${hidden}`)
    }

    // The focus moves to the hidden chips. The words, the first chip, do not count as a filter: their field shows them.
    await page.getByRole('button', { name: '筛选 · 3' }).waitFor()
    await chips.getByRole('button').first().focus()
    for (const left of [3, 2, 1]) {
      await page.keyboard.press('Enter')
      await expect.poll(() => searchOf(page).has('keyword')).toBe(false)
      await page.getByRole('button', { name: `筛选 · ${left}` }).waitFor()
      await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toMatch(/^移除/)
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate<string>('document.activeElement.tagName')).toBe('H1')
  })
})

const LOOKS: [Tongue, typeof PHONE][] = [
  ['en', PHONE],
  ['zh-CN', NARROW],
]

/** Visible chips that another element covers. */
function coveredIn(page: Page): Promise<string[]> {
  return page.evaluate<
    string[]
  >(`[...document.querySelectorAll('main ul:is([aria-label="Filters"], [aria-label="筛选"]) button')]
    .filter((chip) => chip.checkVisibility({ visibilityProperty: true }))
    .filter((chip) => {
      const { left, right, top, bottom } = chip.getBoundingClientRect()
      return right > innerWidth || [left + 4, (left + right) / 2, right - 4].some((x) =>
        !chip.contains(document.elementFromPoint(x, (top + bottom) / 2)))
    })
    .map((chip) => chip.textContent)`)
}
