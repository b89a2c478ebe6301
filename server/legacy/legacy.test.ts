import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBudget, getBudgetPage } from '../../contract/budgets/calls.ts'
import { createFolder, getFolderPage } from '../../contract/favourites.ts'
import { legacyCalls, legacyCollect, legacyFolders, legacyLogin } from '../../contract/legacy.ts'
import { legacyProjects, legacyVerification } from '../../contract/legacy.ts'
import { workedExample } from '../testing/budgets.ts'
import { aProduct } from '../testing/factories.ts'
import { legacyTokenOf, postForm } from '../testing/legacy.ts'
import type { LegacyRequest } from '../testing/legacy.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const password = 'right-one'
const CHINESE = { 'accept-language': 'zh-CN' }

let quarry: TestApp
let demo: TestApp
let ada: TestMember
let token: string
let skuId: string

beforeAll(async () => {
  quarry = await createTestApp()
  demo = await createTestApp({ members: { isDemoMode: true } })
  await quarry.importLines([aProduct({ key: 'P', skus: [{ model: 'A' }] })])
  skuId = (await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()).id
  ada = await memberIn(quarry, { password })
  token = await legacyTokenOf(quarry, { email: ada.email, password })
})
afterAll(async () => {
  await quarry.close()
  await demo.close()
})

const answer = async (call: { path: string }, fields = {}, request: LegacyRequest = { token }) =>
  (await postForm(quarry, call, fields, request)).json<{ code: number; msg: string; data: unknown }>()

