import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { getBoard } from '../../../contract/boards/calls.ts'
import { getBudget } from '../../../contract/budgets/calls.ts'
import { linkFieldNames, fieldsOfPreset, presets, sharedKinds } from '../../../contract/sharing/links.ts'
import type { SharedKind } from '../../../contract/sharing/links.ts'
import { boardRules, budgetRules, folderRules, isSeen } from '../../../contract/sharing/rules.ts'
import type { Grant, Rule, RulesOf } from '../../../contract/sharing/rules.ts'
import { sharedBoard, sharedBudget, sharedFolder } from '../../../contract/sharing/views.ts'
import { compileRules } from './permit.ts'

/**
 * Checks that every field of boards, lists and folders has a rule, and that each preset and each field shows exactly what the rules
 * say.
 */

/** The paths of all leaves: `lines[].price.low`, and `items[sku].x` for a union by type. */
function leavesOf(schema: z.ZodType, path = ''): string[] {
  const def = schema.def as unknown as { type: string } & Record<string, unknown>
  const inner = (name: string) => def[name] as z.ZodType
  switch (def.type) {
    case 'object':
      return Object.entries(def['shape'] as Record<string, z.ZodType>).flatMap(([key, field]) =>
        leavesOf(field, path === '' ? key : `${path}.${key}`),
      )
    case 'array':
      return leavesOf(inner('element'), `${path}[]`).map((leaf) => (leaf === `${path}[]` ? path : leaf))
    case 'optional':
    case 'nullable':
    case 'default':
      return leavesOf(inner('innerType'), path)
    case 'pipe':
      return leavesOf(inner('out'), path)
    case 'union': {
      const options = def['options'] as z.ZodType[]
      if (def['discriminator'] === undefined) return [path]
      return options.flatMap((option) => leavesOf(option, `${path.replace(/\[\]$/, '')}[${typeOf(option)}]`))
    }
    default:
      return [path]
  }
}

function typeOf(option: z.ZodType): string {
  const { shape } = option.def as unknown as { shape: { type: { def: { values: string[] } } } }
  return shape.type.def.values[0] ?? ''
}

type AnyRules = Rule | { [key: string]: AnyRules }

/** The rule of every path that has one. A rule above a leaf holds for all leaves below it. */
function rulesAt(rules: AnyRules, path = ''): Map<string, Rule> {
  if (typeof rules === 'string' || Array.isArray(rules)) return new Map([[path, rules as Rule]])
  const { each, kinds, ...fields } = rules as Record<string, AnyRules>
  if (each !== undefined) return rulesAt(each, `${path}[]`)
  const entries: [string, AnyRules][] =
    kinds === undefined
      ? Object.entries(fields).map(([key, rule]) => [path === '' ? key : `${path}.${key}`, rule])
      : Object.entries(kinds).map(([kind, rule]) => [`${path.replace(/\[\]$/, '')}[${kind}]`, rule as AnyRules])
  return new Map(entries.flatMap(([key, rule]) => [...rulesAt(rule, key)]))
}

/** The rule that holds for a leaf. */
function ruleOf(leaf: string, rules: ReadonlyMap<string, Rule>): Rule | undefined {
  const own = rules.get(leaf)
  if (own) return own
  const above = [...rules].find(
    ([path, rule]) => rule === 'never' && (leaf.startsWith(`${path}.`) || leaf.startsWith(`${path}[`)),
  )
  return above?.[1]
}

const STANDING = leavesOf(sharedFolder)
  .filter((leaf) => leaf.startsWith('items[].now.') && !leaf.endsWith('.status'))
  .map((leaf) => leaf.replace('items[].now.', ''))

const LIST = [...leavesOf(getBudget.output), ...STANDING.map((leaf) => `lines[].now.${leaf}`)]

const KINDS: Record<SharedKind, { rules: AnyRules; shared: z.ZodType; source: string[] }> = {
  board: {
    rules: boardRules,
    shared: sharedBoard,
    source: [...leavesOf(getBoard.output), ...STANDING.map((leaf) => `items[sku].now.${leaf}`)],
  },
  budget: {
    rules: budgetRules,
    shared: sharedBudget,
    // What a version offers are lines of the list too.
    source: [
      ...LIST,
      ...LIST.flatMap((leaf) => (leaf.startsWith('lines[]') ? leaf.replace('lines', 'alternatives') : [])),
    ],
  },
  // Folders have a type of their own for this, for which `tsc` demands a rule for every field.
  folder: {
    rules: folderRules,
    shared: sharedFolder,
    source: [...rulesAt(folderRules).keys()],
  },
}

