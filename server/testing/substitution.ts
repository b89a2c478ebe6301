import { createBoard, getSamples } from '../../contract/boards/calls.ts'
import type { Sample } from '../../contract/boards/item.ts'
import { createBudget } from '../../contract/budgets/calls.ts'
import { createFolder, createItems } from '../../contract/favourites.ts'
import type { SubstitutionPlace } from '../../contract/substitution.ts'
import { aSample } from './boards.ts'
import { anAllocation, aRoom } from './budgets.ts'
import { aProduct } from './factories.ts'
import type { TestMember } from './members.ts'
import type { TestApp } from './test-app.ts'

/** Oak and ash by the square metre, tile by the piece: their SKUs' ids. */
export interface Materials {
  oak: string
  ash: string
  tile: string
}

export async function materialsIn(quarry: TestApp): Promise<Materials> {
  const of = (key: string, minPrice: number, measurementUnit: string) =>
    aProduct({
      key,
      enName: key,
      name: `${key}-zh`,
      measurementUnit,
      skus: [{ model: key, minPrice, maxPrice: minPrice + 20, leadTimeDays: minPrice / 10, taxIncluded: false }],
    })
  await quarry.importLines([of('oak', 180, 'square_meter'), of('ash', 100, 'square_meter'), of('tile', 10, 'piece')])
  const skus = await quarry.db.selectFrom('sku').select(['id', 'model']).execute()
  const idOf = (model: string) => skus.find((sku) => sku.model === model)?.id ?? ''
  return { oak: idOf('oak'), ash: idOf('ash'), tile: idOf('tile') }
}

/** Makes a board with two samples of a SKU and the SKU as its background, a budget list with a line of it, and a folder with it. */
export async function usesOf(quarry: TestApp, { headers }: TestMember, skuId: string, name = 'Lobby') {
  const [found] = (await quarry.ask(getSamples, { skuIds: [skuId] })).data
  if (!found) throw new Error('no sample')
  const sample = (stated: Partial<Sample>) => aSample(skuId, found.snapshot, stated)
  const items = [sample({ note: 'floor' }), sample({ laid: 2, x: 200 })]
  const background = { type: 'material', value: skuId, snapshot: found.snapshot }
  const board = (await quarry.call(createBoard, { name, items, background }, headers)).data
  const line = { id: crypto.randomUUID(), kind: 'sku', skuId, docCode: 'FL-01', section: 'Floors', note: 'mind' }
  const room = aRoom({ name: 'Hall' })
  const lines = [{ ...line, price: { discountPct: '10' } }]
  const allocations = [anAllocation(line, room, { netQty: '12' })]
  const list = { name, defaultTaxRate: '0', rooms: [room], lines, allocations }
  const budget = (await quarry.call(createBudget, list, headers)).data
  const folder = (await quarry.call(createFolder, { name }, headers)).data
  const [item] = (await quarry.call(createItems, { favoritesId: folder, skuIds: [skuId] }, headers)).data
  const places: SubstitutionPlace[] = [
    ...items.map(({ id }) => ({ kind: 'board' as const, id: board, itemId: id })),
    { kind: 'board', id: board, itemId: 'background' },
    { kind: 'budget', id: budget, itemId: line.id },
    { kind: 'folder', id: folder, itemId: item?.id ?? '' },
  ]
  return { board, budget, folder, lineId: line.id, itemId: item?.id ?? '', places }
}
