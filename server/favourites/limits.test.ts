import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../contract/favourites.ts'
import { substitute, undoSubstitution } from '../../contract/substitution.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let skuIds: string[]

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([aProduct({ skus: [{ model: 'A' }, { model: 'B' }, { model: 'C' }, { model: 'D' }] })])
  skuIds = (await quarry.db.selectFrom('sku').select('id').orderBy('id').execute()).map(({ id }) => id)
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
})

const make = async (name: string) => (await quarry.call(calls.createFolder, { name }, ada.headers)).data
const add = async (favoritesId: string, ids: string[]) =>
  quarry.call(calls.createItems, { favoritesId, skuIds: ids }, ada.headers)
const deleteFolders = async (ids: string[]) => quarry.call(calls.deleteFolders, { ids }, ada.headers)
const restoreFolders = async (ids: string[]) => quarry.call(calls.restoreFolders, { ids }, ada.headers)
const restoreItems = async (ids: string[]) => quarry.call(calls.restoreItems, { ids }, ada.headers)
const standing = async () => (await quarry.call(calls.getFolderPage, { pageSize: 1 }, ada.headers)).data.total
const deletedIds = async () => (await quarry.call(calls.getDeleted, {}, ada.headers)).data.map(({ id }) => id)
const countIn = async (favoritesId: string) =>
  (
    await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM folder_item WHERE folder_id = ${favoritesId} AND deleted_at IS NULL`.execute(
      quarry.db,
    )
  ).rows[0]?.count

/** Inserts so many further folders, deleted or not. */
async function fillFolders(count: number, deletedAt: Date | null = null): Promise<void> {
  const now = new Date()
  const more = Array.from({ length: count }, (_, place) => `${deletedAt ? 'gone' : 'more'} ${place}`)
  const values = more.map((name) => ({
    member_id: ada.id,
    name,
    name_key: name,
    created_at: now,
    updated_at: now,
    deleted_at: deletedAt,
  }))
  await quarry.db.insertInto('folder').values(values).execute()
}

/** Inserts so many further items, of SKUs that no catalogue has. */
async function fillItems(favoritesId: string, count: number): Promise<void> {
  await quarry.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx)
    await sql`
      INSERT INTO folder_item (folder_id, member_id, sku_id, place, added_at)
      SELECT ${favoritesId}, ${ada.id}, 1000000 + nth, nth, now() FROM generate_series(1, ${count}::int) AS nth`.execute(
      trx,
    )
  })
}

describe('a member with a thousand folders', () => {
  const full = { code: 1008009002, msg: 'You can have at most 1000 folders.' }

  it('brings back as many as there is room for, all that are named or none', async () => {
    const ids = [await make('One'), await make('Two')]
    await deleteFolders(ids)
    await fillFolders(999)
    const trash = await deletedIds()
    expect(await restoreFolders(ids)).toMatchObject(full)
    expect([await standing(), await deletedIds()]).toEqual([999, trash])
    expect((await restoreFolders(ids.slice(1))).code).toBe(200)
    expect(await restoreFolders(ids.slice(0, 1))).toMatchObject(full)
    expect((await restoreFolders(ids.slice(1))).code).toBe(200)
    expect(await standing()).toBe(1000)
  })

  it('has no more of them by asking many times at once', async () => {
    const ids = await Promise.all(['1', '2', '3', '4'].map(make))
    await deleteFolders(ids)
    await fillFolders(997)
    const answers = await Promise.all([
      ...ids.map((id) => restoreFolders([id])),
      ...['5', '6', '7', '8'].map((name) => quarry.call(calls.createFolder, { name }, ada.headers)),
    ])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3)
    expect(answers.filter(({ code }) => code === 1008009002)).toHaveLength(5)
    expect(await standing()).toBe(1000)
  })

  it('has as many in the trash, those that were deleted last', async () => {
    await fillFolders(1000, new Date(Date.now() - 60_000))
    const [id, kept] = [await make('Last'), await make('Kept')]
    await deleteFolders([id])
    const inTrash = await quarry.db
      .selectFrom('folder')
      .select('id')
      .where('member_id', '=', ada.id)
      .where('deleted_at', 'is not', null)
      .execute()
    expect(inTrash).toHaveLength(1000)
    expect((await deletedIds())[0]).toBe(id)
    expect((await restoreFolders([id])).code).toBe(200)
    expect((await quarry.call(calls.getFolderPage, {}, ada.headers)).data.list.map((one) => one.id)).toEqual([kept, id])
  })
})

describe('a folder of twenty thousand items', () => {
  const full = { code: 1008009003, msg: 'A folder holds at most 20000 items.' }
  const idsOf = async (favoritesId: string) => (await add(favoritesId, skuIds)).data.map(({ id }) => id)
  const deleteItems = async (ids: string[]) => quarry.call(calls.deleteItems, { ids }, ada.headers)

  it('gets back as many as it has room for, all that are named or none, of other folders neither', async () => {
    const [large, small] = [await make('Large'), await make('Small')]
    const [ids, others] = [await idsOf(large), await idsOf(small)]
    await deleteItems([...ids, ...others])
    await fillItems(large, 19_999)
    expect(await restoreItems([...others, ...ids.slice(0, 2)])).toMatchObject(full)
    expect([await countIn(large), await countIn(small)]).toEqual([19_999, 0])
    expect(await restoreItems([...others, ...ids.slice(0, 1)])).toMatchObject({ code: 200, data: 5 })
    expect([await countIn(large), await countIn(small)]).toEqual([20_000, 4])
  })

  it('holds no more by waiting in the trash meanwhile', async () => {
    const large = await make('Large')
    const ids = await idsOf(large)
    await deleteItems(ids)
    await fillItems(large, 20_000)
    await deleteFolders([large])
    expect(await restoreItems(ids)).toMatchObject(full)
    await restoreFolders([large])
    expect(await countIn(large)).toBe(20_000)
  })

  it('holds no more by taking a substitution back that had put two items together', async () => {
    const large = await make('Large')
    const [a, b] = [skuIds[0] ?? '', skuIds[1] ?? '']
    const items = (await add(large, [a, b])).data
    const places = [{ kind: 'folder' as const, id: large, itemId: items.find(({ skuId }) => skuId === a)?.id ?? '' }]
    const { data } = await quarry.call(substitute, { fromSkuId: a, toSkuId: b, places, dryRun: 0 }, ada.headers)
    await fillItems(large, 19_999)
    const undone = await quarry.call(undoSubstitution, { id: data.id, dryRun: 0 }, ada.headers)
    expect(undone.data.places.map(({ left }) => left)).toEqual(['changed'])
    expect(await countIn(large)).toBe(20_000)
    await sql`DELETE FROM folder_item WHERE folder_id = ${large} AND sku_id = 1000001`.execute(quarry.db)
    const again = await quarry.call(undoSubstitution, { id: data.id, dryRun: 0 }, ada.headers)
    expect(again.data.places.map(({ left }) => left)).toEqual([null])
    expect(await countIn(large)).toBe(20_000)
  })

  it('holds no more by many calls at once: brought back, added, copied and moved', async () => {
    const [large, other] = [await make('Large'), await make('Other')]
    const [ids, [, , c = '', d = '']] = [await idsOf(large), await idsOf(other)]
    const [a = '', b = ''] = ids
    await deleteItems(ids)
    await fillItems(large, 19_998)
    const answers = await Promise.all([
      restoreItems([a]),
      restoreItems([b]),
      quarry.call(calls.copyItems, { ids: [c], favoritesId: large }, ada.headers),
      quarry.call(calls.moveItems, { ids: [d], favoritesId: large }, ada.headers),
      add(large, skuIds.slice(0, 1)),
    ])
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 1008009003]))
    expect(await countIn(large)).toBe(20_000)
  })
})
