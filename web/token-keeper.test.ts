import { afterEach, expect, test } from 'vitest'
import { createTokenKeeper, type TokensChange } from './token-keeper.ts'

const PAIR = { accessToken: 'a1', refreshToken: 'r1' }
const NEXT = { accessToken: 'a2', refreshToken: 'r2' }

const channels: BroadcastChannel[] = []
let browsers = 0
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

/** A browser: its tabs share local storage, and hear each other. */
function openBrowser() {
  browsers += 1
  const name = `tokens-${browsers}`
  const local = aStorage()
  return {
    local,
    openTab(session = aStorage(), isHeard = true) {
      const changes: TokensChange[] = []
      const keeper = createTokenKeeper({
        local: () => local,
        session: () => session,
        openChannel() {
          if (!isHeard) throw new Error('no channels here')
          const channel = new BroadcastChannel(name)
          channels.push(channel)
          return channel
        },
      })
      keeper.onTokensChange((change) => changes.push(change))
      keeper.follow()
      return { ...keeper, changes, session }
    },
  }
}

function aStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    values,
  }
}

test('§3: remembered tokens lie plain under the two keys of local storage', () => {
  const browser = openBrowser()
  const tab = browser.openTab()
  tab.keepTokens(PAIR, true)
  expect(Object.fromEntries(browser.local.values)).toEqual({ ACCESS_TOKEN: 'a1', REFRESH_TOKEN: 'r1' })
  expect(browser.openTab().readTokens()).toEqual(PAIR)
  expect(tab.isRemembered()).toBe(true)
})

test('who is not remembered leaves no token in local storage, and a new tab finds them with the others', async () => {
  const browser = openBrowser()
  const tab = browser.openTab()
  tab.keepTokens(PAIR, false)
  expect([...browser.local.values.values()].join()).not.toMatch(/[ar]1/)
  const other = browser.openTab()
  expect(other.readTokens()).toBeNull()
  await other.settling()
  expect(other.readTokens()).toEqual(PAIR)
  expect(other.changes).toEqual([{ kind: 'kept', isElsewhere: true }])
  expect(other.isRemembered()).toBe(false)
})

test('who is not remembered is signed out once the browser has been closed', async () => {
  const browser = openBrowser()
  browser.openTab().keepTokens(PAIR, false)
  for (const channel of channels.splice(0)) channel.close()
  const tab = browser.openTab()
  await tab.settling()
  expect(tab.readTokens()).toBeNull()
  expect(browser.local.values.size).toBe(0)
})

test('a visitor’s page asks no other tab: it knows at once that nobody is signed in', () => {
  expect(openBrowser().openTab().settling()).toBeUndefined()
})

test('tokens that are not remembered outlive a reload of their tab', () => {
  const browser = openBrowser()
  const tab = browser.openTab()
  tab.keepTokens(PAIR, false)
  expect(browser.openTab(tab.session).readTokens()).toEqual(PAIR)
})

test.each([true, false])(
  'new tokens stay where the old ones were, and reach the other tab (remembered: %s)',
  async (is) => {
    const browser = openBrowser()
    const [tab, other] = [browser.openTab(), browser.openTab()]
    tab.keepTokens(PAIR, is)
    await expect.poll(() => other.readTokens()).toEqual(PAIR)
    const session = tab.sessionNumber()
    tab.keepTokens(NEXT)
    expect(tab.isRemembered()).toBe(is)
    expect(tab.sessionNumber()).toBe(session)
    await expect.poll(() => other.readTokens()).toEqual(NEXT)
  },
)

test.each([true, false])('a sign-out reaches the other tab (remembered: %s)', async (isRemembered) => {
  const browser = openBrowser()
  const [tab, other] = [browser.openTab(), browser.openTab()]
  tab.keepTokens(PAIR, isRemembered)
  // The browser's storage events for the other tabs.
  other.followStorage('ACCESS_TOKEN')
  await expect.poll(() => other.changes).toContainEqual({ kind: 'kept', isElsewhere: true })
  const session = other.sessionNumber()
  tab.dropTokens()
  other.followStorage('ACCESS_TOKEN')
  await expect.poll(() => other.changes.at(-1)).toEqual({ kind: 'dropped', isElsewhere: true })
  expect(other.readTokens()).toBeNull()
  expect(other.sessionNumber()).toBeGreaterThan(session)
})

test('a tab that slept takes the later tokens of another, and never gives it older ones', async () => {
  const browser = openBrowser()
  const tab = browser.openTab()
  tab.keepTokens(PAIR, false)
  const sleeper = browser.openTab(copyOf(tab.session), false)
  tab.keepTokens(NEXT)
  expect(sleeper.readTokens()).toEqual(PAIR)
  const awake = browser.openTab(copyOf(sleeper.session))
  await awake.awaitLater('a1', false)
  await expect.poll(() => awake.readTokens()).toEqual(NEXT)
  expect(tab.readTokens()).toEqual(NEXT)
})

test('a sign-in that is remembered replaces one that is not, in every tab', async () => {
  const browser = openBrowser()
  const [tab, other] = [browser.openTab(), browser.openTab()]
  tab.keepTokens(PAIR, false)
  await expect.poll(() => other.readTokens()).toEqual(PAIR)
  tab.keepTokens(NEXT, true)
  await expect.poll(() => other.session.values.size).toBe(0)
  expect(other.readTokens()).toEqual(NEXT)
})

test.each(['forbidden', 'full'])('where storage is %s, one is signed in for this page only', (why) => {
  const refuse = () => {
    throw new DOMException('', why === 'full' ? 'QuotaExceededError' : 'SecurityError')
  }
  const storage = {
    ...aStorage(),
    setItem: refuse,
    ...(why === 'forbidden' && { getItem: refuse, removeItem: refuse }),
  }
  const tab = createTokenKeeper({ local: () => storage, session: () => storage, openChannel: refuse })
  tab.follow()
  for (const isRemembered of [true, false]) {
    tab.keepTokens(PAIR, isRemembered)
    expect(tab.readTokens()).toEqual(PAIR)
    tab.keepTokens(NEXT)
    expect(tab.readTokens()).toEqual(NEXT)
    tab.dropTokens()
    expect(tab.readTokens()).toBeNull()
  }
})

test('a refresh token without its access token is one to refresh with', () => {
  const browser = openBrowser()
  browser.local.setItem('REFRESH_TOKEN', 'r1')
  expect(browser.openTab().readTokens()).toEqual({ accessToken: '', refreshToken: 'r1' })
})

function copyOf(storage: ReturnType<typeof aStorage>) {
  const copy = aStorage()
  for (const [key, value] of storage.values) copy.setItem(key, value)
  return copy
}

test('a session that has ended by itself is told so where that was found out, and is a sign-out elsewhere', async () => {
  const browser = openBrowser()
  const [tab, other] = [browser.openTab(), browser.openTab()]
  tab.keepTokens(PAIR, false)
  await expect.poll(() => other.readTokens()).toEqual(PAIR)
  tab.dropTokens({ hasEnded: true })
  expect(tab.changes.at(-1)).toEqual({ kind: 'ended', isElsewhere: false })
  await expect.poll(() => other.changes.at(-1)).toEqual({ kind: 'dropped', isElsewhere: true })
})
