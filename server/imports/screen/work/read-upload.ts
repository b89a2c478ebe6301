import { stat } from 'node:fs/promises'
import { relative } from 'node:path'
import type { MappingProposal, TableColumn } from '../../../../contract/import-mapping.ts'
import type { AskedReading, ReadingChoice, ReadingWarning, ImportTableRow } from '../../../../contract/import-table.ts'
import type { JobContext } from '../../../platform/jobs/job-kind.ts'
import { guessHeader, inspectUpload } from '../../tables/inspect-upload.ts'
import { columnNames, readTable, SECTION_NAMES } from '../../tables/read-table.ts'
import { createClock } from '../../../platform/clock.ts'
import { tellPrices } from '../../mapping/guess-mapping.ts'
import type { TableFile } from '../../tables/read-table.ts'
import { TableRefused } from '../../tables/table-refused.ts'
import { createColumnCounts } from '../column-counts.ts'
import { bringFile, bringUpload, keepTaken, UploadGone } from '../bring-upload.ts'
import { findOrigin, takeFilesOf } from '../origin.ts'
import { proposeMapping } from '../propose-mapping.ts'
import { freeUnpacked, makeRoom, markUnpacked, unmark } from '../unpacked-files.ts'
import { folderOf, uploadPath } from '../uploads.ts'
import type { Upload, WorkDeps } from '../uploads.ts'
import type { BesideText } from '../../mapping/said-beside.ts'
import { createLeftOut, textOf } from './left-out.ts'
import { createReadingNotes } from './reading-notes.ts'

/** The mapping is proposed after this many rows; the rest is counted while a person checks it. */
const ROWS_FOR_PROPOSAL = 2000
const ROWS_SHOWN = 10
/** As many texts of a letterhead and a footer as are read. */
const MOST_BESIDE = 1100
const NO_ROWS = {
  en: 'There are no rows below the header. Send a table with a header and rows.',
  zh: '表头下方没有数据行，请发送含表头和数据行的表格。',
}
/** As many letters of a cell as a person looks at. */
const LONGEST_SHOWN = 200
const IS_HIDDEN = { isHidden: true } as const

/**
 * Reads an upload: its kind, its columns and their likely meaning. It uses the `choice` in its row, if there is one. Results are dropped
 * if the upload was stopped, deleted or given another choice meanwhile.
 */
export async function readUpload(deps: WorkDeps, id: string, context: JobContext): Promise<'done' | 'paused'> {
  const find = async () => deps.db.selectFrom('import_upload').select('choice').where('id', '=', id).executeTakeFirst()
  const upload = await find()
  if (!upload) return 'done'
  try {
    return await lookAtUpload(deps, { id, chosen: upload.choice }, context)
  } catch (error) {
    if (context.signal.aborted) return endOf(context)
    // The upload was deleted, and its file with it.
    if (!(await find())) return 'done'
    throw error
  }
}

/** A server that stops leaves the job to the next one; a member who stops it ends it. */
function endOf({ signal }: JobContext): 'done' | 'paused' {
  return signal.reason === 'stop' ? 'paused' : 'done'
}

async function lookAtUpload(
  deps: WorkDeps,
  { id, chosen }: { id: string; chosen: AskedReading | null },
  context: JobContext,
): Promise<'done' | 'paused'> {
  const notes = createReadingNotes(deps.db, id, chosen)
  try {
    await bringFile(deps, id)
    await unmark(deps, id)
    const own = folderOf(deps, id)
    const room = async (bytes: number) => makeRoom(deps, { id, bytes })
    const inspected = await inspectUpload(uploadPath(deps, id), own, { chosen: chosen?.file ?? null, makeRoom: room })
    const { facts, table, folder, bytes } = inspected
    const isAsGuessed = chosen === null || chosen.file !== facts.choice.file
    const choice = isAsGuessed ? facts.choice : await wholeChoice(table, chosen)
    // Relative, because another server has its folder elsewhere.
    const kept = { table: { ...table, path: relative(own, table.path) }, folder: relative(own, folder) }
    const about = { ...facts, ...kept, header: [] as string[] }
    // False if a member has stopped the reading meanwhile.
    if (!(await notes.begin(choice, { facts: JSON.stringify(about) }))) return 'done'
    if (facts.kind !== 'jsonl')
      return await readColumns(deps, { id, table, folder, bytes, choice, about, context, notes })
    await markUnpacked(deps, id, { file: facts.choice.file, bytes })
    await notes.read({})
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    await freeUnpacked(deps, id)
    await notes.refuse(error)
  }
  return 'done'
}

/** A choice with its header, which is found for a sheet that was chosen instead of another. */
async function wholeChoice(table: TableFile, chosen: AskedReading): Promise<ReadingChoice> {
  const { headerRow, ...others } = chosen
  return headerRow === undefined ? { ...others, ...(await guessHeader(table, chosen)) } : { ...others, headerRow }
}