describe('an older client', () => {
  it('logs in, and gets the token in the answer and in a cookie that scripts may read for a day', async () => {
    const sent = await postForm(quarry, legacyLogin, { email: ada.email, password })
    expect(sent.statusCode).toBe(200)
    expect(sent.json()).toEqual({ code: 100, msg: '', data: expect.stringMatching(/^[\w-]{43}$/) as string })
    expect(sent.headers['set-cookie']).toBe(
      `token=${sent.json<{ data: string }>().data}; Max-Age=86400; Path=/; SameSite=Lax`,
    )
    expect(sent.headers['cache-control']).toBe('no-store')
  })

  it('reads a member’s folders like favorites/page, adds a SKU to one only once, and finds it there', async () => {
    const { data: folderId } = await quarry.call(createFolder, { name: 'Lobby' }, ada.headers)
    const first = await answer(legacyCollect, { folderId, skuId })
    expect(first).toEqual({ code: 100, msg: '', data: { id: expect.any(String) as string, skuId } })
    expect(await answer(legacyCollect, { folderId, skuId })).toEqual(first)
    const { data } = await quarry.call(getFolderPage, { pageSize: -1 }, ada.headers)
    expect(await answer(legacyFolders)).toEqual({ code: 100, msg: '', data: data.list })
    expect(data.list).toMatchObject([{ id: folderId, name: 'Lobby', count: 1 }])
  })

  it('finds a member’s budget lists like budget/page, and the state of a company’s verification', async () => {
    expect(await answer(legacyProjects)).toEqual({ code: 100, msg: '', data: [] })
    await quarry.call(createBudget, workedExample(), ada.headers)
    const { data } = await quarry.call(getBudgetPage, {}, ada.headers)
    expect(await answer(legacyProjects)).toEqual({ code: 100, msg: '', data: data.list })
    expect(data.list).toMatchObject([{ name: 'Worked example', totals: { high: '5068.80' } }])
    expect(await answer(legacyVerification)).toEqual({ code: 100, msg: '', data: 'none' })
    await quarry.db.updateTable('member').set({ company_verification: 'verified' }).where('id', '=', ada.id).execute()
    expect((await answer(legacyVerification)).data).toBe('verified')
  })

  it('finds all of a member’s budget lists, however many they are', async () => {
    const planner = await memberIn(quarry, { password })
    const ids: string[] = []
    for (let count = 0; count < 21; count++)
      ids.push((await quarry.call(createBudget, workedExample(), planner.headers)).data)
    const itsToken = await legacyTokenOf(quarry, { email: planner.email, password })
    const { data } = await answer(legacyProjects, {}, { token: itsToken })
    expect((data as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  it('gets its errors in plain words and in its language', async () => {
    const { data: folderId } = await quarry.call(createFolder, { name: 'Bath' }, ada.headers)
    expect(await answer(legacyCollect, { folderId: '999', skuId })).toEqual({
      code: 102,
      msg: 'You have no such folder.',
      data: null,
    })
    expect(await answer(legacyCollect, { folderId, skuId: '999' }, { token, headers: CHINESE })).toMatchObject({
      code: 102,
      msg: '该产品不存在。',
    })
    expect((await answer(legacyCollect, { skuId })).msg).toBe('folderId: expected an id, in digits')
    expect((await answer(legacyLogin, { email: ada.email, password: 'wrong' })).msg).toMatch(/is not right/)
    expect((await answer(legacyLogin, { email: 'ada' })).code).toBe(102)
    expect((await answer(legacyFolders, {}, { token, headers: { devicetype: '' } })).msg).toBe(
      'Devicetype: expected Web',
    )
    expect((await answer(legacyFolders, {}, { token, headers: { 'tenant-id': '2' } })).msg).toMatch(/no permission/)
  })

  it('never reaches another member’s folder', async () => {
    const eve = await memberIn(quarry, { password })
    const { data: folderId } = await quarry.call(createFolder, { name: 'Eve’s' }, eve.headers)
    expect((await answer(legacyCollect, { folderId, skuId })).msg).toBe('You have no such folder.')
    expect(JSON.stringify(await answer(legacyFolders))).not.toContain('Eve')
  })

  it.each([
    ['an unknown path', { path: '/app/perCollect/drop' }, 'The resource does not exist.'],
    ['the root', { path: '/app' }, 'The resource does not exist.'],
    ['an address that cannot be read', { path: '/app/%zz' }, 'url: malformed'],
  ])('gets an answer in its own envelope at %s', async (_what, call, msg) => {
    expect(await answer(call)).toEqual({ code: 102, msg, data: null })
  })

  it('gets one for an unsupported method, content type or size too', async () => {
    expect((await answer(legacyFolders, {}, { token, method: 'PUT' })).msg).toMatch(/does not accept PUT/)
    const json = { 'content-type': 'application/json', ...CHINESE }
    expect((await answer(legacyFolders, {}, { token, headers: json })).msg).toBe(
      'Content-Type：应为 application/x-www-form-urlencoded',
    )
    const large = await answer(legacyLogin, { email: 'x'.repeat(17_000) })
    expect(large).toEqual({ code: 102, msg: 'The request is too large: at most 16 KB.', data: null })
  })

  it('learns that the server failed, but not why', async () => {
    const broken = await createTestApp()
    const member = await memberIn(broken, { password })
    const itsToken = await legacyTokenOf(broken, { email: member.email, password })
    await broken.db.schema.dropTable('folder_item').cascade().execute()
    const sent = await postForm(broken, legacyFolders, {}, { token: itsToken })
    expect([sent.statusCode, sent.json()]).toEqual([
      200,
      { code: 102, msg: expect.stringMatching(/^The server reported an error\./) as string, data: null },
    ])
    await broken.close()
  })
})

describe('the published description', () => {
  it('contains the older API: forms, the cookie, its envelope and its refusal', async () => {
    const { paths, components } = (await quarry.inject('/app-api/openapi.json')).json<{
      paths: Record<string, { post: unknown }>
      components: unknown
    }>()
    expect(Object.keys(paths).filter((path) => path.startsWith('/app/'))).toEqual(legacyCalls.map(({ path }) => path))
    expect(paths[legacyCollect.path]?.post).toMatchObject({
      security: [{ legacy: [] }],
      requestBody: {
        content: { 'application/x-www-form-urlencoded': { schema: { required: ['folderId', 'skuId'] } } },
      },
      responses: { 401: { description: 'The token is no good' } },
    })
    expect(components).toMatchObject({ securitySchemes: { legacy: { in: 'cookie', name: 'token' } } })
  })
})

describe('access to the older API', () => {
  it.each(legacyCalls.filter(({ access }) => access === 'member'))('is for members only ($path)', async (call) => {
    for (const nobody of [undefined, '', 'x', ada.tokens.accessToken, ada.tokens.refreshToken]) {
      const sent = await postForm(quarry, call, {}, { token: nobody, headers: ada.headers })
      expect([sent.statusCode, sent.json()]).toEqual([401, { error: 'invalid_token' }])
    }
  })

  it('allows everybody to log in, and nothing else', () => {
    expect(legacyCalls.filter(({ access }) => access !== 'member')).toEqual([legacyLogin])
  })

  it('allows logging in and looking around in demo mode, but no writes', async () => {
    const { email } = await memberIn(demo, { password })
    const visitor = await legacyTokenOf(demo, { email, password })
    for (const call of [legacyFolders, legacyProjects, legacyVerification])
      expect((await postForm(demo, call, {}, { token: visitor })).json()).toMatchObject({ code: 100 })
    expect((await postForm(demo, legacyCollect, { folderId: '1', skuId: '1' }, { token: visitor })).json()).toEqual({
      code: 102,
      msg: 'Demonstration mode: nothing can be written.',
      data: null,
    })
  })
})
