import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../contract/favourites.ts'
import { getOwnData } from '../../contract/profile.ts'
import { aProduct } from '../testing/factories.ts'
import { memberAgain, memberIn, sweepMembers } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { emptyTrash } from './trash.ts'

const DAY = 24 * 60 * 60_000

let quarry: TestApp
let ada: TestMember
let skuIds: string[]
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
  await quarry.importLines([aProduct({ key: 'P', enName: 'Oak', skus: [{ model: 'A' }, { model: 'B' }] })])
  skuIds = (await quarry.db.selectFrom('sku').select('id').orderBy('id').execute()).map(({ id }) => id)
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
})

const empty = () => emptyTrash({ db: quarry.db, clock: quarry.deps.clock })
const make = async (name: string, headers: Record<string, string> = ada.headers) =>
  (await quarry.call(calls.createFolder, { name }, headers)).data
const fill = async (favoritesId: string) =>
  (await quarry.call(calls.createItems, { favoritesId, skuIds }, ada.headers)).data.map(({ id }) => id)
const rowsOf = async (table: 'folder' | 'folder_item') =>
  (await quarry.db.selectFrom(table).select('id').where('member_id', '=', ada.id).orderBy('id').execute()).map(
    ({ id }) => id,
  )

describe('what a member has deleted', () => {
  it('comes back for thirty days, and then is gone for good, with what was in it', async () => {
    const [kept, gone] = [await make('Kept'), await make('Gone')]
    const [one = '', two = ''] = await fill(kept)
    await fill(gone)
    await quarry.call(calls.deleteItems, { ids: [one] }, ada.headers)
    await quarry.call(calls.deleteFolders, { ids: [gone] }, ada.headers)
    now += 30 * DAY - 1
    await empty()
    expect([await rowsOf('folder'), (await rowsOf('folder_item')).length]).toEqual([[kept, gone], 4])
    now += 1
    await empty()
    expect([await rowsOf('folder'), await rowsOf('folder_item')]).toEqual([[kept], [two]])
    ada = await memberAgain(quarry, ada)
    const { data } = await quarry.call(calls.restoreItems, { ids: [one] }, ada.headers)
    expect(data).toBe(0)
  })

  it('stays where it came back in time', async () => {
    const folder = await make('Back')
    await quarry.call(calls.deleteFolders, { ids: [folder] }, ada.headers)
    await quarry.call(calls.restoreFolders, { ids: [folder] }, ada.headers)
    now += 40 * DAY
    await empty()
    expect(await rowsOf('folder')).toEqual([folder])
  })

  it('goes by itself once a server has started', async () => {
    const folder = await make('Forgotten')
    await quarry.call(calls.deleteFolders, { ids: [folder] }, ada.headers)
    now += 31 * DAY
    const other = await createTestApp({ beside: quarry, now: () => new Date(now) })
    await other.app.listen({ host: '127.0.0.1', port: 0 })
    await expect.poll(() => rowsOf('folder')).toEqual([])
    await other.close()
  })

  it('leaves no first answer for more than a day', async () => {
    await make('Once', { ...ada.headers, 'idempotency-key': 'k' })
    const answers = () => quarry.db.selectFrom('first_answer').select('key').where('member_id', '=', ada.id).execute()
    now += DAY
    await sweepMembers(quarry)
    expect(await answers()).toEqual([{ key: 'k' }])
    now += 1
    await sweepMembers(quarry)
    expect(await answers()).toEqual([])
  })
})

