import { findFact } from '../../../contract/facts/facts.ts'
import type { ClassFact, Fact } from '../../../contract/facts/fact.ts'
import { readClasses } from '../../../contract/facts/read-fact.ts'
import type { OfOther } from '../../../contract/facts/read-fact.ts'
import type { ImportMapping, TableColumn, ColumnRule } from '../../../contract/import-mapping.ts'
import { offeredBy } from '../../../contract/import-facts.ts'
import type { Reason } from '../../../contract/import-table.ts'
import { saysNone } from '../../../contract/values/read-value.ts'
import type { CellProblem } from './read-number.ts'

/** What a cell says of its column's fact. */
export interface FactCell {
  /** Classes in the spelling of the table, or the text as written; undefined for a word that says there is none. */
  value: string | string[] | undefined
  /** What it says of other facts. */
  others: readonly OfOther[]
  told: readonly Reason[]
}

/** The classes that a cell states. What is not understood is kept as written, and told. */
export function readFactCell(fact: ClassFact, text: string): FactCell {
  if (saysNone(text)) return { value: undefined, others: [], told: [] }
  const { classes, others, rest, readings } = readClasses(fact, text)
  const own = [...new Set(classes)]
  const isBound = readings.some(({ high, low }) => high > low && own.length === 1)
  if (own.length === 0) return { value: text, others, told: [notRead(fact)] }
  if (rest !== '') return { value: text, others, told: [notUnderstood(rest)] }
  if (isBound) return { value: text, others, told: [] }
  const [only, more] = own
  return { value: more === undefined ? only : own, others, told: [] }
}

function notRead({ name, enName }: Fact): Reason {
  return {
    en: `no class of ${enName} is read in it: it is kept as written`,
    zh: `未能识别出${name}的等级，按原文保留`,
  }
}

function notUnderstood(rest: string): Reason {
  return { en: `“${rest}” is not understood: the value is kept as written`, zh: `“${rest}”无法识别，按原文保留` }
}

/** Classes of other facts in the cells of a fact's column that nobody has taken. One note a column and fact. */
export function offeredFacts(
  { columns: rules }: ImportMapping,
  columns: readonly TableColumn[],
  row: number,
): CellProblem[] {
  const stated = new Set(
    rules.flatMap(({ target, attribute }) => (target === 'attribute' ? (attribute?.fact ?? []) : [])),
  )
  return rules.flatMap(({ target, attribute, column: at }) => {
    const [fact, column] = [findFact(attribute?.fact), columns[at]]
    if (target !== 'attribute' || fact?.kind !== 'class' || !column) return []
    const open = offeredBy(fact, column).filter(({ code }) => !stated.has(code) && !attribute?.also?.includes(code))
    return open.flatMap(({ code, cells, text }) => {
      const other = findFact(code)
      if (!other) return []
      const reason = {
        en: `${cells} ${cells === 1 ? 'cell states' : 'cells state'} ${other.enName} too: it is not taken, unless it is chosen for the column`,
        zh: `有 ${cells} 个单元格还注明了${other.name}：未采用，可在该列中选择采用`,
      }
      return [{ row, column: column.name, value: text, reason }]
    })
  })
}

/** The rule by which another fact is taken of a column's cells. */
export function ruleOfOther(rule: ColumnRule, code: string): ColumnRule {
  const { level = 'sku' } = rule.attribute ?? {}
  return { ...rule, attribute: { name: '', enName: '', unit: '', level, fact: code } }
}
