import { readdir } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import type { Kysely } from 'kysely'
import type { ImportMapping } from '../../../contract/import-mapping.ts'
import { linesOfRows } from '../mapping/make-lines.ts'
import { picturesByModel } from '../mapping/model-pictures.ts'
import type { CellProblem } from '../mapping/row-facts.ts'
import { placeOfField } from '../mapping/place-of-field.ts'
import { openImportFile } from '../reading/import-source.ts'
import type { ImportSource, RawLine } from '../reading/import-source.ts'
import { readTable } from '../tables/read-table.ts'
import { absentLines, createSeenProducts } from './absent-products.ts'
import type { ImportTables } from './tables.ts'
import { digestOf } from './uploads.ts'
import type { Upload } from './uploads.ts'

/** An upload as lines of an import, by the mapping that stands in its row. `onNote` is told what differs between rows of one product. */
export async function openUpload(
  db: Kysely<ImportTables>,
  upload: Upload,
  onNote: (note: CellProblem) => void = () => undefined,
): Promise<ImportSource> {
  const { facts, mapping, name, checked } = upload
  if (!facts) throw new Error('the upload was not read yet')
  const known = { name, digest: digestOf(upload), folder: facts.folder }
  if (facts.kind === 'jsonl') {
    const source = await openImportFile(facts.table.path)
    return { ...source, ...known, lines: (from) => withAbsent(source.lines(1), from) }
  }
  if (!mapping) throw new Error('the upload has no mapping')
  const total = checked ? checked.rows : null
  return { ...known, total, lines: (from) => withAbsent(rowLines(upload, mapping, onNote), from) }

  async function* withAbsent(lines: AsyncIterable<RawLine>, from: number): AsyncGenerator<RawLine> {
    const seen = createSeenProducts()
    let last = 0
    for await (const line of lines) {
      last = line.line
      if (upload.withdraws_absent) noteSeen(seen, line)
      if (line.line >= from) yield line
    }
    if (upload.withdraws_absent) yield* absentLines(db, seen, Math.max(last + 1, from))
  }
}

function noteSeen(seen: ReturnType<typeof createSeenProducts>, { value, text }: RawLine): void {
  const { key, brand } = Object(value ?? parsed(text)) as { key?: unknown; brand?: { englishName?: unknown } }
  if (typeof key === 'string' && typeof brand?.englishName === 'string') seen.add(brand.englishName, key)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function* rowLines(
  { facts, choice }: Upload,
  mapping: ImportMapping,
  onNote: (note: CellProblem) => void,
): AsyncGenerator<RawLine> {
  if (!facts || !choice) return
  const { table, header, folder } = facts
  const picturesOf = await picturesIn(folder, mapping, () => modelsOf(table, choice, mapping))
  for await (const one of linesOfRows(readTable(table, choice), mapping, header, picturesOf)) {
    if (one.kind === 'line') {
      one.made.notes.forEach(onNote)
      yield {
        line: one.made.line,
        text: '',
        value: one.made.value,
        rows: one.made.rows,
        placeOf: placeOfField(one.made, mapping, header),
      }
      continue
    }
    const rejections = one.problems.map(({ row, column, value, reason }) => ({
      line: row, field: '', column, value, reason: reason.en, reasonZh: reason.zh,
    })) // prettier-ignore
    yield { line: one.row, text: '', rejections }
  }
}

async function picturesIn(
  folder: string,
  { picturesBy }: ImportMapping,
  modelsOf: () => Promise<string[]>,
): Promise<(model: string) => string[]> {
  if (picturesBy !== 'model') return () => []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, `${entry.parentPath}${sep}${entry.name}`).split(sep).join('/'))
  return files.length ? picturesByModel(files, await modelsOf()) : () => []
}

async function modelsOf(
  table: NonNullable<Upload['facts']>['table'],
  choice: NonNullable<Upload['choice']>,
  { columns }: ImportMapping,
): Promise<string[]> {
  const column = (columns.find(({ target }) => target === 'sku.model') ?? columns.find(({ target }) => target === 'key'))?.column // prettier-ignore
  const models = new Set<string>()
  if (column === undefined) return []
  for await (const { cells } of readTable(table, choice)) models.add((cells[column] ?? '').trim())
  models.delete('')
  return [...models]
}
