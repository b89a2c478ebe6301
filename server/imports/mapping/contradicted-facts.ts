import { contradictions } from '../../../contract/facts/between.ts'
import type { StatedFact } from '../../../contract/facts/between.ts'
import { kindsOfCategory } from '../../../contract/facts/category-kinds.ts'
import { findFact } from '../../../contract/facts/facts.ts'
import { readingsOf } from '../../../contract/facts/read-fact.ts'
import type { ColumnRule } from '../../../contract/import-mapping.ts'
import type { CellProblem } from './read-number.ts'
import type { RowFacts } from './row-facts.ts'

/** Facts of a product that contradict each other by a norm itself; it is of the kinds that its category is. */
export function contradictedFacts(
  rows: readonly RowFacts[],
  path: CategoryPath,
  header: readonly string[],
): CellProblem[] {
  if (path.length === 0 || rows.every(({ attributes }) => attributes.length < 2)) return []
  const kinds = kindsOfCategory(path)
  return rows.flatMap(({ row, attributes, cells }) => {
    const stated = attributes.flatMap(({ rule, value }) => statedBy(rule, value))
    if (stated.length < 2) return []
    return contradictions(stated, kinds).flatMap(({ codes: [code, ...from], value, source: [zh, en] }) => {
      const at = attributes.find(({ rule }) => rule.attribute?.fact === code)?.rule.column ?? -1
      const names = from.flatMap((one) => findFact(one) ?? [])
      const reason = {
        en: `contradicts ${names.map(({ enName }) => enName).join(', ')}, of which ${value} follows (${en})`,
        zh: `与${names.map(({ name }) => name).join('、')}矛盾：由其得出 ${value}（${zh}）`,
      }
      return [{ row, column: header[at] ?? '', value: cells[at] ?? '', reason }]
    })
  })
}

type CategoryPath = Parameters<typeof kindsOfCategory>[0]

function statedBy({ attribute }: ColumnRule, value: unknown): StatedFact[] {
  const fact = findFact(attribute?.fact)
  if (fact?.kind === 'class') {
    const readings = readingsOf(fact, [value].flat().join(' / '))
    return readings.length > 0 ? [{ code: fact.code, readings }] : []
  }
  if (fact?.kind !== 'number') return []
  if (typeof value === 'number') return [{ code: fact.code, low: value, high: value }]
  const { low, high } = Object(value) as { low?: number; high?: number }
  return low === undefined || high === undefined ? [] : [{ code: fact.code, low, high }]
}