describe('what can still be restored', () => {
  const deleted = async () => (await quarry.call(calls.getDeleted, {}, ada.headers)).data

  it('is listed newest first, folders and items of folders that stand, for as long as it comes back', async () => {
    const [stands, other, goes] = [await make('Stands'), await make('Other'), await make('Goes')]
    const [one = '', two = ''] = await fill(stands)
    const [lost = ''] = await fill(goes)
    expect(await deleted()).toEqual([])
    now += 1
    await quarry.call(calls.deleteItems, { ids: [one, lost] }, ada.headers)
    const earlier = now
    now += 1
    await quarry.call(calls.deleteFolders, { ids: [goes] }, ada.headers)
    // A moved item is not deleted.
    await quarry.call(calls.moveItems, { ids: [two], favoritesId: other }, ada.headers)
    const kept = (at: number) => ({ deleteTime: at, until: at + 30 * DAY })
    expect(await deleted()).toEqual([
      { kind: 'folder', id: goes, name: 'Goes', count: 1, ...kept(now) },
      {
        kind: 'item',
        id: one,
        skuId: skuIds[0],
        name: '产品 P',
        enName: 'Oak',
        variant: { name: 'A', enName: 'A' },
        coverImage: null,
        coverColor: null,
        favoritesId: stands,
        favoritesName: 'Stands',
        ...kept(earlier),
      },
    ])
    now = earlier + 30 * DAY
    ada = await memberAgain(quarry, ada)
    expect((await deleted()).map(({ id }) => id)).toEqual([goes])
    await quarry.call(calls.restoreFolders, { ids: [goes] }, ada.headers)
    expect(await deleted()).toEqual([])
  })

  it('is nothing that was put somewhere and taken back from there, unless it had been deleted there before', async () => {
    const [from, to] = [await make('From'), await make('To')]
    const [one = '', two = ''] = await fill(from)
    const [known = '', moved = ''] = await fill(to)
    const isIn = async (id: string) =>
      (await quarry.call(calls.getItemPage, { favoritesId: id }, ada.headers)).data.list.map(({ skuId }) => skuId)
    now += 1
    await quarry.call(calls.deleteItems, { ids: [known] }, ada.headers)
    const before = await deleted()
    expect(before.map(({ id }) => id)).toEqual([known])
    now += 1
    await quarry.call(calls.deleteItems, { ids: [moved], undoes: 'adding' }, ada.headers)
    now += 1
    await quarry.call(calls.moveItems, { ids: [one, two], favoritesId: to }, ada.headers)
    expect(await isIn(from)).toEqual([])
    now += 1
    await quarry.call(calls.restoreItems, { ids: [one, two] }, ada.headers)
    await quarry.call(calls.deleteItems, { ids: [known, moved], undoes: 'adding' }, ada.headers)
    expect([await isIn(from), await isIn(to)]).toEqual([skuIds, []])
    expect(await deleted()).toEqual(before)
    await quarry.call(calls.restoreItems, { ids: [known] }, ada.headers)
    await quarry.call(calls.deleteItems, { ids: [known], undoes: 'adding' }, ada.headers)
    expect(await deleted()).toEqual(before)
    // The undo of the undo brings it back.
    expect((await quarry.call(calls.restoreItems, { ids: [moved] }, ada.headers)).data).toBe(1)
    expect(await isIn(to)).toEqual([skuIds[1]])
  })

  it('is at most a hundred', async () => {
    const ids = await Promise.all(Array.from({ length: 101 }, (_, place) => make(`Folder ${place}`)))
    for (const id of ids) {
      now += 1
      await quarry.call(calls.deleteFolders, { ids: [id] }, ada.headers)
    }
    expect((await deleted()).map(({ id }) => id)).toEqual(ids.slice(1).toReversed())
  })
})

describe('what is kept of a member', () => {
  it('has their folders and items in it, also what they deleted lately, and nobody else’s', async () => {
    const folder = await make('Lobby')
    const [one = '', two = ''] = await fill(folder)
    await quarry.call(calls.updateItem, { id: one, note: '=1+1' }, ada.headers)
    await quarry.call(calls.deleteItems, { ids: [two] }, ada.headers)
    const { data } = await quarry.call(getOwnData, {}, ada.headers)
    const common = { name: '产品 P', enName: 'Oak', addTime: now }
    expect(data.folders).toEqual([
      {
        name: 'Lobby',
        sort: 0,
        coverUrl: null,
        createTime: now,
        updateTime: now,
        deleteTime: null,
        items: [
          { ...common, skuId: skuIds[0], model: 'A', note: '=1+1', deleteTime: null },
          { ...common, skuId: skuIds[1], model: 'B', note: '', deleteTime: now },
        ],
      },
    ])
    expect(data.profile.verification).toBe('none')
    const eve = await memberIn(quarry)
    expect((await quarry.call(getOwnData, {}, eve.headers)).data.folders).toEqual([])
  })
})
