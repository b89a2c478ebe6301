import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readOnIn, waitForPage, withoutInlinedAnswer } from '../stage/browser.ts'
import type { VisitOptions } from '../stage/browser.ts'
import { fingerOn } from '../stage/finger.ts'
import { setReadingStage } from '../stage/stage.ts'

const WORDS = { en: { oak: 'Herringbone oak' }, 'zh-CN': { oak: '人字拼橡木' } }
const PHONE = { width: 390, height: 844 }

const stage = setReadingStage()

const visitShop = (options?: VisitOptions, path?: string) => stage.visit(path, options)

const card = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name }) })
const searchOf = (page: Page) => new URL(page.url()).searchParams
const totalIs = (page: Page, total: number) => page.getByText(new RegExp(`^${total} (products?|件产品)`)).waitFor()

describe('the first list', () => {
  it('that did not come with its page is requested once, before the page’s script has loaded', async () => {
    const page = await stage.enter()
    await withoutInlinedAnswer(page)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('/spu/page')) asked.push(pathname)
    })
    const { promise: wasAsked, resolve: letScriptCome } = Promise.withResolvers<undefined>()
    await page.route('**/assets/index-*.js', async (route) => {
      await wasAsked
      await route.continue()
    })
    await page.goto(stage.shop.server.url, { waitUntil: 'commit' })
    await expect.poll(() => asked.length).toBe(1)
    letScriptCome(undefined)
    await card(page, WORDS.en.oak).waitFor()
    expect(asked).toHaveLength(1)
  })

  it('reserves the lines of its filter chips until these have their names', async () => {
    const page = await stage.enter({ viewport: { width: 1100, height: 768 } })
    // In the first frame that has the element.
    await page.addInitScript(`
      const look = () => {
        const card = document.querySelector('article')
        if (card) window.firstTop = card.getBoundingClientRect().top
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    `)
    const topAt = async (path: string) => {
      await page.goto(stage.shop.server.url + path)
      await waitForPage(page, 'window.firstTop !== undefined')
      return page.evaluate<number>('window.firstTop')
    }
    const topOfAll = await topAt('/')
    const { promise: haveCome, resolve: chipsHaveCome } = Promise.withResolvers<void>()
    page.on('requestfinished', (request) => void (request.url().includes('/FilterChips-') && chipsHaveCome()))
    await page.route('**/assets/index-*.js', async (route) => {
      await haveCome
      await route.continue()
    })
    expect(await topAt('/?brandId=1%2C2%2C3%2C4%2C5%2C6%2C7%2C8')).toBeGreaterThan(topOfAll)
  })
})

