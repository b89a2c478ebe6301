import { createInstance } from 'i18next'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFolder } from '../../contract/favourites.ts'
import { endpoint, type Endpoint } from '../../contract/endpoint.ts'
import { legacyCollect, legacyFolders, legacyLogin, legacyProjects } from '../../contract/legacy.ts'
import { endOtherSessions } from '../../contract/profile.ts'
import { aProduct } from '../../server/testing/factories.ts'
import { memberIn } from '../../server/testing/members.ts'
import type { TestMember } from '../../server/testing/members.ts'
import { createTestApp } from '../../server/testing/test-app.ts'
import type { TestApp } from '../../server/testing/test-app.ts'
import { messageOf } from '../../web/errors/message.ts'
import { createLegacyClient } from '../../web/legacy/client.ts'
import type { LegacyPost } from '../../web/legacy/client.ts'
import { en } from '../../web/locales/en.ts'
import { zh } from '../../web/locales/zh.ts'

const password = 'right & one='

let quarry: TestApp
let origin: string
let ada: TestMember
let skuId: string
let folderId: string

let post: LegacyPost
/** The messages shown to the person. */
let told: (string | undefined)[]
let signOuts: number
/** The requests as the server received them. */
let sent: { path: string; body: string; headers: Headers }[]
/** A stand-in for the server that gives this answer. */
let standIn: (() => Response | Promise<Response>) | undefined
const page = { documentElement: { lang: 'en' }, cookie: '' }

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([aProduct({ key: 'P', skus: [{ model: 'A' }] })])
  skuId = (await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()).id
  origin = await quarry.app.listen({ host: '127.0.0.1', port: 0 })
  ada = await memberIn(quarry, { password })
  folderId = (await quarry.call(createFolder, { name: 'Lobby' }, ada.headers)).data
})
afterAll(() => quarry.close())

beforeEach(() => {
  ;[told, sent, signOuts, standIn] = [[], [], 0, undefined]
  Object.assign(page, { documentElement: { lang: 'en' }, cookie: '' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', browse)
  post = createLegacyClient({
    report: (error) => told.push(messageOf(error, textsOf(page.documentElement.lang))?.text),
    onSignedOut: () => (signOuts += 1),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const fetchFrom = globalThis.fetch

/** Acts as a browser: calls the page's own server with its cookie, and keeps new ones. */
async function browse(path: string, init: RequestInit): Promise<Response> {
  const request = new Request(origin + path, init)
  sent.push({ path, body: await request.clone().text(), headers: request.headers })
  init.signal?.throwIfAborted()
  if (standIn) return standIn()
  const headers = new Headers(request.headers)
  headers.set('cookie', page.cookie.split(';')[0] ?? '')
  const response = await fetchFrom(new Request(request, { headers }))
  page.cookie = response.headers.get('set-cookie') ?? page.cookie
  return response
}

function textsOf(lng: string) {
  const texts = createInstance()
  const resources = { en: { translation: en }, 'zh-CN': { translation: zh } }
  void texts.init({ lng, resources, interpolation: { escapeValue: false }, initAsync: false })
  return texts.t
}

const logIn = () => post(legacyLogin, { email: ada.email, password })
const endSessions = () => quarry.call(endOtherSessions, {}, ada.headers)

describe('a client of the older API', () => {
  it('100: logs in by a form, and reads and saves by the cookie', async () => {
    const token = await logIn()
    expect(page.cookie).toMatch(`token=${token}; Max-Age=86400; Path=/; SameSite=Lax`)
    expect(await post(legacyCollect, { folderId, skuId: Number(skuId) })).toMatchObject({ skuId })
    expect(await post(legacyFolders, {})).toMatchObject([{ id: folderId, name: 'Lobby', count: 1 }])
    expect(await post(legacyProjects, {})).toEqual([])
    expect([told, signOuts]).toEqual([[], 0])
  })

  it('sends a form, with sources 0 for the five paths and 1 for others, and what device it is', async () => {
    await logIn()
    const other = endpoint({ ...legacyProjects, path: '/app/perProject/other', access: 'member' })
    await expect(post(other, {})).rejects.toMatchObject({ code: 102 })
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [legacyLogin.path, `email=${ada.email.replace('@', '%40')}&password=right+%26+one%3D&sources=0`],
      [other.path, 'sources=1'],
    ])
    for (const { headers } of sent) {
      expect(headers.get('content-type')).toBe('application/x-www-form-urlencoded;charset=UTF-8')
      expect(headers.get('devicetype')).toBe('Web')
    }
  })

  it('102: shows the server’s message in the person’s language, and rejects', async () => {
    page.documentElement.lang = 'zh-CN'
    await expect(post(legacyLogin, { email: ada.email, password: 'wrong' })).rejects.toMatchObject({ code: 102 })
    expect([told, signOuts]).toEqual([['邮箱或密码不正确。'], 0])
  })

  it.each([
    ['en', 'Please log in.'],
    ['zh-CN', '请先登录。'],
  ])('invalid_token: asks once to log in and signs out, however many calls are under way (%s)', async (lang, text) => {
    page.documentElement.lang = lang
    await logIn()
    await endSessions()
    const calls = [legacyFolders, legacyProjects, legacyFolders, legacyProjects].map((call: Endpoint) => post(call, {}))
    const ends = await Promise.allSettled(calls)
    expect(ends.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'))
    expect([told, signOuts]).toEqual([[text], 1])
    expect(page.cookie).toMatch(/^token=; Max-Age=0/)
    // After another login, the next logout is announced again.
    await logIn()
    expect(await post(legacyProjects, {})).toEqual([])
    await endSessions()
    await expect(post(legacyProjects, {})).rejects.toMatchObject({ code: 2012 })
    expect([told, signOuts]).toEqual([[text, text], 2])
  })

  it.each([
    ['in an answer', 200, { code: 2012, msg: ' You were away for long. ', data: null }],
    ['as an HTTP error', 403, { code: '2012', msg: 'You were away for long.' }],
  ])('2012 %s: shows the server’s message once, and signs out', async (_where, status, body) => {
    standIn = () => Response.json(body, { status })
    await Promise.allSettled([post(legacyFolders, {}), post(legacyProjects, {})])
    expect([told, signOuts]).toEqual([['You were away for long.'], 1])
  })

  it('gives up after 30 seconds, and says so', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
    await expect(post(legacyProjects, {})).rejects.toMatchObject({ status: 'timeout' })
    expect(timeout).toHaveBeenCalledWith(30_000)
    expect(told).toEqual(['The interface request timed out, refresh and try again.'])
  })

  it.each([
    ['502', 'Network error (502).', () => new Response('<html>', { status: 502 })],
    ['no answer', 'Network anomaly, check your connection.', () => Promise.reject(new TypeError('fetch failed'))],
    ['a page', 'The interface request failed, try again later.', () => new Response('<html>')],
    ['no envelope', 'The interface request failed, try again later.', () => Response.json('gone')],
  ])('a transport failure is a toast: %s', async (_what, text, answer) => {
    standIn = answer
    await expect(post(legacyProjects, {})).rejects.toMatchObject({ name: 'TransportError' })
    expect([told, signOuts]).toEqual([[text], 0])
  })

  it('shows no message for an aborted call', async () => {
    await expect(post(legacyProjects, {}, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
    expect(told).toEqual([])
  })
})
