import type { CatalogueFormat, exportCatalogue } from '../../../contract/catalogue-export.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { DownloadedFile, WithSignal } from '../../platform/http/files.ts'
import { atOneLongMoment } from '../../platform/postgres/database.ts'
import { spoolWhole } from '../../platform/storage/spooled-file.ts'
import { writeArchive } from './archive.ts'
import { writeLines } from './catalogue-lines.ts'
import { findChosen } from './chosen-products.ts'
import { requireFitting } from './limits.ts'
import type { CatalogueFileDeps } from './deps.ts'
import { writeTable } from './tables/write-table.ts'

const MEDIA_TYPES: Record<CatalogueFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jsonl: 'application/x-ndjson',
  zip: 'application/zip',
}

/** The catalogue, or its filtered part, as a file. Throws Problem 400 where it exceeds the format. */
export async function fileCatalogue(
  deps: CatalogueFileDeps,
  { format, language, ...query }: ParsedInputOf<typeof exportCatalogue>,
  { signal }: WithSignal,
): Promise<DownloadedFile> {
  const chosen = await findChosen(deps.finding, query)
  const file = await atOneLongMoment(deps.db, ({ trx }) =>
    spoolWhole(deps.openSpool, async ({ write }) => {
      await requireFitting(trx, chosen, { format, language })
      const moment = { trx, chosen, write, signal }
      if (format === 'jsonl') await writeLines(moment)
      else if (format === 'zip') await writeArchive(moment, deps.storage)
      else await writeTable(moment, { format, language, publicUrl: deps.publicUrl })
    }),
  )
  const name = `${language === 'zh-CN' ? 'Quarry 材料库' : 'Quarry catalogue'} ${deps.clock.today()}`
  return { name, elseName: 'catalogue', ending: format, mediaType: MEDIA_TYPES[format], content: file }
}
