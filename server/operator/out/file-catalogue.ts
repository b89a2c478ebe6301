import type { CatalogueFormat, exportCatalogue } from '../../../contract/catalogue-export.ts'
import type { Language } from '../../../contract/problem.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { DownloadedFile, Making } from '../../platform/http/files.ts'
import { atOneLongMoment } from '../../platform/postgres/database.ts'
import { spoolWhole } from '../../platform/storage/spooled-file.ts'
import type { SpooledFile } from '../../platform/storage/spooled-file.ts'
import { gatherArchive, writeArchive } from './archive.ts'
import { readArchived } from './archived-files.ts'
import { writeLines } from './catalogue-lines.ts'
import { findChosen } from './chosen-products.ts'
import { describeLeftOut } from './left-out.ts'
import { requireFitting } from './limits.ts'
import type { CatalogueFileDeps } from './deps.ts'
import { writeTable } from './tables/write-table.ts'

const MEDIA_TYPES: Record<CatalogueFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jsonl: 'application/x-ndjson',
  zip: 'application/zip',
}

interface Wish<Format> {
  format: Format
  language: Language
  /** The ids of products; undefined for all. */
  chosen: readonly string[] | undefined
}

/** The catalogue, or its filtered part, as a file. Throws Problem 400 where it exceeds the format. */
export async function fileCatalogue(
  deps: CatalogueFileDeps,
  { format, language, ...query }: ParsedInputOf<typeof exportCatalogue>,
  making: Making,
): Promise<DownloadedFile> {
  const wish = { language, chosen: await findChosen(deps.finding, query) }
  const made =
    format === 'zip'
      ? await makeArchive(deps, { ...wish, format }, making)
      : await makeText(deps, { ...wish, format }, making)
  const name = `${language === 'zh-CN' ? 'Quarry 材料库' : 'Quarry catalogue'} ${deps.clock.today()}`
  return { name, elseName: 'catalogue', ending: format, mediaType: MEDIA_TYPES[format], ...made }
}

async function makeText(
  deps: CatalogueFileDeps,
  { format, language, chosen }: Wish<Exclude<CatalogueFormat, 'zip'>>,
  { signal }: Making,
): Promise<{ content: SpooledFile }> {
  const content = await atOneLongMoment(deps.db, ({ trx }) =>
    spoolWhole(deps.openSpool, async ({ write }) => {
      await requireFitting(trx, chosen, { format, language })
      const moment = { trx, chosen, write, signal }
      if (format === 'jsonl') await writeLines(moment)
      else await writeTable(moment, { format, language, publicUrl: deps.publicUrl })
    }),
  )
  return { content }
}

// The moment of the database ends before files are made: that may take many minutes.
async function makeArchive(
  deps: CatalogueFileDeps,
  { format, language, chosen }: Wish<'zip'>,
  { signal, report }: Making,
): Promise<Pick<DownloadedFile, 'leftOut'> & { content: SpooledFile }> {
  const { lines, keys } = await atOneLongMoment(deps.db, async ({ trx }) => {
    await requireFitting(trx, chosen, { format, language })
    return gatherArchive({ trx, chosen, signal })
  })
  const leftOut: string[] = []
  const { db, storage, whenQuiet } = deps
  const reading = { db, storage, whenQuiet, signal, report, onLeftOut: (key: string) => void leftOut.push(key) }
  const content = await spoolWhole(deps.openSpool, ({ write }) =>
    writeArchive(lines, readArchived(keys, reading), write),
  )
  return { content, leftOut: await describeLeftOut(db, leftOut, language) }
}
