import { inPieces } from '../../platform/in-pieces.ts'
import { isSeen } from '../../../contract/sharing/rules.ts'
import type { Grant, Rule, RulesOf } from '../../../contract/sharing/rules.ts'

/** Returns the part of a value that may be seen. */
export type Permit = (value: unknown) => unknown

/** Rules without the type of what they are about. */
type AnyRules = Rule | { each: AnyRules } | { kinds: Record<string, AnyRules> } | { [key: string]: AnyRules }

interface Rights {
  grants: ReadonlySet<Grant>
  later?: Later
}

/** Keys that are added to the output after the rest of it has been written. */
interface Later {
  /** The names of these keys, wherever they stand. */
  names: ReadonlySet<string>
  /** Calls that add one key each, filled in by the compiled rules. */
  add: (() => void)[]
}

/**
 * Compiles rules once for many values. Keys that these rights do not show are missing from the output. Keys are in alphabetical
 * order, so that the JSON is canonical (RFC 8785).
 */
export function compileRules<Source>(rules: RulesOf<Source>, rights: Rights): (source: Source) => unknown {
  const permit = compile(rules, rights)
  return (source) => permit?.(source) ?? {}
}

/** Lists' entries that are permitted in one go. */
const AT_ONCE = 1000

/** What compiled rules show of a source, its lists in pieces: others are let in between. */
export async function permitInPieces<Source extends object>(
  permit: (source: Source) => unknown,
  source: Source,
): Promise<object> {
  const lists = Object.entries(source).filter((field): field is [string, unknown[]] => Array.isArray(field[1]))
  const withoutLists = { ...source, ...Object.fromEntries(lists.map(([name]) => [name, []])) }
  const seen = permit(withoutLists) as Record<string, unknown[] | undefined>
  for (const [name, list] of lists) {
    const shown: unknown[] = []
    if (!seen[name]) continue
    seen[name] = shown
    await inPieces(list, AT_ONCE, (piece) => {
      const some = permit({ [name]: piece } as unknown as Source) as Record<string, unknown[]>
      shown.push(...(some[name] ?? []))
    })
  }
  return seen
}

/** Null where nothing may be seen. */
function compile(rules: AnyRules, rights: Rights): Permit | null {
  if (typeof rules === 'string' || isFieldList(rules)) return isSeen(rules, rights.grants) ? (value) => value : null
  if (isEach(rules)) {
    const permit = compile(rules.each, rights)
    return permit && ((values) => (values as unknown[]).map(permit))
  }
  if (isKinds(rules)) return compileKinds(rules.kinds, rights)
  return compileObject(rules, rights)
}

function compileKinds(kinds: Record<string, AnyRules>, rights: Rights): Permit {
  const permits = new Map(Object.entries(kinds).map(([kind, rules]) => [kind, compile(rules, rights)]))
  return (value) => {
    const permit = permits.get((value as { type: string }).type)
    if (!permit) throw new Error('something is shared of a kind that has no rules')
    return permit(value)
  }
}

function compileObject(rules: Record<string, AnyRules>, rights: Rights): Permit | null {
  const { later } = rights
  const permits = Object.entries(rules)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, rule]) => {
      const permit = compile(rule, rights)
      return permit ? [{ key, permit, isLater: later?.names.has(key) }] : []
    })
  if (permits.length === 0) return null
  return (value) => {
    if (value === null) return null
    const seen: Record<string, unknown> = {}
    for (const { key, permit, isLater } of permits) {
      const field = (value as Record<string, unknown>)[key]
      if (field === undefined) continue
      if (isLater) later?.add.push(() => void (seen[key] = permit(field)))
      else seen[key] = permit(field)
    }
    return seen
  }
}

function isFieldList(rules: AnyRules): rules is Rule {
  return Array.isArray(rules)
}

function isEach(rules: AnyRules): rules is { each: AnyRules } {
  return Object.keys(rules).join(' ') === 'each'
}

function isKinds(rules: AnyRules): rules is { kinds: Record<string, AnyRules> } {
  return Object.keys(rules).join(' ') === 'kinds'
}