describe('a card', () => {
  it('shows its second picture while it is hovered or focused, and the SKU of a swatch, by pointer or by keyboard', async () => {
    const page = await visitShop()
    const oak = card(page, WORDS.en.oak)
    const link = oak.getByRole('link').first()
    const pictures = oak.locator('a img')
    await oak.waitFor()
    await expect.poll(() => pictures.count()).toBe(1)
    await oak.hover()
    await expect.poll(() => pictures.count()).toBe(2)
    const [picture, address] = [await pictures.first().getAttribute('src'), await link.getAttribute('href')]
    expect(await pictures.nth(1).getAttribute('src')).not.toBe(picture)
    await page.mouse.move(5, 5)
    await expect.poll(() => pictures.count()).toBe(1)
    await link.focus()
    await expect.poll(() => pictures.count()).toBe(2)

    // The Tab key skips the swatches; arrow keys move between them.
    const swatches = oak.getByRole('list').getByRole('button')
    await swatches.first().focus()
    await page.keyboard.press('ArrowRight')
    expect(await swatches.nth(1).getAttribute('aria-pressed')).toBe('true')
    // Each swatch names its variant, and the card shows its picture.
    const names = await swatches.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
    expect(names.slice(0, 2)).toEqual(['Herringbone oak, RAL 1011', 'Herringbone oak, NH-OAK-S'])
    expect(await swatches.first().getAttribute('title')).toBe('RAL 1011')
    await oak.getByText('NH-OAK-S').waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).not.toMatch(/Herringbone oak, /)

    await swatches.first().hover()
    await expect.poll(() => link.getAttribute('href')).toBe(address)
    await swatches.nth(1).hover()
    await expect.poll(() => pictures.first().getAttribute('src')).not.toBe(picture)
    expect(await link.getAttribute('href')).not.toBe(address)
    await swatches.nth(1).click()
    await page.getByRole('dialog', { name: WORDS.en.oak }).getByText('NH-OAK-S', { exact: true }).waitFor()
    // Only touch users are told about holding a card.
    expect(await page.getByText('Hold a card').count()).toBe(0)
  })

  it('names brand and variant whole on a phone, and no row reaches into the next', async () => {
    const page = await visitShop({ viewport: PHONE })
    for (const [tongue, width] of [
      ['en', 390],
      ['zh-CN', 390],
      ['en', 320],
    ] as const) {
      await page.setViewportSize({ ...PHONE, width })
      await readOnIn(page, tongue)
      await card(page, WORDS[tongue].oak).waitFor()
      const look = { message: `${tongue}, ${width} px` }
      await expect.poll(async () => (await metaOf(page)).some(({ brand }) => brand.includes('·')), look).toBe(true)
      await expect.poll(async () => (await metaOf(page)).filter(({ end, next }) => end > next), look).toEqual([])
      if (width === 320) continue
      await expect.poll(async () => (await metaOf(page)).filter(({ isCut }) => isCut), look).toEqual([])
    }
  })

  it('keeps its first picture under a finger, also once its product or its menu has been closed', async () => {
    const page = await visitShop({ viewport: PHONE })
    const oak = card(page, WORDS.en.oak)
    const link = oak.getByRole('link').first()
    const isFocused = () =>
      link.evaluate((one) => (one as never as { matches(what: string): boolean }).matches(':focus'))
    const drawer = page.getByRole('dialog', { name: WORDS.en.oak })
    for (const close of [() => drawer.getByRole('button', { name: 'Close' }).first().tap(), () => page.goBack()]) {
      await link.tap()
      await drawer.getByRole('tab').first().waitFor()
      await close()
      await drawer.waitFor({ state: 'hidden' })
      await expect.poll(isFocused).toBe(true)
      expect(await oak.locator('a img').count()).toBe(1)
    }
    const finger = await fingerOn(page)
    await finger.pressLong(oak, drawer)
    await drawer.getByRole('button', { name: 'Compare' }).tap()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('region', { name: 'SKUs to compare' }).waitFor()
    expect(await oak.locator('a img').count()).toBe(1)
  })
})

