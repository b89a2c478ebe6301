import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousViolations } from '../stage/axe.ts'
import type { Theme, Tongue } from '../stage/browser.ts'
import { seeNinePoints, standsAsBefore } from '../stage/nine-points.ts'
import { searchOf, totalIs, unfoldAll } from '../stage/rail-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage('rail')

interface SheetVisit {
  tongue?: Tongue
  theme?: Theme
  width?: number
}

async function visitSheet({ tongue = 'en', theme = 'light', width = 390 }: SheetVisit = {}) {
  const page = await stage.visit('/', { viewport: { width, height: 844 }, tongue, theme })
  await totalIs(page, 18)
  const before = await seeNinePoints(page)
  const name = tongue === 'en' ? 'Filters' : '筛选'
  await page.getByRole('button', { name }).tap()
  const sheet = page.getByRole('dialog', { name })
  await sheet.getByRole('checkbox').first().waitFor()
  return { page, sheet, before }
}

describe('the filters of a phone', () => {
  it('count what they leave while one chooses, and show it', async () => {
    const { page, sheet } = await visitSheet()
    await sheet.getByRole('button', { name: 'Show 18 products' }).waitFor()
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

  it('count what is ticked among them: the words of a search stand elsewhere', async () => {
    const page = await stage.visit('/?keyword=Nordhem', { viewport: { width: 390, height: 844 }, tongue: 'en' })
    await page.getByRole('article').first().waitFor()
    const button = page.getByRole('button', { name: /^Filters/ })
    expect(await button.innerText()).toBe('Filters')
    await button.tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: 'In stock' }).tap()
    await sheet.getByRole('button', { name: 'Close', exact: true }).tap()
    await page.getByRole('button', { name: 'Filters · 1' }).waitFor()
  })

  it('close with Back, and what was chosen stays; Back once more takes all of it away', async () => {
    const { page, sheet } = await visitSheet()
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
  })

  it('leave no step behind where nothing was chosen, and give the focus back', async () => {
    const { page, sheet, before } = await visitSheet()
    await sheet.getByRole('button', { name: 'Close', exact: true }).tap()
    await sheet.waitFor({ state: 'hidden' })
    await standsAsBefore(page, before)
    await expect.poll(() => page.evaluate<string>('document.activeElement.textContent')).toBe('Filters')
    await page.getByRole('link', { name: 'AI' }).tap()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/ai')
    await page.goBack()
    await totalIs(page, 18)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('are all cleared at once', async () => {
    const { page, sheet } = await visitSheet()
    await sheet.getByRole('checkbox', { name: 'Nordhem' }).tap()
    await sheet.getByRole('button', { name: 'Show 4 products' }).waitFor()
    await sheet.getByRole('button', { name: 'Clear all' }).tap()
    await sheet.getByRole('button', { name: 'Show 18 products' }).waitFor()
    expect(page.url()).toBe(`${stage.shop.server.url}/`)
  })

  it.each<[Tongue, Theme, number]>([
    ['en', 'light', 390],
    ['zh-CN', 'dark', 390],
    ['en', 'dark', 320],
  ])('stand in no one’s way, large enough to touch (%s, %s, %i px)', async (tongue, theme, width) => {
    const { page, sheet } = await visitSheet({ tongue, theme, width })
    await unfoldAll(sheet)
    expect(await seriousViolations(page)).toEqual([])
    const heights = await page.evaluate<number[]>(
      `[...document.querySelectorAll('[role=dialog] label:has([type=checkbox])')].map((row) => row.offsetHeight)`,
    )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    const tooWide = `[...document.querySelectorAll('[role=dialog] *')].filter((part) => part.getClientRects().length > 0
      && !part.closest('.visually-hidden') && part.getBoundingClientRect().right > innerWidth).map((part) => part.outerHTML)`
    expect(await page.evaluate<string[]>(tooWide)).toEqual([])
  })
})

describe('what a phone is narrowed by', () => {
  const many = ['inStock=1', 'priceMin=10', 'priceMax=900', 'domesticOrImported=imported', 'keyword=floor']

  async function visitNarrowed(look: { tongue?: Tongue; theme?: Theme; width?: number } = {}) {
    const { tongue = 'en', theme = 'light', width = 390 } = look
    const page = await stage.visit(`/?${many.join('&')}`, { viewport: { width, height: 844 }, tongue, theme })
    const chips = page.getByRole('list', { name: tongue === 'en' ? 'Filters' : '筛选' })
    await chips.getByRole('button').first().waitFor()
    return { page, chips }
  }

  it.each<[Tongue, Theme, number]>([
    ['en', 'light', 390],
    ['zh-CN', 'dark', 320],
  ])('stands in a line of its own, with the number of what does not fit (%s, %s, %i px)', async (...look) => {
    const [tongue, theme, width] = look
    const { page, chips } = await visitNarrowed({ tongue, theme, width })
    const more = chips.getByRole('button', { expanded: false })
    expect(await more.innerText()).toMatch(/^\+[1-3]$/)
    expect(await coveredIn(page)).toEqual([])
    expect(await seriousViolations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    const hidden = Number((await more.innerText()).slice(1))
    expect(await chips.getByRole('button').count()).toBe(4 - hidden + 1)

    await more.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => chips.getByRole('button').count()).toBe(4 + 2)
    expect(await coveredIn(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => chips.getByRole('button').count()).toBe(4 - hidden + 1)
    expect(await page.locator(':focus').innerText()).toBe(`+${hidden}`)
  })

  it('is taken away one after the other by keys, and the focus goes on to what was hidden', async () => {
    const { page, chips } = await visitNarrowed()
    await chips.getByRole('button').first().focus()
    for (const left of [3, 2, 1]) {
      await page.keyboard.press('Enter')
      await expect.poll(() => page.getByRole('button', { name: `Filters · ${left}` }).count()).toBe(1)
      await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toMatch(/^Remove/)
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate<string>('document.activeElement.tagName')).toBe('H1')
  })
})

/** The chips in sight of which something else stands in the way. */
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
