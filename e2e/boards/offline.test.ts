import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { TestMember } from '../../server/testing/members.ts'
import { aBoardOf, readBoard } from '../stage/boards-shop.ts'
import { signInByPassword } from '../stage/login-shop.ts'
import { endSessions, memberOf, newAddress, openAs, signedInAgain } from '../stage/members.ts'
import { FAILED_REQUEST, setMembersStage } from '../stage/stage.ts'

const PASSWORD = 'secret7'
const stage = setMembersStage()

const sample = (page: Page) => page.getByRole('button', { name: /^1 · / })
const state = (page: Page, words: string) => page.getByText(words, { exact: true })
const loginOf = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Quarry' })
const logOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log out' })
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })

async function nudge(page: Page): Promise<void> {
  if ((await sample(page).getAttribute('aria-pressed')) !== 'true') await sample(page).press('Enter')
  await sample(page).press('ArrowRight')
}

async function signIn(page: Page, email: string): Promise<void> {
  await signInByPassword(loginOf(page), { email, password: PASSWORD })
  await logOut(page).waitFor()
}

/** The position of the sample on the server, read in a session that nobody ends. */
async function savedX(member: TestMember, id: string): Promise<number | undefined> {
  const again = await signedInAgain(stage.shop, member, 'Firefox')
  return (await readBoard(stage.shop, again, id)).items[0]?.x
}

describe('a board that cannot be saved', () => {
  it('waits in the browser for the network and for its own member; logging out asks first', async () => {
    const [hers, another] = [newAddress(), newAddress()]
    const ada = await memberOf(stage.shop, { email: hers, password: PASSWORD })
    await memberOf(stage.shop, { email: another, password: PASSWORD })
    const id = await aBoardOf(stage.shop, ada, { name: 'Lobby', count: 1 })
    const page = await stage.enter()
    stage.forgive(FAILED_REQUEST)
    await openAs(ada, page, { url: `${stage.shop.server.url}/material/${id}` })
    await sample(page).waitFor()

    // Offline, logging out asks first, and this time is cancelled.
    await page.context().setOffline(true)
    await nudge(page)
    await state(page, 'Offline, kept in this browser').waitFor()
    await logOut(page).click()
    const question = page.getByRole('dialog', { name: 'Log out without saving?' })
    await question.waitFor()
    await question.getByRole('button', { name: 'Stay logged in' }).click()
    await question.waitFor({ state: 'hidden' })
    await page.context().setOffline(false)
    await state(page, 'All changes saved').waitFor()
    expect(await savedX(ada, id)).toBe(21)

    // The session ends meanwhile, which the page learns on its way back: the edit waits for its member, not for the next person.
    await page.context().setOffline(true)
    await nudge(page)
    await state(page, 'Offline, kept in this browser').waitFor()
    await endSessions(stage.shop, ada)
    await page.context().setOffline(false)
    await loginOf(page).getByText('Login timed out').waitFor()
    await signIn(page, another)
    expect(await sample(page).count()).toBe(0)
    await logOut(page).click()
    await login(page).click()
    await signIn(page, hers)
    await page.goto(`${stage.shop.server.url}/material/${id}`)
    await sample(page).waitFor()
    await expect.poll(() => savedX(ada, id)).toBe(22)

    // They log out after confirming: the unsaved edit is discarded.
    await page.context().setOffline(true)
    await nudge(page)
    await state(page, 'Offline, kept in this browser').waitFor()
    await logOut(page).click()
    await question.getByRole('button', { name: 'Log out and discard' }).click()
    await login(page).waitFor()
    await page.context().setOffline(false)
    await login(page).click()
    await signIn(page, hers)
    await page.goto(`${stage.shop.server.url}/material/${id}`)
    await state(page, 'All changes saved').waitFor()
    expect(await sample(page).getAttribute('aria-label')).toMatch(/, 22 mm from the left/)
    expect(await savedX(ada, id)).toBe(22)
  })
})
