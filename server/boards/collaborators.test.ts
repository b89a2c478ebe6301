import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../contract/boards/calls.ts'
import type { GivenRight } from '../../contract/collaboration/rights.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { removeUpload } from '../members/profile/uploads.ts'
import { aChip, anOwnPicture } from '../testing/boards.ts'
import { letWorkNoMore, letWorkOn } from '../testing/collaborators.ts'
import { aPicture } from '../testing/factories.ts'
import { memberAgain, memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { sweepBoards } from './sweep.ts'

const DAY = 24 * 60 * 60_000

let quarry: TestApp
let ada: TestMember
let eve: TestMember
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date((now += 1000)) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { nickname: 'Ada' })
  eve = await memberIn(quarry, { nickname: 'Eve' })
})

const sent = async ({ headers }: TestMember, color?: string) => {
  const file = await aPicture(color ? { color } : {})
  const { data } = await quarry.upload(uploadFile, { fields: { directory: 'board' }, file }, headers)
  return /private\/(\w+)/.exec(data)?.[1] ?? ''
}
const make = async (input: object = {}) =>
  (await quarry.call(calls.createBoard, { name: 'Bath', ...input }, ada.headers)).data
const letEve = async (refId: string, right: GivenRight = 'edit') =>
  letWorkOn(quarry, { kind: 'board', refId }, eve, right)
const read = async (id: string, { headers }: TestMember) => (await quarry.call(calls.getBoard, { id }, headers)).data
const save = (input: object, { headers }: TestMember) => quarry.call(calls.updateBoard, input, headers)
const shared = async (query: object = {}) =>
  (await quarry.call(calls.getBoardPage, { shared: 1, ...query }, eve.headers)).data
const uploadsOf = async ({ id }: TestMember) =>
  (await quarry.db.selectFrom('upload').select('key').where('member_id', '=', id).execute()).map(({ key }) => key)
/** Lets a day pass, after which unused pictures are swept. */
const nextDay = async () => {
  now += DAY + 60 * 60_000
  ;[ada, eve] = [await memberAgain(quarry, ada), await memberAgain(quarry, eve)]
  await sweepBoards({
    db: quarry.db,
    clock: quarry.deps.clock,
    removeUpload: (key, mayGo) => removeUpload(quarry.deps, key, mayGo),
  })
}

describe('a member whom the owner lets work on a board', () => {
  it('lets nobody wait for a board that is nothing of theirs', async () => {
    const { data: id } = await quarry.call(calls.createBoard, { name: 'Lobby' }, ada.headers)
    const stranger = await memberIn(quarry)
    await quarry.db.transaction().execute(async (trx) => {
      await trx.selectFrom('board').select('id').where('id', '=', id).forUpdate().execute()
      const { code } = await quarry.call(
        calls.updateBoard,
        { id, version: 1, board: { name: 'Mine' } },
        stranger.headers,
      )
      expect(code).toBe(404)
    })
  })

  it('sees all that its owner sees, and learns what they may do', async () => {
    const key = await sent(ada)
    const id = await make({ items: [aChip({ note: 'north wall' }), anOwnPicture(key)] })
    await letEve(id, 'comment')
    const seen = await read(id, eve)
    expect(seen).toMatchObject({ ownerName: 'Ada', isOwner: false, right: 'comment', itemCount: 2 })
    expect(seen.items).toEqual((await read(id, ada)).items)
    expect(Object.keys(seen.pictures)).toEqual([key])
    expect((await quarry.inject(seen.thumbnail)).statusCode).toBe(200)
    await letEve(id, 'edit')
    const { data } = await quarry.call(calls.getBoardChanges, { id, since: 1 }, eve.headers)
    expect(data).toMatchObject({ right: 'edit', version: 1 })
  })

  it('changes what lies on it and its name, and not who sees it; the owner reads it as theirs', async () => {
    const chip = aChip()
    const id = await make({ items: [chip] })
    await letEve(id)
    const board = { name: 'Washroom' }
    expect((await save({ id, version: 1, board, put: [{ ...chip, color: '#101010' }] }, eve)).code).toBe(200)
    expect(await save({ id, version: 2, board: { visibility: 'published' } }, eve)).toMatchObject({ code: 1009004002 })
    expect(await save({ id, version: 2, board: { visibility: 'private', name: 'Spa' } }, eve)).toMatchObject({
      code: 200,
    })
    const { data } = await quarry.call(calls.getBoardChanges, { id, since: 1 }, ada.headers)
    expect(data).toMatchObject({ version: 3, board: { name: 'Spa' }, items: [{ color: '#101010' }] })
  })

  it('finds it among what is shared with them, by its name, its colour and in order, and not among their own', async () => {
    const [first, second] = [await make({ items: [aChip({ color: '#a6492b' })] }), await make({ name: 'Hall' })]
    await make({ name: 'Nobody else’s' })
    await letEve(first, 'comment')
    await letEve(second)
    expect(await shared({ sort: 'name' })).toMatchObject({
      list: [
        { name: 'Bath', ownerName: 'Ada', right: 'comment' },
        { name: 'Hall', right: 'edit' },
      ],
      total: 2,
    })
    const idsOf = async (query: object) => (await shared(query)).list.map(({ id }) => id)
    expect(await idsOf({ sort: 'newest' })).toEqual([second, first])
    expect(await idsOf({ keyword: 'hal' })).toEqual([second])
    expect(await idsOf({ colorHex: '#a24a2e' })).toEqual([first])
    expect(await idsOf({ sort: 'newest', pageSize: 1, pageNo: 2 })).toEqual([first])
    expect((await quarry.call(calls.getBoardPage, { mine: 1 }, eve.headers)).data.total).toBe(0)
  })

  it('sees nothing of it once it is deleted, taken away, or its owner leaves', async () => {
    const id = await make()
    await letEve(id)
    await quarry.call(calls.deleteBoards, { ids: [id] }, ada.headers)
    expect((await shared()).total).toBe(0)
    await quarry.call(calls.restoreBoards, { ids: [id] }, ada.headers)
    expect((await shared()).total).toBe(1)
    await quarry.db
      .updateTable('member')
      .set({ delete_at: new Date(now + DAY) })
      .where('id', '=', ada.id)
      .execute()
    expect((await shared()).total).toBe(0)
    expect((await quarry.call(calls.getBoard, { id }, eve.headers)).code).toBe(404)
    await quarry.db.updateTable('member').set({ delete_at: null }).where('id', '=', ada.id).execute()
    await letWorkNoMore(quarry, { kind: 'board', refId: id }, eve)
    expect((await save({ id, version: 1, put: [aChip()] }, eve)).code).toBe(404)
  })
})

