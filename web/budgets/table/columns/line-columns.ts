import {
  LONGEST_NAME,
  LONGEST_LINE_NOTE,
  LONGEST_SECTION,
  lineStatuses,
  type Line,
} from '../../../../contract/budgets/entries.ts'
import { mayBecome } from '../../../../contract/budgets/permitted.ts'
import { chosenAmong } from '../cells/read-choice.ts'
import { readCellNumber } from '../cells/read-number.ts'
import type { RowFacts } from '../rows/row-facts.ts'
import { lineName } from '../words.ts'
import type { CellChange, GridColumn, ColumnKey, Written } from './column.ts'

const LONGEST_CODE = 40
const LONGEST_BATCH = 60
const MOST_DAYS = 3650

type TextField = 'docCode' | 'section' | 'supplier' | 'batchNo' | 'note'

/** The change that sets fields of the line. */
export function withLine({ line }: Pick<RowFacts, 'line'>, changed: Partial<Line>): CellChange {
  return { put: [{ ...line, ...changed, type: 'line' }] }
}

const item: GridColumn = {
  key: 'item',
  width: 260,
  raw: ({ line }, { words }) => lineName(line, words.isChinese),
  changes: { of: 'line', field: 'name' },
  write: (facts, text, { words }) => {
    if (text.length > LONGEST_NAME) return { problem: { reason: 'tooLong', count: LONGEST_NAME } }
    // A text equal to the usual name is not stored, so that the name keeps following the language.
    const own = text === lineName({ ...facts.line, name: '' }, words.isChinese) ? '' : text
    return withLine(facts, { name: own })
  },
}

const picture: GridColumn = { key: 'picture', width: 72, raw: () => '' }

const status: GridColumn = {
  key: 'status',
  width: 108,
  raw: ({ line }, { words }) => words.t(`budgetTable.lineStatus.${line.status}`),
  changes: { of: 'line', field: 'status' },
  choices: ({ line }, { words, status: listStatus }) =>
    lineStatuses
      .filter((value) => mayBecome(listStatus, line, value))
      .map((value) => ({ value, label: words.t(`budgetTable.lineStatus.${value}`) })),
  write: (facts, text, context) => {
    const all = lineStatuses.map((value) => ({ value, label: context.words.t(`budgetTable.lineStatus.${value}`) }))
    const value = chosenAmong(all, text)
    if (value === null) return { problem: { reason: 'noChoice' } }
    if (!mayBecome(context.status, facts.line, value)) return { problem: { reason: 'notFromHere' } }
    return withLine(facts, { status: value })
  },
}

const leadTime: GridColumn = {
  key: 'leadTime',
  width: 110,
  isNumber: true,
  raw: ({ line }) => (line.leadTimeDays === null ? '' : String(line.leadTimeDays)),
  shown: ({ line }, { words }) =>
    line.leadTimeDays === null ? '' : words.t('budgetTable.days', { count: line.leadTimeDays }),
  changes: { of: 'line', field: 'leadTimeDays' },
  write: (facts, text): Written => {
    const read = readCellNumber(text, { kind: 'whole', unit: 'day', most: MOST_DAYS })
    if ('problem' in read) return read
    return withLine(facts, { leadTimeDays: read.value === null ? null : Number(read.value) })
  },
}

export const lineColumns: readonly GridColumn[] = [
  // The code stands beside what it numbers.
  { ...textColumn('code', 'docCode', { width: 78, most: LONGEST_CODE }), isQuiet: () => true },
  picture,
  item,
  {
    ...textColumn('section', 'section', { width: 130, most: LONGEST_SECTION }),
    shown: ({ line }, { words }) => words.section(line.section),
  },
  status,
  leadTime,
  textColumn('supplier', 'supplier', { width: 150, most: LONGEST_NAME }),
  textColumn('batch', 'batchNo', { width: 110, most: LONGEST_BATCH }),
  textColumn('note', 'note', { width: 220, most: LONGEST_LINE_NOTE }),
]

function textColumn(key: ColumnKey, field: TextField, { width, most }: { width: number; most: number }): GridColumn {
  return {
    key,
    width,
    raw: ({ line }) => line[field],
    changes: { of: 'line', field },
    write: (facts, text) =>
      text.length > most ? { problem: { reason: 'tooLong', count: most } } : withLine(facts, { [field]: text }),
  }
}
