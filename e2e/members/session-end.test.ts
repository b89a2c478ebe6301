import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { folderOf } from '../stage/folder-shop.ts'
import { card, openMenu } from '../stage/folders-shop.ts'
import { signInByPassword } from '../stage/login-shop.ts'
import { endSessions, memberOf, newAddress, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const PASSWORD = 'secret7'

const stage = setMembersStage()

/** A member with a folder of three items, and their page at a path. */
async function enterAt(path: (folderId: string) => string) {
  const email = newAddress()
  const member = await memberOf(stage.shop, { email, nickname: 'Ada', password: PASSWORD })
  const folderId = await folderOf(stage.shop, member, { name: 'Lobby', count: 3 })
  const page = await stage.enter()
  const underway = new Set<Request>()
  page.on('request', (request) => underway.add(request))
  page.on('requestfinished', (request) => underway.delete(request))
  page.on('requestfailed', (request) => underway.delete(request))
  await openAs(member, page, { url: stage.shop.server.url + path(folderId) })
  await page.waitForLoadState('networkidle')
  const endSession = async () => {
    // Waits until no request of the page itself is open, since it could discover the ended session first.
    await expect.poll(() => underway.size).toBe(0)
    await endSessions(stage.shop, member)
  }
  return { page, email, endSession }
}

const loginOf = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Quarry' })
const logOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log out' })
const invitation = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Login' })
const nickname = (page: Page) => page.getByRole('textbox', { name: 'Nickname' })
/** The visible text of the page and its dialogs. */
const wordsOf = (page: Page) => page.evaluate<string>('document.body.innerText')

async function signIn(page: Page, email: string): Promise<void> {
  await signInByPassword(loginOf(page), { email, password: PASSWORD })
  await logOut(page).waitFor()
  await loginOf(page).waitFor({ state: 'hidden' })
}

/** The member signs out in another tab. */
async function signOutElsewhere(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(stage.shop.server.url)
  await logOut(other).click()
  await invitation(page).waitFor()
  return other
}

describe('what was typed when the session ended', () => {
  it('by the server: stands in every form, out of sight until the member is back, and can be saved', async () => {
    const { page, email, endSession } = await enterAt(() => '/user/info')
    await nickname(page).fill('Ada Lovelace')
    await page.getByRole('textbox', { name: 'Department' }).fill('Engines')
    await endSession()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await loginOf(page).getByText('Login timed out').waitFor()
    await invitation(page).waitFor({ state: 'attached' })
    expect(await wordsOf(page)).not.toContain(email)
    expect(await nickname(page).isVisible()).toBe(false)
    await signIn(page, email)
    expect(await nickname(page).inputValue()).toBe('Ada Lovelace')
    expect(await page.getByRole('textbox', { name: 'Department' }).inputValue()).toBe('Engines')
    expect(await invitation(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Your profile is saved.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Ada Lovelace' }).waitFor()

    // As the name of a new folder and of a renamed one, without an error message.
    await page.getByRole('link', { name: 'Favorites' }).first().click()
    await openMenu(card(page, 'Lobby'), 'Rename')
    const names = page.getByRole('textbox', { name: 'Folder name' })
    await names.fill('Foyer')
    await page.getByRole('button', { name: 'New folder' }).first().click()
    await expect.poll(() => names.count()).toBe(2)
    await names.first().fill('Tea house')
    await endSession()
    await names.first().press('Enter')
    await loginOf(page).getByText('Login timed out').waitFor()
    await invitation(page).waitFor({ state: 'attached' })
    await signIn(page, email)
    expect(await names.first().inputValue()).toBe('Tea house')
    expect(await names.last().inputValue()).toBe('Foyer')
    expect(await wordsOf(page)).not.toContain('Please sign in')
    await names.first().press('Enter')
    await card(page, 'Tea house').waitFor()
    await names.press('Enter')
    await card(page, 'Foyer').waitFor()

    // In a note, which says that it is unsaved, and is saved at the next try.
    await card(page, 'Foyer').getByRole('link').click()
    await page.getByRole('article').first().hover()
    await page
      .getByRole('button', { name: /^Add a note/ })
      .first()
      .click()
    const note = page.getByRole('textbox', { name: /^Note on/ })
    await note.fill('For the bar')
    await endSession()
    await note.press('Control+Enter')
    await loginOf(page).getByText('Login timed out').waitFor()
    await expect.poll(() => wordsOf(page)).not.toContain('Foyer')
    await signIn(page, email)
    await page.getByText('Not saved yet').waitFor()
    expect(await note.inputValue()).toBe('For the bar')
    await note.press('Control+Enter')
    await page.getByRole('button', { name: 'For the bar' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'For the bar' }).waitFor()

    // In the form for a new folder at a star, which opens again.
    await page.getByRole('link', { name: 'Home' }).first().click()
    await page.getByRole('article').nth(1).hover()
    await page.getByRole('article').nth(1).getByRole('button', { name: 'Save to folder' }).click()
    const popover = page.getByRole('dialog', { name: 'Save to folder' })
    await popover.getByRole('button', { name: 'New folder' }).click()
    await popover.getByRole('textbox', { name: 'Folder name' }).fill('Winter garden')
    await endSession()
    await popover.getByRole('button', { name: 'Create' }).click()
    await loginOf(page).getByText('Login timed out').waitFor()
    await popover.waitFor({ state: 'hidden' })
    expect(await wordsOf(page)).not.toContain('Foyer')
    await signIn(page, email)
    expect(await popover.getByRole('textbox', { name: 'Folder name' }).inputValue()).toBe('Winter garden')
    await popover.getByRole('button', { name: 'Create' }).click()
    await popover.getByRole('checkbox', { name: /^Winter garden, 1 item/ }).waitFor()
  })

  it('in another tab: comes back with the member there or here, is discarded by them alone, and never shown to another person', async () => {
    const { page, email } = await enterAt(() => '/user/info')
    await nickname(page).fill('Ada Lovelace')
    const other = await signOutElsewhere(page)
    await other.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await signIn(other, email)
    await page.bringToFront()
    await nickname(page).waitFor()
    expect(await nickname(page).inputValue(), 'back by the other tab').toBe('Ada Lovelace')

    await page.getByRole('link', { name: 'Favorites' }).first().click()
    await card(page, 'Lobby').getByRole('link').click()
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Folder name' }).fill('Foyer')
    await logOut(other).click()
    const told = page.getByText('You were logged out in another tab. What you typed waits here.')
    await told.filter({ visible: true }).waitFor()
    expect(await wordsOf(page)).not.toContain('Lobby')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await signIn(page, email)
    expect(await page.getByRole('textbox', { name: 'Folder name' }).inputValue(), 'back here').toBe('Foyer')
    await page.getByRole('textbox', { name: 'Folder name' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Foyer' }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
    expect(await nickname(page).inputValue(), 'on a page that was left').toBe('Ada Lovelace')

    await logOut(page).click()
    await invitation(page).waitFor()
    expect(await page.content()).not.toContain(email)
    expect(await nickname(page).count()).toBe(0)
    await invitation(page).click()
    await signIn(page, email)
    expect(await nickname(page).inputValue(), 'after they logged out themselves').toBe('Ada')

    await nickname(page).fill('Ada Lovelace')
    const grace = newAddress()
    await memberOf(stage.shop, { email: grace, nickname: 'Grace', password: PASSWORD })
    await logOut(other).click()
    await invitation(page).waitFor()
    await invitation(page).click()
    await signIn(page, grace)
    await page.getByRole('heading', { level: 1, name: 'Grace' }).waitFor()
    expect(await nickname(page).inputValue()).toBe('Grace')
    expect(await page.content()).not.toContain('Lovelace')
    expect(await page.content()).not.toContain(email)
    await logOut(page).click()
    await invitation(page).click()
    await signIn(page, email)
    expect(await nickname(page).inputValue(), 'after another person').toBe('Ada')
    await other.close()
  })
})