describe('the list', () => {
  it('is narrowed step by step, and the address tells each step', async () => {
    const page = await visitShop({ tongue: 'zh-CN' })
    await totalIs(page, 90)
    const chips = page.getByRole('list', { name: '筛选' }).getByRole('listitem')
    await page.getByRole('navigation').getByRole('link', { name: /^石材/ }).click()
    await totalIs(page, 29)
    await page.getByRole('textbox', { name: '最低价' }).fill('60')
    await page.keyboard.press('Enter')
    await expect.poll(() => searchOf(page).get('priceMin')).toBe('60')
    await page.getByRole('combobox', { name: '排序' }).selectOption('price-desc')
    await expect.poll(() => searchOf(page).get('sort')).toBe('price-desc')
    await expect.poll(() => chips.count()).toBe(3)
    const names = async () => (await page.getByRole('article').allInnerTexts()).map((text) => text.split('\n')[0])
    await expect.poll(async () => (await names())[0]).toMatch(/87/)
    const found = await names()
    await page.reload()
    await expect.poll(names).toEqual(found)

    await chips.getByRole('button').first().click()
    await expect.poll(() => searchOf(page).has('categoryId')).toBe(false)
    await page.getByRole('combobox', { name: '搜索' }).fill('number 8')
    await expect.poll(() => searchOf(page).get('keyword')).toBe('number 8')
    // Suggestions cover the chips until the search is done.
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '清除全部' }).first().click()
    await totalIs(page, 90)
    expect(page.url()).toBe(`${stage.shop.server.url}/?sort=price-desc`)
  })

  it('shows its shape until it is there, keeps what it shows while it is narrowed, and says that it is busy', async () => {
    const page = await stage.enter()
    const letFirstCome = await holdList(page)
    await page.goto(stage.shop.server.url)
    await page.getByRole('status', { name: 'Loading products' }).waitFor()
    await readOnIn(page, 'zh-CN')
    await page.getByRole('status', { name: '正在加载产品' }).waitFor()
    await readOnIn(page, 'en')
    letFirstCome()
    await page.getByRole('link', { name: WORDS.en.oak }).waitFor()
    expect(await page.getByRole('status', { name: 'Loading products' }).count()).toBe(0)
    await totalIs(page, 90)

    const letNextCome = await holdList(page)
    await page.getByRole('checkbox', { name: 'Casa Ventura' }).check()
    await page.locator('[aria-busy="true"]').getByRole('link', { name: WORDS.en.oak }).waitFor()
    letNextCome()
    await totalIs(page, 29)
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  })

  it('is gone through with the keyboard alone: category, brand, price, sort, product and back', async () => {
    const page = await visitShop({ viewport: { width: 1366, height: 768 } })
    await totalIs(page, 90)
    await tabTo(page, 'Show what is in Flooring')
    await page.keyboard.press('Enter')
    await tabTo(page, /^Timber/)
    await page.keyboard.press('Enter')
    await expect.poll(() => searchOf(page).has('categoryId')).toBe(true)
    // The rail waits for the category: its tab stops change until then.
    await page.getByRole('heading', { level: 1, name: /^Timber/ }).waitFor()
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    await tabTo(page, 'Lowest price')
    await page.keyboard.type('20')
    await page.keyboard.press('Tab')
    await page.keyboard.type('300')
    await page.keyboard.press('Enter')
    await expect.poll(() => searchOf(page).get('priceMax')).toBe('300')
    await tabTo(page, 'Nordhem')
    await page.keyboard.press('Space')
    await expect.poll(() => searchOf(page).has('brandId')).toBe(true)
    await tabTo(page, /^Sort/)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => searchOf(page).get('sort')).toBe('newest')
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    await tabTo(page, /^(Board|Herringbone)/)
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('tab').first().waitFor()
    await expect.poll(() => focusedName(page)).toBe('Close')
    await tabTo(page, 'Params')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => drawer.getByRole('tab', { selected: true }).innerText()).toMatch(/certification/)
    await tabTo(page, 'Close')
    await page.keyboard.press('Enter')
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => focusedName(page)).toMatch(/^(Board|Herringbone)/)
  })
})

/** For each card on a phone: brand and variant, whether text is cut, and whether it overlaps the card below. */
function metaOf(page: Page): Promise<{ brand: string; isCut: boolean; end: number; next: number }[]> {
  return page.evaluate(`[...document.querySelectorAll('main li:has(article)')].map((place, at, all) => {
    const brand = place.querySelector('a > span:nth-child(3) > :first-child')
    const below = all[at + 2]
    return {
      brand: brand.textContent,
      isCut: brand.scrollWidth > brand.clientWidth,
      end: place.querySelector('article').getBoundingClientRect().bottom,
      next: below ? below.getBoundingClientRect().top : Infinity,
    }
  })`)
}

/** Delays answers to list requests until the returned function is called. */
async function holdList(page: Page): Promise<() => void> {
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
  await withoutInlinedAnswer(page)
  await page.route('**/spu/page*', async (route) => {
    await permission
    await route.continue()
  })
  return permit
}

const FOCUSED_NAME = `(() => {
  const { activeElement } = document
  return activeElement.getAttribute('aria-label') ?? activeElement.labels?.[0]?.textContent ?? activeElement.textContent
})()`

const focusedName = (page: Page) => page.evaluate<string>(FOCUSED_NAME)

/** Presses Tab until the named control has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isThere = (focused: string) => (typeof name === 'string' ? focused === name : name.test(focused))
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab')
    if (isThere(await focusedName(page))) return
  }
  throw new Error(`the Tab key does not lead to ${name}`)
}