interface Reading {
  id: string
  table: TableFile
  folder: string
  /** How much was unpacked. */
  bytes: number
  choice: ReadingChoice
  about: { folder: string; files: number; header: string[]; warnings: ReadingWarning[] }
  context: JobContext
  notes: ReturnType<typeof createReadingNotes>
}

async function readColumns(
  deps: WorkDeps,
  { id, table, folder, bytes, choice, about, context, notes }: Reading,
): Promise<'done' | 'paused'> {
  const { db } = deps
  const preview: ImportTableRow[] = []
  const below = createLeftOut()
  /** What stands above the table and below it. */
  const beside: BesideText[] = []
  let names: string[] | undefined
  let levels = 0
  let counts: ReturnType<typeof createColumnCounts> | undefined
  let done = 0
  const warnings = new Set(about.warnings)
  let hidden: ReadonlySet<number> = new Set()
  const warn = (warning: ReadingWarning, columns?: ReadonlySet<number>) => {
    warnings.add(warning)
    if (warning === 'hiddenColumns') hidden = columns ?? hidden
  }
  let { files } = about
  const header = () => columnNames([...(names ?? []), ...SECTION_NAMES.slice(0, levels)])
  const facts = () => {
    const hiddenColumns = (names ?? []).filter((_, index) => hidden.has(index))
    const told = { ...(hiddenColumns.length > 0 && { hiddenColumns }), ...below.facts() }
    return { ...about, files, header: header(), warnings: [...warnings], levels, ...told }
  }
  const note = async (counted: TableColumn[], isFirst: boolean) => {
    const today = createClock().today()
    const seen = counted.map((column, index) =>
      hidden.has(index) && !column.isSection ? { ...column, ...IS_HIDDEN } : column,
    )
    const columns = tellPrices(seen, today)
    const proposal = await proposeMapping(db, header(), columns, beside, today)
    const found = { columns: JSON.stringify(columns), facts: JSON.stringify(facts()) }
    if (!isFirst) return notes.complete(found, proposal)
    return notes.read({ ...found, ...firstFacts(proposal, preview) })
  }
  const begin = async () => {
    const origin = await findOrigin(db, header())
    const taken = origin && origin.id !== id ? await takeFrom(deps, origin, { id, folder }) : []
    files += taken.length
    const sizes = await Promise.all(taken.map(async (path) => (await stat(path)).size))
    await markUnpacked(deps, id, { file: choice.file, bytes: sizes.reduce((sum, size) => sum + size, bytes) })
    const begun = createColumnCounts(names ?? [])
    begun.widen(header())
    return begun
  }
  const rows = readTable(table, choice, {
    warn,
    onHeader: (found) => (names = found),
    onLevels(count) {
      levels = count
      counts?.widen(header())
    },
    onLetterhead: ({ row, cells }) => beside.push({ row, text: textOf(cells) }),
    onLeftOut(kind, row) {
      below.take(kind, row)
      if (kind === 'footer' && beside.length < MOST_BESIDE) beside.push({ row: row.row, text: textOf(row.cells) })
    },
    onBelow: below.pass,
  })
  for await (const row of rows) {
    if (context.signal.aborted) return endOf(context)
    counts ??= await begin()
    counts.add(row)
    if (preview.length < ROWS_SHOWN) preview.push(row)
    done += 1
    if (done === ROWS_FOR_PROPOSAL) await note(counts.counted(), true)
    if (done % 500 === 0) context.report({ done, total: null })
  }
  if (!names) throw new TableRefused(NO_ROWS.en, NO_ROWS.zh)
  counts ??= await begin()
  await note(counts.counted(), done < ROWS_FOR_PROPOSAL)
  return 'done'
}

function shown(cell: string): string {
  return cell.length > LONGEST_SHOWN ? `${cell.slice(0, LONGEST_SHOWN).replace(/[\uD800-\uDBFF]$/, '')}…` : cell
}

/** What is kept of the first rows, while the rest is counted. */
function firstFacts(proposal: MappingProposal, rows: readonly ImportTableRow[]) {
  return {
    preview: JSON.stringify(rows.map(({ row, cells, problem = null }) => ({ row, cells: cells.map(shown), problem }))),
    proposal: JSON.stringify(proposal),
    mapping: JSON.stringify(proposal.mapping),
    supplier: proposal.supplier,
    is_own_mapping: false,
    checked: null,
  }
}

/** Where the earlier upload is gone, the check names each row whose picture or document is missing. */
async function takeFrom(
  deps: WorkDeps,
  origin: Upload,
  { id, folder }: Pick<Reading, 'id' | 'folder'>,
): Promise<string[]> {
  const kept = await bringUpload(deps, origin).catch((error: unknown) => {
    if (error instanceof UploadGone) return undefined
    throw error
  })
  if (!kept) return []
  const taken = await takeFilesOf(kept, folder)
  await keepTaken(deps, id, taken)
  return taken
}
