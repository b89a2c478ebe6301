import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import type { BoardFields } from '../../contract/boards/board.ts'
import * as calls from '../../contract/boards/calls.ts'
import type { Item, Sample, Snapshot } from '../../contract/boards/item.ts'
import type { OutputOf } from '../../contract/endpoint.ts'
import { aSample } from '../../server/testing/boards.ts'
import type { TestMember } from '../../server/testing/members.ts'
import { askAs } from '../../server/testing/requests.ts'
import type { SharedShop } from './catalogue.ts'

const A2 = { width: 594, height: 420 }

export interface LaidBoard {
  name: string
  items?: Item[]
  canvas?: { width: number; height: number }
  isPublished?: boolean
}

/** Makes boards for a member in order; returns their ids. */
export async function layBoards(shop: SharedShop, member: TestMember, boards: readonly LaidBoard[]): Promise<string[]> {
  const ask = askAs(member, shop.server.url)
  const ids: string[] = []
  for (const { name, items = [], canvas, isPublished = false } of boards) {
    // oxlint-disable-next-line no-await-in-loop -- their order is that of their making
    const id = await ask(calls.createBoard, { name, items, ...(canvas && { canvas }) })
    if (isPublished) {
      // oxlint-disable-next-line no-await-in-loop
      await ask(calls.updateBoard, { id, version: 1, board: { visibility: 'published' } })
    }
    ids.push(id)
  }
  return ids
}

interface BoardWanted {
  name: string
  count: number
  fields?: Partial<BoardFields>
  change?: (sample: Sample, place: number) => Sample
}

/** A member's A2 board with the shop's first SKUs in rows of four, 100 mm square each; returns its id. */
export async function aBoardOf(
  shop: SharedShop,
  member: TestMember,
  { name, count, fields = {}, change = (sample) => sample }: BoardWanted,
): Promise<string> {
  const found = count > 0 ? await someSamples(shop, count) : []
  const items = found.map(({ skuId, snapshot }, place) => {
    const [x, y] = [20 + (place % 4) * 140, 20 + Math.floor(place / 4) * 130]
    return change(aSample(skuId, snapshot, { x, y, w: 100, h: 100, z: place + 1, laid: place }), place)
  })
  return askAs(member, shop.server.url)(calls.createBoard, { name, canvas: A2, ...fields, items })
}

/** Samples of the shop's first SKUs, as a board stores them; only those whose true width is known, where they must be to scale. */
export async function someSamples(
  shop: SharedShop,
  count: number,
  { toScale = false } = {},
): Promise<OutputOf<typeof calls.getSamples>> {
  const { rows: skus } = await sql<{ id: string }>`
    SELECT id::text FROM sku
    WHERE ${!toScale}::boolean OR EXISTS (SELECT FROM picture_use WHERE sku_id = sku.id AND mm_width IS NOT NULL)
    ORDER BY sku.id LIMIT ${count}`.execute(shop.db)
  const visitor = { headers: {} }
  return askAs(visitor, shop.server.url)(calls.getSamples, { skuIds: skus.map(({ id }) => id) })
}

/** These samples side by side, each 80 mm wide. */
export function inARow(samples: readonly { skuId: string; snapshot: Snapshot }[]): Item[] {
  return samples.map(({ skuId, snapshot }, nth) =>
    aSample(skuId, snapshot, { x: 20 + nth * 100, y: 30, w: 80, h: 80, z: nth + 1, laid: nth }),
  )
}

/** The board as the server returns it to its owner. */
export async function readBoard(shop: SharedShop, member: TestMember, id: string): Promise<calls.Board> {
  return askAs(member, shop.server.url)(calls.getBoard, { id })
}

export const boardCards = (page: Page) => page.getByRole('main').getByRole('article')
export const boardCard = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article', { name, exact: true })

/** The id of the board in the address. */
export async function boardInAddress(page: Page): Promise<string> {
  await page.waitForURL(/\/material\/\d+/)
  return /\/material\/(\d+)/.exec(page.url())?.[1] ?? ''
}
