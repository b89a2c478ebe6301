import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { restingScroll } from '../stage/at-rest.ts'
import { outsideLandmarks } from '../stage/axe.ts'
import { goTo } from '../stage/browser.ts'
import { focusedName } from '../stage/drawer-shop.ts'
import { folderOf } from '../stage/folder-shop.ts'
import { LOW, shareOfPage } from '../stage/low-windows.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const WORDS = {
  content: 'Skip to the content',
  filters: 'Skip to the filters',
  rail: 'Filters',
  oak: 'Herringbone oak',
  compare: 'Compare',
  comparison: 'Skip to the comparison',
  tray: 'SKUs to compare',
  told: 'Alt+C leads to them.',
}

const stage = setMembersStage()

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

const isIn = (page: Page, selector: string) =>
  page.evaluate<boolean>(`document.activeElement.closest('${selector}') !== null`)
async function hasFocus(one: Locator): Promise<void> {
  await expect.poll(() => one.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true)
}

// On a phone: phone-ways.test.ts. The filters by keys: web/finding/catalogue-view.component.test.tsx.
it('a visitor with the keyboard alone skips to results, filters and the tray, and finds the focus in its place on a page visited before', async () => {
  const page = await stage.enter()
  const { promise: mayCome, resolve: letTrayCome } = Promise.withResolvers<void>()
  await page.route('**/assets/TrayBar*.js', async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto(stage.shop.server.url)
  await cards(page).nth(6).waitFor()
  const before = page.url()
  expect(await press(page, 'Tab')).toMatchObject({ name: WORDS.content, isSeen: true })
  expect(await press(page, 'Enter')).toMatchObject({ sku: await skuOf(page, 0), isSeen: true })
  expect((await press(page, 'Tab')).sku).toBe(await skuOf(page, 1))
  await page.getByRole('link', { name: WORDS.content }).focus()
  expect(await press(page, 'Tab')).toMatchObject({ name: WORDS.filters, isSeen: true })
  expect(await press(page, 'Enter')).toMatchObject({ name: WORDS.rail, isSeen: true })
  await press(page, 'Tab')
  expect(await isIn(page, 'aside'), 'in the filters').toBe(true)
  // If the rail is folded, unfolds it.
  await page.getByRole('button', { name: WORDS.rail, exact: true }).click()
  await page.getByRole('complementary').waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: WORDS.filters }).focus()
  expect(await press(page, 'Enter')).toMatchObject({ name: WORDS.rail, tag: 'BUTTON' })
  expect(page.url(), 'the address stays').toBe(before)

  // The key to the tray works while its script is still loading.
  const compare = cards(page).nth(2).getByRole('button', { name: WORDS.compare, exact: true })
  const tray = page.getByRole('region', { name: WORDS.tray })
  await compare.press('Enter')
  await page.locator('[aria-live]').getByText(WORDS.told).waitFor({ state: 'attached' })
  await page.keyboard.press('Alt+c')
  letTrayCome()
  await expect.poll(() => focusedName(page)).toBe(WORDS.tray)
  await page.keyboard.press('Tab')
  expect(await isIn(page, '[aria-keyshortcuts="Alt+C"] li')).toBe(true)
  await page.keyboard.press('Escape')
  expect(await focusedName(page), 'after Escape').toBe(WORDS.compare)
  for (const key of ['Alt+c', 'Tab', 'Enter']) await page.keyboard.press(key)
  await tray.waitFor({ state: 'detached' })
  expect(await focusedName(page), 'once it is taken out again').toBe(WORDS.compare)
  expect(await page.getByRole('link', { name: WORDS.comparison }).count()).toBe(0)
  await compare.press('Enter')
  await tray.waitFor()
  await page.getByRole('link', { name: WORDS.content }).focus()
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  expect(await focusedName(page)).toBe(WORDS.comparison)
  await page.keyboard.press('Enter')
  expect(await focusedName(page)).toBe(WORDS.tray)
  expect(page.url()).toBe(before)
  await cards(page).nth(0).getByRole('link').first().press('Enter')
  await page.getByRole('dialog').getByRole('tab').first().focus()
  await page.keyboard.press('Alt+c')
  expect(await isIn(page, '[role="dialog"]'), 'over the page, the key is left alone').toBe(true)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  const similar = cards(page).nth(3).getByRole('link', { name: 'Find similar', exact: true })
  await similar.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/')
  await page.locator('main h1:visible').first().waitFor()
  await page.goBack()
  await hasFocus(similar)
  const comparison = page.getByRole('link', { name: 'Compare (1)' })
  await comparison.press('Enter')
  await page.getByRole('table').waitFor()
  expect((await focused(page)).tag, 'the pressed control is gone with the previous page').toBe('MAIN')
  await page.goBack()
  await hasFocus(comparison)
  await cards(page).nth(2).getByRole('link').first().focus()
  await page.getByRole('link', { name: 'Material', exact: true }).press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/material')
  await page.getByRole('link', { name: 'Home', exact: true }).press('Enter')
  await cards(page).nth(2).waitFor()
  expect(await focusedName(page), 'what has it meanwhile').toBe('Home')

  await page.mouse.move(900, 500)
  await page.mouse.wheel(0, 3000)
  await page.getByRole('link', { name: /number 40/ }).waitFor()
  const place = await restingScroll(page)
  await page.getByRole('link', { name: WORDS.content }).focus()
  expect((await press(page, 'Enter')).sku, 'where it was scrolled to').not.toBeNull()
  expect(Math.abs((await page.evaluate<number>('scrollY')) - place)).toBeLessThan(500)
  await page.getByRole('combobox', { name: 'Search' }).fill('zzzz')
  await page.keyboard.press('Enter')
  await page.getByText('No results for “zzzz”.').waitFor()
  await page.getByRole('link', { name: WORDS.content }).focus()
  await press(page, 'Enter')
  expect((await press(page, 'Tab')).name, 'what stands in place of results').toBe('Clear all')

  await goTo(page, `/brand/${await brandIdOf('Nordhem')}`)
  await cards(page).nth(3).waitFor()
  await page.getByRole('link', { name: WORDS.content }).focus()
  expect(await press(page, 'Enter'), 'of a brand').toMatchObject({ sku: await skuOf(page, 0), isSeen: true })
  for (const path of ['/compare', '/favorites', '/404']) {
    await goTo(page, path)
    await expect.poll(() => page.getByRole('link', { name: WORDS.filters }).count(), { message: path }).toBe(0)
    await page.locator('main h1:visible').first().waitFor()
    await page.getByRole('link', { name: WORDS.content }).focus()
    expect((await press(page, 'Enter')).tag, `where it leads on ${path}`).toBe('MAIN')
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(path)
  }
})

