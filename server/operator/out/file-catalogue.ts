import type { CatalogueFormat, exportCatalogue } from '../../../contract/catalogue-export.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { NamedFile, WithSignal } from '../../platform/http/files.ts'
import { atOneMoment } from '../../platform/postgres/database.ts'
import { writeArchive } from './archive.ts'
import { writeLines } from './catalogue-lines.ts'
import { findChosen } from './chosen-products.ts'
import { requireFitting } from './limits.ts'
import type { CatalogueFileParts } from './parts.ts'
import { writeTable } from './tables/write-table.ts'

const MEDIA_TYPES: Record<CatalogueFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jsonl: 'application/x-ndjson',
  zip: 'application/zip',
}

/** The catalogue, or what of it meets the filters, as a file. Throws Problem 400 where the format cannot hold as much. */
export async function fileCatalogue(
  parts: CatalogueFileParts,
  { format, language, ...query }: ParsedInputOf<typeof exportCatalogue>,
  { signal }: WithSignal,
): Promise<NamedFile> {
  const chosen = await findChosen(parts.finding, query)
  const file = await parts.openSpool()
  try {
    await atOneMoment(parts.db, async ({ trx }) => {
      await requireFitting(trx, chosen, { format, language })
      const moment = { trx, chosen, write: file.write, signal }
      if (format === 'jsonl') await writeLines(moment)
      else if (format === 'zip') await writeArchive(moment, parts.storage)
      else await writeTable(moment, { format, language, publicUrl: parts.publicUrl })
    })
  } catch (error) {
    await file.close()
    throw error
  }
  const name = `${language === 'zh-CN' ? 'Quarry 材料库' : 'Quarry catalogue'} ${parts.clock.today()}`
  return { name, elseName: 'catalogue', ending: format, mediaType: MEDIA_TYPES[format], content: file }
}
