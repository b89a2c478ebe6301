import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getUser, refreshTokens, signOut } from '../../contract/members.ts'
import { seriousViolations } from '../stage/axe.ts'
import type { Theme, Tongue, VisitOptions } from '../stage/browser.ts'
import { countSessions, endSessions, expireAccess, memberOf, openAs } from '../stage/members.ts'
import { FAILED_REQUEST, setStage } from '../stage/stage.ts'

const WORDS = {
  en: { login: 'Login', logOut: 'Log out', profile: 'Profile', timedOut: 'Login timed out, please log in again.' },
  'zh-CN': { login: '登录', logOut: '退出登录', profile: '个人中心', timedOut: '登录超时，请重新登录。' },
}
const ADA = { nickname: 'Ada' }

const stage = setStage()

const banner = (page: Page) => page.getByRole('banner')
const profile = (page: Page) => banner(page).getByRole('link', { name: 'Profile' })
const login = (page: Page) => banner(page).getByRole('link', { name: 'Login' })
const logOut = (page: Page) => banner(page).getByRole('button', { name: 'Log out' })
const stored = (page: Page, key: string, storage = 'localStorage') =>
  page.evaluate<string | null>(`${storage}.getItem('${key}')`)

/** Every request to an endpoint from now on. */
function heed(context: BrowserContext, { path }: { path: string }): string[] {
  const urls: string[] = []
  context.on('request', (request) => void (new URL(request.url()).pathname === path && urls.push(request.url())))
  return urls
}

async function enterAs(facts: { nickname?: string; email?: string } = ADA, options: VisitOptions = {}) {
  const member = await memberOf(stage.shop, facts)
  const page = await stage.enter(options)
  await openAs(member, page, { url: stage.shop.server.url })
  return { member, page, context: stage.person.context }
}

async function openTab(context: BrowserContext, path = '/'): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(stage.shop.server.url + path)
  return tab
}

describe('who is signed in', () => {
  it('§2: stands in the header by avatar, nickname and email, and their avatar goes to /user/info', async () => {
    const { member, page } = await enterAs()
    await profile(page).waitFor()
    expect(await profile(page).innerText()).toContain('Ada')
    expect(await profile(page).innerText()).toContain(member.email)
    expect(await login(page).count()).toBe(0)
    await profile(page).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/user/info')
  })

  it('§3: is kept under userinfo, userId being the payload’s id', async () => {
    const { member, page } = await enterAs()
    await profile(page).waitFor()
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
  })

  it('stays signed in over a reload, and is never shown Login meanwhile', async () => {
    const { page, context } = await enterAs()
    await profile(page).waitFor()
    await context.addInitScript(`
      window.words = []
      new MutationObserver(() => window.words.push(document.body?.innerText ?? '')).observe(document, { childList: true, subtree: true })
    `)
    // The server's answer is not waited for.
    await context.route(`**${getUser.path}`, () => undefined)
    await page.reload()
    await profile(page).waitFor()
    const words = await page.evaluate<string[]>('window.words')
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((text) => text.includes('Login'))).toEqual([])
  })

  it('§4: is signed out where the server refuses to say who they are', async () => {
    const { page, context } = await enterAs()
    await profile(page).waitFor()
    await context.route(`**${getUser.path}`, (route) =>
      route.fulfill({ json: { code: 403, msg: 'Not you.', data: null } }),
    )
    await page.reload()
    await login(page).waitFor()
    expect(await stored(page, 'ACCESS_TOKEN')).toBeNull()
    await page.getByText('Not you.').waitFor()
  })

  it('stays signed in without an answer, is told so, and known once the network is back', async () => {
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
  })

  it('§4: is not timed out while their session lasts: three tabs whose token has expired make one refresh', async () => {
    const { member, page, context } = await enterAs()
    await profile(page).waitFor()
    const tabs = [page, await openTab(context), await openTab(context)]
    for (const tab of tabs) await profile(tab).waitFor()
    // What a page asks for once it is at rest must not be on its way when the page goes: its refresh would go with it.
    for (const tab of tabs) await tab.waitForLoadState('networkidle')
    await expireAccess(stage.shop, member)
    const refreshes = heed(context, refreshTokens)
    const asked = heed(context, getUser)
    await Promise.all(tabs.map((tab) => tab.reload()))
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(tabs.length)
    await expect.poll(() => stored(page, 'ACCESS_TOKEN')).not.toBe(member.tokens.accessToken)
    for (const tab of tabs) await profile(tab).waitFor()
    expect(refreshes).toHaveLength(1)
    const info = JSON.parse((await stored(page, 'userinfo')) ?? '{}') as Record<string, unknown>
    expect(info['accessToken']).toBe(await stored(page, 'ACCESS_TOKEN'))
  })

  it.each<Tongue>(['en', 'zh-CN'])(
    '§4: is timed out where the refresh is refused: one dialog, and nothing stays (%s)',
    async (tongue) => {
      const { login: way, profile: own, timedOut } = WORDS[tongue]
      const { member, page } = await enterAs(ADA, { tongue })
      await banner(page).getByRole('link', { name: own }).waitFor()
      await endSessions(stage.shop, member)
      await page.reload()
      await page.getByRole('dialog').getByText(timedOut).waitFor()
      expect(await page.getByRole('dialog').count()).toBe(1)
      expect(await page.getByText('Please sign in').count()).toBe(0)
      for (const key of ['ACCESS_TOKEN', 'REFRESH_TOKEN', 'userinfo']) expect(await stored(page, key)).toBeNull()
      await page.keyboard.press('Escape')
      await banner(page).getByRole('link', { name: way }).waitFor()
    },
  )
})

