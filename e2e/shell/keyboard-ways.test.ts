import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Tongue } from '../stage/browser.ts'
import { comparisonOf } from '../stage/compare-shop.ts'
import { focusedName } from '../stage/drawer-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    compare: 'Compare',
    skip: 'Skip to the comparison',
    tray: 'SKUs to compare',
    told: 'Alt+C leads to them.',
    results: 'Skip to the results',
  },
  'zh-CN': {
    content: '跳到正文',
    compare: '对比',
    skip: '跳到对比',
    tray: '待对比的款式',
    told: '按 Alt+C 前往。',
    results: '跳到结果',
  },
}

const stage = setReadingStage('drawer')
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const isIn = (page: Page, selector: string) =>
  page.evaluate<boolean>(`document.activeElement.closest('${selector}') !== null`)

async function visitCards(path = '/', tongue: Tongue = 'en'): Promise<Page> {
  const page = await stage.visit(path, { tongue })
  await cards(page).nth(6).waitFor()
  return page
}

it('keyboard users are told the key to the tray, and go there by it or by a third skip link, and back by Escape', async () => {
  const words = WORDS['zh-CN']
  const page = await visitCards('/', 'zh-CN')
  expect(await page.getByRole('link', { name: words.skip }).count()).toBe(0)
  const compare = cards(page).nth(2).getByRole('button', { name: words.compare, exact: true })
  await compare.press('Enter')
  const tray = page.getByRole('region', { name: words.tray })
  await tray.waitFor()
  await page.locator('[aria-live]').getByText(words.told).waitFor({ state: 'attached' })
  await page.keyboard.press('Alt+c')
  expect(await focusedName(page)).toBe(words.tray)
  await page.keyboard.press('Tab')
  expect(await isIn(page, '[aria-keyshortcuts="Alt+C"] li')).toBe(true)
  await page.keyboard.press('Escape')
  expect(await focusedName(page), 'after Escape').toBe(words.compare)
  for (const key of ['Alt+c', 'Tab', 'Enter']) await page.keyboard.press(key)
  await tray.waitFor({ state: 'detached' })
  expect(await focusedName(page), 'once it is taken out again').toBe(words.compare)

  await compare.press('Enter')
  await tray.waitFor()
  await page.getByRole('link', { name: words.content }).focus()
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  expect(await focusedName(page)).toBe(words.skip)
  await page.keyboard.press('Enter')
  expect(await focusedName(page)).toBe(words.tray)
  expect(page.url()).not.toContain('#')

  await cards(page).nth(0).getByRole('link').first().press('Enter')
  await page.getByRole('dialog').getByRole('tab').first().focus()
  await page.keyboard.press('Alt+c')
  expect(await isIn(page, '[role="dialog"]'), 'over the page, the key is left alone').toBe(true)
})

it('the key to the tray works while the tray is still loading', async () => {
  const page = await stage.enter()
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
  await page.route('**/assets/TrayBar*.js', async (route) => {
    await permission
    await route.continue()
  })
  await page.goto(stage.shop.server.url)
  await cards(page).nth(6).waitFor()
  await cards(page).nth(1).getByRole('button', { name: WORDS.en.compare, exact: true }).press('Enter')
  await page.locator('[aria-live]').getByText(WORDS.en.told).waitFor({ state: 'attached' })
  await page.keyboard.press('Alt+c')
  permit()
  await expect.poll(() => focusedName(page)).toBe(WORDS.en.tray)
  await page.getByRole('link', { name: WORDS.en.skip }).waitFor({ state: 'attached' })
})

