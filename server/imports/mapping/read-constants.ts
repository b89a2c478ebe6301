import { importTargets } from '../../../contract/import-mapping.ts'
import type { ColumnRule, ImportMapping, ImportTarget } from '../../../contract/import-mapping.ts'
import type { Reason } from '../../../contract/import-table.ts'
import { isOfList, meaningOf } from './guess-values.ts'
import type { KnownCatalogue } from './known-names.ts'
import { Unreadable } from './read-number.ts'
import { readConstant } from './row-facts.ts'

/** A readable mapping, or the constant that cannot be read and why. */
export type ReadMapping = { mapping: ImportMapping } | { target: ImportTarget; reason: Reason }

/** Reads constants and meanings of values that a person typed, by the names of the catalogue: `euro` is EUR. */
export function readTyped(mapping: ImportMapping, known: KnownCatalogue): ReadMapping {
  const constants: ImportMapping['constants'] = {}
  for (const [target, text] of Object.entries(mapping.constants) as [ImportTarget, string][]) {
    if (text === '') continue
    const meant = meaningOf(text, target, known)
    if (meant === undefined && isOfList(target)) return { target, reason: UNKNOWN }
    try {
      readConstant(meant ?? text, target)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      return { target, reason: error.reason }
    }
    constants[target] = meant ?? text
  }
  return { mapping: { ...mapping, constants, columns: mapping.columns.map((rule) => withMeanings(rule, known)) } }
}

function withMeanings(rule: ColumnRule, known: KnownCatalogue): ColumnRule {
  const { target, values } = rule
  if (target === null || target === 'attribute' || !values || importTargets[target] === 'text') return rule
  const meant = Object.entries(values).map(([value, text]) => [value, meaningOf(text, target, known) ?? text])
  return { ...rule, values: Object.fromEntries(meant) }
}

const UNKNOWN: Reason = {
  en: 'is not in the catalogue; choose an existing value',
  zh: '材料库中没有这个值，请选择已有的值',
}
