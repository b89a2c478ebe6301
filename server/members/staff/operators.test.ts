import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadCompanyDocument } from '../../../contract/company.ts'
import { getUser, signInByPassword } from '../../../contract/members.ts'
import {
  getKeptMember,
  getMemberDocument,
  getMemberPage,
  lockMember,
  setMemberRole,
} from '../../../contract/members-kept.ts'
import type { Role } from '../../../contract/permissions.ts'
import { cancelDeletion, requestDeletion } from '../../../contract/profile.ts'
import { createDemonstrationAccounts } from '../sign-in/demonstration-accounts.ts'
import { countWaiting } from '../../testing/count-waiting.ts'
import { companyOf } from '../../testing/company.ts'
import { aPdf } from '../../testing/factories.ts'
import { memberIn, sweepMembers } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { query } from '../../testing/postgres.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const password = 'right-one'

let quarry: TestApp
let ada: TestMember
let ola: TestMember
let per: TestMember
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  await quarry.db.deleteFrom('member').execute()
  ada = await memberIn(quarry, { nickname: 'Ada' })
  ola = await memberIn(quarry, { isOperator: true, nickname: 'Ola', password })
  per = await memberIn(quarry, { isOperator: true, nickname: 'Per', password })
})

const seen = async (id: string, by = ola) => (await quarry.call(getKeptMember, { id }, by.headers)).data
const make = async (whom: TestMember, role: Role, by = ola) =>
  quarry.call(setMemberRole, { id: whom.id, version: (await seen(whom.id, by)).version, role }, by.headers)
const lock = async (whom: TestMember, by = ola) =>
  quarry.call(lockMember, { id: whom.id, version: (await seen(whom.id, by)).version, reason: 'Has left.' }, by.headers)
const rolesOf = async ({ headers }: TestMember) => (await quarry.call(getUser, {}, headers)).data.roles
const inOrder = (answers: { code: number }[]) => answers.map(({ code }) => code).sort((a, b) => a - b)
/** Blocks the calls until all of them are under way. */
const atOnce = async <Answer>(calls: (() => Promise<Answer>)[]): Promise<Answer[]> => {
  const { answers } = await quarry.db.transaction().execute(async (trx) => {
    await trx.selectFrom('member').select('id').orderBy('id').forUpdate().execute()
    const begun = calls.map((call) => call())
    await expect.poll(() => countWaiting(quarry)).toBe(calls.length)
    return { answers: Promise.all(begun) }
  })
  return answers
}
const leave = ({ headers }: TestMember) => quarry.call(requestDeletion, { password }, headers)

describe('a member who is made something else', () => {
  it('goes on with it at once, is told by a mail, and the trail says who did it and why', async () => {
    expect((await quarry.call(getMemberPage, {}, ada.headers)).code).toBe(403)
    const { version } = await seen(ada.id)
    const { data } = await quarry.call(
      setMemberRole,
      { id: ada.id, version, role: 'editor', reason: 'Keeps the tiles.' },
      ola.headers,
    )
    expect(data).toMatchObject({ role: 'editor', version: version + 1 })
    expect(await rolesOf(ada)).toEqual(['member', 'editor'])
    await make(ada, 'operator')
    expect((await quarry.call(getMemberPage, {}, ada.headers)).code).toBe(200)
    await make(ada, 'member')
    expect(await rolesOf(ada)).toEqual(['member'])
    expect((await seen(ada.id)).trail).toMatchObject([
      { before: { role: 'operator' }, after: { role: 'member' }, reason: '' },
      { before: { role: 'editor' }, after: { role: 'operator' } },
      { before: { role: 'member' }, after: { role: 'editor' }, reason: 'Keeps the tiles.', actor: { nickname: 'Ola' } },
    ])
    const mails = await quarry.db
      .selectFrom('mail_job')
      .select(['kind', 'details'])
      .where('email', '=', ada.email)
      .orderBy('id')
      .execute()
    expect(mails.map(({ details }) => details)).toEqual([{ role: 'editor' }, { role: 'operator' }, { role: 'member' }])
  })

  it('is not changed where they are that already', async () => {
    expect((await make(ada, 'member')).data).toMatchObject({ version: 0, trail: [] })
  })
})

