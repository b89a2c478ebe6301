import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { getUser, refreshTokens, signOut } from '../../contract/members.ts'
import { recordRequests } from '../stage/browser.ts'
import { countSessions, endSessions, expireAccess, memberOf, openAs } from '../stage/members.ts'
import { FAILED_REQUEST, setMembersStage } from '../stage/stage.ts'

const SIGNED_IN = ['ACCESS_TOKEN', 'REFRESH_TOKEN', 'userinfo']
const ADA = { nickname: 'Ada' }

const stage = setMembersStage()

const banner = (page: Page) => page.getByRole('banner')
const profile = (page: Page) => banner(page).getByRole('link', { name: 'Profile' })
const login = (page: Page) => banner(page).getByRole('link', { name: 'Login' })
const logOut = (page: Page) => banner(page).getByRole('button', { name: 'Log out' })
const stored = (page: Page, key: string, storage = 'localStorage') =>
  page.evaluate<string | null>(`${storage}.getItem('${key}')`)

/** The keys that are still in local storage. */
async function left(page: Page, keys: string[]): Promise<string[]> {
  const kept = await page.evaluate<string[]>('Object.keys(localStorage)')
  return keys.filter((key) => kept.includes(key))
}

it('§2, §3, §4: a member is known once the network is back, and after a reload at once; signing out leaves nothing, and so does whatever ends the session', async () => {
  stage.forgive(FAILED_REQUEST)
  const member = await memberOf(stage.shop, ADA)
  const page = await stage.enter()
  const { context } = stage.person
  const url = `${stage.shop.server.url}/policy`
  await context.route(`**${getUser.path}`, (route) => route.abort())
  await openAs(member, page, { url })
  await page.getByText('Network anomaly').waitFor()
  expect(await login(page).count()).toBe(0)
  expect(await stored(page, 'ACCESS_TOKEN')).toBe(member.tokens.accessToken)
  await context.unroute(`**${getUser.path}`)
  await page.evaluate(`dispatchEvent(new Event('online'))`)
  await profile(page).waitFor()
  expect(await profile(page).innerText()).toContain('Ada')
  expect(await profile(page).innerText()).toContain(member.email)
  expect(await login(page).count()).toBe(0)
  const info = JSON.parse((await stored(page, 'userinfo')) ?? '{}') as Record<string, unknown>
  expect(info).toMatchObject({
    accessToken: member.tokens.accessToken,
    refreshToken: member.tokens.refreshToken,
    userId: member.id,
    openid: '',
    nickname: 'Ada',
    avatar: null,
    mobile: null,
    sex: null,
    email: member.email,
    userType: 1,
  })

  await page.evaluate(`sessionStorage.setItem('listening', '1')`)
  await page.addInitScript(`
    window.words = []
    const listen = () => window.words.push(document.body?.innerText ?? '')
    if (sessionStorage.getItem('listening')) new MutationObserver(listen).observe(document, { childList: true, subtree: true })
    sessionStorage.removeItem('listening')
  `)
  // The test does not wait for the server's answer.
  await context.route(`**${getUser.path}`, () => undefined)
  await page.reload()
  await profile(page).waitFor()
  const words = await page.evaluate<string[]>('window.words')
  expect(words.length).toBeGreaterThan(0)
  expect(words.filter((text) => text.includes('Login'))).toEqual([])
  await context.unroute(`**${getUser.path}`)

  await page.evaluate(`for (const key of ['quarry-user-collect', 'image']) localStorage.setItem(key, '1')`)
  const goodbyes = recordRequests(context, signOut)
  await profile(page).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/user/info')
  await logOut(page).click()
  await login(page).waitFor()
  expect(await left(page, [...SIGNED_IN, 'quarry-user-collect', 'image'])).toEqual([])
  expect(goodbyes).toHaveLength(1)
  await expect.poll(() => countSessions(stage.shop, member)).toBe(0)

  // The server refuses to say who they are.
  await context.route(`**${getUser.path}`, (route) =>
    route.fulfill({ json: { code: 403, msg: 'Not you.', data: null } }),
  )
  await openAs(await memberOf(stage.shop, ADA), page, { url })
  await page.getByText('Not you.').waitFor()
  await login(page).waitFor()
  expect(await left(page, SIGNED_IN), 'after a refusal').toEqual([])
  await context.unroute(`**${getUser.path}`)

  // The refresh is refused: one dialog.
  const ended = await memberOf(stage.shop, ADA)
  await endSessions(stage.shop, ended)
  await openAs(ended, page, { url: stage.shop.server.url })
  await page.getByRole('dialog').getByText('Login timed out').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await page.getByText('Please sign in').count()).toBe(0)
  expect(await left(page, SIGNED_IN), 'after a refused refresh').toEqual([])
  await page.keyboard.press('Escape')
  await login(page).waitFor()

  // Offline, signing out does not wait for the server.
  await openAs(await memberOf(stage.shop, ADA), page, { url })
  await profile(page).waitFor()
  await context.setOffline(true)
  await logOut(page).click()
  await login(page).waitFor()
  expect(await stored(page, 'REFRESH_TOKEN')).toBeNull()
})

