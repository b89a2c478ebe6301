import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBoard, getBoard, updateBoard } from '../../../contract/boards/calls.ts'
import { createBudget, getBudget } from '../../../contract/budgets/calls.ts'
import { getOwnedWithOthers, getPeople, invitePerson } from '../../../contract/collaboration/people-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { getUser } from '../../../contract/members.ts'
import { getNoticePage } from '../../../contract/notices.ts'
import { cancelDeletion, requestDeletion } from '../../../contract/profile.ts'
import { uploadFile } from '../../../contract/uploads.ts'
import { createVersion, restoreVersion } from '../../../contract/versions.ts'
import { anOwnPicture } from '../../testing/boards.ts'
import { letWorkOn } from '../../testing/collaborators.ts'
import { aPicture } from '../../testing/factories.ts'
import { memberAgain, memberIn, sweepMembers } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const DAY = 24 * 60 * 60_000
let now = new Date('2026-11-26T08:00:00Z').getTime()
let quarry: TestApp
let ada: TestMember
let bob: TestMember
let board: Thing
let budget: Thing

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { nickname: 'Ada', password: 'quarry88' })
  bob = await memberIn(quarry, { nickname: 'Bob', password: 'quarry88' })
  board = { kind: 'board', refId: (await quarry.call(createBoard, { name: 'Lobby' }, ada.headers)).data }
  budget = { kind: 'budget', refId: (await quarry.call(createBudget, { name: 'Hotel' }, ada.headers)).data }
  await letWorkOn(quarry, board, bob, 'edit')
  await letWorkOn(quarry, budget, bob, 'comment')
})

const end = ({ headers }: TestMember, handOver: (Thing & { memberId: string })[] = []) =>
  quarry.call(requestDeletion, { password: 'quarry88', handOver }, headers)
const codeFor = async ({ headers }: TestMember) => [
  (await quarry.ask(getBoard, { id: board.refId }, headers)).code,
  (await quarry.ask(getBudget, { id: budget.refId }, headers)).code,
]
const sweep = async () => {
  now += 30 * DAY
  await sweepMembers(quarry)
}

describe('who ends their account', () => {
  it('reads first what others work on', async () => {
    await quarry.call(createBoard, { name: 'Alone' }, ada.headers)
    expect((await quarry.ask(getOwnedWithOthers, {}, ada.headers)).data).toMatchObject([
      { ...board, name: 'Lobby', collaborators: [{ memberId: bob.id, nickname: 'Bob', right: 'edit' }] },
      { ...budget, name: 'Hotel', collaborators: [{ memberId: bob.id, right: 'comment' }] },
    ])
  })

  it('hands over what they say at once, and takes the rest along, which the others are told', async () => {
    expect((await end(ada, [{ ...board, memberId: bob.id }])).code).toBe(200)
    expect(await codeFor(bob)).toEqual([200, 404])
    expect((await quarry.ask(getPeople, board, bob.headers)).data.right).toBe('own')
    const { list } = (await quarry.ask(getNoticePage, {}, bob.headers)).data
    expect(list.map(({ kind, details }) => [kind, details])).toMatchObject([
      ['access-changed', { what: 'gone', name: 'Hotel', by: 'Ada' }],
      ['ownership', { name: 'Lobby', by: 'Ada' }],
    ])
    await sweep()
    expect(await codeFor(await memberAgain(quarry, bob))).toEqual([200, 404])
  })

  it('leaves the board of somebody else as it is once the account is gone', async () => {
    await end(ada, [{ ...board, memberId: bob.id }])
    await sweep()
    const rows = await quarry.db.selectFrom('board').select('member_id').where('id', '=', board.refId).execute()
    expect(rows).toEqual([{ member_id: bob.id }])
    expect(await quarry.db.selectFrom('budget').select('id').where('id', '=', budget.refId).execute()).toEqual([])
    expect(await quarry.db.selectFrom('collaborator').select('id').where('member_id', '=', ada.id).execute()).toEqual(
      [],
    )
  })

  it('changes nothing where one of the things cannot be handed over', async () => {
    const wrong = [
      { ...board, memberId: bob.id },
      { ...budget, memberId: ada.id },
    ]
    expect((await end(ada, wrong)).code).toBe(1009004009)
    expect((await quarry.call(getUser, {}, ada.headers)).data.deleteTime).toBeNull()
    expect((await quarry.ask(getPeople, board, ada.headers)).data.right).toBe('own')
    expect((await end(bob, [{ ...board, memberId: ada.id }])).code).toBe(1009004002)
  })

  it('who thinks better of it has what they kept, with those who work on it', async () => {
    await end(ada)
    expect(await codeFor(bob)).toEqual([404, 404])
    await quarry.call(cancelDeletion, {}, ada.headers)
    expect(await codeFor(bob)).toEqual([200, 200])
  })

  it('leaves pictures that they laid on others’ boards to these', async () => {
    const form = { fields: { directory: 'board' }, file: await aPicture({ color: '#334455' }) }
    const key = /private\/(\w+)/.exec((await quarry.upload(uploadFile, form, bob.headers)).data)?.[1] ?? ''
    const put = [anOwnPicture(key)]
    expect((await quarry.call(updateBoard, { id: board.refId, version: 1, put }, bob.headers)).code).toBe(200)
    await end(bob)
    await sweep()
    expect(await quarry.db.selectFrom('member').select('id').where('id', '=', bob.id).execute()).toEqual([])
    const uploads = await quarry.db.selectFrom('upload').select('member_id').where('key', '=', key).execute()
    expect(uploads).toEqual([{ member_id: ada.id }])
  })

  it('leaves pictures that only a version of what they handed over shows to its new owner', async () => {
    const form = { fields: { directory: 'board' }, file: await aPicture({ color: '#445566' }) }
    const key = /private\/(\w+)/.exec((await quarry.upload(uploadFile, form, ada.headers)).data)?.[1] ?? ''
    const picture = anOwnPicture(key)
    await quarry.call(updateBoard, { id: board.refId, version: 1, put: [picture] }, ada.headers)
    const { data: id } = await quarry.call(createVersion, { ...board, name: 'First' }, ada.headers)
    await quarry.call(updateBoard, { id: board.refId, version: 2, remove: [picture.id] }, ada.headers)
    await end(ada, [{ ...board, memberId: bob.id }])
    await sweep()
    const { headers } = await memberAgain(quarry, bob)
    expect((await quarry.call(restoreVersion, { id, version: 3 }, headers)).data.missing).toEqual([])
    expect((await quarry.ask(getBoard, { id: board.refId }, headers)).data.items).toMatchObject([{ refId: key }])
    const uploads = await quarry.db.selectFrom('upload').select('member_id').where('key', '=', key).execute()
    expect(uploads).toEqual([{ member_id: bob.id }])
  })

  it('takes invitations along that they sent', async () => {
    const carl = await memberIn(quarry)
    await quarry.call(invitePerson, { ...board, email: carl.email, right: 'edit' }, ada.headers)
    await end(ada)
    await sweep()
    expect(await quarry.db.selectFrom('invitation').select('id').execute()).toEqual([])
  })
})
