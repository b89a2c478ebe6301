import type { Fact } from '../../../contract/facts/fact.ts'
import { findFact } from '../../../contract/facts/facts.ts'
import { readOf } from '../../../contract/facts/read-of.ts'
import type { ReadOf, Stored } from '../../../contract/facts/read-of.ts'
import type { ImportMapping, TableColumn, ColumnRule } from '../../../contract/import-mapping.ts'
import { offeredBy } from '../../../contract/import-facts.ts'
import type { Reason } from '../../../contract/import-table.ts'
import { saysNone } from '../../../contract/values/read-value.ts'
import type { CellProblem } from './read-number.ts'

/** A value as the import file states it. */
export interface FactValue {
  value: unknown
  enValue?: string | string[]
}

/** What a cell says of its column's fact. */
export interface FactCell {
  /** Undefined where nothing was read. */
  read: FactValue | undefined
  /** What it says of other facts. */
  others: ReadOf['others']
  /** Whether nothing of it was left out. */
  isWhole: boolean
  told: readonly Reason[]
}

export function readFactCell(fact: Fact, text: string): FactCell {
  const whole = readOf(fact, text)
  const { store, others, told } = whole
  return {
    read: store && valueOf(store),
    others,
    isWhole: told.rest === '',
    told: saysNone(text) ? [] : reasonsOf(fact, whole),
  }
}

function valueOf(store: Stored): FactValue {
  if (store.is === 'yesNo') return { value: store.value }
  if (store.is === 'figure') return { value: store.low === store.high ? store.low : { low: store.low, high: store.high } } // prettier-ignore
  const options = store.options.filter((one, at) => store.options.findIndex(({ value }) => value === one.value) === at)
  const [only, more] = options
  if (only && more === undefined)
    return { value: only.value, ...(only.enValue !== only.value && { enValue: only.enValue }) }
  const isBilingual = options.some(({ value, enValue }) => value !== enValue)
  return {
    value: options.map(({ value }) => value),
    ...(isBilingual && { enValue: options.map(({ enValue }) => enValue) }),
  }
}

const BOUNDS = {
  about: { en: 'is about that figure, which is taken', zh: '为约值，按该数值采用' },
  from: { en: 'is the least that it says: that is taken', zh: '为下限，按下限采用' },
  upTo: { en: 'is the most that it says: that is taken', zh: '为上限，按上限采用' },
}

function reasonsOf(fact: Fact, { store, told, others }: ReadOf): Reason[] {
  const { rest, withdrawn, bound, isSeveral } = told
  const isKept = fact.kind === 'class' || fact.kind === 'choice'
  const reasons: Reason[] = []
  if (rest !== '' && isKept)
    reasons.push({
      en: `“${rest}” is not understood: the value is kept as written`,
      zh: `“${rest}”无法识别，按原文保留`,
    })
  else if (store === undefined && isKept && others.length === 0)
    reasons.push({
      en: `no class of ${fact.enName} is read in it: it is kept as written`,
      zh: `未能识别出${fact.name}的等级，按原文保留`,
    })
  if (bound) reasons.push(BOUNDS[bound])
  if (isSeveral)
    reasons.push({ en: 'states several classes: it counts by the worst of them', zh: '包含多个等级，按最低等级计' })
  for (const { norm, since, replacedBy } of withdrawn)
    reasons.push({
      en: `${norm} was withdrawn in ${since}; ${replacedBy} took its place`,
      zh: `${norm} 已于 ${since} 年废止，由 ${replacedBy} 代替`,
    })
  return reasons
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
    if (target !== 'attribute' || !fact || !column) return []
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
