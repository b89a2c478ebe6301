import * as calls from '../../../../contract/favourites.ts'
import { call } from '../../../api.ts'
import { newKey } from '../../../workspace/new-key.ts'

// Two limits of the server. The contract's file holds more than the first script needs.
const MOST_ITEMS = calls.MOST_ITEMS_AT_ONCE
const MOST_ASKED = calls.MOST_SKUS_ASKED

interface Item {
  id: string
  skuId: string
}

export async function removeItems(ids: readonly string[]): Promise<void> {
  for (const some of parted(ids, MOST_ITEMS)) await call(calls.deleteItems, { ids: some })
}

export async function returnItems(ids: readonly string[]): Promise<void> {
  for (const some of parted(ids, MOST_ITEMS)) await call(calls.restoreItems, { ids: some })
}

/** One call after the other, so that all items keep their order before the same item. */
export async function sortItems(folderId: string, ids: readonly string[], beforeId: string | null): Promise<void> {
  for (const some of parted(ids, MOST_ITEMS))
    await call(calls.sortItems, { favoritesId: folderId, ids: some, beforeId })
}

/** Moves or copies items to another folder; answers a function that undoes it and leaves what the folder held before. */
export async function transferItems(
  how: 'move' | 'copy',
  items: readonly Item[],
  folderId: string,
): Promise<() => Promise<void>> {
  const takeOut = await takingOut(
    folderId,
    items.map(({ skuId }) => skuId),
  )
  for (const some of parted(items, MOST_ITEMS)) {
    const input = { ids: some.map(({ id }) => id), favoritesId: folderId }
    if (how === 'move') await call(calls.moveItems, input)
    else await call(calls.copyItems, input, { idempotencyKey: newKey() })
  }
  return async () => {
    if (how === 'move') await returnItems(items.map(({ id }) => id))
    await takeOut()
  }
}

/** Puts SKUs into a folder; answers a function that undoes it and leaves what the folder held before. */
export async function addToFolder(skuIds: readonly string[], folderId: string): Promise<() => Promise<void>> {
  const takeOut = await takingOut(folderId, skuIds)
  for (const some of parted(skuIds, MOST_ITEMS))
    await call(calls.createItems, { favoritesId: folderId, skuIds: some }, { idempotencyKey: newKey() })
  return takeOut
}

/** Answers a function that takes SKUs out of a folder again, but for those that it holds now. */
async function takingOut(folderId: string, skuIds: readonly string[]): Promise<() => Promise<void>> {
  const before = new Set((await itemsOf(folderId, skuIds)).map(({ skuId }) => skuId))
  return async () => {
    const made = (await itemsOf(folderId, skuIds)).filter(({ skuId }) => !before.has(skuId))
    for (const some of parted(made, MOST_ITEMS))
      await call(calls.deleteItems, { ids: some.map(({ id }) => id), undoes: 'adding' })
  }
}

/** A folder's items of some SKUs. */
async function itemsOf(folderId: string, skuIds: readonly string[]): Promise<Item[]> {
  const found: Item[] = []
  for (const some of parted(skuIds, MOST_ASKED)) {
    const items = await call(calls.getCollected, { skuIds: some })
    found.push(...items.filter(({ favoritesId }) => favoritesId === folderId))
  }
  return found
}

function parted<Value>(values: readonly Value[], size: number): Value[][] {
  const count = Math.ceil(values.length / size)
  return Array.from({ length: count }, (_, index) => values.slice(index * size, (index + 1) * size))
}
