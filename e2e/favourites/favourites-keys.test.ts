import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getItemPage, updateItem } from '../../contract/favourites.ts'
import { landmarkViolations } from '../stage/axe.ts'
import { folderOf } from '../stage/folder-shop.ts'
import { card, cards, FOLDERS, openFolders, stopClock } from '../stage/folders-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { FAILED_REQUEST, setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

/** Tag and name of the focused element; `BODY` means none. */
const focusOf = (page: Page) =>
  page.evaluate<string>(`(() => {
    const element = document.activeElement
    if (element === document.body) return 'BODY'
    const copy = element.cloneNode(true)
    for (const unread of copy.querySelectorAll('[aria-hidden]')) unread.remove()
    return element.tagName + ' ' + (element.ariaLabel ?? copy.textContent)
  })()`)
/** Texts that the live regions announce. */
const spokenIn = (page: Page) => page.locator('[aria-live]').allTextContents()

/** Begins to listen; the returned function waits for the next announcement, even if its text repeats. */
async function listen(page: Page): Promise<() => Promise<void>> {
  const last = await page.locator('p[aria-live] > span').last().elementHandle()
  return async () => {
    await expect.poll(() => last?.evaluate((one) => one.isConnected)).toBe(false)
  }
}

/** Saves the note by keyboard, and waits for the announcement. */
async function saveNote(page: Page): Promise<void> {
  const isSaid = await listen(page)
  await page.keyboard.press('Control+Enter')
  await isSaid()
}

/** A folder of some items, beside an empty one and one with two. */
async function openFolder(count: number): Promise<Page> {
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

/** Opens the note of an item by keyboard. */
async function openNote(page: Page, place: number): Promise<void> {
  await cards(page).nth(place).getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  expect(await focusOf(page)).toMatch(/^BUTTON/)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: /^Note on/ }).waitFor()
}

/** Delays saving the next note until the returned function is called. */
async function holdSaving(page: Page): Promise<() => void> {
  const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
  await page.route(
    `**${updateItem.path}`,
    async (route) => {
      await permission
      await route.continue()
    },
    { times: 1 },
  )
  return permit
}

it('notes are written, and a selection is cleared, copied and moved, by keyboard alone; the focus is never lost', async () => {
  const page = await openFolder(6)
  await openNote(page, 0)
  await page.getByText('Ctrl+Enter saves').waitFor()
  await page.keyboard.type('For the desk')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => focusOf(page)).toBe('BUTTON For the desk')
  await expect.poll(() => spokenIn(page)).toContain('The note is saved.')
  // With the focus there, the same key reopens the same note.
  await page.keyboard.press('Enter')
  await page.keyboard.type(', matt')
  await saveNote(page)
  await expect.poll(() => focusOf(page)).toBe('BUTTON For the desk, matt')

  const letStandOn = await holdSaving(page)
  await openNote(page, 1)
  await page.keyboard.type('North wall')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => focusOf(page)).toBe('BUTTON North wall')
  const shown = await page.evaluateHandle<string[]>(`(() => {
      const button = document.activeElement
      const shown = [button.textContent]
      const follow = () => shown.push(button.textContent)
      new MutationObserver(follow).observe(button, { childList: true, characterData: true, subtree: true })
      return shown
    })()`)
  let isSaid = await listen(page)
  letStandOn()
  await isSaid()
  expect(await spokenIn(page)).toContain('The note is saved.')
  expect(new Set(await shown.jsonValue())).toEqual(new Set(['North wall']))

  const letWriteOn = await holdSaving(page)
  await openNote(page, 2)
  await page.keyboard.type('Samples')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type(', matt')
  isSaid = await listen(page)
  letWriteOn()
  await isSaid()
  await page.keyboard.type(' and warm')
  await saveNote(page)
  await expect.poll(() => focusOf(page)).toBe('BUTTON Samples, matt and warm')

  await openNote(page, 3)
  await page.keyboard.press('Escape')
  expect(await focusOf(page)).toMatch(/^BUTTON Add a note/)
  // Nothing was typed, so there is nothing to undo.
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
  await saveNote(page)
  await expect.poll(() => focusOf(page)).toBe('BUTTON North wall')

  await openNote(page, 4)
  const before = await spokenIn(page)
  await page.keyboard.type('Matt')
  await page.getByText('4 of 1000').waitFor()
  expect(await spokenIn(page)).toEqual(before)
  await field.fill('n'.repeat(955))
  await expect.poll(() => spokenIn(page)).toContain('50 more characters fit at most.')
  await page.keyboard.type('n')
  await page.getByText('956 of 1000').waitFor()
  expect(await spokenIn(page)).toContain('50 more characters fit at most.')
  await field.fill('n'.repeat(1000))
  await expect.poll(() => spokenIn(page)).toContain('The note is full.')

  stage.forgive(FAILED_REQUEST)
  await page.route(`**${updateItem.path}`, (route) => route.abort(), { times: 1 })
  await field.fill('Matt')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Not saved yet').waitFor()
  await expect.poll(() => focusOf(page)).toMatch(/^TEXTAREA Note on/)
  await page.keyboard.press('Control+Enter')
  await page.getByText('Not saved yet').waitFor({ state: 'detached' })

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

  const dialog = page.getByRole('dialog')
  for (const name of ['Copy', 'Move']) {
    await first.check()
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focusOf(page), { message: name }).toBe('BUTTON Tea house, 2 items')
    expect(await landmarkViolations(page)).toEqual([])
    await page.keyboard.press('Tab')
    expect(await focusOf(page), `${name}, then Tab`).toMatch(/^BUTTON Bath, [01] items?$/)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => focusOf(page), { message: name }).toBe('H1 Harbour hotel')
  }
})

