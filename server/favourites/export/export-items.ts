import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { MOST_ITEMS_IN_PDF, MOST_PICTURES_IN_XLSX } from '../../../contract/export-limits.ts'
import type { FolderExportFormat, exportItems } from '../../../contract/favourites.ts'
import { Problem } from '../../../contract/problem.ts'
import type { WithSignal, DownloadedFile } from '../../platform/http/files.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { findListed } from '../item-page.ts'
import { writeCsv } from './csv-file.ts'
import { gatherPieces } from './gather.ts'
import type { ExportDeps } from './gather.ts'
import { makePdf } from './make.ts'
import type { FolderSchedule, SchedulePiece } from './schedule.ts'
import { folderWordsIn } from './words.ts'
import { writeXlsx } from './xlsx-file.ts'

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
const MOST_PICTURES = { csv: 0, pdf: MOST_ITEMS_IN_PDF, xlsx: MOST_PICTURES_IN_XLSX }

/** Throws 1008009000 for a folder that the member may not see, 1008009004 where a PDF would be too long. */
export async function exportFolder(
  deps: ExportDeps,
  query: ParsedInputOf<typeof exportItems>,
  { caller: { memberId }, signal }: MemberContext & WithSignal,
): Promise<DownloadedFile> {
  const { format, language, ...listing } = query
  const { listed, onSale, name, all } = await findListed(deps, listing, { memberId, language })
  if (format === 'pdf' && listed.length > MOST_ITEMS_IN_PDF)
    throw new Problem(1008009004, { most: MOST_ITEMS_IN_PDF, count: listed.length })
  const skuIds = listed.map(({ skuId }) => skuId)
  const chosen = { favoritesId: query.favoritesId, language, skuIds, onSale, mostPictures: MOST_PICTURES[format] }
  const pieces = gatherPieces(deps, chosen, signal)
  const wish = { kind: 'folder', refId: query.favoritesId, language, showsClient: true } as const
  const letterhead = format === 'csv' ? undefined : await deps.findLetterhead(wish)
  const schedule = { language, folder: name, day: deps.clock.today(), all, letterhead }
  const content = await contentOf(deps, format, { ...schedule, pieces, count: listed.length }, signal)
  return { name, elseName: folderWordsIn(language).folder, ending: format, mediaType: MEDIA_TYPES[format], content }
}

interface PiecedSchedule extends Omit<FolderSchedule, 'items' | 'pictures'> {
  pieces: AsyncIterable<SchedulePiece>
  /** The number of items in all pieces. */
  count: number
}

async function contentOf(
  { openSpool }: ExportDeps,
  format: FolderExportFormat,
  { pieces, count, ...schedule }: PiecedSchedule,
  signal: AbortSignal,
): Promise<DownloadedFile['content']> {
  if (format === 'pdf') return makePdf({ ...schedule, ...(await wholeOf(pieces)) }, signal)
  const { language, letterhead } = schedule
  const file = await openSpool()
  try {
    if (format === 'csv') await writeCsv(pieces, language, file.write)
    else await writeXlsx(pieces, { language, letterhead, hasEveryPicture: count <= MOST_PICTURES_IN_XLSX }, file.write)
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

async function wholeOf(pieces: AsyncIterable<SchedulePiece>): Promise<Pick<FolderSchedule, 'items' | 'pictures'>> {
  const all: Pick<FolderSchedule, 'items' | 'pictures'> = { items: [], pictures: new Map() }
  for await (const { items, pictures } of pieces) {
    all.items.push(...items)
    // Copies: several small files may share one piece of memory, which cannot be moved to a worker thread.
    for (const [key, bytes] of pictures) all.pictures.set(key, new Uint8Array(bytes))
  }
  return all
}