it('a card is one tab stop with actions by arrow keys, in the gallery and in a member’s folder, where it keeps the focus out of sight; a low window still shows the folder', async () => {
  const page = await stage.visit()
  await cards(page).nth(6).waitFor()
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
  expect(await press(page, 'Escape')).toMatchObject({ name: WORDS.oak })
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

  // The tray would take room from the folder.
  await page.getByRole('button', { name: 'Remove Herringbone oak NH-OAK-S' }).click()
  const member = await memberOf(stage.shop)
  const id = await folderOf(stage.shop, member, { name: 'Harbour hotel', count: 20 })
  await openAs(member, page, { url: `${stage.shop.server.url}/favorites/${id}` })
  await cards(page).nth(5).waitFor()
  expect(await outsideLandmarks(page)).toEqual([])
  const secondItem = await skuOf(page, 1)
  await page.getByRole('link', { name: WORDS.content }).focus()
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
  expect((await press(page, 'ArrowRight', 'Tab')).sku).toBe(secondItem)

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Remove', exact: true }).waitFor()
  for (const viewport of LOW) {
    await page.setViewportSize(viewport)
    await page.evaluate('scrollTo(0, 600)')
    await expect.poll(() => shareOfPage(page), { message: `at ${viewport.width}` }).toBeGreaterThanOrEqual(2 / 3)
  }
})

async function brandIdOf(name: string): Promise<string> {
  const brand = stage.shop.db.selectFrom('brand').select('id').where('english_name', '=', name)
  return (await brand.executeTakeFirstOrThrow()).id
}