it('a folder is opened at its beginning, renamed, counted and emptied by keyboard alone, and a new one to move to can be cancelled', async () => {
  const page = await openFolders(stage, [['Lobby', 3]])
  await page.getByRole('link', { name: 'Lobby', exact: true }).press('Enter')
  await cards(page).nth(2).waitFor()
  expect(await focusOf(page)).toMatch(/^MAIN/)
  await expect.poll(() => spokenIn(page)).toContain('Quarry - Folder: Lobby')

  await page.getByRole('button', { name: 'Rename' }).press('Enter')
  await page.keyboard.type('Harbour hotel')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusOf(page)).toBe('BUTTON Rename')
  await expect.poll(() => spokenIn(page)).toContain('The name is saved.')

  // The number of matches is announced only once it is known.
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
  expect(await page.getByText('3 items', { exact: true }).filter({ visible: true }).count()).toBe(1)
  permit()
  await page.getByText(/^[12] of 3$/).waitFor()
  await page.getByRole('searchbox').fill('')
  await cards(page).nth(2).waitFor()

  // There is no folder to move to yet.
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
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page
    .getByRole('checkbox', { name: /^Select Board/ })
    .first()
    .uncheck()

  // After a removal the focus moves to a neighbour, or to the heading if none is left.
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

describe('the folders, by keys alone', () => {
  async function deleteByMenu(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name: `More for ${name}` }).focus()
    await page.keyboard.press('Enter')
    // The menu is visible before it has the focus, and takes keys only then.
    await page.locator('[role="menu"]:focus-within').waitFor()
    await page.keyboard.press('End')
    await expect.poll(() => focusOf(page)).toBe('BUTTON Delete')
    await page.keyboard.press('Enter')
    await card(page, name).waitFor({ state: 'detached' })
  }

  it('announce the key that reaches a message, which stays until then; a deletion leaves the focus where work continues', async () => {
    const folders: typeof FOLDERS = [...FOLDERS, ['Bar', 0], ['Hall', 0]]
    const page = await openFolders(stage, folders, { prepare: (fresh) => fresh.clock.install() })
    await cards(page).nth(5).waitFor()
    const message = page.locator('[data-toast]')
    await deleteByMenu(page, 'Bar')
    await message.waitFor()
    expect(await message.textContent()).toMatch(/^Deleted “Bar” with 0 items\. Undo F8/)
    const key = message.locator('kbd')
    expect((await key.boundingBox())?.width).toBeGreaterThan(10)
    await stopClock(page)
    // Longer than a message without a button is shown.
    await page.clock.runFor(6500)
    expect(await message.count()).toBe(1)
    await page.keyboard.press('F8')
    await page.clock.runFor(60_000)
    expect(await message.count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => message.count()).toBe(0)
    expect(await focusOf(page)).toBe('A Rooms')
    await page.clock.resume()

    await card(page, 'Hall').hover()
    await page.getByRole('button', { name: 'More for Hall' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await message.waitFor()
    expect((await key.boundingBox())?.width).toBeLessThan(2)
    await message.hover()
    await stopClock(page)
    await page.clock.runFor(60_000)
    expect(await message.count()).toBe(1)
    await page.mouse.move(5, 5)
    await page.clock.runFor(11_000)
    await expect.poll(() => message.count()).toBe(0)
    await page.clock.resume()

    await deleteByMenu(page, 'Lobby')
    await expect.poll(() => focusOf(page)).toBe('A Office')
    await page.getByText('Deleted “Lobby” with 3 items.').waitFor()
    await page.keyboard.press('F8')
    await page.keyboard.press('Enter')
    await page.getByText('The folder is back.').waitFor()
    await expect.poll(() => focusOf(page)).toBe('A Lobby')
    await deleteByMenu(page, 'Tea house')
    await expect.poll(() => focusOf(page)).toBe('A Office')

    await page.getByRole('checkbox', { name: 'Select Rooms' }).check()
    await page.getByRole('checkbox', { name: 'Select Office' }).check()
    await page.getByRole('button', { name: 'Delete', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => cards(page).count()).toBe(1)
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
})
