import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { restingScroll, waitUntilIdle } from '../stage/at-rest.ts'
import { goTo, resizeTo, type VisitOptions } from '../stage/browser.ts'
import { folderOf } from '../stage/folder-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { differences, capturePoints, captureNinePoints, expectSamePoints } from '../stage/nine-points.ts'
import { setMembersStage } from '../stage/stage.ts'

const DESK = { viewport: { width: 1366, height: 768 } }
const PHONE = { viewport: { width: 390, height: 844 }, theme: 'dark' } as const
/** A desktop of 1366 × 768 at 200 percent: half as many CSS pixels inside the window, the same outside. */
const ZOOMED = { width: 683, height: 384 }

const stage = setMembersStage()

/** Something that opens over or within the page. */
interface Thing {
  name: string
  open: (page: Page) => Promise<unknown>
  /** Visible as long as the thing is open. */
  shown: (page: Page) => Locator
}
type Way = [name: string, close: (page: Page, shown: Locator) => Promise<unknown>]

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true })
const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {}).last()

const byButton: Way = ['its button', (page) => dialog(page).getByRole('button', { name: 'Close', exact: true }).click()]
const byEscape: Way = ['Escape', pressEscapeIn]
const byBack: Way = ['Back', (page) => page.goBack()]
/** Only on a desktop: a phone has no area beside a dialog. */
const byPressBeside: Way = ['a press beside it', (page) => page.mouse.click(8, 400)]
const byClear: Way = [
  'Clear',
  (page) => page.getByRole('region').getByRole('button', { name: 'Clear', exact: true }).click(),
]
const byClearing: Way = ['clearing it', (page) => button(page, 'Clear the search').click()]
const byPassword: Way = ['the password', enterPassword]

/** A focused card keeps its first picture. */
const card = (page: Page) => page.getByRole('article').getByRole('link', { name: 'Board number 1' }).first()

const filters: Thing = {
  name: 'the filters',
  open: (page) => button(page, 'Filters').click(),
  shown: (page) => dialog(page, 'Filters'),
}
const product: Thing = {
  name: 'the product',
  open: (page) => card(page).click(),
  shown: (page) => dialog(page, 'Board number 1'),
}
const viewer: Thing = {
  name: 'the viewer',
  open: (page) => button(page, 'Zoom').click(),
  shown: (page) => dialog(page, 'Picture viewer'),
}
const loupe: Thing = {
  name: 'the loupe',
  open: (page) => button(page, 'Pick a colour').click(),
  shown: (page) => page.getByRole('button', { name: /^Take the colour/ }),
}
const settings: Thing = {
  name: 'the settings',
  open: (page) => button(page, 'Settings').click(),
  shown: (page) => dialog(page, 'Settings'),
}
const login: Thing = {
  name: 'the login',
  open: (page) => page.getByRole('banner').getByRole('link', { name: 'Login' }).click(),
  shown: (page) => dialog(page, 'Welcome to Quarry'),
}
const suggestions: Thing = {
  name: 'the suggestions',
  open: (page) => page.getByRole('combobox', { name: 'Search', exact: true }).fill('oak'),
  shown: (page) => page.getByRole('listbox', { name: 'Suggestions' }),
}
const tray: Thing = {
  name: 'the tray',
  open: async (page) => {
    const first = page.getByRole('article').first()
    await first.hover()
    await first.getByRole('button', { name: 'Compare', exact: true }).click()
  },
  shown: (page) => page.getByRole('region', { name: 'SKUs to compare' }),
}
/** On touch screens the card shows no button for it. */
const trayByKeys: Thing = {
  ...tray,
  open: (page) =>
    page.getByRole('article').first().getByRole('button', { name: 'Compare', exact: true }).press('Enter'),
}
const star: Thing = {
  name: 'the folders to save to',
  open: async (page) => {
    const first = page.getByRole('article').first()
    await first.hover()
    await first.getByRole('button', { name: 'Save to folder' }).click()
  },
  shown: (page) => dialog(page, 'Save to folder'),
}
const locking: Thing = {
  name: 'the lock',
  open: (page) => button(page, 'Lock').click(),
  shown: (page) => page.getByLabel('Lock screen password'),
}
const cover: Thing = {
  name: 'the lock screen',
  open: async (page) => {
    await locking.open(page)
    await enterPassword(page)
  },
  shown: (page) => button(page, 'Unlock'),
}
const exporting: Thing = {
  name: 'the export',
  open: (page) => button(page, 'Export this folder').click(),
  shown: (page) => page.getByRole('menu'),
}
const moving: Thing = {
  name: 'the move',
  open: (page) => button(page, 'Move').click(),
  shown: (page) => dialog(page, /^Move/),
}
const folderMenu: Thing = {
  name: 'the menu of a folder',
  open: async (page) => {
    await page.getByRole('article').first().hover()
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^More for/ })
      .click()
  },
  shown: (page) => page.getByRole('menu'),
}
const folderCover: Thing = {
  name: 'the covers of a folder',
  open: async (page) => {
    await folderMenu.open(page)
    await page.getByRole('menuitem', { name: 'Choose a cover' }).click()
  },
  shown: (page) => dialog(page).getByRole('listitem').first(),
}
const newFolder: Thing = {
  name: 'the new folder',
  open: (page) => button(page, 'New folder').click(),
  shown: (page) => page.getByRole('textbox', { name: 'Folder name' }),
}
const avatar: Thing = {
  name: 'the avatar',
  open: (page) => button(page, 'Change picture').click(),
  shown: (page) => dialog(page, 'Your picture'),
}
const deletion: Thing = {
  name: 'the deletion',
  open: (page) => button(page, 'Delete my account').click(),
  shown: (page) => dialog(page, 'Delete your account?'),
}

