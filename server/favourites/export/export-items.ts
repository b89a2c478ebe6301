import pLimit from 'p-limit'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { MOST_ITEMS_IN_PDF, MOST_PICTURES_IN_XLSX } from '../../../contract/export-limits.ts'
import type { exportItems } from '../../../contract/favourites.ts'
import { Problem } from '../../../contract/problem.ts'
import type { WithSignal, NamedFile } from '../../platform/http/files.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { findListed } from '../item-page.ts'
import { gatherItems, gatherPictures } from './gather.ts'
import type { ExportParts } from './gather.ts'
import { makeFile } from './make.ts'
import { wordsIn } from './words.ts'

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
const MOST_PICTURES = { csv: 0, pdf: MOST_ITEMS_IN_PDF, xlsx: MOST_PICTURES_IN_XLSX }

/** Files that are made at a time, and that wait for it: each takes a core and some 100 MB. */
const AT_ONCE = 2
const MOST_WAITING = 20
/** Of one member, so that nobody's impatience takes all places. */
const MOST_EACH = 3
const limit = pLimit(AT_ONCE)
const wishes: Wish[] = []

interface Wish {
  memberId: string
  query: ParsedInputOf<typeof exportItems>
  signal: AbortSignal
}

/** Throws 1008009000 where the member has no such folder, 1008009004 where a PDF would be too long, 503 in a rush. */
export async function exportFolder(
  parts: ExportParts,
  query: Wish['query'],
  { caller: { memberId }, signal }: MemberContext & WithSignal,
): Promise<NamedFile> {
  const wish = { memberId, query, signal }
  const own = wishes.filter((other) => other.memberId === memberId)
  if (limit.pendingCount >= MOST_WAITING || own.length >= MOST_EACH) throw new Problem(503)
  wishes.push(wish)
  return limit(() => writeFolder(parts, wish)).finally(() => wishes.splice(wishes.indexOf(wish), 1))
}

async function writeFolder(parts: ExportParts, { memberId, query, signal }: Wish): Promise<NamedFile> {
  signal.throwIfAborted()
  const { format, language, ...listing } = query
  const { listed, onSale, all } = await findListed(parts, listing, { memberId, language })
  if (format === 'pdf' && listed.length > MOST_ITEMS_IN_PDF)
    throw new Problem(1008009004, { most: MOST_ITEMS_IN_PDF, count: listed.length })
  const { name } = await parts.db
    .selectFrom('folder')
    .select('name')
    .where('id', '=', query.favoritesId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const skuIds = listed.map(({ skuId }) => skuId)
  const items = await gatherItems(parts, { favoritesId: query.favoritesId, language, skuIds, onSale })
  const pictures = await gatherPictures(parts.pictures, { items, most: MOST_PICTURES[format] }, signal)
  const day = parts.clock.today()
  const content = await makeFile({ format, language, folder: name, day, all, items, pictures }, signal)
  return { name, elseName: wordsIn(language).folder, ending: format, mediaType: MEDIA_TYPES[format], content }
}
