import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../contract/boards/calls.ts'
import type { BoardConflict } from '../../contract/boards/calls.ts'
import type { Snapshot } from '../../contract/boards/item.ts'
import { aChip, aSample } from '../testing/boards.ts'
import { aPicture, aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

let quarry: TestApp
let ada: TestMember
let eve: TestMember
let skuIds: string[]
let snapshot: Snapshot

beforeAll(async () => {
  quarry = await createTestApp()
  await writeFile(join(quarry.folder, 'oak.png'), await aPicture({ width: 300, height: 200 }))
  const cover = { file: 'oak.png', mmWidth: 900 }
  await quarry.importLines([
    aProduct({
      key: 'P',
      enName: 'Smoked oak',
      skus: [{ model: 'A', coverImage: cover, minPrice: 180, maxPrice: 220 }, { model: 'B' }],
    }),
  ])
  skuIds = (await quarry.db.selectFrom('sku').select('id').orderBy('id').execute()).map(({ id }) => id)
  const [first] = (await quarry.ask(calls.getSamples, { skuIds })).data
  if (!first) throw new Error('no sample')
  snapshot = first.snapshot
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
  eve = await memberIn(quarry)
})

const boardOf = async ({ headers }: TestMember, items: unknown[] = []) =>
  (await quarry.call(calls.createBoard, { name: 'Lobby', items }, headers)).data
const read = async (id: string, headers: Record<string, string> = {}) =>
  (await quarry.call(calls.getBoard, { id }, headers)).data

describe('a board', () => {
  it('is made, read, changed by what was changed, and read as it became', async () => {
    const [chip, sample] = [aChip({ z: 2 }), aSample(skuIds[0] ?? '', snapshot, { z: 1 })]
    const id = await boardOf(ada, [chip, sample])
    const board = await read(id, ada.headers)
    expect(board).toMatchObject({ name: 'Lobby', version: 1, itemCount: 2, skuCount: 1, isOwner: true, scale: 5 })
    expect(board.items.map((item) => item.id)).toEqual([sample.id, chip.id])
    expect(board.items[0]?.now).toEqual({
      status: 'on_sale',
      minPrice: '180.00',
      maxPrice: '220.00',
      certificatesExpired: 0,
      changed: false,
    })

    const moved = { ...chip, x: 44 }
    const saved = await quarry.call(
      calls.updateBoard,
      { id, version: 1, board: { scale: 2 }, put: [moved], remove: [sample.id] },
      ada.headers,
    )
    expect(saved.data).toEqual({ version: 2, items: { [chip.id]: 2 } })
    const after = await read(id, ada.headers)
    expect(after).toMatchObject({ version: 2, scale: 2, itemCount: 1, skuCount: 0, palette: ['#3f6854'] })
    expect(after.items).toEqual([{ ...moved, version: 2 }])
  })

  it('keeps of a SKU what was true when its sample was laid', () => {
    expect(snapshot).toMatchObject({
      enName: 'Smoked oak',
      model: 'A',
      cover: { width: 300, height: 200, mmWidth: 900 },
      minPrice: '180.00',
      isFabric: false,
    })
  })

  it('takes changes of different items from two devices, and tells the later of two that change the same', async () => {
    const [one, other] = [aChip(), aChip()]
    const id = await boardOf(ada, [one, other])
    const save = (input: object) => quarry.call(calls.updateBoard, { id, version: 1, ...input }, ada.headers)
    expect((await save({ put: [{ ...one, x: 5 }] })).data.version).toBe(2)
    expect((await save({ put: [{ ...other, x: 7 }] })).data.version).toBe(3)
    expect((await save({ board: { name: 'Foyer' } })).data.version).toBe(4)

    const late = await save({ put: [{ ...one, x: 6 }], board: { name: 'Hall', scale: 1 } })
    expect([late.code, late.data as unknown]).toEqual([
      409,
      { version: 4, board: { name: 'Foyer' }, items: [{ ...one, x: 5, version: 2 }], removed: [] },
    ])
    expect(await read(id, ada.headers)).toMatchObject({ name: 'Foyer', scale: 5, version: 4 })
    // The same value is no conflict, but still makes a new version.
    const same = await save({ put: [{ ...one, x: 5 }], board: { name: 'Foyer' } })
    expect(same.data).toEqual({ version: 5, items: { [one.id]: 2 } })

    await save({ version: 5, remove: [one.id] })
    const gone = await save({ version: 5, put: [{ ...one, x: 9 }] })
    expect((gone.data as unknown as BoardConflict).removed).toEqual([one.id])
    expect((await save({ version: 5, remove: [one.id] })).data.version).toBe(7)
    expect((await save({ version: 7, put: [one] })).data).toEqual({ version: 8, items: { [one.id]: 8 } })
    expect((await save({ version: 9, put: [one] })).msg).toBe('version: at most 8')
  })

  it('tells what has become of it since a version', async () => {
    const [one, other] = [aChip(), aChip()]
    const id = await boardOf(ada, [one, other])
    await quarry.call(
      calls.updateBoard,
      { id, version: 1, put: [{ ...one, x: 5 }], board: { snap: false } },
      ada.headers,
    )
    await quarry.call(calls.updateBoard, { id, version: 2, remove: [other.id] }, ada.headers)
    const since = async (version: number) =>
      (await quarry.call(calls.getBoardChanges, { id, since: version }, ada.headers)).data
    expect(await since(1)).toMatchObject({
      version: 3,
      board: { snap: false },
      items: [{ id: one.id, x: 5, version: 2 }],
      removed: [other.id],
    })
    expect(await since(3)).toMatchObject({ version: 3, board: {}, items: [], removed: [] })
    expect((await quarry.call(calls.getBoardChanges, { id, since: 0 }, eve.headers)).code).toBe(404)
  })

  it('remembers the latest 5,000 items that were removed, and tells of no more', async () => {
    const [first, last] = [aChip(), aChip()]
    const id = await boardOf(ada, [first, last])
    await quarry.call(calls.updateBoard, { id, version: 1, remove: [first.id] }, ada.headers)
    await sql`
      INSERT INTO board_removal (board_id, item_id, member_id, version, removed_at)
      SELECT ${id}, gen_random_uuid(), ${ada.id}, 3, now() FROM generate_series(1, 5000)`.execute(quarry.db)
    await quarry.db.updateTable('board').set({ version: 3 }).where('id', '=', id).execute()
    await quarry.call(calls.updateBoard, { id, version: 3, remove: [last.id] }, ada.headers)
    const { removed } = (await quarry.call(calls.getBoardChanges, { id, since: 1 }, ada.headers)).data
    expect(removed).toHaveLength(5000)
    expect(removed).toContain(last.id)
    expect(removed).not.toContain(first.id)
  })

  it('is published without notes, reported, taken down with a reason, and published again once it was changed', async () => {
    const id = await boardOf(ada, [aChip({ note: 'too dear' })])
    expect((await quarry.call(calls.getBoard, { id })).code).toBe(404)
    const publish = (version: number) =>
      quarry.call(calls.updateBoard, { id, version, board: { visibility: 'published' } }, ada.headers)
    expect((await publish(1)).code).toBe(200)
    expect(await read(id)).toMatchObject({ isOwner: false, takenDown: null, items: [{ note: '' }] })
    expect((await read(id, ada.headers)).items[0]?.note).toBe('too dear')

    expect((await quarry.call(calls.reportBoard, { id, reason: 'Not theirs' }, eve.headers)).code).toBe(200)
    const staff = await memberIn(quarry, { isOperator: true })
    const reported = await quarry.call(calls.getReportedBoards, {}, staff.headers)
    expect(reported.data.list).toMatchObject([{ id, reports: [{ reason: 'Not theirs' }] }])
    expect((await quarry.call(calls.takeDownBoard, { id, reason: 'Not yours' }, staff.headers)).code).toBe(200)
    expect((await quarry.call(calls.getBoard, { id })).code).toBe(404)
    expect(await read(id, ada.headers)).toMatchObject({
      visibility: 'private',
      version: 3,
      takenDown: { reason: 'Not yours' },
    })
    expect((await publish(3)).code).toBe(1009001005)
    const idle = await quarry.call(calls.updateBoard, { id, version: 3, put: [] }, ada.headers)
    expect((await publish(idle.data.version)).code, 'after a save without effect').toBe(1009001005)
    const changed = await quarry.call(calls.updateBoard, { id, version: 3, put: [aChip()] }, ada.headers)
    expect((await publish(changed.data.version)).code).toBe(200)
    expect((await read(id, ada.headers)).takenDown).toBeNull()
  })

  it('is reported, looked at by an operator who reads why, and reported no longer once nothing is wrong with it', async () => {
    const id = await boardOf(ada, [aChip()])
    await quarry.call(calls.updateBoard, { id, version: 1, board: { visibility: 'published' } }, ada.headers)
    await quarry.call(calls.reportBoard, { id, reason: 'Looks like mine' }, eve.headers)
    const staff = await memberIn(quarry, { isOperator: true })
    expect((await read(id, staff.headers)).reports).toMatchObject([{ reason: 'Looks like mine' }])
    expect((await read(id, eve.headers)).reports).toBeUndefined()

    expect((await quarry.call(calls.dismissBoardReports, { id }, eve.headers)).code).toBe(403)
    expect((await quarry.call(calls.dismissBoardReports, { id }, staff.headers)).code).toBe(200)
    expect(await read(id, staff.headers)).toMatchObject({ visibility: 'published', version: 2, reports: [] })
    const reported = await quarry.call(calls.getReportedBoards, {}, staff.headers)
    expect(reported.data.list.map((board) => board.id)).not.toContain(id)
  })

  it('is found among published ones and one’s own, by words, a SKU and a colour', async () => {
    const green = await boardOf(ada, [aChip(), aSample(skuIds[1] ?? '', snapshot, { x: 200 })])
    await quarry.call(
      calls.updateBoard,
      { id: green, version: 1, board: { name: 'Verdant', visibility: 'published' } },
      ada.headers,
    )
    const found = async (query: object, headers = {}) => {
      const { code, data } = await quarry.call(calls.getBoardPage, query, headers)
      return code === 200 ? data.list.map(({ id }) => id) : code
    }
    expect(await found({ keyword: 'verd' })).toEqual([green])
    expect(await found({ keyword: 'verd', skuId: skuIds[1] })).toEqual([green])
    expect(await found({ keyword: 'verd', colorHex: '#40664f' })).toEqual([green])
    expect(await found({ keyword: 'verd', colorHex: '#ff0000' })).toEqual([])
    expect(await found({ mine: 1 }, ada.headers)).toEqual([green])
    expect(await found({ mine: 1 }, eve.headers)).toEqual([])
    expect(await found({ mine: 1 })).toBe(401)
  })

  it('is deleted, not seen by anyone, and brought back private', async () => {
    const id = await boardOf(ada, [aChip()])
    await quarry.call(calls.updateBoard, { id, version: 1, board: { visibility: 'published' } }, ada.headers)
    expect((await quarry.call(calls.deleteBoards, { ids: [id] }, eve.headers)).data).toBe(0)
    expect((await quarry.call(calls.deleteBoards, { ids: [id] }, ada.headers)).data).toBe(1)
    expect((await quarry.call(calls.getBoard, { id }, ada.headers)).code).toBe(404)
    expect((await quarry.call(calls.getDeletedBoards, {}, ada.headers)).data).toMatchObject([{ id, itemCount: 1 }])
    expect((await quarry.call(calls.restoreBoards, { ids: [id] }, ada.headers)).data).toBe(true)
    expect(await read(id, ada.headers)).toMatchObject({ visibility: 'private' })
  })

  it('of one’s own or a published one is made once more, without what is its owner’s alone', async () => {
    const id = await boardOf(ada, [aChip({ note: 'mine' })])
    const copy = (await quarry.call(calls.duplicateBoard, { id }, ada.headers)).data
    expect(await read(copy, ada.headers)).toMatchObject({ name: 'Copy of Lobby', items: [{ note: 'mine' }] })
    expect((await quarry.call(calls.duplicateBoard, { id }, eve.headers)).code).toBe(404)
    await quarry.call(calls.updateBoard, { id, version: 1, board: { visibility: 'published' } }, ada.headers)
    const theirs = (await quarry.call(calls.duplicateBoard, { id, name: 'Hall' }, eve.headers)).data
    expect(await read(theirs, eve.headers)).toMatchObject({
      name: 'Hall',
      visibility: 'private',
      items: [{ note: '' }],
    })
  })
})

describe('what cannot be is refused by the name of its field', () => {
  const refused: Record<string, [items: () => object[], code: number, words: RegExp]> = {
    'a side that is no number': [() => [{ ...aChip(), w: Number.NaN }], 400, /^items\.0\.w: /],
    'a side of nothing': [() => [aChip({ w: 0 })], 400, /^items\.0\.w: at least 1/],
    'a side that is too long': [() => [aChip({ h: 20_001 })], 400, /^items\.0\.h: at most 20000/],
    'a crop beyond the picture': [
      () => [aSample(skuIds[0] ?? '', snapshot, { crop: { x: 0.5, y: 0, w: 0.6, h: 1 } })],
      400,
      /^items\.0\.crop: ends outside/,
    ],
    'a group named like an item': [
      () => {
        const id = randomUUID()
        return [aChip({ id }), aChip({ groupId: id })]
      },
      400,
      /groupId: is the id of an item/,
    ],
    'an unknown SKU': [() => [aSample('999999', snapshot)], 400, /^items\.0\.refId: this product does not exist/],
    'too many items': [() => Array.from({ length: 501 }, () => aChip()), 400, /^items: at most 500/],
  }
  it.each(Object.entries(refused))('%s', async (_, [items, code, words]) => {
    const answer = await quarry.call(calls.createBoard, { name: 'x', items: items() }, ada.headers)
    expect([answer.code, answer.msg]).toEqual([code, expect.stringMatching(words)])
  })
})