it('§4: the tabs of a member share one refresh of an expired token, and sign out together', async () => {
  const member = await memberOf(stage.shop, ADA)
  const visitor = await stage.visit()
  const { context } = stage.person
  await login(visitor).waitFor()
  const page = await context.newPage()
  await openAs(member, page, { url: stage.shop.server.url })
  const third = await stage.openTab()
  const tabs = [visitor, page, third]
  for (const tab of tabs) await profile(tab).waitFor()

  // Nothing of a page that is left may begin a refresh, which leaving would abort.
  for (const tab of tabs) await tab.goto('about:blank')
  await expireAccess(stage.shop, member)
  const refreshes = recordRequests(context, refreshTokens)
  const asked = recordRequests(context, getUser)
  await Promise.all(tabs.map((tab) => tab.goto(stage.shop.server.url)))
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(tabs.length)
  await expect.poll(() => stored(page, 'ACCESS_TOKEN')).not.toBe(member.tokens.accessToken)
  for (const tab of tabs) await profile(tab).waitFor()
  expect(refreshes).toHaveLength(1)
  const info = JSON.parse((await stored(page, 'userinfo')) ?? '{}') as Record<string, unknown>
  expect(info['accessToken']).toBe(await stored(page, 'ACCESS_TOKEN'))

  await logOut(third).click()
  for (const tab of tabs) await login(tab).waitFor()
  expect(await stored(page, 'REFRESH_TOKEN')).toBeNull()
})

it('who is not remembered leaves nothing in local storage, stays in all tabs over a reload and a refresh, and is out in all, or once the browser is closed', async () => {
  const member = await memberOf(stage.shop, ADA)
  const page = await stage.enter()
  const { context } = stage.person
  await openAs(member, page, { url: `${stage.shop.server.url}/policy`, isRemembered: false })
  await profile(page).waitFor()
  const kept = await page.evaluate<string>('JSON.stringify(localStorage)')
  for (const secret of [member.email, member.tokens.accessToken, member.tokens.refreshToken])
    expect(kept).not.toContain(secret)
  // What survives a browser: local storage and cookies, not session storage.
  const reopened = await context.browser()?.newContext({ storageState: await context.storageState() })
  const again = (await reopened?.newPage()) as Page
  await again.goto(`${stage.shop.server.url}/policy`)
  await login(again).waitFor()
  expect(await profile(again).count()).toBe(0)
  await reopened?.close()

  const other = await stage.openTab('/policy')
  await profile(other).waitFor()
  await expireAccess(stage.shop, member)
  await page.reload()
  await profile(page).waitFor()
  const accessToken = (tab: Page) => stored(tab, 'ACCESS_TOKEN', 'sessionStorage')
  await expect.poll(() => accessToken(page)).not.toBe(member.tokens.accessToken)
  await expect.poll(() => accessToken(other)).toBe(await accessToken(page))
  await logOut(other).click()
  for (const tab of [page, other]) await login(tab).waitFor()
  expect(await stored(page, 'REFRESH_TOKEN', 'sessionStorage')).toBeNull()
})
