import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getBrandList } from '../contract/lookups.ts'
import { getUser, refreshTokens } from '../contract/members.ts'
import { endSession, getSessions } from '../contract/profile.ts'
import { NOT_KNOWN } from '../contract/problem.ts'
import { uploadFile } from '../contract/uploads.ts'

type Web = typeof import('./api.ts') & typeof import('./tokens.ts')
type Answer = () => Response | Promise<Response>

const REFUSED = { code: 401, msg: NOT_KNOWN.visitor.en, data: null }

let stored: Map<string, string>
/** Access tokens that the server accepts; a refresh adds one. */
let valid: Set<string>
let refreshes: string[]
/** The uploaded files, including those of refused calls. */
let files: string[]
let calls: { url: string; method: string | undefined; token: string | undefined }[]
/** The server's answer to a refresh. */
let onRefresh: Answer

beforeEach(() => {
  ;[stored, valid, refreshes, files, calls, onRefresh] = [new Map(), new Set(), [], [], [], renew]
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    serve(new Request(`http://quarry.test${address}`, init)),
  )
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function serve(request: Request): Promise<Response> {
  const { url, method, headers, signal } = request
  const { pathname, search, searchParams } = new URL(url)
  const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
  calls.push({ url: pathname + search, method, token })
  if (pathname === refreshTokens.path) {
    refreshes.push(searchParams.get('refreshToken') ?? '')
    return onRefresh()
  }
  signal.throwIfAborted()
  if (pathname === uploadFile.path) files.push(await ((await request.formData()).get('file') as File).text())
  const isRefused = pathname !== getBrandList.path && !valid.has(token ?? '')
  return Response.json(isRefused ? REFUSED : { code: 200, msg: '', data: token ?? null })
}

const renew: Answer = () => {
  const accessToken = `a${refreshes.length + 1}`
  valid.add(accessToken)
  return Response.json({ code: 200, msg: '', data: { accessToken, refreshToken: `r${refreshes.length + 1}` } })
}

/** A slow server: the promise settles when it has received the refresh, and it answers when told to. */
function holdRefresh(): Promise<() => void> {
  return new Promise((resolve) => {
    onRefresh = () => new Promise((answer) => resolve(() => answer(renew())))
  })
}

/** One tab's modules, and the requests to sign in. */
async function openTab(): Promise<Web & { asked: { isTimedOut: boolean; endedWhy?: string | undefined }[] }> {
  vi.resetModules()
  const [api, tokens] = [await import('./api.ts'), await import('./tokens.ts')]
  const asked: { isTimedOut: boolean; endedWhy?: string | undefined }[] = []
  api.onSignInNeeded((why) => void asked.push(why))
  return { ...api, ...tokens, asked }
}

async function openSignedIn() {
  const tab = await openTab()
  tab.keepTokens({ accessToken: 'a1', refreshToken: 'r1' }, true)
  return tab
}

const callThree = ({ call }: Web) =>
  Promise.allSettled([call(getUser, {}), call(getSessions, {}), call(getUser, {})]).then((results) =>
    results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason) as unknown),
  )

test('§6: all requests carry the token, none carries it in its address', async () => {
  valid.add('a1')
  const { call } = await openSignedIn()
  await call(getBrandList, {})
  await call(endSession, { id: '7' })
  expect(calls).toEqual([
    { url: getBrandList.path, method: 'GET', token: 'a1' },
    { url: `${endSession.path}?id=7`, method: 'DELETE', token: 'a1' },
  ])
})

test('§4: three calls that wait make one refresh, and are answered with the new token', async () => {
  const tab = await openSignedIn()
  expect(await callThree(tab)).toEqual(['a2', 'a2', 'a2'])
  expect(refreshes).toEqual(['r1'])
  expect(calls.find(({ url }) => url.startsWith(refreshTokens.path))?.token).toBeUndefined()
  expect(tab.readTokens()).toEqual({ accessToken: 'a2', refreshToken: 'r2' })
  expect(tab.asked).toEqual([])
})

test('§4: a file is sent once more, whole, with the new token', async () => {
  const tab = await openSignedIn()
  expect(await tab.call(uploadFile, { directory: 'avatar' }, { file: new Blob(['pixels']) })).toBe('a2')
  expect(files).toEqual(['pixels', 'pixels'])
})

test('a refresh token alone is enough', async () => {
  stored.set('REFRESH_TOKEN', 'r1')
  const { call } = await openTab()
  expect(await call(getUser, {})).toBe('a2')
})

test.each([400, 401])('§4: a refused refresh (%s) rejects what waits, and asks once to sign in', async (code) => {
  onRefresh = () => Response.json({ code, msg: 'No.', data: null })
  const tab = await openSignedIn()
  const errors = await callThree(tab)
  for (const error of errors) {
    expect(error).toBeInstanceOf(tab.AnswerError)
    expect(error).toMatchObject({ code: 401, isSilent: true })
  }
  expect(tab.asked).toEqual([{ isTimedOut: true }])
  expect(tab.readTokens()).toBeNull()
  expect(stored.size).toBe(0)
  expect(refreshes).toHaveLength(1)
})

