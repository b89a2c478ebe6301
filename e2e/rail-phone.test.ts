import { describe, expect, it } from 'vitest'
import { seriousViolations } from './axe.ts'
import type { Theme, Tongue } from './browser.ts'
import { seeNinePoints, standsAsBefore } from './nine-points.ts'
import { openRailShop, searchOf, totalIs, unfoldAll } from './rail-shop.ts'
import { setStage } from './stage.ts'

const stage = setStage(openRailShop)

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
