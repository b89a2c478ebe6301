import type { ColumnRule } from '../../../../contract/import-mapping.ts'

/** Makes a column's rule of the one that stands when its turn comes. */
export type ChangeRule = (make: (now: ColumnRule) => ColumnRule) => void

/** The rule with something else said of it, or where that is undefined nothing. */
export function withRule<Name extends keyof ColumnRule>(
  rule: ColumnRule,
  name: Name,
  value: ColumnRule[Name] | undefined,
): ColumnRule {
  const { [name]: _, ...others } = rule
  return (value === undefined ? others : { ...others, [name]: value }) as ColumnRule
}
