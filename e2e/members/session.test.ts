import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getUser, refreshTokens, signOut } from '../../contract/members.ts'
import { recordRequests } from '../stage/browser.ts'
import { openShop } from '../stage/catalogue.ts'
import { countSessions, endSessions, expireAccess, memberOf, openAs } from '../stage/members.ts'
import { FAILED_REQUEST, setStage } from '../stage/stage.ts'

const SIGNED_IN = ['ACCESS_TOKEN', 'REFRESH_TOKEN', 'userinfo']
const ADA = { nickname: 'Ada' }

const stage = setStage(openShop)

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

/** Stores the member's tokens in the browser, and opens the page. */
async function enterAs(isRemembered = true) {
  const member = await memberOf(stage.shop, ADA)
  const page = await stage.enter()
  await openAs(member, page, { url: stage.shop.server.url, isRemembered })
  return { member, page, context: stage.person.context }
}

describe('signed-in members', () => {
  it('§2, §3: are shown in the header and stored as userinfo, also after a reload; §4: signing out leaves nothing', async () => {
    const { member, page, context } = await enterAs()
    await profile(page).waitFor()
    expect(await profile(page).innerText()).toContain('Ada')
    expect(await profile(page).innerText()).toContain(member.email)
    expect(await login(page).count()).toBe(0)
    await profile(page).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/user/info')
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

    await context.addInitScript(`
      window.words = []
      new MutationObserver(() => window.words.push(document.body?.innerText ?? '')).observe(document, { childList: true, subtree: true })
    `)
    // The test does not wait for the server's answer.
    await context.route(`**${getUser.path}`, () => undefined)
    await page.reload()
    await profile(page).waitFor()
    const words = await page.evaluate<string[]>('window.words')
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((text) => text.includes('Login'))).toEqual([])

    await page.evaluate(`for (const key of ['quarry-user-collect', 'image']) localStorage.setItem(key, '1')`)
    const goodbyes = recordRequests(context, signOut)
    await logOut(page).click()
    await login(page).waitFor()
    expect(await left(page, [...SIGNED_IN, 'quarry-user-collect', 'image'])).toEqual([])
    expect(goodbyes).toHaveLength(1)
    await expect.poll(() => countSessions(stage.shop, member)).toBe(0)
  })

  it('stay signed in without an answer, see a message, and are known once the network is back; offline they sign out at once', async () => {
    stage.forgive(FAILED_REQUEST)
    const member = await memberOf(stage.shop, ADA)
    const page = await stage.enter()
    const { context } = stage.person
    await context.route(`**${getUser.path}`, (route) => route.abort())
    await openAs(member, page, { url: stage.shop.server.url })
    await page.getByText('Network anomaly').waitFor()
    expect(await login(page).count()).toBe(0)
    expect(await stored(page, 'ACCESS_TOKEN')).toBe(member.tokens.accessToken)
    await context.unroute(`**${getUser.path}`)
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    await profile(page).waitFor()
    await context.setOffline(true)
    await logOut(page).click()
    await login(page).waitFor()
    expect(await stored(page, 'REFRESH_TOKEN')).toBeNull()
  })

  it('§4: are signed out if the server refuses to say who they are', async () => {
    const { page, context } = await enterAs()
    await profile(page).waitFor()
    await context.route(`**${getUser.path}`, (route) =>
      route.fulfill({ json: { code: 403, msg: 'Not you.', data: null } }),
    )
    await page.reload()
    await login(page).waitFor()
    expect(await left(page, SIGNED_IN)).toEqual([])
    await page.getByText('Not you.').waitFor()
  })

  it('§4: are timed out if the refresh is refused: one dialog, and nothing stays (zh-CN)', async () => {
    const member = await memberOf(stage.shop, ADA)
    const page = await stage.enter({ tongue: 'zh-CN' })
    await endSessions(stage.shop, member)
    await openAs(member, page, { url: stage.shop.server.url })
    await page.getByRole('dialog').getByText('登录超时，请重新登录。').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    expect(await page.getByText('请先登录').count()).toBe(0)
    expect(await left(page, SIGNED_IN)).toEqual([])
    await page.keyboard.press('Escape')
    await banner(page).getByRole('link', { name: '登录' }).waitFor()
  })

  it('§4: share one refresh of an expired token among their tabs, and sign out in all of them', async () => {
    const member = await memberOf(stage.shop, ADA)
    const visitor = await stage.visit()
    const { context } = stage.person
    await login(visitor).waitFor()
    const page = await context.newPage()
    await openAs(member, page, { url: stage.shop.server.url })
    const third = await stage.openTab()
    const tabs = [visitor, page, third]
    for (const tab of tabs) await profile(tab).waitFor()

    // Waits for the page's idle requests: leaving the page would abort their token refresh.
    for (const tab of tabs) await tab.waitForLoadState('networkidle')
    await expireAccess(stage.shop, member)
    const refreshes = recordRequests(context, refreshTokens)
    const asked = recordRequests(context, getUser)
    await Promise.all(tabs.map((tab) => tab.reload()))
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
})

describe('members who are not remembered', () => {
  it('stay signed in in all tabs, over a reload and a token refresh, and sign out in all', async () => {
    const { member, page } = await enterAs(false)
    await profile(page).waitFor()
    const other = await stage.openTab()
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

  it('leave nothing in local storage, and are signed out once the browser has been closed', async () => {
    const { member, page, context } = await enterAs(false)
    await profile(page).waitFor()
    const kept = await page.evaluate<string>('JSON.stringify(localStorage)')
    for (const secret of [member.email, member.tokens.accessToken, member.tokens.refreshToken])
      expect(kept).not.toContain(secret)
    // What survives a browser: local storage and cookies, not session storage.
    const reopened = await context.browser()?.newContext({ storageState: await context.storageState() })
    const again = (await reopened?.newPage()) as Page
    await again.goto(stage.shop.server.url)
    await login(again).waitFor()
    expect(await profile(again).count()).toBe(0)
    await reopened?.close()
  })
})