/** A value of the shape that rules expect, different at each leaf. */
function somethingFor(rules: AnyRules, path = ''): unknown {
  if (typeof rules === 'string' || Array.isArray(rules)) return `value of ${path}`
  const { each, kinds, ...fields } = rules as Record<string, AnyRules>
  if (each !== undefined) {
    const kindsOfEach = (each as { kinds?: Record<string, AnyRules> }).kinds
    if (kindsOfEach) return Object.keys(kindsOfEach).map((kind) => somethingOfKind(kindsOfEach, kind, path))
    return [somethingFor(each, `${path}[]`)]
  }
  if (kinds !== undefined) {
    const all = kinds as Record<string, AnyRules>
    return somethingOfKind(all, Object.keys(all).at(-1) ?? '', path)
  }
  return Object.fromEntries(
    Object.entries(fields).map(([key, rule]) => [key, somethingFor(rule, path === '' ? key : `${path}.${key}`)]),
  )
}

function somethingOfKind(kinds: Record<string, AnyRules>, kind: string, path: string): unknown {
  return { ...(somethingFor(kinds[kind] as AnyRules, `${path}[${kind}]`) as object), type: kind }
}

/** The paths at which a value is present. */
function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown) => {
      const type = (one as { type?: string } | null)?.type
      return pathsIn(one, type === undefined ? `${path}[]` : `${path}[${type}]`)
    })
  }
  if (typeof value !== 'object' || value === null) return [path]
  const type = (value as { type?: string }).type
  const own = type !== undefined && !path.endsWith(']') ? `${path}[${type}]` : path
  return Object.entries(value).flatMap(([key, one]) => pathsIn(one, own === '' ? key : `${own}.${key}`))
}

describe.each(sharedKinds)('what a link shows of a %s', (kind) => {
  const { rules, shared, source } = KINDS[kind]
  const byPath = rulesAt(rules)

  it('has an explicit rule for every field that there is', () => {
    expect(source.filter((leaf) => ruleOf(leaf, byPath) === undefined)).toEqual([])
    // No rule is left over: the rule of a renamed field would let the wrong thing through, or nothing.
    expect([...byPath.keys()].filter((path) => !source.some((leaf) => leaf === path || leaf.startsWith(path)))).toEqual(
      [],
    )
  })

  it('is described, field by field, by a schema of its own', () => {
    const seen = [...byPath].flatMap(([path, rule]) => (rule === 'never' ? [] : [path]))
    expect(leavesOf(shared).toSorted()).toEqual(seen.toSorted())
  })

  const wishes: [string, readonly Grant[]][] = [
    ['nothing', []],
    ...presets.map((preset): [string, Grant[]] => [`the preset ${preset}`, fieldsOfPreset(preset, kind)]),
    ...presets.map((preset): [string, Grant[]] => [
      `the preset ${preset} with ranges`,
      [...fieldsOfPreset(preset, kind), 'ranges'],
    ]),
    ...linkFieldNames.map((field): [string, Grant[]] => [`${field} alone`, [field, 'ranges']]),
    ...linkFieldNames.map((field): [string, Grant[]] => [`${field} and price`, [field, 'price', 'ranges']]),
    ['everything in one figure', linkFieldNames],
    ['everything', [...linkFieldNames, 'ranges']],
  ]
  it.each(wishes)('by the right to %s, is just what the rules say', (_right, grants) => {
    const rights = new Set(grants)
    const whole = somethingFor(rules)
    const permitted = compileRules<object>(rules as RulesOf<object>, { grants: rights })(whole as object)
    const expected = pathsIn(whole).filter((path) => isSeen(ruleOf(path, byPath) ?? 'never', rights))
    expect(pathsIn(permitted).toSorted()).toEqual(expected.toSorted())
    expect(JSON.stringify(permitted)).not.toMatch(/\{\}|undefined/)
  })
})

it('tells prices to nobody who may not see the price, whatever else they may see', () => {
  const rights = new Set<Grant>([...linkFieldNames.filter((field) => field !== 'price'), 'ranges'])
  for (const kind of sharedKinds) {
    const seen = [...rulesAt(KINDS[kind].rules)].filter(([, rule]) => isSeen(rule, rights)).map(([path]) => path)
    const amounts = /price|goods|tax|freight|low$|high$|chosen$|total|contingency|discount|markup|fx|currency|unpriced/i
    expect(seen.filter((path) => amounts.test(path))).toEqual([])
  }
})

it('tells the bounds of a range to nobody who has one figure, whatever else they may see', () => {
  const seen = [...rulesAt(KINDS.budget.rules)].filter(([, rule]) => isSeen(rule, new Set(linkFieldNames)))
  const bounds = /low$|high$|minPrice$|maxPrice$/i
  expect(seen.flatMap(([path]) => (bounds.test(path) ? path : []))).toEqual([])
})
