import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { restingScroll, waitForAnimations } from '../stage/at-rest.ts'
import { readOnIn, resizeTo, waitForPage, type Tongue } from '../stage/browser.ts'
import { fingerOn, middleOf } from '../stage/finger.ts'
import { captureNinePoints, expectSamePoints } from '../stage/nine-points.ts'
import { addMember, LOGIN_WORDS, signInByPassword } from '../stage/login-shop.ts'
import { setMembersStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const SMALL = { width: 320, height: 640 }
const WORDS = {
  en: {
    oak: 'Herringbone oak',
    board: 'Board number 1',
    offers: [
      'Save to folder',
      'Find similar',
      'Compare',
      'Add to board',
      'Add to budget list',
      'Search by image',
      'Open in a new tab',
    ],
    close: 'Close',
    hold: 'Hold a card to compare or find similar ones.',
  },
  'zh-CN': {
    oak: '人字拼橡木',
    board: '木板1号',
    offers: ['收藏到文件夹', '找相似', '对比', '加入材料板', '加入预算清单', '以图搜图', '在新标签页打开'],
    close: '关闭',
    hold: '长按卡片，可对比或找相似。',
  },
} satisfies Record<Tongue, unknown>

const stage = setMembersStage()

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const searchOf = (page: Page) => new URL(page.url()).searchParams

const menuOf = (page: Page, tongue: Tongue = 'en') =>
  page.getByRole('dialog', { name: WORDS[tongue].board, exact: true })

async function visitPhone({ viewport = PHONE } = {}) {
  const page = await stage.visit('/', { viewport })
  await cards(page).nth(3).waitFor()
  return { page, finger: await fingerOn(page), card: cards(page).nth(1) }
}

const offersOf = (menu: Locator) => menu.locator('a, button').filter({ hasText: /./ }).allInnerTexts()

describe('a card under a finger', () => {
  it('shows the material and a star, explains the long press once, offers the rest on it, and leaves the page as it was; a tap opens the product', async () => {
    const { page, finger, card } = await visitPhone()
    for (const [tongue, viewport] of [
      ['zh-CN', PHONE],
      ['en', SMALL],
    ] as const) {
      await resizeTo(page, viewport)
      await readOnIn(page, tongue)
      const hint = await page.getByText(WORDS[tongue].hold).boundingBox()
      expect((hint?.y ?? Infinity) + (hint?.height ?? 0), `the hint in ${tongue}`).toBeLessThan(
        (await cards(page).first().boundingBox())?.y ?? 0,
      )
      expect(hint?.height, `the hint in ${tongue}`).toBeLessThan(24)
    }
    const drawn = `[...document.querySelector('main li:nth-child(2) article').querySelectorAll('[data-star], [data-star] ~ *')]
      .filter((action) => action.getBoundingClientRect().width > 1).map((action) => action.getAttribute('aria-label'))`
    expect(await page.evaluate<string[]>(drawn), 'what the card shows').toEqual(['Save to folder'])
    const tree = await card.ariaSnapshot()
    for (const name of ['Save to folder', 'Find similar', 'Compare']) expect(tree).toContain(`"${name}"`)
    await card.getByRole('link').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(
      await page.evaluate<number>(`document.activeElement.getBoundingClientRect().width`),
      'an action that keys reach',
    ).toBeGreaterThan(20)

    await page.reload()
    await cards(page).nth(3).waitFor()
    expect(await page.getByText(WORDS.en.hold).count(), 'the hint on the next visit').toBe(0)

    // A tap on the page, so that the focus no longer moves by keys.
    await page.getByRole('heading', { level: 1 }).tap()
    await card.scrollIntoViewIfNeeded()
    const before = await captureNinePoints(page)
    const address = page.url()
    const menu = menuOf(page)
    await finger.pressLong(card, menu)
    expect(await offersOf(menu)).toEqual(WORDS.en.offers)
    expect(page.url(), 'with the menu open').toBe(address)
    await menu.getByRole('button', { name: WORDS.en.close, exact: true }).tap()
    await menu.waitFor({ state: 'hidden' })
    await expectSamePoints(page, before)
    expect(await page.evaluate<string>('document.activeElement.getAttribute("href")'), 'the focus').toContain('skuId=')
    await finger.pressLong(card, menu)
    await page.goBack()
    await menu.waitFor({ state: 'hidden' })
    await expectSamePoints(page, before, 'Back')
    await finger.pressLong(card, menu)
    await page.touchscreen.tap(40, 40)
    await menu.waitFor({ state: 'hidden' })
    await expectSamePoints(page, before, 'a tap beside it')
    expect(page.url(), 'with the menu closed').toBe(address)

    await readOnIn(page, 'zh-CN')
    const chinese = menuOf(page, 'zh-CN')
    await finger.pressLong(card, chinese)
    expect(await offersOf(chinese)).toEqual(WORDS['zh-CN'].offers)
    await chinese.getByRole('button', { name: WORDS['zh-CN'].close, exact: true }).tap()
    await chinese.waitFor({ state: 'hidden' })

    // The first card has a second picture, which a finger never shows.
    await readOnIn(page, 'en')
    const oak = cards(page).first()
    const link = oak.getByRole('link').first()
    const drawer = page.getByRole('dialog', { name: WORDS.en.oak })
    const isFocused = () =>
      link.evaluate((one) => (one as never as { matches(what: string): boolean }).matches(':focus'))
    for (const [way, close] of [
      ['its button', () => drawer.getByRole('button', { name: 'Close' }).first().tap()],
      ['Back', () => page.goBack()],
    ] as const) {
      await link.tap()
      await drawer.getByRole('tab').first().waitFor()
      expect(searchOf(page).has('skuId'), `the product before ${way}`).toBe(true)
      for (const name of ['Save to folder', 'Compare', 'Search by image'])
        await drawer.getByRole('button', { name, exact: true }).waitFor()
      await drawer.getByRole('link', { name: 'Find similar' }).waitFor()
      await close()
      await drawer.waitFor({ state: 'hidden' })
      await expect.poll(isFocused, { message: `the focus after ${way}` }).toBe(true)
      expect(await oak.locator('a img').count(), `pictures after ${way}`).toBe(1)
    }
    await finger.pressLong(oak, drawer)
    await drawer.getByRole('button', { name: 'Compare' }).tap()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('region', { name: 'SKUs to compare' }).waitFor()
    expect(await oak.locator('a img').count(), 'pictures after the menu').toBe(1)
  })

  it('scrolls when the finger moves, chooses nothing when it lifts, then compares, saves, finds similar and searches by image', async () => {
    const email = await addMember(stage.shop, 'secret7')
    const { page, finger, card } = await visitPhone()
    const start = await middleOf(card)
    await finger.touch('touchStart', start)
    for (const moved of [20, 60, 120, 180]) await finger.touch('touchMove', { x: start.x, y: start.y - moved })
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(50)
    // Longer than the menu takes to appear.
    await page.evaluate(
      'new Promise((go) => { let frames = 0; const next = () => (frames += 1) > 45 ? go() : requestAnimationFrame(next); next() })',
    )
    await finger.touch('touchEnd')
    expect(await page.getByRole('dialog').count(), 'menus after a scroll').toBe(0)
    expect(await page.evaluate<string>('String(getSelection())'), 'selected by a scroll').toBe('')
    await page.evaluate('scrollTo(0, 0)')
    await restingScroll(page)

    const address = page.url()
    const anyMenu = page.getByRole('dialog')
    // A card in the lower half, where the menu's rows will appear.
    const lower = `[...document.querySelectorAll('article a img')].map((one) => one.getBoundingClientRect())
      .find(({ top, bottom }) => top < 640 && bottom > 640)`
    await expect.poll(() => page.evaluate<boolean>(`Boolean(${lower})`)).toBe(true)
    const y = 640
    const x = await page.evaluate<number>(`${lower}.left + ${lower}.width / 2`)
    for (const time of ['first', 'second']) {
      await finger.touch('touchStart', { x, y })
      await anyMenu.waitFor()
      await waitForAnimations(page)
      await waitForPage(page, `Boolean(document.elementFromPoint(${x}, ${y}).closest('[role=dialog] :is(a, button)'))`)
      await finger.touch('touchEnd')
      // Any effect of a click is visible by the next frame.
      await page.evaluate('new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))')
      expect(await anyMenu.isVisible(), `the ${time} menu, once the finger lifts`).toBe(true)
      expect(page.url(), `with the ${time} menu`).toBe(address)
      expect(page.context().pages(), `with the ${time} menu`).toHaveLength(1)
      await anyMenu.getByRole('button', { name: 'Close', exact: true }).tap()
      await anyMenu.waitFor({ state: 'hidden' })
    }

    const menu = menuOf(page)
    await finger.pressLong(card, menu)
    await menu.getByRole('button', { name: 'Compare' }).tap()
    await menu.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Remove Board number 1' }).waitFor()
    await finger.pressLong(card, menu)
    expect(await menu.getByRole('button', { name: 'Compare' }).getAttribute('aria-pressed')).toBe('true')

    await menu.getByRole('button', { name: 'Save to folder' }).tap()
    const login = page.getByRole('dialog', { name: LOGIN_WORDS.en.welcome })
    await signInByPassword(login, { email, password: 'secret7' })
    const popover = page.getByRole('dialog', { name: 'Save to folder' })
    await popover.getByText('You have no folders yet.').waitFor()
    await page.goBack()
    await popover.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname, 'after the folders').toBe('/')

    await finger.pressLong(card, menu)
    await menu.getByRole('link', { name: 'Find similar' }).tap()
    await expect.poll(() => searchOf(page).get('like')).not.toBeNull()
    await page.goBack()
    await card.waitFor()
    await menu.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname, 'after what is similar').toBe('/')

    await finger.pressLong(card, menu)
    const opening = page.context().waitForEvent('page')
    await menu.getByRole('link', { name: 'Search by image' }).tap()
    const tab = await opening
    await tab.waitForURL('**/ai*')
    await menu.waitFor({ state: 'hidden' })
  })
})