it('the rail has a skip link to the results at its start, at its end, and after a tick; a phone’s sheet has none', async () => {
  const page = await visitCards()
  const rail = page.getByRole('complementary', { name: 'Filters' })
  const brand = rail.getByRole('checkbox', { name: 'Nordhem' })
  await brand.waitFor()
  const links = rail.getByRole('link', { name: WORDS.en.results })
  expect(await links.count()).toBe(2)
  await rail.focus()
  await page.keyboard.press('Tab')
  expect(await focusedName(page)).toBe(WORDS.en.results)
  const seen = await links.first().evaluate((link) => {
    const style = link.ownerDocument.defaultView?.getComputedStyle(link)
    return { clipPath: style?.clipPath, outlineStyle: style?.outlineStyle }
  })
  expect(seen).toEqual({ clipPath: 'none', outlineStyle: 'solid' })
  await page.keyboard.press('Enter')
  expect(await isIn(page, 'article')).toBe(true)

  await brand.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => links.count()).toBe(3)
  const stops: string[] = []
  while (stops.at(-1) !== WORDS.en.results && stops.length < 12) {
    await page.keyboard.press('Tab')
    stops.push(await focusedName(page))
  }
  expect(stops).toContain(WORDS.en.results)
  await page.keyboard.press('Enter')
  expect(await isIn(page, 'article')).toBe(true)
  expect(page.url()).not.toContain('#')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('中文')
  await expect.poll(() => page.getByRole('link', { name: WORDS['zh-CN'].results }).count()).toBe(3)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: '筛选' }).click()
  await page.getByRole('dialog', { name: '筛选' }).getByRole('checkbox').first().waitFor()
  expect(await page.getByRole('link', { name: WORDS['zh-CN'].results }).count()).toBe(0)
})

it('the focus returns to its place on a page visited before, and is at the beginning of a new page', async () => {
  const page = await visitCards()
  const hasFocus = async (one: Locator) => {
    await expect.poll(() => one.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true)
  }
  const similar = cards(page).nth(2).getByRole('link', { name: 'Find similar', exact: true })
  await similar.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/')
  await page.locator('main h1:visible').first().waitFor()
  await page.goBack()
  await hasFocus(similar)

  await cards(page).nth(3).getByRole('button', { name: 'Compare', exact: true }).press('Enter')
  const comparison = page.getByRole('link', { name: 'Compare (1)' })
  await comparison.press('Enter')
  await page.getByRole('table').waitFor()
  // The pressed control is gone with the previous page.
  expect(await page.evaluate<string>('document.activeElement.tagName')).toBe('MAIN')
  await page.goBack()
  await hasFocus(comparison)

  await cards(page).nth(2).getByRole('link').first().focus()
  await page.getByRole('link', { name: 'Material', exact: true }).press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/material')
  await page.getByRole('link', { name: 'Home', exact: true }).press('Enter')
  await cards(page).nth(2).waitFor()
  expect(await focusedName(page), 'what has it meanwhile').toBe('Home')
})

/** Marks the live regions that exist before they have anything to announce. */
const markLiveRegions = (page: Page) =>
  page.evaluate(`document.querySelectorAll('[aria-live]').forEach((one) => one.setAttribute('data-was', ''))`)
const said = (page: Page) => page.locator('[aria-live][data-was]')

it('changes out of sight are announced: rows, brands, the ways out of an empty list, and variants beyond those on a card', async () => {
  const page = await stage.visit(await comparisonOf(stage.shop, 'TILE-1', 'TILE-2'))
  await page.getByRole('table').waitFor()
  await markLiveRegions(page)
  const rows = said(page).getByText(/rows shown$/)
  const before = await rows.textContent()
  await page.getByRole('switch', { name: /Differences only/ }).press('Space')
  await expect.poll(() => rows.textContent()).not.toBe(before)
  expect(await rows.textContent()).toMatch(/^\d+ of \d+ rows shown$/)

  await page.getByRole('link', { name: 'Home', exact: true }).press('Enter')
  await cards(page).nth(6).waitFor()
  await page.getByRole('button', { name: 'Find a brand' }).click()
  await markLiveRegions(page)
  await page.getByRole('textbox', { name: 'Find a brand' }).pressSequentially('nord')
  await said(page).getByText('One of that name').waitFor({ state: 'attached' })
  await page.getByRole('textbox', { name: 'Find a brand' }).pressSequentially('zz')
  await said(page).getByText('Nothing of that name').waitFor({ state: 'attached' })

  await page.getByRole('combobox', { name: 'Search' }).fill('number zzzz')
  await page.keyboard.press('Enter')
  const told = said(page).filter({ hasText: 'No results for “number zzzz”.' })
  await told.getByRole('button', { name: /^Without “zzzz”:/ }).waitFor()

  await page.getByRole('combobox', { name: 'Search' }).fill('Glazed tile')
  await page.keyboard.press('Enter')
  const tile = cards(page).filter({ hasText: 'Glazed tile' }).first()
  await tile.waitFor()
  expect(await tile.ariaSnapshot()).toMatch(/\d+ more variants/)
  expect(await tile.ariaSnapshot()).not.toMatch(/\+\d/)
})
