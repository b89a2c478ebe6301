import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../contract/boards/calls.ts'
import { cancelDeletion, getOwnData, requestDeletion } from '../../contract/profile.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { getOwnBoards } from './own-boards.ts'
import { aChip, anOwnPicture } from '../testing/boards.ts'
import { aPicture } from '../testing/factories.ts'
import { memberIn, sweepMembers } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const DAY = 24 * 60 * 60_000

let quarry: TestApp
let ada: TestMember
let eve: TestMember
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { password: 'quarry88' })
  eve = await memberIn(quarry)
})

const make = async (input: object, { headers } = ada) =>
  (await quarry.call(calls.createBoard, { name: 'Bath', ...input }, headers)).data
const publish = (id: string, version = 1, { headers } = ada) =>
  quarry.call(calls.updateBoard, { id, version, board: { visibility: 'published' } }, headers)
const leave = () => quarry.call(requestDeletion, { password: 'quarry88' }, ada.headers)
const published = async () => (await quarry.call(calls.getBoardPage, {})).data.list.map(({ id }) => id)
const sendPicture = async () => {
  const form = { fields: { directory: 'board' }, file: await aPicture() }
  const { data } = await quarry.upload(uploadFile, form, ada.headers)
  return { address: data, key: /private\/(\w+)/.exec(data)?.[1] ?? '' }
}

describe('a member who has their account deleted', () => {
  it('has nothing published any more, and not again until they say so', async () => {
    const [id, other] = [await make({}), await make({ name: 'Hall' })]
    const theirs = await make({}, eve)
    for (const [board, owner] of [
      [id, ada],
      [other, ada],
      [theirs, eve],
    ] as const)
      await publish(board, 1, owner)
    expect((await leave()).code).toBe(200)
    expect(await published()).toEqual([theirs])
    expect((await quarry.call(calls.getBoard, { id })).code).toBe(404)
    const changes = (await quarry.call(calls.getBoardChanges, { id, since: 2 }, ada.headers)).data
    expect(changes).toMatchObject({ version: 3, board: { visibility: 'private' } })
    expect(await publish(id, 3)).toMatchObject({ code: 400, msg: expect.stringMatching(/^board\.visibility: /) })
    await quarry.call(cancelDeletion, {}, ada.headers)
    expect(await published()).toEqual([theirs])
    expect((await publish(id, 3)).code).toBe(200)
    expect((await published()).toSorted()).toEqual([id, theirs].toSorted())
  })

  it('loses every row and picture, and those of others stay', async () => {
    const { key } = await sendPicture()
    const removed = aChip()
    const id = await make({ items: [anOwnPicture(key), removed], background: { type: 'picture', value: key } })
    await quarry.call(calls.updateBoard, { id, version: 1, remove: [removed.id] }, ada.headers)
    const theirs = await make({ items: [aChip()] }, eve)
    await publish(theirs, 1, eve)
    await quarry.call(calls.reportBoard, { id: theirs, reason: 'hm' }, ada.headers)
    await leave()
    now += 31 * DAY
    await sweepMembers(quarry)
    for (const table of ['board', 'board_item', 'board_removal', 'board_report', 'upload'] as const)
      expect(await quarry.db.selectFrom(table).where('member_id', '=', ada.id).select('member_id').execute()).toEqual(
        [],
      )
    expect((await quarry.inject(await quarry.privatePictures.addressOf(key))).statusCode).toBe(404)
    expect((await quarry.call(calls.getBoard, { id: theirs })).data.items).toHaveLength(1)
  })
})

describe('a member’s own data', () => {
  it('contains their boards, deleted ones too, their pictures and their reports', async () => {
    const { key } = await sendPicture()
    const chip = aChip({ note: 'too dear' })
    const [id, gone] = [await make({ items: [anOwnPicture(key), chip] }), await make({ name: 'Gone' })]
    await quarry.call(calls.deleteBoards, { ids: [gone] }, ada.headers)
    const theirs = await make({}, eve)
    await publish(theirs, 1, eve)
    await quarry.call(calls.reportBoard, { id: theirs, reason: 'not hers' }, ada.headers)
    const { data } = await quarry.call(getOwnData, {}, ada.headers)
    expect(data.boards).toMatchObject([
      { name: 'Bath', scale: 5, deleteTime: null },
      { name: 'Gone', deleteTime: now, items: [] },
    ])
    expect(data.boards[0]?.items.map((item) => item.id).toSorted()).toContain(chip.id)
    expect(data.boardReports).toEqual([{ boardId: theirs, reason: 'not hers', time: now }])
    expect(data.uploads).toMatchObject([{ directory: 'board' }])
    expect((await quarry.inject(data.uploads[0]?.url ?? '')).statusCode).toBe(200)
    const others = JSON.stringify((await quarry.call(getOwnData, {}, eve.headers)).data)
    expect([key, 'too dear', 'not hers'].filter((own) => others.includes(own))).toEqual([])
    expect((await quarry.call(calls.getBoard, { id }, ada.headers)).code).toBe(200)
  })

  it('is read board by board in the order of making, however many there are', async () => {
    // The ids are 999 and 1000: as texts they would come the other way round.
    await sql`SELECT setval(pg_get_serial_sequence('board', 'id'), 998)`.execute(quarry.db)
    await make({ name: 'First', items: [aChip()] })
    const second = await make({ name: 'Second' })
    const boards = getOwnBoards({ db: quarry.db }, ada.id)
    expect((await boards.next()).value).toMatchObject({ name: 'First', items: [{ type: 'chip' }] })
    await quarry.db.deleteFrom('board').where('id', '=', second).execute()
    expect(await boards.next()).toMatchObject({ done: true })
  })
})
