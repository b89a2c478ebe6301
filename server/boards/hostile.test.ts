import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NEW_BOARD } from '../../contract/boards/board.ts'
import * as calls from '../../contract/boards/calls.ts'
import { LONGEST_SIDE_MM } from '../../contract/boards/item.ts'
import type { Snapshot } from '../../contract/boards/item.ts'
import { aChip, anOwnPicture, aSample } from '../testing/boards.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let skuId: string
let snapshot: Snapshot

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([aProduct({ key: 'P', skus: [{ model: 'A', minPrice: 100, maxPrice: 120 }] })])
  skuId = (await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()).id
  const [sample] = (await quarry.ask(calls.getSamples, { skuIds: [skuId] })).data
  if (!sample) throw new Error('no sample')
  snapshot = sample.snapshot
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
})

const make = async (items: unknown[] = []) =>
  (await quarry.call(calls.createBoard, { name: 'Lobby', items }, ada.headers)).data
const save = (input: object) => quarry.call(calls.updateBoard, input, ada.headers)
const read = async (id: string) => (await quarry.call(calls.getBoard, { id }, ada.headers)).data
const exportOf = (id: string) => ({
  method: calls.exportBoard.method,
  url: calls.exportBoard.path,
  payload: { id, format: 'json', language: 'en' },
})
/** Sends a body as it is written by hand. */
const sendRaw = async (payload: string) => {
  const headers = { 'content-type': 'application/json', ...ada.headers }
  const request = { method: 'PUT', url: calls.updateBoard.path, headers, payload } as const
  return (await quarry.app.inject(request)).json<{ code: number; msg: string }>()
}