test('the refresh of an account that was locked ends the session, and says why once', async () => {
  const msg = 'This account is locked: Sends advertisements.'
  onRefresh = () => Response.json({ code: 1004003001, msg, data: null })
  const tab = await openSignedIn()
  for (const error of await callThree(tab)) expect(error).toMatchObject({ code: 401, isSilent: true })
  expect(tab.asked).toEqual([{ isTimedOut: false, endedWhy: msg }])
  expect(tab.readTokens()).toBeNull()
})

test('without a refresh token, an access token that has ended is a timed-out login', async () => {
  stored.set('ACCESS_TOKEN', 'a1')
  const tab = await openTab()
  await expect(tab.call(getUser, {})).rejects.toMatchObject({ code: 401 })
  expect(tab.asked).toEqual([{ isTimedOut: true }])
  expect(refreshes).toEqual([])
})

test('a refresh without an answer rejects what waits as that failure, keeps the tokens, and the next call tries again', async () => {
  onRefresh = () => new Response('', { status: 502 })
  const tab = await openSignedIn()
  for (const error of await callThree(tab)) expect(error).toMatchObject({ status: 502 })
  onRefresh = () => Promise.reject(new TypeError('Failed to fetch'))
  for (const error of await callThree(tab)) expect(error).toMatchObject({ status: 'network' })
  expect(tab.readTokens()).toEqual({ accessToken: 'a1', refreshToken: 'r1' })
  expect(tab.asked).toEqual([])
  onRefresh = renew
  expect(await tab.call(getUser, {})).toMatch(/^a/)
})

test.each([429, 500, 503])('a refresh that the server cannot answer now (%s) signs nobody out', async (code) => {
  onRefresh = () => Response.json({ code, msg: 'Later.', data: null })
  const tab = await openSignedIn()
  await expect(tab.call(getUser, {})).rejects.toMatchObject({ code })
  expect(tab.readTokens()).not.toBeNull()
})

test('two tabs at once make one refresh', async () => {
  const [tab, other] = [await openSignedIn(), await openTab()]
  const answers = await Promise.all([callThree(tab), callThree(other)])
  expect(answers.flat()).toEqual(Array.from({ length: 6 }, () => 'a2'))
  expect(refreshes).toEqual(['r1'])
})

test('where the browser has no locks, a tab makes one refresh all the same', async () => {
  vi.stubGlobal('navigator', {})
  expect(await callThree(await openSignedIn())).toEqual(['a2', 'a2', 'a2'])
  expect(refreshes).toEqual(['r1'])
})

test('where locks are refused, the refresh is made without', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } })
  expect(await callThree(await openSignedIn())).toEqual(['a2', 'a2', 'a2'])
})

test('a call that began before a sign-out does not bring the person back', async () => {
  const refreshing = holdRefresh()
  const tab = await openSignedIn()
  const answers = callThree(tab)
  const goOn = await refreshing
  tab.dropTokens()
  goOn()
  for (const error of await answers) expect(error).toMatchObject({ code: 401, isSilent: true })
  expect(tab.readTokens()).toBeNull()
  expect(tab.asked).toEqual([])
})

test('a call begun by one person does not run as the next', async () => {
  const refreshing = holdRefresh()
  const tab = await openSignedIn()
  const answers = callThree(tab)
  const goOn = await refreshing
  tab.dropTokens()
  valid.add('b1')
  tab.keepTokens({ accessToken: 'b1', refreshToken: 'rb1' }, true)
  goOn()
  for (const error of await answers) expect(error).toMatchObject({ code: 401, isSilent: true })
  expect(tab.readTokens()).toEqual({ accessToken: 'b1', refreshToken: 'rb1' })
  expect(calls.some(({ token }) => token === 'b1')).toBe(false)
})

test('who waits and gives up has given up, and the others are answered', async () => {
  const refreshing = holdRefresh()
  const { call } = await openSignedIn()
  const giver = new AbortController()
  const given = call(getUser, {}, { signal: giver.signal })
  const other = call(getUser, {})
  const goOn = await refreshing
  giver.abort()
  await expect(given).rejects.toMatchObject({ name: 'AbortError' })
  goOn()
  expect(await other).toBe('a2')
})

test('a call that is refused again with a new token is refused, and says so', async () => {
  onRefresh = () => Response.json({ code: 200, msg: '', data: { accessToken: 'never', refreshToken: 'r2' } })
  const tab = await openSignedIn()
  await expect(tab.call(getUser, {})).rejects.toMatchObject({ code: 401, isSilent: false })
  expect(refreshes).toEqual(['r1'])
  expect(tab.asked).toEqual([])
})

test('a visitor’s call for a member asks to sign in, and nothing has timed out', async () => {
  const tab = await openTab()
  await expect(tab.call(getUser, {})).rejects.toMatchObject({ code: 401, isSilent: true })
  expect(tab.asked).toEqual([{ isTimedOut: false }])
  expect(refreshes).toEqual([])
})

test('a computer whose clock is years off stays signed in', async () => {
  vi.useFakeTimers({ now: new Date('1999-01-01'), toFake: ['Date'] })
  const tab = await openSignedIn()
  valid.add('a1')
  expect(await tab.call(getUser, {})).toBe('a1')
  valid.delete('a1')
  expect(await tab.call(getUser, {})).toBe('a2')
  vi.useRealTimers()
})
