import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../contract/favourites.ts'
import { letWorkNoMore, letWorkOn } from '../testing/collaborators.ts'
import { countWaiting } from '../testing/count-waiting.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let eve: TestMember
let skuIds: string[]

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([aProduct({ key: 'P', skus: [{ model: 'A' }, { model: 'B' }, { model: 'C' }] })])
  const skus = await quarry.db.selectFrom('sku').select('id').orderBy('id').execute()
  skuIds = skus.map(({ id }) => id)
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { nickname: 'Ada' })
  eve = await memberIn(quarry, { nickname: 'Eve' })
})

const make = async (name: string, { headers } = ada) => (await quarry.call(calls.createFolder, { name }, headers)).data
const put = async (favoritesId: string, ids: string[], { headers } = ada) =>
  (await quarry.call(calls.createItems, { favoritesId, skuIds: ids }, headers)).data.map(({ id }) => id)
const itemsOf = async (favoritesId: string, { headers } = ada) =>
  (await quarry.call(calls.getItemPage, { favoritesId }, headers)).data.list.map(({ skuId }) => skuId)
const shared = async (query: object = {}) =>
  (await quarry.call(calls.getFolderPage, { shared: 1, ...query }, eve.headers)).data

describe('a member whom the owner lets work in a folder', () => {
  it('adds, notes, sorts, takes out and puts back as the owner does, whose it stays', async () => {
    const refId = await make('Lobby')
    const [first = ''] = await put(refId, skuIds.slice(0, 1))
    await letWorkOn(quarry, { kind: 'folder', refId }, eve, 'edit')
    const [second = ''] = await put(refId, skuIds.slice(1, 2), eve)
    await quarry.call(calls.sortItems, { favoritesId: refId, ids: [second], beforeId: first }, eve.headers)
    expect(await itemsOf(refId)).toEqual([skuIds[1], skuIds[0]])
    expect((await quarry.call(calls.updateItem, { id: first, note: 'for the bar' }, eve.headers)).code).toBe(200)
    expect((await quarry.call(calls.deleteItems, { ids: [first, second] }, eve.headers)).data).toBe(2)
    expect((await quarry.call(calls.getDeleted, {}, ada.headers)).data).toHaveLength(2)
    expect((await quarry.call(calls.getDeleted, {}, eve.headers)).data).toEqual([])
    expect((await quarry.call(calls.restoreItems, { ids: [first] }, eve.headers)).data).toBe(1)
    expect(await itemsOf(refId, eve)).toEqual([skuIds[0]])
    const rows = await quarry.db
      .selectFrom('folder_item')
      .select(['member_id', 'note'])
      .where('folder_id', '=', refId)
      .execute()
    expect(rows.map((row) => [row.member_id, row.note])).toEqual(expect.arrayContaining([[ada.id, 'for the bar']]))
    expect(new Set(rows.map((row) => row.member_id))).toEqual(new Set([ada.id]))
  })

  it('takes nothing out once the right has gone that they had when they began', async () => {
    const refId = await make('Lobby')
    const ids = await put(refId, skuIds)
    await letWorkOn(quarry, { kind: 'folder', refId }, eve, 'edit')
    const [taking] = await quarry.db.transaction().execute(async (trx) => {
      await sql`SELECT FROM folder WHERE id = ${refId} FOR UPDATE`.execute(trx)
      const begun = quarry.call(calls.deleteItems, { ids }, eve.headers)
      await expect.poll(() => countWaiting(quarry)).toBe(1)
      await letWorkNoMore({ ...quarry, db: trx }, { kind: 'folder', refId }, eve)
      return [begun]
    })
    expect((await taking).data).toBe(0)
    expect(await itemsOf(refId)).toEqual(skuIds)
  })

  it('copies from it to a folder of their own where they may comment, and moves between both where they may edit', async () => {
    const [refId, own] = [await make('Lobby'), await make('Own', eve)]
    const ids = await put(refId, skuIds)
    await letWorkOn(quarry, { kind: 'folder', refId }, eve, 'comment')
    const [first] = ids
    expect((await quarry.call(calls.moveItems, { ids: [first], favoritesId: own }, eve.headers)).code).toBe(1009004001)
    expect((await quarry.call(calls.copyItems, { ids: [first], favoritesId: own }, eve.headers)).code).toBe(200)
    expect([await itemsOf(refId), await itemsOf(own, eve)]).toEqual([skuIds, [skuIds[0]]])
    await letWorkOn(quarry, { kind: 'folder', refId }, eve, 'edit')
    expect((await quarry.call(calls.moveItems, { ids: ids.slice(1), favoritesId: own }, eve.headers)).code).toBe(200)
    expect([await itemsOf(refId), await itemsOf(own, eve)]).toEqual([[skuIds[0]], skuIds])
    expect((await quarry.call(calls.getItemPage, { favoritesId: own }, ada.headers)).code).toBe(1008009000)
  })

  it('takes nothing out at all where they may only see one of the folders', async () => {
    const [seen, edited] = [await make('Seen'), await make('Edited')]
    const ids = [...(await put(edited, skuIds.slice(0, 1))), ...(await put(seen, skuIds.slice(0, 1)))]
    await letWorkOn(quarry, { kind: 'folder', refId: seen }, eve, 'comment')
    await letWorkOn(quarry, { kind: 'folder', refId: edited }, eve, 'edit')
    expect((await quarry.call(calls.deleteItems, { ids }, eve.headers)).code).toBe(1009004001)
    expect([await itemsOf(seen), await itemsOf(edited)]).toEqual([[skuIds[0]], [skuIds[0]]])
  })

  it('names it without being told what its owner’s others are called, and does not place it among them', async () => {
    const refId = await make('Lobby')
    await make('Bath')
    await make('Kitchen', eve)
    await letWorkOn(quarry, { kind: 'folder', refId }, eve, 'edit')
    const update = async (input: object) =>
      (await quarry.call(calls.updateFolder, { id: refId, ...input }, eve.headers)).code
    expect([await update({ name: 'bath' }), await update({ sort: 1 })]).toEqual([200, 1009004002])
    expect((await shared()).list).toMatchObject([{ name: 'bath (2)' }])
    expect(await update({ name: 'Kitchen' })).toBe(200)
    expect((await shared()).list).toMatchObject([{ name: 'Kitchen', ownerName: 'Ada', right: 'edit', sort: 0 }])
  })

  it('finds it among what is shared with them, and the star knows those that they may edit', async () => {
    const [first, second] = [await make('Lobby'), await make('Bath')]
    await put(first, skuIds.slice(0, 1))
    const [held] = await put(second, skuIds.slice(0, 1))
    await letWorkOn(quarry, { kind: 'folder', refId: first }, eve, 'comment')
    await letWorkOn(quarry, { kind: 'folder', refId: second }, eve, 'edit')
    expect((await shared({ pageSize: -1 })).list).toMatchObject([
      { name: 'Bath', right: 'edit', count: 1 },
      { name: 'Lobby', right: 'comment', count: 1 },
    ])
    expect(await shared({ keyword: 'lob' })).toMatchObject({ list: [{ id: first }], total: 1 })
    expect(await shared({ pageNo: 9 })).toEqual({ list: [], total: 2 })
    expect((await quarry.call(calls.getFolderPage, {}, eve.headers)).data.total).toBe(0)
    const { data } = await quarry.call(calls.getCollected, { skuIds }, eve.headers)
    expect(data).toEqual([{ id: held, favoritesId: second, skuId: skuIds[0] }])
  })

  it('sees nothing of it once it is deleted or taken away', async () => {
    const refId = await make('Lobby')
    const ids = await put(refId, skuIds)
    await letWorkOn(quarry, { kind: 'folder', refId }, eve, 'edit')
    await quarry.call(calls.deleteFolders, { ids: [refId] }, ada.headers)
    expect((await shared()).total).toBe(0)
    expect((await quarry.call(calls.deleteItems, { ids }, eve.headers)).data).toBe(0)
    await quarry.call(calls.restoreFolders, { ids: [refId] }, ada.headers)
    await letWorkNoMore(quarry, { kind: 'folder', refId }, eve)
    expect((await quarry.call(calls.deleteItems, { ids }, eve.headers)).data).toBe(0)
    expect(await itemsOf(refId)).toEqual(skuIds)
  })
})