/** Whatever opens takes the focus, and hears the key from then on. */
async function pressEscapeIn(page: Page, shown: Locator): Promise<void> {
  const hasFocus = () =>
    shown.evaluate((element) => {
      const layer = element.closest('[role="dialog"], [role="menu"]') ?? element
      return layer.contains(element.ownerDocument.activeElement)
    })
  await expect.poll(hasFocus, { message: 'what opened has the focus' }).toBe(true)
  await page.keyboard.press('Escape')
}

async function enterPassword(page: Page): Promise<void> {
  await locking.shown(page).fill('three doors')
  await page.keyboard.press('Enter')
}

/**
 * Opens each thing and closes it in each of the given ways; every time the nine points must be unchanged. No way
 * applies to everything.
 */
async function closeAll(page: Page, closings: [Thing, ...Way[]][], inView?: Locator): Promise<void> {
  // Scrolls to what is pressed later.
  await inView?.hover()
  const before = await captureNinePoints(page)
  for (const [{ name, open, shown }, ...ways] of closings) {
    for (const [way, close] of ways) {
      await open(page)
      await shown(page).waitFor()
      await close(page, shown(page))
      await shown(page).waitFor({ state: 'hidden' })
      await expectSamePoints(page, before, `${name} was closed by ${way}`)
    }
  }
}

/** Goes to a page, and waits for all that comes to it: `last` is what comes last. */
async function arrive(page: Page, path: string, last: Locator): Promise<void> {
  await goTo(page, path)
  await isThere(page, last)
}

/** The gallery is found where it was left; what is pressed there is at its top. */
async function arriveAtGallery(page: Page): Promise<void> {
  await arrive(page, '/', page.getByRole('article').nth(5))
  await restingScroll(page)
  await page.evaluate('scrollTo(0, 0)')
}

async function isThere(page: Page, last: Locator): Promise<void> {
  await last.waitFor()
  await page
    .locator('main [aria-busy="true"]:visible, main output:has(div):visible')
    .first()
    .waitFor({ state: 'detached' })
}

async function openGallery(options: VisitOptions & { viewport: { width: number } }): Promise<Page> {
  await stage.enter(options)
  // Later fewer CSS pixels inside the window mean zoom.
  await stage.person.context.addInitScript(
    `Object.defineProperty(window, 'outerWidth', { value: ${options.viewport.width} })`,
  )
  const { page } = stage.person
  await page.goto(stage.shop.server.url)
  await isThere(page, page.getByRole('article').nth(5))
  await waitUntilIdle(page)
  return page
}