describe('a save that cannot be', () => {
  const chip = aChip()
  const group = randomUUID()
  const grouped = aChip({ groupId: group })
  const cover = { address: `/images/${'a'.repeat(40)}`, width: 9, height: 9, mmWidth: 90, color: '#ffffff' }
  const refusals: Record<string, [input: () => object, words: RegExp]> = {
    'a place beyond all measure': [() => ({ put: [{ ...chip, x: 1e300 }] }), /^put\.0\.x: at most 20000/],
    'a place as text': [() => ({ put: [{ ...chip, y: '1; DROP TABLE board' }] }), /^put\.0\.y: expected a number/],
    'a negative side': [() => ({ put: [chip, aChip({ w: -1 })] }), /^put\.1\.w: at least 1/],
    'a side that is too long': [() => ({ put: [aChip({ h: LONGEST_SIDE_MM + 1 })] }), /^put\.0\.h: at most 20000/],
    'a turn of more than half': [() => ({ put: [aChip({ rotation: 181 })] }), /^put\.0\.rotation: at most 180/],
    'an id that is no UUID': [() => ({ put: [{ ...chip, id: '1' }] }), /^put\.0\.id: expected a UUID/],
    'an item of no kind': [() => ({ put: [{ ...chip, type: 'script' }] }), /^put\.0\.type: /],
    'an item twice': [() => ({ put: [chip, { ...chip, x: 5 }] }), /^put\.1\.id: stands there twice/],
    'an item put and removed': [() => ({ put: [chip], remove: [chip.id] }), /^remove\.0: is put as well/],
    'a group with an item’s id': [() => ({ put: [aChip({ groupId: chip.id })] }), /^put\.0\.groupId: /],
    'a group that is its own item': [() => ({ put: [{ ...chip, groupId: chip.id }] }), /^put\.0\.groupId: /],
    'two groups within each other': [
      () => ({
        put: [
          { ...chip, groupId: grouped.id },
          { ...grouped, groupId: chip.id },
        ],
      }),
      /^put\.0\.groupId: /,
    ],
    'an item with a group’s id': [
      () => ({ put: [aChip(), aChip({ id: group })] }),
      /^put\.1\.id: is the id of a group/,
    ],
    'an unknown SKU': [() => ({ put: [chip, aSample('987654321', snapshot)] }), /^put\.1\.refId: this product/],
    'a SKU’s id with more before it': [() => ({ put: [aSample(`00${skuId}`, snapshot)] }), /^put\.0\.refId: /],
    'a cover elsewhere': [
      () => ({ put: [aSample(skuId, { ...snapshot, cover: { ...cover, address: 'https://evil.test/a.png' } })] }),
      /^put\.0\.snapshot\.cover\.address: expected the address/,
    ],
    'a crop outside': [
      () => ({ put: [aSample(skuId, snapshot, { crop: { x: 0.6, y: 0, w: 0.5, h: 1 } })] }),
      /^put\.0\.crop: ends outside/,
    ],
    'a price that is a formula': [
      () => ({ put: [aSample(skuId, { ...snapshot, minPrice: '=1+1' })] }),
      /^put\.0\.snapshot\.minPrice: expected an amount/,
    ],
    'a picture of nobody': [() => ({ put: [anOwnPicture('f'.repeat(32))] }), /^put\.0\.refId: no picture of yours/],
    'a picture by a path': [() => ({ put: [anOwnPicture('../../secret')] }), /^put\.0\.refId: expected the key/],
    'a ground of an unknown SKU': [
      () => ({ board: { background: { type: 'material', value: '987654321', snapshot } } }),
      /^board\.background\.value: this product/,
    ],
    'a paper of no width': [
      () => ({ board: { canvas: { width: 0, height: 5 } } }),
      /^board\.canvas\.width: at least 50/,
    ],
    'a scale of one’s own': [() => ({ board: { scale: 3 } }), /^board\.scale: expected 1, 2, 5, 10 or 20/],
    'a name of nothing': [() => ({ board: { name: ' ' } }), /^board\.name: must not be empty/],
    'a text of 2,001 letters': [
      () => ({ board: { description: 'x'.repeat(2001) } }),
      /^board\.description: at most 2000/,
    ],
    'a note of 2,001 letters': [() => ({ put: [aChip({ note: 'x'.repeat(2001) })] }), /^put\.0\.note: at most 2000/],
    'a NUL in a text': [() => ({ put: [aChip({ name: 'a\0b' })] }), /^put\.0\.name: contains a NUL/],
    'a version to come': [() => ({ version: 7, put: [chip] }), /^version: at most 1/],
    '501 items at once': [() => ({ put: Array.from({ length: 501 }, () => aChip()) }), /^put: at most 500 values/],
  }

  it.each(Object.entries(refusals))(
    'is refused by its field, and changes nothing: %s',
    async (_name, [input, words]) => {
      const id = await make([chip, grouped])
      const before = await read(id)
      expect(await save({ id, version: 1, ...input() })).toMatchObject({
        code: 400,
        msg: expect.stringMatching(words),
        data: null,
      })
      expect(await read(id)).toEqual(before)
    },
  )

  it('is refused as it comes, where no JSON has it', async () => {
    const id = await make([chip])
    const item = JSON.stringify({ ...chip, x: 'PLACE' })
    const withPlace = (place: string) => `{"id":"${id}","version":1,"put":[${item.replace('"PLACE"', place)}]}`
    const answers = []
    for (const place of ['NaN', 'Infinity', '1e999', '-1e999', 'null', '0x10'])
      answers.push(await sendRaw(withPlace(place)))
    expect(answers.map(({ code }) => code)).toEqual([400, 400, 400, 400, 400, 400])
    expect(answers[2]?.msg).toMatch(/^put\.0\.x: /)
    expect((await sendRaw(withPlace('-0'))).code).toBe(200)
  })

  it('is too large beyond 8 MB, and the server goes on', async () => {
    const id = await make()
    const large = { id, version: 1, board: { description: 'x'.repeat(8 * 1024 * 1024) } }
    expect(await save(large)).toMatchObject({ code: 413, msg: expect.stringContaining('8192 KB') })
    expect((await read(id)).version).toBe(1)
  })

  it('is refused from the 501st item on, and the 201st board, by the number', async () => {
    const id = await make(Array.from({ length: 499 }, () => aChip()))
    const [one, other] = [aChip(), aChip()]
    expect(await save({ id, version: 1, put: [one, other] })).toMatchObject({
      code: 1009001002,
      msg: expect.stringContaining('500'),
    })
    expect((await save({ id, version: 1, put: [one] })).code).toBe(200)
    expect((await save({ id, version: 2, put: [other], remove: [one.id] })).code).toBe(200)
    expect((await read(id)).itemCount).toBe(500)

    const { member_id: memberId, ...row } = await quarry.db
      .selectFrom('board')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: 199 }, () => ({
      member_id: memberId,
      name: row.name,
      name_key: row.name_key,
      fields: JSON.stringify(row.fields),
      created_at: row.created_at,
      updated_at: row.updated_at,
    }))
    await quarry.db.insertInto('board').values(copies).execute()
    const full = { code: 1009001001, msg: expect.stringContaining('200') }
    expect(await quarry.call(calls.createBoard, { name: 'x' }, ada.headers)).toMatchObject(full)
    expect(await quarry.call(calls.duplicateBoard, { id }, ada.headers)).toMatchObject(full)
    const gone = copies.map((copy, day) => ({ ...copy, deleted_at: new Date(Date.now() - day * 60_000 - 60_000) }))
    await quarry.db.insertInto('board').values(gone).execute()
    await quarry.call(calls.deleteBoards, { ids: [id] }, ada.headers)
    const inTrash = () => quarry.db.selectFrom('board').select('id').where('deleted_at', 'is not', null).execute()
    expect(await inTrash()).toHaveLength(200)
    const [second = ''] = (await quarry.call(calls.getBoardPage, { mine: 1 }, ada.headers)).data.list.map(
      (one) => one.id,
    )
    await quarry.call(calls.deleteBoards, { ids: [second] }, ada.headers)
    expect(await inTrash()).toHaveLength(200)
    const { data: listed } = await quarry.call(calls.getDeletedBoards, {}, ada.headers)
    expect(listed.slice(0, 2).map((one) => one.id)).toEqual([second, id])
    await quarry.call(calls.restoreBoards, { ids: [second] }, ada.headers)
    expect((await quarry.call(calls.createBoard, { name: 'x' }, ada.headers)).code).toBe(200)
    expect(await quarry.call(calls.restoreBoards, { ids: [id] }, ada.headers)).toMatchObject(full)
  })

  it('is not got by making, copying, bringing in and bringing back boards all at once', async () => {
    const [id, gone, other] = [await make(), await make(), await make()]
    const file = JSON.parse((await quarry.app.inject({ ...exportOf(id), headers: ada.headers })).payload) as object
    await quarry.call(calls.deleteBoards, { ids: [gone, other] }, ada.headers)
    const more = { member_id: ada.id, name: 'x', name_key: 'x', created_at: new Date(), updated_at: new Date() }
    const fields = JSON.stringify(NEW_BOARD)
    await quarry.db
      .insertInto('board')
      .values(Array.from({ length: 197 }, () => ({ ...more, fields })))
      .execute()
    const answers = await Promise.all([
      quarry.call(calls.restoreBoards, { ids: [gone] }, ada.headers),
      quarry.call(calls.createBoard, { name: 'x' }, ada.headers),
      quarry.call(calls.duplicateBoard, { id }, ada.headers),
      quarry.call(calls.importBoard, { file }, ada.headers),
      quarry.call(calls.restoreBoards, { ids: [other] }, ada.headers),
    ])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
    expect(answers.filter(({ code }) => code === 1009001001)).toHaveLength(3)
    expect((await quarry.call(calls.getBoardPage, { mine: 1 }, ada.headers)).data.total).toBe(200)
  })
})

