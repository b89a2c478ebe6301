import type { ColumnRule, ImportMapping, ImportTarget } from '../../../../contract/import-mapping.ts'

/** Makes a column's new rule from the stored one when the change's turn comes. */
export type ChangeRule = (make: (now: ColumnRule) => ColumnRule) => void

/** Changes are queued; each makes the new mapping from the latest one. */
export type ChangeMapping = (make: (now: ImportMapping) => ImportMapping) => void

/** The rule with one part changed, or removed if undefined. */
export function withRule<Name extends keyof ColumnRule>(
  rule: ColumnRule,
  name: Name,
  value: ColumnRule[Name] | undefined,
): ColumnRule {
  const { [name]: _, ...others } = rule
  return (value === undefined ? others : { ...others, [name]: value }) as ColumnRule
}

/** The mapping with a value for every row; without one if it is empty. */
export function withConstant(now: ImportMapping, target: ImportTarget, value: string): ImportMapping {
  const { [target]: _, ...others } = now.constants
  return { ...now, constants: value === '' ? others : { ...others, [target]: value } }
}
