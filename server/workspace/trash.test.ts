import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest'
import { createFolder, createItems } from '../../contract/favourites.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { movedBefore, writePlaces } from './order.ts'
import type { OwnTable } from './own-tables.ts'
import { deleteOwn, emptyTrash, restorableSince, restoreOwn } from './trash.ts'

const DAY = 24 * 60 * 60_000
const now = new Date('2026-11-20T08:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const TABLE = 'folder_item'

let quarry: TestApp
let skuIds: string[]

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([aProduct({ key: 'P', skus: [{ model: 'A' }, { model: 'B' }, { model: 'C' }] })])
  skuIds = (await quarry.db.selectFrom('sku').select('id').orderBy('id').execute()).map(({ id }) => id)
})
afterAll(() => quarry.close())

/** A member with so many items in a folder. */
async function whoHas(count: number): Promise<{ id: string; items: string[] }> {
  const { id, headers }: TestMember = await memberIn(quarry)
  const { data: favoritesId } = await quarry.call(createFolder, { name: 'Lobby' }, headers)
  const { data: items } = await quarry.call(createItems, { favoritesId, skuIds: skuIds.slice(0, count) }, headers)
  return { id, items: items.map((item) => item.id) }
}

const standing = async (memberId: string) =>
  (
    await quarry.db
      .selectFrom(TABLE)
      .select('id')
      .where('member_id', '=', memberId)
      .where('deleted_at', 'is', null)
      .orderBy('place')
      .execute()
  ).map(({ id }) => id)

it('lets a member delete what is theirs, whatever it is, and nobody else', async () => {
  const [ada, bea] = [await whoHas(1), await whoHas(1)]
  const [own = '', other = ''] = [...ada.items, ...bea.items]
  // A table without an owner is no table of a member's.
  expectTypeOf<OwnTable>().toEqualTypeOf<'board' | 'budget' | 'folder' | 'folder_item' | 'project'>()
  expect(await deleteOwn(quarry.db, TABLE, { memberId: ada.id, ids: [own, other], now })).toBe(1)
  expect(await deleteOwn(quarry.db, TABLE, { memberId: ada.id, ids: [own], now: later(DAY) })).toBe(0)
  expect([await standing(ada.id), await standing(bea.id)]).toEqual([[], [other]])
  expect(await restoreOwn(quarry.db, TABLE, { memberId: bea.id, ids: [own], now })).toBe(0)
  expect(await restoreOwn(quarry.db, TABLE, { memberId: ada.id, ids: [own, other], now })).toBe(1)
  expect(await standing(ada.id)).toEqual([own])
})

it('keeps what a member deleted for thirty days, and not a moment longer', async () => {
  const { id: memberId, items } = await whoHas(1)
  const [id = ''] = items
  await deleteOwn(quarry.db, TABLE, { memberId, ids: [id], now })
  await emptyTrash(quarry.db, TABLE, later(30 * DAY - 1))
  expect(restorableSince(later(30 * DAY))).toEqual(now)
  expect(await restoreOwn(quarry.db, TABLE, { memberId, ids: [id], now: later(30 * DAY) })).toBe(0)
  expect(await restoreOwn(quarry.db, TABLE, { memberId, ids: [id], now: later(30 * DAY - 1) })).toBe(1)
  await deleteOwn(quarry.db, TABLE, { memberId, ids: [id], now })
  await emptyTrash(quarry.db, TABLE, later(30 * DAY))
  expect(await quarry.db.selectFrom(TABLE).select('id').where('id', '=', id).executeTakeFirst()).toBeUndefined()
})

it('lets a member put what is theirs in another order, and leaves another’s where it was', async () => {
  const [{ id: memberId }, { id: stranger }] = [await whoHas(3), await whoHas(1)]
  const ids = await standing(memberId)
  const [first = '', second = '', third = ''] = ids
  const placed =
    movedBefore(
      ids.map((id, index) => ({ id, place: index + 1 })),
      [third],
      first,
    ) ?? []
  await quarry.db.transaction().execute((trx) => writePlaces(trx, TABLE, { memberId: stranger, placed }))
  expect(await standing(memberId)).toEqual(ids)
  await quarry.db.transaction().execute((trx) => writePlaces(trx, TABLE, { memberId, placed }))
  expect(await standing(memberId)).toEqual([third, first, second])
})