describe('what is written on a board', () => {
  it('stays the text that it is, whatever it looks like', async () => {
    const words = '<script>alert(1)</script> =HYPERLINK("http://evil.test") \u202e {{x}} \' OR 1=1 --'
    const chip = aChip({ name: words.slice(0, 150), note: words, altText: words })
    const id = await make([chip])
    await save({ id, version: 1, board: { name: '<b>Lobby</b>', description: words } })
    const name = chip.name.replace('\u202e ', '')
    expect(await read(id)).toMatchObject({ name: '<b>Lobby</b>', description: words, items: [{ ...chip, name }] })
  })

  it('is told beside what was true when a sample was laid, and never in its place', async () => {
    const id = await make([aSample(skuId, snapshot)])
    expect((await read(id)).items[0]?.now).toMatchObject({ status: 'on_sale', changed: false })
    await quarry.db
      .updateTable('sku')
      .set({ min_price: '10500', status: 'withdrawn' })
      .where('id', '=', skuId)
      .execute()
    const [item] = (await read(id)).items
    expect(item?.now).toMatchObject({ status: 'withdrawn', minPrice: '105.00', changed: true })
    expect(item).toMatchObject({ snapshot: { minPrice: '100.00', maxPrice: '120.00' } })
    await quarry.db.updateTable('sku').set({ min_price: '10000', status: 'on_sale' }).where('id', '=', skuId).execute()
  })

  it('is the catalogue’s of a SKU and its ground in every call, and stays when the SKU has gone', async () => {
    await quarry.importLines([
      aProduct({ key: 'Q', enName: 'Elm', skus: [{ model: 'E', minPrice: 70, maxPrice: 70 }] }),
    ])
    const { id: elm } = await quarry.db
      .selectFrom('sku')
      .select('id')
      .where('model', '=', 'E')
      .executeTakeFirstOrThrow()
    const lie: Snapshot = {
      ...snapshot,
      enName: 'Gold',
      minPrice: '0.01',
      maxPrice: '0.02',
      capturedAt: 7,
      fromFile: 7,
    }
    const background = { type: 'material', value: elm, snapshot: lie }
    const sample = aSample(elm, lie)
    const items = [sample, aSample(skuId, snapshot, { z: 2 })]
    const { data: id } = await quarry.call(calls.createBoard, { name: 'x', items, background }, ada.headers)
    const ofElm = async () => {
      const board = await read(id)
      return [board.background, ...board.items].flatMap((shown) =>
        'snapshot' in shown && shown.snapshot.minPrice !== '100.00' ? [shown.snapshot] : [],
      )
    }
    const [stored] = await ofElm()
    expect(stored).toMatchObject({ enName: 'Elm', minPrice: '70.00', maxPrice: '70.00' })
    expect(stored?.fromFile).toBeUndefined()
    expect(await ofElm()).toEqual([stored, stored])
    const saved = await save({ id, version: 1, board: { background }, put: [sample] })
    expect(saved.data.stated).toMatchObject({ put: [{ snapshot: stored }], background: { snapshot: stored } })

    await quarry.db.deleteFrom('sku').where('id', '=', elm).execute()
    await save({ id, version: 2, remove: [sample.id] })
    const copy = { ...sample, id: randomUUID() }
    expect((await save({ id, version: 3, put: [sample, copy] })).code).toBe(200)
    expect(await ofElm()).toEqual([stored, stored, stored])
  })
})
