import { readdir } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import type { ImportMapping } from '../../../contract/import-mapping.ts'
import type { ImportTableRow, LeftOutKind } from '../../../contract/import-table.ts'
import type { Db } from '../../database.ts'
import { knownMeanings } from '../mapping/guess-values.ts'
import { linesOfRows, productOfRow } from '../mapping/make-lines.ts'
import { picturesByModel } from '../mapping/model-pictures.ts'
import type { CellProblem } from '../mapping/read-number.ts'
import type { MeaningOf } from '../mapping/row-facts.ts'
import { offeredFacts } from '../mapping/read-fact-cell.ts'
import { unstatedUnits } from '../mapping/unstated-unit.ts'
import { placeOfField } from '../mapping/place-of-field.ts'
import { openImportFile } from '../reading/import-source.ts'
import type { ImportSource, RawLine } from '../reading/import-source.ts'
import { hiddenFields, oncePerColumn } from '../telling/hidden-signs.ts'
import { readTable } from '../tables/read-table.ts'
import type { TableListener } from '../tables/read-table.ts'
import { loadKnownCatalogue } from './known-catalogue.ts'
import { absentLines, createSeenProducts } from './absent-products.ts'
import type { SeenProducts } from './absent-products.ts'
import { bringUpload } from './bring-upload.ts'
import { uploadDigestOf } from './uploads.ts'
import type { Upload, UploadPlace } from './uploads.ts'

/** Opens an upload as an import source, with the mapping of its row. `onNote` receives values that may not be meant so. */
export async function openUpload(
  deps: UploadPlace & { db: Db },
  given: Upload,
  onNote: (note: CellProblem) => void = () => undefined,
): Promise<ImportSource> {
  const { db } = deps
  const upload = await bringUpload(deps, given)
  const { facts, mapping, name, checked } = upload
  if (!facts) throw new Error('the upload was not read yet')
  const known = { name, digest: uploadDigestOf(upload), folder: facts.folder, isOwnFolder: true }
  if (facts.kind === 'jsonl') {
    const source = await openImportFile(facts.table.path)
    return { ...source, ...known, lines: (from) => withAbsent(toldOf(source.lines(1)), from) }
  }
  if (!mapping) throw new Error('the upload has no mapping')
  const total = checked ? checked.rows : null
  const meaningOf = knownMeanings(await loadKnownCatalogue(db))
  return {
    ...known,
    total,
    newProducts: mapping.newProducts,
    lines: (from) => {
      const columns = upload.columns ?? []
      const headerRow = upload.choice?.headerRow ?? 1
      unstatedUnits(mapping, columns, headerRow).forEach(onNote)
      offeredFacts(mapping, columns, headerRow).forEach(onNote)
      const seen = createSeenProducts()
      // What is left out is in the file, though it is not read: a row that is taken for a note or a sum names no product, or one that stays.
      const onUnread = (kind: LeftOutKind, row: ImportTableRow) => {
        if (!upload.withdraws_absent) return
        const of = productOfRow(row, mapping, { header: facts.header, meaningOf })
        if (of || kind === 'hidden' || kind === 'struck') noteSeen(seen, { line: row.row, text: '', of })
      }
      return withAbsent(rowLines(upload, mapping, { meaningOf, onNote: oncePerColumn(onNote), onUnread }), from, seen)
    },
  }

  async function* toldOf(lines: AsyncIterable<RawLine>): AsyncGenerator<RawLine> {
    const tell = oncePerColumn(onNote)
    for await (const line of lines) {
      hiddenFields(line.line, line.text).forEach(tell)
      yield line
    }
  }

  async function* withAbsent(
    lines: AsyncIterable<RawLine>,
    from: number,
    seen = createSeenProducts(),
  ): AsyncGenerator<RawLine> {
    let last = 0
    for await (const line of lines) {
      last = line.line
      if (upload.withdraws_absent) noteSeen(seen, line)
      if (line.line >= from) yield line
    }
    if (!upload.withdraws_absent) return
    if (seen.unnamed === undefined) yield* absentLines(db, seen, Math.max(last + 1, from))
    else onNote(nothingWithdrawn(seen.unnamed))
  }
}

/** A product with a rejected row still counts as present in the file. */
function noteSeen(seen: SeenProducts, { line, value, text, of }: RawLine): void {
  const stated = Object(of ?? value ?? parsed(text)) as { key?: unknown; brand?: { englishName?: unknown } }
  const { key, brand } = stated
  if (typeof key === 'string' && typeof brand?.englishName === 'string') seen.add(brand.englishName, key)
  else if (!isSetting(stated)) seen.miss(line)
}

/** Whether a JSON line is a setting and no product. */
function isSetting(stated: object): boolean {
  return ['rate', 'dict', 'words', 'category'].some((name) => name in stated) && !('key' in stated)
}

function nothingWithdrawn(row: number): CellProblem {
  const reason = {
    en: 'does not say which product it belongs to. Nothing is withdrawn, because it may belong to a product that seems missing',
    zh: '无法判断该行属于哪个产品，它可能正是看似缺少的产品，因此未下架任何产品',
  }
  return { row, column: '', value: '', reason }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface RowListener {
  meaningOf: MeaningOf
  onNote: (note: CellProblem) => void
  /** A row that is left out. */
  onUnread: (kind: LeftOutKind, row: ImportTableRow) => void
}

async function* rowLines(
  { facts, choice }: Upload,
  mapping: ImportMapping,
  { meaningOf, onNote, onUnread }: RowListener,
): AsyncGenerator<RawLine> {
  if (!facts || !choice) return
  const { table, header, folder, levels = 0 } = facts
  const rows = (onLeftOut?: TableListener['onLeftOut']) =>
    readTable(table, choice, { levels, ...(onLeftOut && { onLeftOut }) })
  const told = rows(onUnread)
  const picturesOf = await picturesIn(folder, mapping, () => modelsOf(rows(), mapping))
  for await (const one of linesOfRows(told, mapping, header, { picturesOf, meaningOf })) {
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
    yield { line: one.row, rows: [one.row], text: '', rejections, of: one.of }
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

async function modelsOf(rows: AsyncIterable<ImportTableRow>, { columns }: ImportMapping): Promise<string[]> {
  const column = (columns.find(({ target }) => target === 'sku.model') ?? columns.find(({ target }) => target === 'key'))?.column // prettier-ignore
  const models = new Set<string>()
  if (column === undefined) return []
  for await (const { cells } of rows) models.add((cells[column] ?? '').trim())
  models.delete('')
  return [...models]
}