describe('who signs out', () => {
  it('§4: leaves no tokens, user info, collection or picture, and their session has ended', async () => {
    const { member, page, context } = await enterAs()
    await profile(page).waitFor()
    await page.evaluate(`for (const key of ['quarry-user-collect', 'image']) localStorage.setItem(key, '1')`)
    const goodbyes = heed(context, signOut)
    await logOut(page).click()
    await login(page).waitFor()
    for (const key of ['ACCESS_TOKEN', 'REFRESH_TOKEN', 'userinfo', 'quarry-user-collect', 'image'])
      expect(await stored(page, key)).toBeNull()
    expect(goodbyes).toHaveLength(1)
    await expect.poll(() => countSessions(stage.shop, member)).toBe(0)
  })

  it('is signed out at once where the server cannot be reached', async () => {
    stage.forgive(FAILED_REQUEST)
    const { page, context } = await enterAs()
    await profile(page).waitFor()
    await context.setOffline(true)
    await logOut(page).click()
    await login(page).waitFor()
    expect(await stored(page, 'REFRESH_TOKEN')).toBeNull()
  })

  it.each([true, false])(
    'is followed by their other tabs, as is who signs in (remembered: %s)',
    async (isRemembered) => {
      const member = await memberOf(stage.shop, ADA)
      const visitor = await stage.visit()
      const { context } = stage.person
      await login(visitor).waitFor()
      const page = await context.newPage()
      await openAs(member, page, { url: stage.shop.server.url, isRemembered })
      await profile(page).waitFor()
      // A tab that is opened now is signed in; and where it is remembered, so is the one that was open.
      const third = await openTab(context)
      await profile(third).waitFor()
      if (isRemembered) await profile(visitor).waitFor()
      await logOut(third).click()
      for (const tab of [page, third, visitor]) await login(tab).waitFor()
      expect(await stored(page, 'REFRESH_TOKEN', isRemembered ? 'localStorage' : 'sessionStorage')).toBeNull()
    },
  )
})

describe('who is not remembered', () => {
  it('stays signed in over a reload, and leaves nothing of theirs in local storage', async () => {
    const member = await memberOf(stage.shop, ADA)
    const page = await stage.enter()
    await openAs(member, page, { url: stage.shop.server.url, isRemembered: false })
    await profile(page).waitFor()
    await page.reload()
    await profile(page).waitFor()
    const kept = await page.evaluate<string>('JSON.stringify(localStorage)')
    for (const secret of [member.email, member.tokens.accessToken, member.tokens.refreshToken])
      expect(kept).not.toContain(secret)
  })

  it('is signed out once the browser has been closed', async () => {
    const member = await memberOf(stage.shop, ADA)
    const page = await stage.enter()
    await openAs(member, page, { url: stage.shop.server.url, isRemembered: false })
    await profile(page).waitFor()
    // What outlives a browser: local storage and cookies, no storage of a tab.
    const storageState = await stage.person.context.storageState()
    const reopened = await stage.person.context.browser()?.newContext({ storageState })
    const again = await openTab(reopened as BrowserContext)
    await login(again).waitFor()
    expect(await profile(again).count()).toBe(0)
    await reopened?.close()
  })

  it('has their tokens refreshed in all tabs', async () => {
    const member = await memberOf(stage.shop, ADA)
    const page = await stage.enter()
    await openAs(member, page, { url: stage.shop.server.url, isRemembered: false })
    const other = await openTab(stage.person.context)
    for (const tab of [page, other]) await profile(tab).waitFor()
    await expireAccess(stage.shop, member)
    await page.reload()
    const accessToken = (tab: Page) => stored(tab, 'ACCESS_TOKEN', 'sessionStorage')
    await expect.poll(() => accessToken(page)).not.toBe(member.tokens.accessToken)
    await expect.poll(() => accessToken(other)).toBe(await accessToken(page))
  })
})

describe('the header of who is signed in', () => {
  const LONG = {
    nickname: 'Maximiliane von und zu Hohenstein',
    email: 'maximiliane.von.hohenstein@architecture.quarry.test',
  }
  let count = 0

  it.each<[Tongue, Theme, number]>([
    ['en', 'light', 1366],
    ['zh-CN', 'dark', 1366],
    ['en', 'light', 800],
    ['zh-CN', 'light', 390],
    ['en', 'dark', 320],
  ])('names its controls, cuts long names and hides nothing (%s, %s, %i px)', async (tongue, theme, width) => {
    count += 1
    const { page } = await enterAs(
      { ...LONG, email: `${count}.${LONG.email}` },
      {
        tongue,
        theme,
        viewport: { width, height: 800 },
      },
    )
    const { logOut: out, profile: own, login: way } = WORDS[tongue]
    const avatar = banner(page).getByRole('link', { name: own })
    const exit = banner(page).getByRole('button', { name: out })
    await avatar.waitFor()
    for (const control of [avatar, exit]) {
      const box = await control.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    expect(
      (
        await banner(page)
          .getByRole('combobox', { name: /^(Search|搜索)$/ })
          .boundingBox()
      )?.width,
    ).toBeGreaterThan(150)
    expect(await seriousViolations(page)).toEqual([])
    await exit.focus()
    await page.getByRole('tooltip', { name: out }).waitFor()
    await exit.press('Enter')
    await banner(page).getByRole('link', { name: way }).waitFor()
  })
})
