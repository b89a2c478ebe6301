import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restingScroll } from '../stage/at-rest.ts'
import { outsideLandmarks, seriousViolations } from '../stage/axe.ts'
import { goTo, type VisitOptions } from '../stage/browser.ts'
import { folderOf } from '../stage/folder-shop.ts'
import { LOW, shareOfPage } from '../stage/low-windows.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const WORDS = {
  en: { content: 'Skip to the content', filters: 'Skip to the filters', rail: 'Filters', oak: 'Herringbone oak' },
  'zh-CN': { content: '跳到正文', filters: '跳到筛选', rail: '筛选', oak: '人字拼橡木' },
}

const stage = setMembersStage()
let brandId = ''

beforeAll(async () => {
  const brand = await stage.shop.db
    .selectFrom('brand')
    .select('id')
    .where('english_name', '=', 'Nordhem')
    .executeTakeFirstOrThrow()
  brandId = brand.id
})

/** The focused element: its name, its SKU if it is a card, and whether the focus is visible. */
interface Focused {
  name: string
  sku: string | null
  tag: string
  isSeen: boolean
}

const focused = (page: Page) =>
  page.evaluate<Focused>(`(() => {
    const element = document.activeElement
    // Fading elements count in their final state.
    for (const fading of document.getAnimations())
      if (fading.effect.getTiming().iterations !== Infinity) fading.finish()
    const { outlineStyle } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    return {
      name: (element.getAttribute('aria-label') ?? element.innerText ?? '').split('\\n')[0],
      sku: new URL(element.href ?? 'about:blank').searchParams.get('skuId'),
      tag: element.tagName,
      isSeen: outlineStyle !== 'none' && box.top < innerHeight && box.bottom > 0
        && element.checkVisibility({ opacityProperty: true }) && getComputedStyle(element).clipPath === 'none',
    }
  })()`)

async function press(page: Page, ...keys: string[]): Promise<Focused> {
  for (const key of keys) await page.keyboard.press(key)
  return focused(page)
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const skuOf = async (page: Page, place: number) => {
  const address = await cards(page).nth(place).getByRole('link').first().getAttribute('href')
  return new URL(address ?? '', page.url()).searchParams.get('skuId')
}

async function visitCards(path = '/', options: VisitOptions = {}): Promise<Page> {
  const page = await stage.visit(path, options)
  await cards(page).nth(6).waitFor()
  return page
}

describe('the first stops of a page', () => {
  it('lead past the filters to the results and to the filters, and leave the address as it is', async () => {
    const words = WORDS.en
    const page = await visitCards()
    expect(await outsideLandmarks(page)).toEqual([])
    const before = page.url()
    expect(await press(page, 'Tab')).toMatchObject({ name: words.content, isSeen: true })
    expect(await press(page, 'Enter')).toMatchObject({ sku: await skuOf(page, 0), isSeen: true })
    expect((await press(page, 'Tab')).sku).toBe(await skuOf(page, 1))

    await page.getByRole('link', { name: words.content }).focus()
    expect(await press(page, 'Tab')).toMatchObject({ name: words.filters, isSeen: true })
    expect(await press(page, 'Enter')).toMatchObject({ name: words.rail, isSeen: true })
    await press(page, 'Tab')
    expect(await page.evaluate<boolean>(`document.activeElement.closest('aside') !== null`)).toBe(true)
    // If the rail is folded, unfolds it.
    await page.getByRole('button', { name: words.rail, exact: true }).click()
    await page.getByRole('complementary').waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: words.filters }).focus()
    expect(await press(page, 'Enter')).toMatchObject({ name: words.rail, tag: 'BUTTON' })
    expect(page.url()).toBe(before)

    await page.mouse.move(900, 500)
    await page.mouse.wheel(0, 3000)
    await page.getByRole('link', { name: /number 40/ }).waitFor()
    const place = await restingScroll(page)
    await page.getByRole('link', { name: words.content }).focus()
    expect((await press(page, 'Enter')).sku, 'where it was scrolled to').not.toBeNull()
    expect(Math.abs((await page.evaluate<number>('scrollY')) - place)).toBeLessThan(500)

    await page.getByRole('combobox', { name: 'Search' }).fill('zzzz')
    await page.keyboard.press('Enter')
    await page.getByText('No results for “zzzz”.').waitFor()
    await page.getByRole('link', { name: words.content }).focus()
    await press(page, 'Enter')
    expect((await press(page, 'Tab')).name, 'what stands in place of results').toBe('Clear all')
  })

  it('lead to the results and to what opens the filters on a phone', async () => {
    const words = WORDS['zh-CN']
    const page = await visitCards('/product', { viewport: PHONE, tongue: 'zh-CN' })
    expect(await press(page, 'Tab', 'Tab')).toMatchObject({ name: words.filters, isSeen: true })
    expect(await press(page, 'Enter')).toMatchObject({
      name: expect.stringContaining(words.rail) as string,
      isSeen: true,
    })
    await page.getByRole('link', { name: words.content }).focus()
    expect((await focused(page)).isSeen).toBe(true)
    expect(await press(page, 'Enter')).toMatchObject({ sku: await skuOf(page, 0), isSeen: true })
    expect(page.url()).not.toContain('#')
  })

  it('lead to the results of a brand, and to the page itself where it has none; nothing lies outside a landmark', async () => {
    const page = await visitCards(`/brand/${brandId}`)
    expect(await outsideLandmarks(page), 'of a brand').toEqual([])
    expect(await press(page, 'Tab', 'Enter')).toMatchObject({ sku: await skuOf(page, 0), isSeen: true })
    for (const path of ['/compare', '/user/info', '/favorites', '/material', '/404', '/ai']) {
      await goTo(page, path)
      await expect.poll(() => page.getByRole('link', { name: WORDS.en.filters }).count(), { message: path }).toBe(0)
      await page.locator('main h1:visible').first().waitFor()
      expect(await outsideLandmarks(page), `outside the landmarks of ${path}`).toEqual([])
      await page.getByRole('link', { name: WORDS.en.content }).focus()
      expect((await press(page, 'Enter')).tag, `where it leads on ${path}`).toBe('MAIN')
      expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(path)
    }
  })
})

