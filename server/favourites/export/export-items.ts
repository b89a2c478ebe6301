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

/** Throws 1008009000 where the member has no such folder, 1008009004 where a PDF would be too long. */
export async function exportFolder(
  parts: ExportParts,
  query: ParsedInputOf<typeof exportItems>,
  { caller: { memberId }, signal }: MemberContext & WithSignal,
): Promise<NamedFile> {
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
