import type { TableColumn } from '../../../../contract/import-mapping.ts'
import type { ReadingChoice, ReadingWarning, TableRow } from '../../../../contract/import-table.ts'
import type { JobContext } from '../../../platform/jobs/job-kind.ts'
import { inspectUpload } from '../../tables/inspect-upload.ts'
import { allRows, columnNames, withinColumns } from '../../tables/read-table.ts'
import type { TableFile } from '../../tables/read-table.ts'
import { TableRefused } from '../../tables/table-refused.ts'
import { createColumnCounts } from '../column-counts.ts'
import { findOrigin, takeFilesOf } from '../origin.ts'
import { proposeMapping } from '../propose-mapping.ts'
import { folderOf, getUpload, noteUpload, pathOf } from '../uploads.ts'
import type { WorkParts } from '../uploads.ts'

/** After as many rows a mapping is proposed; the rest is counted while a person reads it. */
const ROWS_FOR_PROPOSAL = 2000
const ROWS_SHOWN = 10

/**
 * Looks at an upload: what it is, its columns, and what they most likely are. As the operator has `choice`, which stands in its row
 * where it is not to be guessed anew.
 */
export async function readUpload(parts: WorkParts, id: string, context: JobContext): Promise<'done' | 'paused'> {
  const { db } = parts
  const { choice: chosen } = await getUpload(db, id)
  try {
    const { facts, table, folder } = await inspectUpload(pathOf(parts, id), folderOf(parts, id), chosen?.file)
    const isAsGuessed = chosen === null || chosen.file !== facts.choice.file
    const choice = isAsGuessed ? facts.choice : chosen
    const about = { ...facts, table, folder, header: [] as string[] }
    if (facts.kind === 'jsonl') {
      await noteUpload(db, id, {
        state: 'read',
        facts: JSON.stringify(about),
        choice: JSON.stringify(choice),
        problem: null,
      })
      return 'done'
    }
    return await readColumns(parts, id, { table, choice, about, context })
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    await noteUpload(db, id, { state: 'refused', problem: JSON.stringify(error.reason) })
  }
  return 'done'
}

interface Reading {
  table: TableFile
  choice: ReadingChoice
  about: { folder: string; files: number; header: string[]; warnings: ReadingWarning[] }
  context: JobContext
}

/** Paused where a server stops: it is read anew by the next. */
async function readColumns(
  { db }: WorkParts,
  id: string,
  { table, choice, about, context }: Reading,
): Promise<'done' | 'paused'> {
  const preview: TableRow[] = []
  let header: string[] = []
  let counts: ReturnType<typeof createColumnCounts> | undefined
  let done = 0
  const warnings = new Set(about.warnings)
  let { files } = about
  const facts = () => ({ ...about, files, header, warnings: [...warnings] })
  const note = async (columns: TableColumn[], isFirst: boolean) => {
    const proposal = await proposeMapping(db, header, columns)
    if (isFirst) {
      const shown = preview.map(({ row, cells, problem = null }) => ({ row, cells, problem }))
      await noteUpload(db, id, {
        state: 'read',
        problem: null,
        facts: JSON.stringify(facts()),
        choice: JSON.stringify(choice),
        columns: JSON.stringify(columns),
        preview: JSON.stringify(shown),
        proposal: JSON.stringify(proposal),
        mapping: JSON.stringify(proposal.mapping),
        supplier: proposal.supplier,
        is_own_mapping: false,
        checked: null,
      })
      return
    }
    await noteUpload(db, id, { columns: JSON.stringify(columns), facts: JSON.stringify(facts()) })
    // What a person has begun to change stays theirs.
    await db
      .updateTable('import_upload')
      .set({ proposal: JSON.stringify(proposal), mapping: JSON.stringify(proposal.mapping) })
      .where('id', '=', id)
      .where('is_own_mapping', '=', false)
      .where('state', '=', 'read')
      .execute()
  }
  for await (const given of allRows(table, choice, (warning) => warnings.add(warning))) {
    const row = table.kind === 'csv' && counts ? withinColumns(given, header.length) : given
    if (context.signal.aborted) return 'paused'
    if (row.row < choice.headerRow) continue
    if (!counts) {
      header = columnNames(row.cells)
      counts = createColumnCounts(header)
      const origin = await findOrigin(db, header)
      if (origin && origin.id !== id) files += await takeFilesOf(origin, about.folder)
      if (row.row === choice.headerRow) continue
    }
    counts.add(row)
    if (preview.length < ROWS_SHOWN) preview.push(row)
    done += 1
    if (done === ROWS_FOR_PROPOSAL) await note(counts.counted(), true)
    if (done % 500 === 0) context.report({ done, total: null })
  }
  if (!counts) throw new TableRefused('There are no rows below the header.', '表头下方没有数据行。')
  await note(counts.counted(), done < ROWS_FOR_PROPOSAL)
  return 'done'
}