describe('the last operator', () => {
  it('can be neither made less, nor locked, nor leave, by themselves either', async () => {
    expect((await make(per, 'member')).code).toBe(200)
    expect(await seen(ola.id)).toMatchObject({ isLastOperator: true, isSelf: true })
    for (const answer of [await make(ola, 'member'), await make(ola, 'editor'), await lock(ola), await leave(ola)])
      expect(answer).toMatchObject({
        code: 1004004001,
        msg: 'This is the last operator. Make somebody else an operator first.',
      })
    expect(await rolesOf(ola)).toEqual(['member', 'operator'])
    await make(ada, 'operator')
    expect((await make(ola, 'member')).code).toBe(200)
  })

  it('is whoever is neither locked nor about to leave', async () => {
    expect((await lock(per)).code).toBe(200)
    expect((await make(ola, 'member')).code).toBe(1004004001)
    await quarry.db.updateTable('member').set({ locked_at: null, lock_reason: null }).where('id', '=', per.id).execute()
    expect((await leave(ola)).code).toBe(200)
    expect((await quarry.call(signInByPassword, { email: per.email, password })).code).toBe(200)
    expect((await seen(per.id, ola)).isLastOperator).toBe(true)
  })

  it('is not one of the demonstration’s, which goes', async () => {
    await createDemonstrationAccounts(quarry.deps)
    await make(per, 'member')
    expect((await make(ola, 'member')).code).toBe(1004004001)
    const staff = await quarry.db
      .selectFrom('member')
      .select('id')
      .where('email', '=', 'staff@quarry.test')
      .executeTakeFirstOrThrow()
    for (const answer of [
      await quarry.call(setMemberRole, { id: staff.id, version: 0, role: 'member' }, ola.headers),
      await quarry.call(lockMember, { id: staff.id, version: 0, reason: 'Everybody knows it.' }, ola.headers),
    ])
      expect(answer.code).toBe(1004004005)
  })

  it('is left where two take their own rights away at the same moment', async () => {
    const versions = await Promise.all([ola, per].map(async ({ id }) => (await seen(id)).version))
    const answers = await atOnce(
      [ola, per].map(
        ({ id, headers }, at) =>
          () =>
            quarry.call(setMemberRole, { id, version: versions[at], role: 'member' }, headers),
      ),
    )
    expect(inOrder(answers)).toEqual([200, 1004004001])
  })

  it('is left where two take each other’s rights away at the same moment, and where one locks the other', async () => {
    const [olas, pers] = [await seen(ola.id), await seen(per.id)]
    const answers = await atOnce([
      () => quarry.call(setMemberRole, { id: per.id, version: pers.version, role: 'member' }, ola.headers),
      () => quarry.call(lockMember, { id: ola.id, version: olas.version, reason: 'Has left.' }, per.headers),
    ])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    const left = await quarry.db
      .selectFrom('member')
      .select('id')
      .where('user_type', '=', 2)
      .where('locked_at', 'is', null)
      .execute()
    expect(left).toHaveLength(1)
  })

  it('is left where two ask for the end of their accounts at the same moment', async () => {
    const answers = await atOnce([() => leave(ola), () => leave(per)])
    expect(inOrder(answers)).toEqual([200, 1004004001])
  })

  it('stays, whatever has become of the others while their account was about to go', async () => {
    expect((await leave(ola)).code).toBe(200)
    await quarry.db.updateTable('member').set({ user_type: 1 }).where('id', '=', per.id).execute()
    now += 31 * 24 * 60 * 60_000
    await sweepMembers(quarry)
    const there = await quarry.db.selectFrom('member').select('id').where('id', '=', ola.id).execute()
    expect(there).toHaveLength(1)
  })
})

describe('what operators did', () => {
  it('is added to and nothing else, and outlives their own account without their name', async () => {
    await lock(ada, per)
    const touch = (sql: string) => query(quarry.databaseConfig.host, quarry.databaseConfig.database, sql)
    for (const sql of [
      `UPDATE member_change SET reason = 'Nothing.'`,
      'UPDATE member_change SET actor_id = NULL',
      'DELETE FROM member_change',
    ])
      await expect(touch(sql)).rejects.toThrow('added to, and nothing else')
    await quarry.db.deleteFrom('member').where('id', '=', per.id).execute()
    expect((await seen(ada.id)).trail).toMatchObject([{ what: 'locked', actor: null, reason: 'Has left.' }])
  })
})

describe('an operator of the demonstration, whose password everybody knows', () => {
  it('sees demonstration accounts alone where they may sign in from everywhere', async () => {
    await createDemonstrationAccounts(quarry.deps)
    const { company } = await companyOf(quarry, ada)
    const open = await createTestApp({
      beside: quarry,
      members: { demonstrationAccounts: 'everywhere' },
      now: () => new Date(now),
    })
    const { data } = await open.call(signInByPassword, { email: 'staff@quarry.test', password: 'quarry88' })
    const headers = { authorization: `Bearer ${data.accessToken}` }
    const { list, total } = (await open.ask(getMemberPage, {}, headers)).data
    expect([list.map(({ email }) => email).sort(), total]).toEqual([['demo@quarry.test', 'staff@quarry.test'], 2])
    const version = (await seen(ada.id)).version
    for (const answer of [
      await open.call(getKeptMember, { id: ada.id }, headers),
      await open.call(lockMember, { id: ada.id, version, reason: 'For fun.' }, headers),
      await open.call(setMemberRole, { id: ada.id, version, role: 'operator' }, headers),
      await open.call(getMemberDocument, { id: company?.documents[0]?.id }, headers),
    ])
      expect(answer.code).toBe(404)
    const kept = await open.upload(uploadCompanyDocument, { file: aPdf, name: 'licence.pdf' }, headers)
    expect(kept.code).toBe(1004004007)
    expect((await open.ask(getMemberPage, {}, ola.headers)).data.total).toBeGreaterThan(2)
    await open.app.close()
  })
})

describe('a member who thinks better of leaving', () => {
  it('is an operator that others can rely on again', async () => {
    await leave(per)
    expect((await seen(ola.id)).isLastOperator).toBe(true)
    await quarry.call(cancelDeletion, {}, per.headers)
    expect((await seen(ola.id)).isLastOperator).toBe(false)
  })
})
