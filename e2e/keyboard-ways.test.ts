import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { outsideLandmarks } from './axe.ts'
import type { Tongue } from './browser.ts'
import { focusedName, openDrawerShop } from './drawer-shop.ts'
import { setStage } from './stage.ts'

const WORDS = {
  en: {
    compare: 'Compare',
    skip: 'Skip to the comparison',
    tray: 'SKUs to compare',
    told: 'Alt+C leads to them.',
    oak: 'Herringbone oak',
    results: 'Skip to the results',
    rail: 'Filters',
    brand: 'Nordhem',
    sixth: 'Board number 6',
  },
  'zh-CN': {
    compare: '对比',
    skip: '跳到对比',
    tray: '待对比的款式',
    told: '按 Alt+C 前往。',
    oak: '人字拼橡木',
    results: '跳到结果',
    rail: '筛选',
    brand: '诺木',
    sixth: '木板6号',
  },
}

const stage = setStage(openDrawerShop)
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const isIn = (page: Page, selector: string) =>
  page.evaluate<boolean>(`document.activeElement.closest('${selector}') !== null`)

async function visitCards(path = '/', tongue: Tongue = 'en'): Promise<Page> {
  const page = await stage.visit(path, { tongue })
  await cards(page).nth(6).waitFor()
  return page
}

describe.each<Tongue>(['en', 'zh-CN'])('who compares by keys (%s)', (tongue) => {
  const words = WORDS[tongue]

  it('is told the key to the tray, goes there by it, and back by Escape', async () => {
    const page = await visitCards('/', tongue)
    const card = cards(page).nth(2)
    await card.getByRole('button', { name: words.compare, exact: true }).press('Enter')
    const tray = page.getByRole('region', { name: words.tray })
    await tray.waitFor()
    await page.locator('[aria-live]').getByText(words.told).waitFor({ state: 'attached' })
    await page.keyboard.press('Alt+c')
    expect(await focusedName(page)).toBe(words.tray)
    await page.keyboard.press('Tab')
    expect(await isIn(page, '[aria-keyshortcuts="Alt+C"] li')).toBe(true)
    await page.keyboard.press('Escape')
    expect(await focusedName(page)).toBe(words.compare)
    // Taken out again, the focus is back as well.
    await page.keyboard.press('Alt+c')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await tray.waitFor({ state: 'detached' })
    expect(await focusedName(page)).toBe(words.compare)
  })

  it('has a third skip link while there is a tray', async () => {
    const page = await visitCards('/', tongue)
    expect(await page.getByRole('link', { name: words.skip }).count()).toBe(0)
    await cards(page).nth(1).getByRole('button', { name: words.compare, exact: true }).press('Enter')
    const tray = page.getByRole('region', { name: words.tray })
    await tray.waitFor()
    await page.reload()
    await tray.waitFor()
    for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key)
    expect(await focusedName(page)).toBe(words.skip)
    await page.keyboard.press('Enter')
    expect(await focusedName(page)).toBe(words.tray)
    expect(page.url()).not.toContain('#')
  })
})

it('the key to the tray leaves what stands over the page alone', async () => {
  const page = await visitCards()
  await cards(page).nth(1).getByRole('button', { name: 'Compare', exact: true }).press('Enter')
  await page.getByRole('region', { name: WORDS.en.tray }).waitFor()
  await cards(page).nth(0).getByRole('link').first().press('Enter')
  await page.getByRole('dialog').getByRole('tab').first().focus()
  await page.keyboard.press('Alt+c')
  expect(await isIn(page, '[role="dialog"]')).toBe(true)
})

describe.each<Tongue>(['en', 'zh-CN'])('the rail has a way to the results (%s)', (tongue) => {
  const words = WORDS[tongue]

  it('at its start, at its end, and after what was ticked', async () => {
    const page = await visitCards('/', tongue)
    const rail = page.getByRole('complementary', { name: words.rail })
    await rail.getByRole('checkbox', { name: words.brand }).waitFor()
    const links = rail.getByRole('link', { name: words.results })
    expect(await links.count()).toBe(2)
    await rail.focus()
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe(words.results)
    const seen = await links.first().evaluate((link) => {
      const { clipPath, outlineStyle } = link.ownerDocument.defaultView!.getComputedStyle(link)
      return { clipPath, outlineStyle }
    })
    expect(seen).toEqual({ clipPath: 'none', outlineStyle: 'solid' })
    await page.keyboard.press('Enter')
    expect(await isIn(page, 'article')).toBe(true)

    const brand = rail.getByRole('checkbox', { name: words.brand })
    await brand.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => links.count()).toBe(3)
    const stops: string[] = []
    while (stops.at(-1) !== words.results && stops.length < 12) {
      await page.keyboard.press('Tab')
      stops.push(await focusedName(page))
    }
    expect(stops.at(-1), stops.join(', ')).toBe(words.results)
    await page.keyboard.press('Enter')
    expect(await isIn(page, 'article')).toBe(true)
    expect(page.url()).not.toContain('#')
  })
})

it('a phone’s sheet has no such links: it closes', async () => {
  const page = await stage.visit('/', { viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox').first().waitFor()
  expect(await page.getByRole('link', { name: WORDS.en.results }).count()).toBe(0)
})

it('what a card has no room for is a number of variants, not a bare figure', async () => {
  const page = await stage.visit('/?keyword=Glazed tile')
  await cards(page).first().waitFor()
  const card = cards(page).first()
  expect(await card.ariaSnapshot()).toMatch(/\d+ more variants/)
  expect(await card.ariaSnapshot()).not.toMatch(/\+\d/)
})

it.each(['/', '/ai', '/compare', '/favorites', '/brand/1'])('nothing of %s lies outside a landmark', async (path) => {
  const page = await stage.visit(path)
  await page.locator('main h1').first().waitFor()
  expect(await outsideLandmarks(page)).toEqual([])
})
