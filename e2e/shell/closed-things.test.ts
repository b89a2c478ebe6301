import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { VisitOptions } from '../stage/browser.ts'
import { skuIdOf } from '../stage/drawer-shop.ts'
import { folderOf, openFolderShop } from '../stage/folder-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { differences, lookOnce, seeNinePoints, standsAsBefore } from '../stage/nine-points.ts'
import { setStage } from '../stage/stage.ts'

const DESK: VisitOptions = { viewport: { width: 1366, height: 768 } }
const PHONE: VisitOptions = { viewport: { width: 390, height: 844 }, theme: 'dark' }
/** A desk of 1366 × 768 at 200 percent: half as many CSS pixels inside, and as many as before outside. */
const ZOOMED: VisitOptions = { viewport: { width: 683, height: 384 } }

const stage = setStage(openFolderShop)
let oak = ''

beforeAll(async () => {
  oak = await skuIdOf(stage.shop, 'NH-OAK-N')
})

/** Something that is opened over the page, or in it, and the ways to close it. */
interface Thing {
  open: (page: Page) => Promise<unknown>
  /** In sight as long as it is open. */
  shown: (page: Page) => Locator
  close: Record<string, (page: Page) => Promise<unknown>>
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true })
const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {}).last()

const byButton = {
  'its button': (page: Page) => dialog(page).getByRole('button', { name: 'Close', exact: true }).click(),
}
const byEscape = { Escape: (page: Page) => page.keyboard.press('Escape') }
const byBack = { Back: (page: Page) => page.goBack() }
/** A desk's: a phone has nothing beside. */
const byPressBeside = { 'a press beside it': (page: Page) => page.mouse.click(8, 400) }

/** Its picture stays when it has the focus. */
const card = (page: Page) => page.getByRole('article').getByRole('link', { name: 'Board number 1' }).first()

const filters: Thing = {
  open: (page) => button(page, 'Filters').click(),
  shown: (page) => dialog(page, 'Filters'),
  close: {
    ...byButton,
    ...byEscape,
    ...byBack,
    'what they leave': (page) =>
      dialog(page)
        .getByRole('button', { name: /^Show [\d,]+ products/ })
        .click(),
  },
}
const product: Thing = {
  open: (page) => card(page).click(),
  shown: (page) => dialog(page, 'Board number 1'),
  close: { ...byButton, ...byBack },
}
const viewer: Thing = {
  open: (page) => button(page, 'Zoom').click(),
  shown: (page) => dialog(page, 'Picture viewer'),
  close: { ...byButton, ...byEscape, ...byBack },
}
const loupe: Thing = {
  open: (page) => button(page, 'Pick a colour').click(),
  shown: (page) => page.getByRole('button', { name: /^Take the colour/ }),
  close: byEscape,
}
const settings: Thing = {
  open: (page) => button(page, 'Settings').click(),
  shown: (page) => dialog(page, 'Settings'),
  close: { ...byButton, ...byEscape },
}
const login: Thing = {
  open: (page) => page.getByRole('banner').getByRole('link', { name: 'Login' }).click(),
  shown: (page) => dialog(page, 'Welcome to Quarry'),
  close: { ...byButton, ...byEscape, ...byBack },
}
const suggestions: Thing = {
  open: (page) => page.getByRole('combobox', { name: 'Search', exact: true }).fill('oak'),
  shown: (page) => page.getByRole('listbox', { name: 'Suggestions' }),
  close: { 'clearing it': (page) => button(page, 'Clear the search').click() },
}
const tray: Thing = {
  open: async (page) => {
    const first = page.getByRole('article').first()
    await first.hover()
    await first.getByRole('button', { name: 'Compare', exact: true }).click()
  },
  shown: (page) => page.getByRole('region', { name: 'SKUs to compare' }),
  close: { Clear: (page) => page.getByRole('region').getByRole('button', { name: 'Clear', exact: true }).click() },
}
/** A finger is shown no button for it on the card. */
const trayByKeys: Thing = {
  ...tray,
  open: (page) =>
    page.getByRole('article').first().getByRole('button', { name: 'Compare', exact: true }).press('Enter'),
}
const star: Thing = {
  open: async (page) => {
    const first = page.getByRole('article').first()
    await first.hover()
    await first.getByRole('button', { name: 'Save to folder' }).click()
  },
  shown: (page) => dialog(page, 'Save to folder'),
  close: { ...byEscape, ...byBack },
}
const locking: Thing = {
  open: (page) => button(page, 'Lock').click(),
  shown: (page) => page.getByLabel('Lock screen password'),
  close: { ...byButton, ...byEscape },
}
const cover: Thing = {
  open: async (page) => {
    await locking.open(page)
    await locking.shown(page).fill('three doors')
    await page.keyboard.press('Enter')
  },
  shown: (page) => button(page, 'Unlock'),
  close: {
    'the password': async (page) => {
      await locking.shown(page).fill('three doors')
      await page.keyboard.press('Enter')
    },
  },
}
const exporting: Thing = {
  open: (page) => button(page, 'Export this folder').click(),
  shown: (page) => page.getByRole('menu'),
  close: byEscape,
}
const moving: Thing = {
  open: (page) => button(page, 'Move').click(),
  shown: (page) => dialog(page, /^Move/),
  close: { ...byButton, ...byEscape },
}
const folderMenu: Thing = {
  open: async (page) => {
    await page.getByRole('article').first().hover()
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^More for/ })
      .click()
  },
  shown: (page) => page.getByRole('menu'),
  close: byEscape,
}
const folderCover: Thing = {
  open: async (page) => {
    await folderMenu.open(page)
    await page.getByRole('menuitem', { name: 'Choose a cover' }).click()
  },
  shown: (page) => dialog(page).getByRole('listitem').first(),
  close: { ...byButton, ...byEscape },
}
const newFolder: Thing = {
  open: (page) => button(page, 'New folder').click(),
  shown: (page) => page.getByRole('textbox', { name: 'Folder name' }),
  close: byEscape,
}
const avatar: Thing = {
  open: (page) => button(page, 'Change picture').click(),
  shown: (page) => dialog(page, 'Your picture'),
  close: { ...byButton, ...byEscape },
}
const deletion: Thing = {
  open: (page) => button(page, 'Delete my account').click(),
  shown: (page) => dialog(page, 'Delete your account?'),
  close: { ...byButton, ...byEscape },
}

