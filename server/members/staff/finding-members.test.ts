import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '../../../contract/endpoint.ts'
import { createFolder, deleteFolders } from '../../../contract/favourites.ts'
import { getKeptMember, getMemberPage } from '../../../contract/members-kept.ts'
import { requestDeletion } from '../../../contract/profile.ts'
import { companyOf } from '../../testing/company.ts'
import { memberAgain, memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { linkOf } from '../../testing/sharing.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000

let quarry: TestApp
let operator: TestMember
let [zoe, ines, wei]: TestMember[] = []
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
  operator = await memberIn(quarry, { isOperator: true, email: 'ola@quarry.test', nickname: 'Ola' })
  now += MINUTE
  zoe = await memberIn(quarry, { email: 'Zoe.Lindqvist@Example.test', nickname: 'Zoë', password: 'right-one' })
  now += MINUTE
  ines = await memberIn(quarry, { email: 'ines@quarry.test', nickname: 'Inès 100%', isEditor: true })
  now += MINUTE
  wei = await memberIn(quarry, { email: 'wei@quarry.test', nickname: '李伟' })
  await companyOf(quarry, wei, { name: 'Ångström & Söhne' })
})
afterAll(() => quarry.close())

const page = async (input: InputOf<typeof getMemberPage> = {}) =>
  (await quarry.ask(getMemberPage, input, operator.headers)).data
const found = async (input: InputOf<typeof getMemberPage>) => (await page(input)).list.map(({ id }) => id)

describe('an operator who looks for a member', () => {
  it.each([
    ['zoe', () => [zoe]],
    ['ZOË', () => [zoe]],
    ['lindqvist example', () => [zoe]],
    ['ines', () => [ines]],
    ['100%', () => [ines]],
    ['%', () => [ines]],
    ['李伟', () => [wei]],
    ['ｗｅｉ', () => [wei]],
    ['angstrom sohne', () => [wei]],
    ['zoe sohne', () => []],
    ['  ', () => [wei, ines, zoe, operator]],
  ])('finds by %j whom it means, however that is written', async (keyword, whom) => {
    expect(await found({ keyword })).toEqual(whom().map((member) => member?.id))
  })

  it('sees them by role, state and verification, sorted as asked, a page at a time', async () => {
    expect(await found({ role: 'member' })).toEqual([wei?.id, zoe?.id])
    expect(await found({ role: 'editor' })).toEqual([ines?.id])
    expect(await found({ role: 'operator' })).toEqual([operator.id])
    expect(await found({ verification: 'pending' })).toEqual([wei?.id])
    expect(await found({ sort: 'name' })).toEqual([ines?.id, operator.id, zoe?.id, wei?.id])
    now += MINUTE
    if (zoe) zoe = await memberAgain(quarry, zoe)
    expect((await found({ sort: 'lastSeen' }))[0]).toBe(zoe?.id)
    expect(await page({ pageSize: 2, pageNo: 2 })).toMatchObject({ list: [{ id: zoe?.id }, {}], total: 4 })
    await quarry.call(requestDeletion, { password: 'right-one' }, zoe?.headers)
    expect(await page({ state: 'leaving' })).toMatchObject({
      list: [{ id: zoe?.id, state: 'leaving', deleteTime: now + 30 * 24 * 60 * MINUTE }],
      total: 1,
    })
    expect(await found({ state: 'active' })).not.toContain(zoe?.id)
    expect(await found({ state: 'locked' })).toEqual([])
  })
})

describe('what an operator sees of a member', () => {
  it('is how many they have of each and where they are signed in, never from which address nor what is in it', async () => {
    const ada = await memberIn(quarry, { email: 'ada@quarry.test', nickname: 'Ada' })
    const folder = async (name: string) => (await quarry.call(createFolder, { name }, ada.headers)).data
    const [secret, gone] = [await folder('Secret villa'), await folder('Gone')]
    await quarry.call(deleteFolders, { ids: [gone] }, ada.headers)
    await linkOf(quarry, ada, { kind: 'folder', refId: secret })
    const { data } = await quarry.call(getKeptMember, { id: ada.id }, operator.headers)
    expect(data).toEqual({
      id: ada.id,
      email: 'ada@quarry.test',
      nickname: 'Ada',
      role: 'member',
      state: 'active',
      lockReason: null,
      lockTime: null,
      deleteTime: null,
      verification: 'none',
      companyName: null,
      createTime: now,
      lastSeenTime: now,
      isDemonstration: false,
      version: 0,
      isSelf: false,
      isLastOperator: false,
      sessions: [{ id: expect.any(String) as string, device: 'Firefox, Windows', createTime: now, lastUsed: now }],
      counts: { folders: 1, boards: 0, publishedBoards: 0, budgets: 0, links: 1 },
      mails: [],
      trail: [],
      company: null,
      refusalReason: null,
    })
    expect((await quarry.call(getKeptMember, { id: operator.id }, operator.headers)).data).toMatchObject({
      isSelf: true,
      isLastOperator: true,
    })
    expect((await quarry.call(getKeptMember, { id: '99999' }, operator.headers)).code).toBe(404)
  })
})