/** The visitor becomes a member, in a folder of nine items, one of their two. */
async function openFolder(page: Page): Promise<void> {
  const { shop } = stage
  const member = await memberOf(shop, { nickname: 'Ada' })
  await folderOf(shop, member, { name: 'Tea house', count: 2 })
  const id = await folderOf(shop, member, { name: 'Lobby', count: 9 })
  await openAs(member, page, { url: `${shop.server.url}/favorites/${id}` })
  await isThere(page, page.getByRole('article').nth(5))
  // The folder's name and its menu come by another call than its items.
  await page.getByRole('heading', { name: 'Lobby' }).waitFor()
  await button(page, 'Export this folder').waitFor()
  await waitUntilIdle(page)
}

describe('what is closed leaves the page as it was', () => {
  it('on a desk, also zoomed to 200 percent: for a visitor, and for a member', async () => {
    const page = await openGallery(DESK)
    await closeAll(page, [
      [settings, byEscape],
      [login, byButton],
      [suggestions, byClearing],
      [tray, byClear],
      [product, byPressBeside, byBack],
    ])
    await product.open(page)
    await product.shown(page).waitFor()
    await closeAll(page, [
      [viewer, byEscape],
      [loupe, byEscape],
    ])
    await byButton[1](page, dialog(page))
    await product.shown(page).waitFor({ state: 'hidden' })
    await resizeTo(page, ZOOMED)
    // Escape leaves the tooltip of the focused button over one of the points.
    await closeAll(page, [
      [filters, byEscape],
      [settings, byButton],
    ])
    await closeAll(page, [[product, byButton]], card(page))

    await resizeTo(page, DESK.viewport)
    await openFolder(page)
    await closeAll(page, [
      [exporting, byEscape],
      [product, byButton],
      [star, byEscape],
    ])
    await page
      .getByRole('article')
      .nth(1)
      .getByRole('link')
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await closeAll(page, [[moving, byButton, byEscape]])
    await arrive(page, '/favorites', page.getByRole('article').nth(1))
    await closeAll(page, [
      [folderMenu, byEscape],
      [folderCover, byButton],
      [newFolder, byEscape],
    ])
    await arrive(page, '/user/info', button(page, 'Delete my account'))
    await closeAll(page, [[avatar, byButton]])
    await closeAll(page, [[deletion, byEscape]], button(page, 'Delete my account'))
    await arriveAtGallery(page)
    await closeAll(page, [
      [locking, byEscape],
      [cover, byPassword],
      [star, byPressBeside],
    ])
  })

  it('on a phone: for a visitor, and for a member', async () => {
    const page = await openGallery(PHONE)
    await closeAll(page, [
      [filters, byButton, byBack],
      [settings, byButton],
      [login, byEscape, byBack],
      [suggestions, byClearing],
      [trayByKeys, byClear],
      [product, byButton],
    ])
    await product.open(page)
    await product.shown(page).waitFor()
    await closeAll(page, [[viewer, byButton, byBack]])

    await openFolder(page)
    await closeAll(page, [[filters, byEscape]])
    await arrive(page, '/user/info', button(page, 'Delete my account'))
    await closeAll(page, [[avatar, byEscape]])
    await arriveAtGallery(page)
    await closeAll(page, [
      [cover, byPassword],
      [star, byBack],
    ])
  })
})

describe('a look at nine points', () => {
  it('finds a backdrop left over the page, though taps go through it and every element is visible', async () => {
    const page = await stage.enter(PHONE)
    await page.setContent('<button style="position: fixed; inset: 0; color: black; background: ivory">Boards</button>')
    const before = await captureNinePoints(page)
    expect(differences(before, await capturePoints(page))).toEqual([])
    await page.evaluate(`{
      const ground = document.body.appendChild(document.createElement('div'))
      ground.style = 'position: fixed; inset: 0; background: white; pointer-events: none'
    }`)
    const changed = differences(before, await capturePoints(page))
    expect(changed.length).toBeGreaterThan(5)
    expect(changed[0]).toMatch(/^at 17 %, 17 %: .+ in #[0-9a-f]{6}; now .+ in #[0-9a-f]{6}$/)
  })
})
