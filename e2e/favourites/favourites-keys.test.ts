import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getItemPage, updateItem } from '../../contract/favourites.ts'
import { landmarkViolations } from '../stage/axe.ts'
import { folderOf, openFolderShop } from '../stage/folder-shop.ts'
import { card, cards, FOLDERS, openFolders } from '../stage/folders-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage(openFolderShop)

/** What has the focus, by tag and name; `BODY` is nowhere. */
const focusOf = (page: Page) =>
  page.evaluate<string>(`(() => {
    const element = document.activeElement
    if (element === document.body) return 'BODY'
    const copy = element.cloneNode(true)
    for (const unread of copy.querySelectorAll('[aria-hidden]')) unread.remove()
    return element.tagName + ' ' + (element.ariaLabel ?? copy.textContent)
  })()`)
/** What the page says to who does not see it, as it comes. */
const spokenIn = (page: Page) => page.locator('[aria-live]').allTextContents()

/** A folder of some items, beside one that is empty and one with two. */
async function openFolder(count = 6): Promise<Page> {
  const member = await memberOf(stage.shop)
  await folderOf(stage.shop, member, { name: 'Bath', count: 0 })
  await folderOf(stage.shop, member, { name: 'Tea house', count: 2 })
  const id = await folderOf(stage.shop, member, { name: 'Harbour hotel', count })
  const page = await stage.enter()
  await openAs(member, page, { url: `${stage.shop.server.url}/favorites/${id}` })
  await cards(page)
    .nth(count - 1)
    .waitFor()
  return page
}

async function openNote(page: Page): Promise<void> {
  await cards(page).first().getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  expect(await focusOf(page)).toMatch(/^BUTTON/)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: /^Note on/ }).waitFor()
}

/** Nothing that is written is saved before the answer to this is called. */
async function holdSaving(page: Page): Promise<() => void> {
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
  await page.route(`**${updateItem.path}`, async (route) => {
    await permission
    await route.continue()
  })
  return permit
}

describe('a note, by keys alone', () => {
  it('is saved by Ctrl+Enter, which says so and leaves the focus where the note stands', async () => {
    const page = await openFolder()
    await openNote(page)
    await page.getByText('Ctrl+Enter saves').waitFor()
    await page.keyboard.type('For the desk')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => focusOf(page)).toBe('BUTTON For the desk')
    await expect.poll(() => spokenIn(page)).toContain('The note is saved.')
    // With the focus there it goes on: the same note, by the same key.
    await page.keyboard.press('Enter')
    await page.keyboard.type(', matt')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => focusOf(page)).toBe('BUTTON For the desk, matt')
  })

  it('stands there while it is saved and from then on, and is not for a moment as it was before', async () => {
    const page = await openFolder(1)
    const letOn = await holdSaving(page)
    await openNote(page)
    await page.keyboard.type('For the desk')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => focusOf(page)).toBe('BUTTON For the desk')
    const shown = await page.evaluateHandle<string[]>(`(() => {
      const button = document.activeElement
      const shown = [button.textContent]
      const follow = () => shown.push(button.textContent)
      new MutationObserver(follow).observe(button, { childList: true, characterData: true, subtree: true })
      return shown
    })()`)
    letOn()
    await expect.poll(() => spokenIn(page)).toContain('The note is saved.')
    expect(new Set(await shown.jsonValue())).toEqual(new Set(['For the desk']))
  })

  it('can be written on before it is saved, and keeps what is written meanwhile', async () => {
    const page = await openFolder(1)
    const letOn = await holdSaving(page)
    await openNote(page)
    await page.keyboard.type('For the desk')
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type(', matt')
    letOn()
    await expect.poll(() => spokenIn(page)).toContain('The note is saved.')
    await page.keyboard.type(' and warm')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => focusOf(page)).toBe('BUTTON For the desk, matt and warm')
  })

  it('is left by Escape, which gives back what was typed when asked to', async () => {
    const page = await openFolder()
    await openNote(page)
    await page.keyboard.press('Escape')
    expect(await focusOf(page)).toMatch(/^BUTTON Add a note/)
    // Nothing was typed: there is nothing to give back.
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.keyboard.type('North wall')
    await page.keyboard.press('Escape')
    expect(await focusOf(page)).toMatch(/^BUTTON Add a note/)
    await page.getByText('The note was left as it was.').waitFor()
    await page.keyboard.press('F8')
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: /^Note on/ })
    await expect.poll(() => field.inputValue()).toBe('North wall')
    expect(await focusOf(page)).toMatch(/^TEXTAREA Note on/)
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => focusOf(page)).toBe('BUTTON North wall')
  })

  it('keeps the focus where it could not be saved', async () => {
    const page = await openFolder()
    stage.forgive(/Failed to load resource/)
    await page.route(`**${updateItem.path}`, (route) => route.abort(), { times: 1 })
    await openNote(page)
    await page.keyboard.type('Matt')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Not saved yet').waitFor()
    await expect.poll(() => focusOf(page)).toMatch(/^TEXTAREA Note on/)
  })

  it('counts in silence until hardly anything fits', async () => {
    const page = await openFolder()
    await openNote(page)
    const before = await spokenIn(page)
    await page.keyboard.type('Matt')
    await page.getByText('4 of 1000').waitFor()
    expect(await spokenIn(page)).toEqual(before)
    const field = page.getByRole('textbox', { name: /^Note on/ })
    await field.fill('n'.repeat(955))
    await expect.poll(() => spokenIn(page)).toContain('50 more characters fit at most.')
    await page.keyboard.type('n')
    await page.getByText('956 of 1000').waitFor()
    expect(await spokenIn(page)).toContain('50 more characters fit at most.')
    await field.fill('n'.repeat(1000))
    await expect.poll(() => spokenIn(page)).toContain('The note is full.')
  })
})

