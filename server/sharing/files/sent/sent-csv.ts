import { csvOf } from '../../../../contract/csv.ts'
import type { CsvCell } from '../../../../contract/csv.ts'
import type { SharedBudget, SharedLine } from '../../../../contract/sharing/views.ts'
import { boardColumns, legendRows } from '../csv/board-columns.ts'
import { budgetColumns } from '../csv/budget-columns.ts'
import { cellOf, shownColumns, text } from '../csv/columns.ts'
import type { CsvColumn } from '../csv/columns.ts'
import { folderColumns } from '../csv/folder-columns.ts'
import type { FileTable } from '../shared-file.ts'
import { shownLineName } from '../shown-texts.ts'
import { notesOf, sharedTotalRowsOf } from '../total-rows.ts'
import { sharedWordsIn } from '../words.ts'
import type { SentWriter } from './messages.ts'
import type { SentHead } from './sent-file.ts'
import { sentWordsIn } from './words.ts'

/** A row of the table: its kind, and its cells by their heading. */
interface Row {
  kind: string
  cells: ReadonlyMap<string, CsvCell>
}

/**
 * The table of a version: every material of all its parts in one list, part and kind first, so that it can be filtered and sorted by
 * who orders or lays them. A column stands once, whichever parts have it; sums and remarks are of kinds of their own.
 */
export function openSentCsv({ language }: Pick<SentHead, 'language'>): SentWriter {
  const words = sentWordsIn(language)
  const rows: (Row & { part: string })[] = []
  return {
    async add({ name: part, ...file }) {
      for (const row of rowsOf(file)) rows.push({ ...row, part })
    },
    async finish() {
      const headings = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))]
      const table = rows.map(({ part, kind, cells }): CsvCell[] => [
        part,
        kind,
        ...headings.map((heading) => cells.get(heading) ?? ''),
      ])
      if (rows.length === 0) return Buffer.from(csvOf([[sharedWordsIn(language).empty]]))
      return Buffer.from(csvOf([[words.part, words.kind, ...headings], ...table]))
    },
  }
}

function rowsOf(file: FileTable): Row[] {
  const { board, budget, folder } = file.view
  const { kinds, rows } = sentWordsIn(file.language)
  const words = sharedWordsIn(file.language)
  const note = (said: string): Row => ({ kind: rows.note, cells: new Map([[words.name, said]]) })
  if (board) return tableOf(kinds.board, boardColumns(file), legendRows(board))
  if (budget) return [...budgetRows(file, budget), ...notesOf(budget, file.language).map(note)]
  if (!folder) return []
  const left = folder.left > 0 ? [note(words.left(folder.left))] : []
  return [...tableOf(kinds.folder, folderColumns(file), folder.items), ...left]
}

function tableOf<Entry>(kind: string, columns: readonly CsvColumn<Entry>[], entries: readonly Entry[]): Row[] {
  const shown = shownColumns(columns, entries)
  return entries.map((entry) => ({
    kind,
    cells: new Map(shown.map((column) => [column.heading, cellOf(column.kind, column.read(entry))])),
  }))
}

/** The lines, each with the alternatives that are offered instead of it, and what all of them come to. */
function budgetRows(file: FileTable, budget: SharedBudget): Row[] {
  const { language } = file
  const words = sentWordsIn(language)
  const { lines, alternatives = [] } = budget
  const columns = shownColumns(budgetColumns(budget, file), [...lines, ...alternatives])
  const offers = Map.groupBy(alternatives, ({ alternativeOf }) => alternativeOf)
  const totals = columns.some(({ bound }) => bound) ? sharedTotalRowsOf(budget, language) : []
  return [
    ...lines.flatMap((line) => {
      const instead = text<SharedLine>(words.alternativeTo, () => shownLineName(line, language))
      return [
        ...tableOf(words.kinds.budget, columns, [line]),
        ...tableOf(words.rows.alternative, [...columns, instead], offers.get(line.id) ?? []),
      ]
    }),
    ...totals.map(({ name, amounts }): Row => {
      const sums = columns.flatMap(({ heading, bound }): [string, CsvCell][] =>
        bound ? [[heading, { decimal: amounts[bound] }]] : [],
      )
      return {
        kind: words.rows.total,
        cells: new Map<string, CsvCell>([[sharedWordsIn(language).name, name], ...sums]),
      }
    }),
  ]
}