/** Opens each and closes it in each of its ways; every time the nine points are what they were. */
async function closeAll(page: Page, things: Record<string, Thing>, inView?: Locator): Promise<void> {
  // Whatever is pressed below is scrolled to first.
  await inView?.hover()
  const before = await seeNinePoints(page)
  for (const [name, { open, shown, close }] of Object.entries(things)) {
    for (const [way, leave] of Object.entries(close)) {
      await open(page)
      await shown(page).waitFor()
      await leave(page)
      await shown(page).waitFor({ state: 'hidden' })
      await standsAsBefore(page, before, `${name} was closed by ${way}`)
    }
  }
}

async function openGallery(options: VisitOptions): Promise<Page> {
  const page = await stage.visit('/', options)
  await page.getByRole('article').nth(5).waitFor()
  return page
}

/** A member in front of one of their two folders, of nine items. */
async function openFolder(options: VisitOptions): Promise<Page> {
  const { shop } = stage
  const member = await memberOf(shop, { nickname: 'Ada' })
  await folderOf(shop, member, { name: 'Tea house', count: 2 })
  const id = await folderOf(shop, member, { name: 'Lobby', count: 9 })
  const page = await stage.enter(options)
  await openAs(member, page, { url: `${shop.server.url}/favorites/${id}` })
  await page.getByRole('article').nth(5).waitFor()
  return page
}

async function goTo(page: Page, path: string): Promise<Page> {
  await page.goto(stage.shop.server.url + path)
  return page
}

describe('what is closed leaves the page as it was', () => {
  it('on a desk, for whoever passes by', async () => {
    const page = await openGallery(DESK)
    const asDrawn = { ...product.close, ...byPressBeside }
    await closeAll(page, { settings, login, suggestions, tray, product: { ...product, close: asDrawn } })
    await closeAll(await goTo(page, `/?skuId=${oak}`), { viewer, loupe })
  })

  it('on a desk, for a member', async () => {
    const page = await openFolder(DESK)
    await closeAll(page, { exporting, product, star })
    await page
      .getByRole('article')
      .nth(1)
      .getByRole('link')
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await closeAll(page, { moving })
    await closeAll(await goTo(page, '/favorites'), { folderMenu, folderCover, newFolder })
    await closeAll(await goTo(page, '/user/info'), { avatar })
    await closeAll(page, { deletion }, button(page, 'Delete my account'))
    await closeAll(await goTo(page, '/'), { locking, cover, star: { ...star, close: byPressBeside } })
  })

  it('on a phone, for whoever passes by', async () => {
    const page = await openGallery(PHONE)
    await closeAll(page, { filters, settings, login, suggestions, tray: trayByKeys, product })
    await closeAll(await goTo(page, `/?skuId=${oak}`), { viewer, loupe })
  })

  it('on a phone, for a member', async () => {
    const page = await openFolder(PHONE)
    await closeAll(page, { filters, exporting })
    await closeAll(page, { product }, card(page))
    await closeAll(await goTo(page, '/favorites'), { folderCover })
    await closeAll(await goTo(page, '/user/info'), { avatar })
    await closeAll(page, { deletion }, button(page, 'Delete my account'))
    await closeAll(await goTo(page, '/'), { cover, star })
  })

  it('on a desk zoomed to 200 percent', async () => {
    await stage.enter(ZOOMED)
    await stage.person.context.addInitScript(`Object.defineProperty(window, 'outerWidth', { value: 1366 })`)
    const page = await goTo(stage.person.page, '/')
    await page.getByRole('article').first().waitFor()
    // Escape leaves the button with its tooltip, over one of the points.
    await closeAll(page, { filters, settings: { ...settings, close: byButton }, login })
    await closeAll(page, { product }, card(page))
  })
})

describe('a look at nine points', () => {
  it('sees a ground that was left over the page, though taps go through it and every element is visible', async () => {
    const page = await openGallery(PHONE)
    const before = await seeNinePoints(page)
    expect(differences(before, await lookOnce(page))).toEqual([])
    // As the phone's filters once left it: their wrapper, which only their content had gone from.
    await filters.open(page)
    await filters.shown(page).waitFor()
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).click()
    await filters.shown(page).waitFor({ state: 'hidden' })
    await standsAsBefore(page, before)
    await page.evaluate(`document.querySelector('[class*="Drawer-inner"]').style.background = 'var(--paper)'`)
    await page.getByRole('article').first().waitFor()
    const changed = differences(before, await lookOnce(page))
    expect(changed.length).toBeGreaterThan(5)
    expect(changed[0]).toMatch(/^at 17 %, 17 %: .+ in #[0-9a-f]{6}; now .+ in #[0-9a-f]{6}$/)
  })
})
