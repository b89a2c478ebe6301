import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { previewLink } from './shown-calls.ts'
import type { SharedView } from './shown-calls.ts'
import { difference } from './difference.ts'
import type { Difference } from './difference.ts'
import { approvalRuleOf } from './approval-rules.ts'
import { atOnce } from '../pauses.ts'
import { differenceOf as differenceWithPauses } from './difference-of.ts'
import { fieldsOfPreset, presets, sharedKinds } from './links.ts'
import { filledView } from '../testing/sharing/filled.ts'
import { permittedView } from '../testing/sharing/permitted.ts'

const differenceOf = (before: SharedView, after: SharedView) =>
  atOnce(differenceWithPauses(before, after, approvalRuleOf(null)))

const NOTHING: Difference = { added: [], removed: [], replaced: [], changed: [] }

/** Every text, figure, list and null of a view's content, by its path, except today's facts. */
function placesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  const within = Object.entries(value).filter(([key]) => key !== 'now' && key !== 'pictures')
  return within.flatMap(([key, one]) => placesOf(one, [...path, key]))
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((at, key) => (at as Record<string, unknown>)[key], value)
}

function withValue(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put
  const all: unknown = Array.isArray(value) ? [...value] : { ...(value as object) }
  const record = all as Record<string, unknown>
  record[key] = withValue(record[key], rest, put)
  return all
}

/** The view with another's values at these paths. */
function mixed(view: SharedView, other: SharedView, paths: readonly string[][]): SharedView {
  return paths.reduce((so, path) => withValue(so, path, valueAt(other, path)) as SharedView, view)
}

const isEmpty = (told: Difference) => Object.values(told).every((all) => all.length === 0)

describe.each(sharedKinds)('two states of a %s', (kind) => {
  const before = filledView(kind)
  const after = filledView(kind, 3002)
  const places = placesOf(before[kind], [kind])
  const someStates = fc.tuple(fc.subarray(places, { maxLength: 12 }), fc.subarray(places, { maxLength: 12 }))

  it("have no difference if only today's facts differ", () => {
    expect(differenceOf(before, filledView(kind))).toEqual(NOTHING)
    const today = JSON.parse(
      JSON.stringify(before, (key: string, value: unknown) =>
        key === 'now' || key === 'pictures' ? undefined : value,
      ),
    ) as SharedView
    expect([differenceOf(before, today), differenceOf(today, before)]).toEqual([NOTHING, NOTHING])
  })

  it('show every single change', () => {
    const others = places.filter((path) => valueAt(before, path) !== valueAt(after, path))
    expect(others.length).toBeGreaterThan(places.length / 2)
    const untold = others.filter((path) => isEmpty(differenceOf(before, mixed(before, after, [path]))))
    expect(untold).toEqual([])
    const emptied = places
      .map((path) => previewLink.output.safeParse(withValue(before, path, null)))
      .flatMap(({ data }) => data ?? [])
    expect(emptied.length).toBeGreaterThan(1)
    expect(emptied.filter((state) => isEmpty(differenceOf(before, state)))).toEqual([])
  })

  it('show the same fields in both directions', () => {
    fc.assert(
      fc.property(someStates, ([some, others]) => {
        const [one, other] = [mixed(before, after, some), mixed(before, after, others)]
        const [there, back] = [differenceOf(one, other), differenceOf(other, one)]
        expect(difference.parse(there)).toEqual(there)
        expect([there.added, there.removed].map(idsOf)).toEqual([back.removed, back.added].map(idsOf))
        const pairs = there.replaced.map(({ from, to }) => `${from.id} ${to.id}`)
        expect(pairs.sort()).toEqual(back.replaced.map(({ from, to }) => `${to.id} ${from.id}`).sort())
        const fieldsOf = ({ changed }: Difference) =>
          changed.flatMap(({ fields }) => fields.map(({ field, from, to }) => [field, from, to]))
        const turned = fieldsOf(back).map(([field, from, to]) => [field, to, from])
        expect(sorted(fieldsOf(there))).toEqual(sorted(turned))
        const areSame = JSON.stringify(one) === JSON.stringify(other)
        expect(isEmpty(there)).toBe(areSame)
      }),
      { numRuns: 60 },
    )
  })

  it.each(presets)('show only common fields if one has the preset %s', (preset) => {
    const fields = fieldsOfPreset(preset, kind)
    expect(differenceOf(before, permittedView(before, fields))).toEqual(NOTHING)
    expect(differenceOf(permittedView(before, fields), before)).toEqual(NOTHING)
  })
})

const idsOf = (all: Difference['added']) => all.map(({ id }) => id ?? '').sort()
const sorted = (all: unknown[]) => all.map((one) => JSON.stringify(one)).sort()