describe('a card', () => {
  it('is one tab stop with actions by arrow keys; Escape returns to it, and it keeps the focus out of sight', async () => {
    const page = await visitCards()
    const [first, second, third] = [await skuOf(page, 0), await skuOf(page, 1), await skuOf(page, 2)]
    const oak = cards(page).nth(0).getByRole('link').first()
    expect(await oak.getAttribute('aria-keyshortcuts')).toBe('ArrowRight')
    const list = page.getByRole('list', { name: 'Products', exact: true }).filter({ has: page.getByRole('article') })
    const description = await list.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${description}"]`).textContent()).toMatch(/right arrow/i)
    await oak.focus()
    const passed: string[] = []
    for (let stops = 0; stops < 6; stops += 1) {
      const { name, isSeen } = await press(page, 'ArrowRight')
      passed.push(isSeen ? name : `${name}, unseen`)
    }
    expect(passed).toEqual([
      'Save to folder',
      'Find similar',
      'Compare',
      'Add to board',
      'Herringbone oak, RAL 1011',
      'Herringbone oak, NH-OAK-S',
    ])
    // The card stays flipped, also after returning to it.
    expect(await press(page, 'Escape')).toMatchObject({ name: WORDS.en.oak })
    const turned = (await focused(page)).sku
    expect(turned).not.toBe(first)
    await press(page, 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter')
    await page.getByRole('button', { name: 'Remove Herringbone oak NH-OAK-S' }).waitFor()
    expect((await focused(page)).name).toBe('Compare')
    expect((await press(page, 'ArrowUp', 'ArrowLeft')).name).toBe('Save to folder')
    expect((await press(page, 'ArrowLeft')).sku).toBe(turned)
    // From anywhere in a card, Tab moves to the next card.
    expect((await press(page, 'ArrowRight', 'Tab')).sku).toBe(second)
    expect((await press(page, 'ArrowRight', 'End', 'Tab')).sku).toBe(third)
    expect((await press(page, 'Shift+Tab')).sku).toBe(second)
    expect(await seriousViolations(page)).toEqual([])

    // A focused row keeps the focus outside the window, and Tab continues from there.
    const next = await skuOf(page, 4)
    await cards(page).nth(3).getByRole('link').first().focus()
    const before = (await press(page, 'ArrowRight', 'ArrowLeft')).sku
    await page.mouse.move(900, 500)
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 3000)
        return page.getByRole('link', { name: /number 80/ }).count()
      })
      .toBe(1)
    expect((await focused(page)).sku).toBe(before)
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toMatchObject({ sku: next, isSeen: true })
  })

  it('is one tab stop in a folder too, with the folder’s actions; a low window still shows the folder', async () => {
    const member = await memberOf(stage.shop)
    const id = await folderOf(stage.shop, member, { name: 'Harbour hotel', count: 20 })
    const page = await stage.enter()
    await openAs(member, page, { url: `${stage.shop.server.url}/favorites/${id}` })
    await cards(page).nth(5).waitFor()
    expect(await outsideLandmarks(page)).toEqual([])
    const second = await skuOf(page, 1)
    await page.getByRole('link', { name: WORDS.en.content }).focus()
    await press(page, 'Enter')
    expect((await press(page, 'ArrowRight', 'End')).name).toMatch(/^Add a note/)
    const handle = await press(page, 'ArrowLeft')
    expect(handle).toMatchObject({ name: expect.stringMatching(/by hand$/) as string, isSeen: true })
    // While an item is carried, arrow keys move it.
    await press(page, 'Space', 'ArrowRight')
    await page.getByText('Place 2 of 20.').waitFor()
    await press(page, 'Escape')
    await page.getByText('Left where it was.').waitFor({ state: 'attached' })
    let tick = await press(page, 'ArrowLeft')
    while (!tick.name.startsWith('Select ')) tick = await press(page, 'ArrowLeft')
    await press(page, 'Space')
    await page.getByText('1 selected').waitFor()
    // The first Escape leaves the card's controls, the second clears the selection.
    expect((await press(page, 'Escape')).sku).not.toBeNull()
    expect(await page.getByText('1 selected').count()).toBe(1)
    await press(page, 'Escape')
    await page.getByText('1 selected').waitFor({ state: 'hidden' })
    expect((await press(page, 'ArrowRight', 'Tab')).sku).toBe(second)

    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByRole('button', { name: 'Remove', exact: true }).waitFor()
    for (const viewport of LOW) {
      await page.setViewportSize(viewport)
      await page.evaluate('scrollTo(0, 600)')
      await expect.poll(() => shareOfPage(page), { message: `at ${viewport.width}` }).toBeGreaterThanOrEqual(2 / 3)
    }
  })
})