describe('a picture that a collaborator lays', () => {
  it('stays as long as the board shows it, below all that lies there too', async () => {
    const [lying, below] = [await sent(eve, '#335577'), await sent(eve, '#775533')]
    const id = await make()
    await letEve(id)
    const picture = anOwnPicture(lying)
    const board = { background: { type: 'picture', value: below } }
    expect((await save({ id, version: 1, board, put: [picture] }, eve)).code).toBe(200)
    await letWorkNoMore(quarry, { kind: 'board', refId: id }, eve)
    await nextDay()
    expect(Object.keys((await read(id, ada)).pictures).toSorted()).toEqual([lying, below].toSorted())
    expect((await uploadsOf(eve)).toSorted()).toEqual([lying, below].toSorted())
    const again = anOwnPicture(lying, { x: 200 })
    expect((await save({ id, version: 2, put: [again] }, ada)).code).toBe(200)
  })

  it('comes back with an undo of whoever took it off, a while later', async () => {
    const key = await sent(eve)
    const id = await make()
    await letEve(id)
    const picture = anOwnPicture(key)
    await save({ id, version: 1, put: [picture] }, eve)
    await nextDay()
    await save({ id, version: 2, remove: [picture.id] }, ada)
    await sweepBoards({ ...quarry.deps, removeUpload: (one, mayGo) => removeUpload(quarry.deps, one, mayGo) })
    expect((await save({ id, version: 3, put: [picture] }, ada)).code).toBe(200)
  })

  it('is theirs, the owner’s, or on the board already', async () => {
    const stranger = await memberIn(quarry)
    const [theirs, owners, others] = [await sent(eve), await sent(ada), await sent(stranger)]
    const id = await make()
    await letEve(id)
    expect((await save({ id, version: 1, put: [anOwnPicture(theirs), anOwnPicture(owners)] }, eve)).code).toBe(200)
    expect(await save({ id, version: 2, put: [anOwnPicture(others)] }, eve)).toMatchObject({
      code: 400,
      msg: 'put.0.refId: no picture of yours',
    })
  })
})

describe('a copy that a collaborator makes', () => {
  it('is theirs with its notes, and with pictures of their own that outlive the owner’s', async () => {
    const [lying, below] = [await sent(ada, '#335577'), await sent(ada, '#775533')]
    const background = { type: 'picture', value: below }
    const id = await make({ items: [aChip({ note: 'north wall' }), anOwnPicture(lying, { z: 2 })], background })
    await letEve(id, 'comment')
    const copy = (await quarry.call(calls.duplicateBoard, { id }, eve.headers)).data
    const seen = await read(copy, eve)
    expect(seen).toMatchObject({ right: 'own', visibility: 'private', items: [{ note: 'north wall' }, {}] })
    expect(Object.keys(seen.pictures).toSorted()).toEqual((await uploadsOf(eve)).toSorted())
    expect(Object.keys(seen.pictures)).toHaveLength(2)
    await nextDay()
    expect(await uploadsOf(eve)).toHaveLength(2)
  })

  it('leaves nothing behind where there is no room for it', async () => {
    const id = await make({ items: [anOwnPicture(await sent(ada))] })
    await letEve(id)
    await quarry.db
      .insertInto('upload')
      .values({
        key: eve.id.padStart(32, '0'),
        member_id: eve.id,
        directory: 'board',
        bytes: 2e9,
        created_at: new Date(now),
      })
      .execute()
    expect((await quarry.call(calls.duplicateBoard, { id }, eve.headers)).code).toBe(1001003001)
    expect((await quarry.call(calls.getBoardPage, { mine: 1 }, eve.headers)).data.total).toBe(0)
    expect(await uploadsOf(eve)).toHaveLength(1)
  })
})