describe('a folder, by keys alone', () => {
  it('is come to at its beginning, and called by its name', async () => {
    const page = await openFolders(stage, FOLDERS)
    await page.getByRole('link', { name: 'Lobby', exact: true }).press('Enter')
    await cards(page).nth(2).waitFor()
    expect(await focusOf(page)).toMatch(/^MAIN/)
    await expect.poll(() => spokenIn(page)).toContain('Quarry - Folder: Lobby')
  })

  it('is renamed by Enter, which says so and leaves the focus at the button', async () => {
    const page = await openFolder(2)
    await page.getByRole('button', { name: 'Rename' }).press('Enter')
    await page.keyboard.type('Harbour hotel, lobby')
    await page.keyboard.press('Enter')
    await expect.poll(() => focusOf(page)).toBe('BUTTON Rename')
    await expect.poll(() => spokenIn(page)).toContain('The name is saved.')
  })

  it('says how many meet the words only once that is known', async () => {
    const page = await openFolder()
    const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
    await page.route(
      (url) => url.pathname === getItemPage.path && url.searchParams.has('keyword'),
      async (route) => {
        await permission
        await route.continue()
      },
    )
    const asked = page.waitForRequest((request) => request.url().includes('keyword='))
    await page.getByRole('searchbox').fill('herringbone')
    await asked
    await page.locator('main [aria-busy="true"]').first().waitFor()
    expect(await page.getByText('6 items', { exact: true }).count()).toBe(1)
    permit()
    await page.getByText(/^[1-5] of 6$/).waitFor()
  })

  it('leaves the focus to the neighbour of an item that is removed, and to its heading where none is left', async () => {
    const page = await openFolder(3)
    const names = () => page.getByRole('checkbox', { name: /^Select (?!all)/ })
    const link = (place: number) => cards(page).nth(place).getByRole('link').first()
    const [, second, third] = await Promise.all([0, 1, 2].map((place) => link(place).getAttribute('href')))
    const focusedAddress = () => page.evaluate<string | null>(`document.activeElement.getAttribute('href')`)
    await names().first().check()
    await link(0).focus()
    await page.keyboard.press('Delete')
    await expect.poll(() => cards(page).count()).toBe(2)
    expect(await focusedAddress()).toBe(second)
    await names().first().check()
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
    await expect.poll(() => cards(page).count()).toBe(1)
    expect(await focusedAddress()).toBe(third)
    await names().first().check()
    await page.keyboard.press('Delete')
    await expect.poll(() => focusOf(page)).toBe('H1 Harbour hotel')
  })
})

