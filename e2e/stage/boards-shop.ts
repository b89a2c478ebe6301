import type { Kysely } from 'kysely'
import type { Page } from 'playwright-core'
import * as calls from '../../contract/boards/calls.ts'
import type { Item, Snapshot } from '../../contract/boards/item.ts'
import type { BoardTables } from '../../server/boards/tables.ts'
import { aSample } from '../../server/testing/boards.ts'
import type { TestMember } from '../../server/testing/members.ts'
import type { Shop } from './catalogue.ts'

export interface LaidBoard {
  name: string
  items?: Item[]
  canvas?: { width: number; height: number }
  isPublished?: boolean
}

/** Makes boards of a member's, the last one last; answers their ids. */
export async function layBoards(shop: Shop, { headers }: TestMember, boards: readonly LaidBoard[]): Promise<string[]> {
  const ids: string[] = []
  for (const { name, items = [], canvas, isPublished = false } of boards) {
    // oxlint-disable-next-line no-await-in-loop -- their order is that of their making
    const id = await send<string>(shop, calls.createBoard, headers, { name, items, ...(canvas && { canvas }) })
    if (isPublished) {
      const board = { visibility: 'published' as const }
      // oxlint-disable-next-line no-await-in-loop
      await send(shop, calls.updateBoard, headers, { id, version: 1, board })
    }
    ids.push(id)
  }
  return ids
}

/** As if nobody had ever made one: a story that is played again finds none of its own. */
export async function clearBoards({ db }: Shop): Promise<void> {
  await (db as unknown as Kysely<BoardTables>).deleteFrom('board').execute()
}

/** What a board keeps of the shop's first SKUs. */
export async function someSamples(shop: Shop, count: number): Promise<{ skuId: string; snapshot: Snapshot }[]> {
  const skus = await shop.db.selectFrom('sku').select('id').orderBy('id').limit(count).execute()
  const asked = await fetch(`${shop.server.url}${calls.getSamples.path}?skuIds=${skus.map(({ id }) => id).join()}`)
  return ((await asked.json()) as { data: { skuId: string; snapshot: Snapshot }[] }).data
}

/** Samples of these SKUs side by side, each 80 mm wide. */
export function inARow(samples: readonly { skuId: string; snapshot: Snapshot }[]): Item[] {
  return samples.map(({ skuId, snapshot }, nth) =>
    aSample(skuId, snapshot, { x: 20 + nth * 100, y: 30, w: 80, h: 80, z: nth + 1, laid: nth }),
  )
}

/** A board as the server has it for its owner. */
export async function readBoard(shop: Shop, { headers }: TestMember, id: string): Promise<calls.Board> {
  const answer = await fetch(`${shop.server.url}${calls.getBoard.path}?id=${id}`, { headers })
  return ((await answer.json()) as { data: calls.Board }).data
}

async function send<Answer>(
  shop: Shop,
  { method, path }: { method: string; path: string },
  headers: Record<string, string>,
  body: unknown,
): Promise<Answer> {
  const answer = await fetch(shop.server.url + path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Answer }
  if (code !== 200) throw new Error(`${path}: ${code} ${msg}`)
  return data
}

export const boardCards = (page: Page) => page.getByRole('main').getByRole('article')
export const boardCard = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article', { name, exact: true })

/** The id of the board in the address. */
export async function boardInAddress(page: Page): Promise<string> {
  await page.waitForURL(/\/material\/\d+/)
  return /\/material\/(\d+)/.exec(page.url())?.[1] ?? ''
}
