import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { restingScroll } from '../stage/at-rest.ts'
import type { Tongue, VisitOptions } from '../stage/browser.ts'
import { fingerOn } from '../stage/finger.ts'
import { setReadingStage } from '../stage/stage.ts'

type Viewport = NonNullable<VisitOptions['viewport']>

const PHONE = { width: 390, height: 844 }
const WORDS = {
  en: { compare: 'Compare', tray: 'SKUs to compare', open: 'Compare (2)', clear: 'Clear', oak: 'Herringbone oak' },
  'zh-CN': { compare: '对比', tray: '待对比的款式', open: '对比（2）', clear: '清空', oak: '人字拼橡木' },
}

const stage = setReadingStage('compare')

const cards = (page: Page) => page.getByRole('article')
const toggle = (within: Locator, tongue: Tongue = 'en') =>
  within.getByRole('button', { name: WORDS[tongue].compare, exact: true })
const trayOf = (page: Page, tongue: Tongue = 'en') => page.getByRole('region', { name: WORDS[tongue].tray })
const thumbnails = (page: Page, tongue: Tongue = 'en') => trayOf(page, tongue).getByRole('list').getByRole('button')

async function visitCards(options: VisitOptions = {}): Promise<Page> {
  const page = await stage.visit('/', options)
  await cards(page).nth(6).waitFor()
  return page
}

async function put(page: Page, ...places: number[]): Promise<void> {
  for (const place of places) {
    await cards(page).nth(place).hover()
    await toggle(cards(page).nth(place)).click()
  }
}

async function putByFinger(page: Page, place: number, tongue: Tongue): Promise<void> {
  const card = cards(page).nth(place)
  const widthNow = async () => (await toggle(card, tongue).boundingBox())?.width
  // On touch screens the tray button appears only with a keyboard.
  expect(await widthNow()).toBe(1)
  await card.getByRole('link').first().press('Shift')
  await expect.poll(widthNow).toBeGreaterThan(20)
  const menu = page.getByRole('dialog')
  await (await fingerOn(page)).pressLong(card, menu)
  await toggle(menu, tongue).tap()
  await menu.waitFor({ state: 'hidden' })
}

/** Emptying it by keyboard: web/compare/tray/tray.component.test.tsx. */
describe('the tray', () => {
  it.each<[Tongue, Viewport]>([
    ['en', { width: 1366, height: 768 }],
    ['zh-CN', PHONE],
  ])('takes SKUs from cards and from an open product, and leads to the page (%s, %o)', async (tongue, viewport) => {
    const words = WORDS[tongue]
    const page = await visitCards({ tongue, viewport })
    await (viewport === PHONE ? putByFinger(page, 1, tongue) : put(page, 1))
    expect(await toggle(cards(page).nth(1), tongue).getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => thumbnails(page, tongue).count()).toBe(1)

    await cards(page).getByRole('link', { name: words.oak }).click()
    const drawer = page.getByRole('dialog', { name: words.oak })
    await toggle(drawer, tongue).click()
    expect(await toggle(drawer, tongue).getAttribute('aria-pressed')).toBe('true')
    await drawer.getByRole('button', { name: tongue === 'en' ? 'Close' : '关闭' }).click()
    await drawer.waitFor({ state: 'hidden' })
    expect(await toggle(cards(page).nth(0), tongue).getAttribute('aria-pressed')).toBe('true')

    await trayOf(page, tongue).getByRole('link', { name: words.open, exact: true }).click()
    await page.getByRole('heading', { name: words.compare, exact: true }).waitFor()
    await page.getByRole('columnheader', { name: words.oak }).waitFor()
    // The page shows exactly that comparison, without the tray.
    await expect.poll(() => trayOf(page, tongue).count()).toBe(0)
  })

  it('is offered once a card is hovered or focused, and takes the variant that the card shows', async () => {
    const page = await visitCards()
    const shown = (place: number) => opacityOf(toggle(cards(page).nth(place)))
    await page.mouse.move(5, 5)
    await expect.poll(() => shown(1)).toBe('0')
    await cards(page).nth(1).hover()
    await expect.poll(() => shown(1)).toBe('1')
    await cards(page).nth(2).getByRole('link').first().focus()
    await expect.poll(() => shown(2)).toBe('1')
    const oak = cards(page).nth(0)
    await oak.getByRole('button', { name: 'Herringbone oak, NH-OAK-S' }).hover()
    await toggle(oak).click()
    await trayOf(page).getByRole('button', { name: 'Remove Herringbone oak NH-OAK-S' }).waitFor()
  })

  it('survives other pages, and is the same in every tab, whatever else is stored in its place', async () => {
    const page = await visitCards()
    await put(page, 0, 1)
    await page.getByRole('link', { name: 'Material', exact: true }).click()
    await expect.poll(() => thumbnails(page).count()).toBe(2)

    const other = await stage.openTab()
    await thumbnails(other).nth(1).waitFor()
    await put(other, 2)
    await expect.poll(() => thumbnails(page).count()).toBe(3)
    await thumbnails(page).first().click()
    await expect.poll(() => thumbnails(other).count()).toBe(2)
    expect(await toggle(cards(other).nth(0)).getAttribute('aria-pressed')).toBe('false')
    await page.evaluate(`localStorage.setItem('quarry-compare', '["x",{},"99999999"')`)
    await expect.poll(() => trayOf(other).count()).toBe(0)
  })

  it('holds six, and explains why a seventh is refused', async () => {
    const page = await visitCards()
    await put(page, 0, 1, 2, 3, 4, 5)
    await expect.poll(() => thumbnails(page).count()).toBe(6)
    await put(page, 6)
    await page.getByText('Six SKUs are the most that can be compared').waitFor()
    expect(await toggle(cards(page).nth(6)).getAttribute('aria-pressed')).toBe('false')
    await put(page, 5)
    await expect.poll(() => thumbnails(page).count()).toBe(5)
    await trayOf(page).getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => trayOf(page).count()).toBe(0)
  })

  it.each([{ width: 1366, height: 768 }, PHONE])(
    'covers no last row, moves nothing when it comes, and says what it holds (%o)',
    async (viewport) => {
      const page = await stage.visit('/?keyword=number 8', { viewport })
      await cards(page).nth(6).waitFor()
      const before = await cards(page).nth(0).boundingBox()
      await toggle(cards(page).nth(0)).press('Enter')
      await thumbnails(page).first().waitFor()
      expect(await cards(page).nth(0).boundingBox()).toEqual(before)
      await page.locator('[aria-live]').getByText('1 SKU to compare').waitFor({ state: 'attached' })
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
      // Found by its place in the list: the cards in the document change while it scrolls.
      const last = page.locator('[aria-posinset="11"]').getByRole('article')
      await last.waitFor()
      await restingScroll(page)
      const isAboveTray = async () => {
        const [card, tray] = await Promise.all([last.boundingBox(), trayOf(page).boundingBox()])
        return (card?.y ?? 0) + (card?.height ?? 0) <= (tray?.y ?? 0)
      }
      await expect.poll(isAboveTray).toBe(true)
      const place = await last.boundingBox()
      await trayOf(page).getByRole('button', { name: WORDS.en.clear, exact: true }).click()
      await trayOf(page).waitFor({ state: 'detached' })
      expect(await last.boundingBox()).toEqual(place)
    },
  )
})

function opacityOf(element: Locator): Promise<string | undefined> {
  return element.evaluate((node) => node.ownerDocument.defaultView?.getComputedStyle(node).opacity)
}