describe('what is ticked, by keys alone', () => {
  it.each(['Move', 'Copy'])('is led to another folder, and the focus to the head of this one (%s)', async (name) => {
    const page = await openFolder()
    await page
      .getByRole('checkbox', { name: /^Select Board/ })
      .first()
      .check()
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focusOf(page)).toBe('BUTTON Tea house, 2 items')
    expect(await landmarkViolations(page)).toEqual([])
    await page.keyboard.press('Tab')
    expect(await focusOf(page)).toBe('BUTTON Bath, 0 items')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => focusOf(page)).toBe('H1 Harbour hotel')
  })

  it('is let go with the focus at the box that ticks all', async () => {
    const page = await openFolder()
    const first = page.getByRole('checkbox', { name: /^Select Board/ }).first()
    await first.check()
    await page.getByRole('button', { name: 'Clear the selection' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('1 selected').waitFor({ state: 'hidden' })
    expect(await focusOf(page)).toMatch(/^INPUT/)
    await page.keyboard.press('Space')
    await page.getByText('6 selected').waitFor()
    await page.getByRole('button', { name: 'Move', exact: true }).focus()
    await page.keyboard.press('Escape')
    await page.getByText('6 selected').waitFor({ state: 'hidden' })
    expect(await focusOf(page)).toMatch(/^INPUT/)
  })

  it('may go to a folder that is given up: the focus is at what makes one', async () => {
    const member = await memberOf(stage.shop)
    const id = await folderOf(stage.shop, member, { name: 'Harbour hotel', count: 3 })
    const page = await stage.enter()
    await openAs(member, page, { url: `${stage.shop.server.url}/favorites/${id}` })
    await page
      .getByRole('checkbox', { name: /^Select Board/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect.poll(() => focusOf(page)).toBe('BUTTON New folder')
    expect(await dialog.getByRole('searchbox').count()).toBe(0)
    await page.keyboard.press('Enter')
    await dialog.getByRole('textbox', { name: 'Folder name' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => focusOf(page)).toBe('BUTTON New folder')
    expect(await dialog.isVisible()).toBe(true)
  })
})

describe('the folders, by keys alone', () => {
  async function deleteByMenu(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name: `More for ${name}` }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Rename' }).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await card(page, name).waitFor({ state: 'detached' })
  }

  it('gives the focus of one that is deleted to its neighbour, and back with it', async () => {
    const page = await openFolders(stage, FOLDERS)
    await cards(page).nth(3).waitFor()
    await deleteByMenu(page, 'Lobby')
    await expect.poll(() => focusOf(page)).toBe('A Office')
    await page.getByText('Deleted “Lobby” with 3 items.').waitFor()
    await page.keyboard.press('F8')
    await page.keyboard.press('Enter')
    await page.getByText('The folder is back.').waitFor()
    await expect.poll(() => focusOf(page)).toBe('A Lobby')
    await deleteByMenu(page, 'Tea house')
    await expect.poll(() => focusOf(page)).toBe('A Office')
  })

  it('leaves the focus at New folder where none is left, and at Select where several went', async () => {
    const page = await openFolders(stage, FOLDERS)
    await cards(page).nth(3).waitFor()
    await page.getByRole('checkbox', { name: 'Select Rooms' }).check()
    await page.getByRole('checkbox', { name: 'Select Office' }).check()
    await page.getByRole('button', { name: 'Delete', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => cards(page).count()).toBe(2)
    await expect.poll(() => focusOf(page)).toBe('BUTTON Select')
    await page.getByText('Deleted 2 folders with 5 items.').waitFor()
    await page.keyboard.press('F8')
    await page.keyboard.press('Enter')
    await expect.poll(() => focusOf(page)).toBe('A Rooms')
    await page.getByRole('checkbox', { name: 'Select Rooms' }).check()
    await page.getByRole('button', { name: 'Select all' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focusOf(page)).toBe('BUTTON Select none')
    await page.keyboard.press('Enter')
    await expect.poll(() => focusOf(page)).toBe('BUTTON Select')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Select all' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('No folders yet.').waitFor()
    await expect.poll(() => focusOf(page)).toBe('BUTTON New folder')
  })

  it('tells by which key a message is come to, and lets it stand until that is done', async () => {
    const page = await openFolders(stage, FOLDERS, { prepare: (fresh) => fresh.clock.install() })
    await cards(page).nth(3).waitFor()
    const message = page.locator('[data-toast]')
    await deleteByMenu(page, 'Office')
    await message.waitFor()
    expect(await message.textContent()).toMatch(/^Deleted “Office” with 0 items\. Undo F8/)
    const key = message.locator('kbd')
    expect((await key.boundingBox())?.width).toBeGreaterThan(10)
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 100)
    await page.clock.runFor(8000)
    expect(await message.count()).toBe(1)
    await page.keyboard.press('F8')
    await page.clock.runFor(60_000)
    expect(await message.count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => message.count()).toBe(0)
    expect(await focusOf(page)).toBe('A Tea house')
    await page.clock.resume()

    await card(page, 'Lobby').hover()
    await page.getByRole('button', { name: 'More for Lobby' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await message.waitFor()
    expect((await key.boundingBox())?.width).toBeLessThan(2)
    await message.hover()
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 100)
    await page.clock.runFor(60_000)
    expect(await message.count()).toBe(1)
    await page.mouse.move(5, 5)
    await page.clock.runFor(11_000)
    await expect.poll(() => message.count()).toBe(0)
  })

  it('names a folder by its name, empty or not', async () => {
    const page = await openFolders(stage, FOLDERS)
    await cards(page).nth(3).waitFor()
    await page.getByRole('link', { name: 'Office', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Lobby', exact: true }).waitFor()
  })
})
