import type { exportBoard as exportBoardCall } from '../../../contract/boards/calls.ts'
import type { BoardFields } from '../../../contract/boards/board.ts'
import type { Now, StoredItem } from '../../../contract/boards/item.ts'
import type { Right } from '../../../contract/collaboration/rights.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { DownloadedFile, WithSignal } from '../../platform/http/files.ts'
import type { FindLetterhead } from '../../platform/pdf/letterhead.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { BoardDeps } from '../deps.ts'
import { findBoardSkusNow, nowOf, skuIdsOf } from '../samples.ts'
import { fieldsOf, findItems, getBoardRow } from '../stored.ts'
import { drawSheet } from './draw-sheet.ts'
import type { PictureDeps } from './gather-pictures.ts'
import type { DrawnFile } from './job.ts'
import { writeJson } from './json-file.ts'

export interface BoardFileDeps extends Pick<BoardDeps, 'db' | 'clock'>, PictureDeps {
  findLetterhead: FindLetterhead
}

type Input = ParsedInputOf<typeof exportBoardCall>

const MEDIA_TYPES = { png: 'image/png', svg: 'image/svg+xml', pdf: 'application/pdf', json: 'application/json' }

/** Throws 404 for a board that the member does not work on, 1009001006 where it is too large to draw. */
export async function exportBoard(
  deps: BoardFileDeps,
  input: Input,
  { caller: { memberId }, signal }: MemberContext & WithSignal,
): Promise<DownloadedFile> {
  const { db } = deps
  const row = await getBoardRow(db, { id: input.id, memberId, needed: 'comment' })
  const { format, language } = input
  const items = await findItems(db, row)
  const skus = await findBoardSkusNow(deps, skuIdsOf(items))
  const now = new Map(items.flatMap((item) => (item.type === 'sku' ? [[item.id, nowOf(item, skus)]] : [])))
  const board: WholeBoard = { fields: fieldsOf(row), items, now, right: row.right }
  return {
    name: row.name,
    elseName: language === 'zh-CN' ? '材料板' : 'Board',
    ending: format,
    mediaType: MEDIA_TYPES[format],
    ...(format === 'json'
      ? { content: writeJson(deps, board) }
      : await draw(deps, board, { ...input, format }, signal)),
  }
}

interface WholeBoard {
  fields: BoardFields
  items: StoredItem[]
  /** The present state of the samples' SKUs, by the sample's id. */
  now: Map<string, Now>
  right: Right
}

interface DrawnWish extends Omit<Input, 'format'> {
  format: Exclude<Input['format'], 'json'>
}

async function draw(
  deps: BoardFileDeps,
  { fields, items, now }: WholeBoard,
  { id: refId, format, dpi, paper, legend, price, language }: DrawnWish,
  signal: AbortSignal,
): Promise<DrawnFile> {
  const wish = { kind: 'board', refId, language, showsClient: true } as const
  const letterhead = format === 'pdf' ? await deps.findLetterhead(wish) : undefined
  const sheet = {
    board: { ...fields, items },
    paper,
    hasLegend: legend === 1,
    hasPrices: price === 1,
    language,
    now,
    letterhead,
  }
  return drawSheet(deps, { format, dpi, sheet }, signal)
}
