import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { outsideLandmarks } from '../stage/axe.ts'
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

const stage = setReadingStage('drawer')
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

it('the key to the tray is heard while the tray is on its way', async () => {
  const page = await stage.enter()
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
  await page.route('**/assets/TrayBar*.js', async (route) => {
    await permission
    await route.continue()
  })
  await page.goto(stage.shop.server.url)
  await cards(page).nth(6).waitFor()
  await cards(page).nth(1).getByRole('button', { name: 'Compare', exact: true }).press('Enter')
  await page.locator('[aria-live]').getByText(WORDS.en.told).waitFor({ state: 'attached' })
  await page.keyboard.press('Alt+c')
  permit()
  await expect.poll(() => focusedName(page)).toBe(WORDS.en.tray)
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
      const style = link.ownerDocument.defaultView?.getComputedStyle(link)
      return { clipPath: style?.clipPath, outlineStyle: style?.outlineStyle }
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
    expect(stops).toContain(words.results)
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

/** What is said without being asked for, of what stood there before it had anything to say. */
const markLiveRegions = (page: Page) =>
  page.evaluate(`document.querySelectorAll('[aria-live]').forEach((one) => one.setAttribute('data-was', ''))`)
const said = (page: Page) => page.locator('[aria-live][data-was]')

describe('the price slider by keys', () => {
  it('knows a page and its ends, and neither thumb passes the other', async () => {
    const page = await visitCards()
    const [low, high] = [
      page.getByRole('slider', { name: 'Lowest price, on the scale' }),
      page.getByRole('slider', { name: 'Highest price, on the scale' }),
    ]
    const placeOf = async (thumb: typeof low) => Number(await thumb.getAttribute('aria-valuenow'))
    const last = await placeOf(high)
    await high.press('PageDown')
    const page1 = last - (await placeOf(high))
    expect(page1).toBeGreaterThan(0.3)
    await high.press('PageUp')
    expect(await placeOf(high)).toBe(last)
    await low.press('PageUp')
    const page2 = await placeOf(low)
    expect(page2).toBeGreaterThan(0.3)
    await high.press('Home')
    expect(await placeOf(high)).toBeCloseTo(page2, 3)
    await low.press('End')
    expect(await placeOf(low)).toBeCloseTo(page2, 3)
    await low.press('Home')
    expect(await placeOf(low)).toBe(0)
    await high.press('End')
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(await placeOf(high)).toBe(last)
  })

  it('says another limit at every press from its open end', async () => {
    const page = await visitCards()
    const high = page.getByRole('slider', { name: 'Highest price, on the scale' })
    const said = [await high.getAttribute('aria-valuetext')]
    for (let press = 0; press < 4; press += 1) {
      await high.press('ArrowLeft')
      said.push(await high.getAttribute('aria-valuetext'))
    }
    expect(new Set(said).size).toBe(5)
  })

  it('searches once for quick presses, when they rest or the focus leaves', async () => {
    const page = await visitCards()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('/spu/page')) asked.push(searchParams.get('priceMin') ?? '')
    })
    const low = page.getByRole('slider', { name: 'Lowest price, on the scale' })
    await low.focus()
    await page.evaluate(`for (let press = 0; press < 6; press += 1)
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))`)
    await page.keyboard.press('Tab')
    await expect.poll(() => new URL(page.url()).searchParams.get('priceMin')).not.toBeNull()
    await expect.poll(() => asked.length).toBe(1)
  })
})

describe('who comes back to a page has the focus where they left it', () => {
  it.each([
    ['Find similar', 2],
    ['Compare', 3],
  ])('on a card’s %s', async (name, place) => {
    const page = await visitCards()
    const button = cards(page).nth(place).getByRole('button', { name, exact: true })
    const link = cards(page).nth(place).getByRole('link', { name, exact: true })
    const control = (await link.count()) > 0 ? link : button
    await control.focus()
    if (name === 'Compare') {
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Compare (1)' }).press('Enter')
    } else await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/')
    await page.locator('main h1:visible').first().waitFor()
    await page.goBack()
    const wanted = name === 'Compare' ? page.getByRole('link', { name: 'Compare (1)' }) : control
    await expect.poll(() => wanted.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)
  })

  it('but not where something else has it meanwhile', async () => {
    const page = await visitCards()
    await cards(page).nth(2).getByRole('link').first().focus()
    await page.getByRole('link', { name: 'Material', exact: true }).press('Enter')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/material')
    await page.getByRole('link', { name: 'Home', exact: true }).press('Enter')
    await cards(page).nth(2).waitFor()
    expect(await focusedName(page)).toBe('Home')
  })
})

describe('who comes to a page by a key on what goes with the page before', () => {
  it('is at the beginning of what there is', async () => {
    const page = await visitCards()
    await cards(page).nth(3).getByRole('button', { name: 'Compare', exact: true }).press('Enter')
    await page.getByRole('link', { name: 'Compare (1)' }).press('Enter')
    await page.getByRole('table').waitFor()
    expect(await page.evaluate<string>('document.activeElement.tagName')).toBe('MAIN')
  })
})

describe('what changes out of sight is said', () => {
  it('how many brands are of that name', async () => {
    const page = await visitCards()
    await page.getByRole('button', { name: 'Find a brand' }).click()
    await markLiveRegions(page)
    await page.getByRole('textbox', { name: 'Find a brand' }).pressSequentially('nord')
    await said(page).getByText('One of that name').waitFor({ state: 'attached' })
    await page.getByRole('textbox', { name: 'Find a brand' }).pressSequentially('zz')
    await said(page).getByText('Nothing of that name').waitFor({ state: 'attached' })
  })

  it('the ways out of an empty list', async () => {
    const page = await visitCards('/?keyword=number')
    await markLiveRegions(page)
    await page.getByRole('combobox', { name: 'Search' }).fill('number zzzz')
    await page.keyboard.press('Enter')
    const told = said(page).filter({ hasText: 'No results for “number zzzz”.' })
    await told.getByRole('button', { name: /^Without “zzzz”:/ }).waitFor()
  })

  it('how many rows are left where only differences stand', async () => {
    const page = await stage.visit(await comparisonOf(stage.shop, 'TILE-1', 'TILE-2'))
    await page.getByRole('table').waitFor()
    await markLiveRegions(page)
    const told = said(page).getByText(/rows shown$/)
    const before = await told.textContent()
    await page.getByRole('switch', { name: /Differences only/ }).press('Space')
    await expect.poll(() => told.textContent()).not.toBe(before)
    expect(await told.textContent()).toMatch(/^\d+ of \d+ rows shown$/)
  })
})
