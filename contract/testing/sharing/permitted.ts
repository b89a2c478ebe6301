import type { SharedView } from '../../sharing/shown-calls.ts'
import type { LinkFieldName } from '../../sharing/links.ts'
import { isSeen, rulesByKind } from '../../sharing/rules.ts'
import type { Rule } from '../../sharing/rules.ts'

/** What a link with these fields shows of a view: a second, short implementation for the test. */
export function permittedView(view: SharedView, fields: readonly LinkFieldName[]): SharedView {
  const { kind } = view
  return { ...view, fields: [...fields], [kind]: permitted(view[kind], rulesByKind[kind], new Set(fields)) }
}

interface Kinds {
  kinds: Record<string, unknown>
}

function permitted(value: unknown, rules: unknown, fields: ReadonlySet<LinkFieldName>): unknown {
  if (isRule(rules)) return isSeen(rules, fields) ? value : undefined
  if (!isAnySeen(rules, fields)) return undefined
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((one) => permitted(one, (rules as { each: unknown }).each, fields))
  const own = 'kinds' in (rules as object) ? (rules as Kinds).kinds[(value as { type: string }).type] : rules
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    permitted(one, (own as Record<string, unknown>)[key] ?? 'never', fields),
  ])
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined))
}

function isRule(rules: unknown): rules is Rule {
  return typeof rules === 'string' || Array.isArray(rules)
}

/** If nothing of an object is visible, its presence is hidden too. */
function isAnySeen(rules: unknown, fields: ReadonlySet<LinkFieldName>): boolean {
  if (isRule(rules)) return isSeen(rules, fields)
  return Object.values(rules as object).some((within) => isAnySeen(within, fields))
}
