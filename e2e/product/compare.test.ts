import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { restingScroll } from '../stage/at-rest.ts'
import { goTo } from '../stage/browser.ts'
import type { Tongue } from '../stage/browser.ts'
import { fingerOn } from '../stage/finger.ts'
import { setReadingStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const WORDS = {
  en: {
    compare: 'Compare',
    tray: 'SKUs to compare',
    open: 'Compare (2)',
    clear: 'Clear',
    close: 'Close',
    oak: 'Herringbone oak',
  },
  'zh-CN': {
    compare: '对比',
    tray: '待对比的款式',
    open: '对比（2）',
    clear: '清空',
    close: '关闭',
    oak: '人字拼橡木',
  },
}

const stage = setReadingStage('compare')

const cards = (page: Page) => page.getByRole('article')
const toggle = (within: Locator, tongue: Tongue = 'en') =>
  within.getByRole('button', { name: WORDS[tongue].compare, exact: true })
const trayOf = (page: Page, tongue: Tongue = 'en') => page.getByRole('region', { name: WORDS[tongue].tray })
const thumbnails = (page: Page, tongue: Tongue = 'en') => trayOf(page, tongue).getByRole('list').getByRole('button')

async function visitCards(): Promise<Page> {
  const page = await stage.visit('/')
  await cards(page).nth(6).waitFor()
  return page
}

async function put(page: Page, ...places: number[]): Promise<void> {
  for (const place of places) {
    await cards(page).nth(place).hover()
    await toggle(cards(page).nth(place)).click()
  }
}

/** A list of eleven, with nothing that comes near below it. Scrolls to the last row: the tray covers nothing of it, and leaves it where it is. */
async function expectWholeLastRow(page: Page, tongue: Tongue = 'en'): Promise<void> {
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
  // Found by its place in the list: the cards in the document change while it scrolls.
  const last = page.locator('[aria-posinset="11"]').getByRole('article')
  await last.waitFor()
  await restingScroll(page)
  const isAboveTray = async () => {
    const [card, tray] = await Promise.all([last.boundingBox(), trayOf(page, tongue).boundingBox()])
    return (card?.y ?? 0) + (card?.height ?? 0) <= (tray?.y ?? 0)
  }
  await expect.poll(isAboveTray, { message: 'the last row lies above the tray' }).toBe(true)
  const place = await last.boundingBox()
  await trayOf(page, tongue).getByRole('button', { name: WORDS[tongue].clear, exact: true }).click()
  await trayOf(page, tongue).waitFor({ state: 'detached' })
  expect(await last.boundingBox(), 'the last row once the tray has gone').toEqual(place)
}

/** Puts the open product into the tray and closes it, then opens the comparison: exactly that, without the tray. */
async function compareWithOak(page: Page, tongue: Tongue = 'en'): Promise<void> {
  const words = WORDS[tongue]
  await cards(page).getByRole('link', { name: words.oak }).click()
  const drawer = page.getByRole('dialog', { name: words.oak })
  await toggle(drawer, tongue).click()
  await expect.poll(() => toggle(drawer, tongue).getAttribute('aria-pressed')).toBe('true')
  await drawer.getByRole('button', { name: words.close }).click()
  await drawer.waitFor({ state: 'hidden' })
  expect(await toggle(cards(page).nth(0), tongue).getAttribute('aria-pressed'), 'on the card').toBe('true')
  await trayOf(page, tongue).getByRole('link', { name: words.open, exact: true }).click()
  await page.getByRole('heading', { name: words.compare, exact: true }).waitFor()
  await page.getByRole('columnheader', { name: words.oak }).waitFor()
  await expect.poll(() => trayOf(page, tongue).count(), { message: 'no tray beside its comparison' }).toBe(0)
}

/** Emptying it by keyboard: web/compare/tray/tray.component.test.tsx. */
describe('the tray', () => {
  it('takes up to six SKUs from cards and products, is the same on every page and in every tab, and leads to the comparison', async () => {
    const page = await visitCards()
    const shown = (place: number) => opacityOf(toggle(cards(page).nth(place)))
    await page.mouse.move(5, 5)
    await expect.poll(() => shown(1), { message: 'before it is hovered' }).toBe('0')
    await cards(page).nth(1).hover()
    await expect.poll(() => shown(1), { message: 'under the pointer' }).toBe('1')
    await cards(page).nth(2).getByRole('link').first().focus()
    await expect.poll(() => shown(2), { message: 'with the focus' }).toBe('1')
    // It takes the variant that the card shows.
    const oak = cards(page).nth(0)
    const before = await oak.boundingBox()
    await oak.getByRole('button', { name: 'Herringbone oak, NH-OAK-S' }).hover()
    await toggle(oak).click()
    await trayOf(page).getByRole('button', { name: 'Remove Herringbone oak NH-OAK-S' }).waitFor()
    expect(await oak.boundingBox(), 'the tray moves nothing').toEqual(before)
    await page.locator('[aria-live]').getByText('1 SKU to compare').waitFor({ state: 'attached' })

    await put(page, 1, 2, 3, 4, 5)
    await expect.poll(() => thumbnails(page).count()).toBe(6)
    await put(page, 6)
    await page.getByText('Six SKUs are the most that can be compared').waitFor()
    expect(await toggle(cards(page).nth(6)).getAttribute('aria-pressed'), 'a seventh').toBe('false')
    await put(page, 5)
    await expect.poll(() => thumbnails(page).count()).toBe(5)
    await trayOf(page).getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => trayOf(page).count()).toBe(0)

    await put(page, 1)
    await expect.poll(() => toggle(cards(page).nth(1)).getAttribute('aria-pressed')).toBe('true')
    await compareWithOak(page)
    await page.getByRole('link', { name: 'Material', exact: true }).click()
    await expect.poll(() => thumbnails(page).count(), { message: 'on another page' }).toBe(2)

    const other = await stage.openTab()
    await thumbnails(other).nth(1).waitFor()
    await put(other, 2)
    await expect.poll(() => thumbnails(page).count(), { message: 'put in by the other tab' }).toBe(3)
    await thumbnails(page).first().click()
    await expect.poll(() => thumbnails(other).count(), { message: 'taken out by the first tab' }).toBe(2)
    expect(await toggle(cards(other).nth(1)).getAttribute('aria-pressed'), 'on its card there').toBe('false')
    await other.goto(`${stage.shop.server.url}/?keyword=8`)
    await thumbnails(other).nth(1).waitFor()
    await expectWholeLastRow(other)
    await expect.poll(() => trayOf(page).count(), { message: 'emptied by the other tab' }).toBe(0)
    await put(other, 0)
    await trayOf(page).waitFor()
    await page.evaluate(`localStorage.setItem('quarry-compare', '["x",{},"99999999"')`)
    await expect.poll(() => trayOf(other).count(), { message: 'where something else is stored' }).toBe(0)
  })

  it('is filled by a finger on a phone, covers no last row there, and leads to the page (zh-CN)', async () => {
    const page = await stage.visit('/?keyword=8', { tongue: 'zh-CN', viewport: PHONE })
    const card = cards(page).nth(1)
    await card.waitFor()
    const widthNow = async () => (await toggle(card, 'zh-CN').boundingBox())?.width
    // On touch screens the tray button appears only with a keyboard.
    expect(await widthNow()).toBe(1)
    await card.getByRole('link').first().press('Shift')
    await expect.poll(widthNow, { message: 'with a keyboard' }).toBeGreaterThan(20)
    const menu = page.getByRole('dialog')
    const putByFinger = async () => {
      await (await fingerOn(page)).pressLong(card, menu)
      await toggle(menu, 'zh-CN').tap()
      await menu.waitFor({ state: 'hidden' })
      await expect.poll(() => thumbnails(page, 'zh-CN').count()).toBe(1)
    }
    const before = await card.boundingBox()
    await putByFinger()
    expect(await card.boundingBox(), 'the tray moves nothing').toEqual(before)
    await expectWholeLastRow(page, 'zh-CN')

    await goTo(page, '/')
    await cards(page).getByRole('link', { name: WORDS['zh-CN'].oak }).waitFor()
    await putByFinger()
    await expect.poll(() => toggle(card, 'zh-CN').getAttribute('aria-pressed')).toBe('true')
    await compareWithOak(page, 'zh-CN')
  })
})

function opacityOf(element: Locator): Promise<string | undefined> {
  return element.evaluate((node) => node.ownerDocument.defaultView?.getComputedStyle(node).opacity)
}
