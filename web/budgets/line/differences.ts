import type { SumTerms } from '../../../contract/budgets/arithmetic/amounts.ts'
import { parseDecimal, printDecimal } from '../../../contract/budgets/arithmetic/decimal.ts'
import { createSums } from '../../../contract/budgets/arithmetic/sums.ts'
import type { Offer } from '../../../contract/budgets/calls.ts'
import { allocationsOf, lineIn } from '../../../contract/budgets/choosing.ts'
import type { Entry, Line } from '../../../contract/budgets/entries.ts'
import type { LineFigures } from '../../../contract/budgets/figures.ts'
import { worseningOf, type Worsening } from '../../../contract/facts/ranks.ts'
import type { TableEdit } from '../table/table-props.ts'

/** By how much an amount changes; negative where it becomes less. In major units of the base currency. One amount where prices are agreed. */
export interface AmountDifference {
  low: string
  high: string
}

/** Computes what edits would do to the list's total. */
export interface Effects {
  /** A line's figures as the list stands. */
  figures: (lineId: string) => LineFigures | undefined
  /** By how much the total would change. */
  of: (edit: TableEdit) => AmountDifference
  /** A line's figures if it stood in the place of an existing one. */
  inPlaceOf: (lineId: string, line: Line) => LineFigures | undefined
}

/** More digits than any currency's minor unit has. */
const DIGITS = 4

/** Tries edits on sums of its own; the list stays unchanged. */
export function effectsOn(terms: SumTerms, items: ReadonlyMap<string, Entry>): Effects {
  const sums = createSums(terms, items)
  const before = sums.totals()
  const tried = <Found>(edit: TableEdit, look: () => Found): Found => {
    const { put = [], remove = [] } = edit
    sums.change({ put, remove })
    const found = look()
    const [known, fresh] = [put.flatMap(({ id }) => items.get(id) ?? []), put.filter(({ id }) => !items.has(id))]
    const gone = remove.flatMap((id) => items.get(id) ?? [])
    sums.change({ put: [...known, ...gone], remove: fresh.map(({ id }) => id) })
    return found
  }
  return {
    figures: (lineId) => sums.figures(lineId),
    of: (edit) =>
      tried(edit, () => {
        const after = sums.totals()
        const [high, chosen] = [minus(after.high, before.high), minus(after.chosen, before.chosen)]
        // Where an agreed price comes or goes, list prices do not say what counts.
        return chosen === high ? { low: minus(after.low, before.low), high } : { low: chosen, high: chosen }
      }),
    inPlaceOf: (lineId, line) => {
      const there = lineIn(items, lineId)
      if (!there) return undefined
      const placed: Line = { ...line, id: lineId, alternativeOf: there.alternativeOf }
      return tried({ put: [{ type: 'line', ...placed }] }, () => sums.figures(lineId))
    },
  }
}

function minus(one: string, other: string): string {
  return printDecimal(parseDecimal(one, DIGITS) - parseDecimal(other, DIGITS), DIGITS)
}

/** A property that each of several SKUs states, and its values. */
export interface SharedProperty {
  id: string
  name: string
  enName: string
  unit: string | null
  values: readonly { value: string; enValue: string }[]
  /** Whether all values are the same. */
  isSame: boolean
  /** How the fact of one of the others is worse than that of the first. */
  worse?: Worsening
}

/** The properties that all given offers state, in the order of the first offer. Those that are worse come first, then others that differ. */
export function sharedProperties(offers: readonly Pick<Offer, 'attributes'>[]): SharedProperty[] {
  const [first, ...others] = offers
  if (!first) return []
  const shared = first.attributes.flatMap(({ id, name, enName, unit, value, enValue, fact }): SharedProperty[] => {
    const found = others.flatMap(({ attributes }) => attributes.find((one) => one.id === id) ?? [])
    if (found.length < others.length) return []
    const values = [{ value, enValue }, ...found.map((one) => ({ value: one.value, enValue: one.enValue }))]
    const worse = found.map((one) => worseningOf(fact, one.fact)).find((one) => one !== undefined)
    return [
      { id, name, enName, unit, values, isSame: values.every((one) => one.value === value), ...(worse && { worse }) },
    ]
  })
  const placeOf = ({ isSame, worse }: SharedProperty) => (worse ? 0 : 1 + Number(isSame))
  return shared.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The facts of an offer that another does not state at all. */
export function lostFacts(own: Pick<Offer, 'attributes'>, other: Pick<Offer, 'attributes'>): LostFact[] {
  const stated = new Set(other.attributes.map(({ id }) => id))
  return own.attributes.flatMap((attribute) => {
    const worse = stated.has(attribute.id) ? undefined : worseningOf(attribute.fact, null)
    return worse ? [{ ...attribute, worse }] : []
  })
}

type LostFact = Offer['attributes'][number] & { worse: Worsening }

/** Whether the line has no quantity anywhere. Then offers make no difference to the total. */
export function isForNothing(items: ReadonlyMap<string, Entry>, line: Line): boolean {
  return allocationsOf(items, line.alternativeOf ?? line.id).length === 0
}
