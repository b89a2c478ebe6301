import { searchedAs } from '../../../../contract/identity.ts'
import type { ReactNode } from 'react'

/** A value that can be ticked. */
export interface FacetValue {
  id: string
  name: string
  /** Other words that find it, such as its name in the other language. */
  otherNames?: string
  /** How many products it would list; undefined while unknown. */
  count: number | undefined
  /** Another filter of the same thing, quietly below its name. */
  aside?: FacetAside | undefined
  /** Shown before the name, such as a swatch. */
  mark?: ReactNode
  /** The depth below another value; 0 if absent. */
  depth?: number
}

interface FacetAside {
  text: string
  /** What it means, where somebody points at it. */
  why: string
  isOn: boolean
  onPress: () => void
}

/** Highest count first; equal ones keep their order. */
export function byCount<Value extends FacetValue>(values: readonly Value[]): Value[] {
  return [...values].sort((first, second) => (second.count ?? 0) - (first.count ?? 0))
}

/** The first few values, every ticked one, and the children of ticked ones. */
export function leadingValues(values: readonly FacetValue[], ticked: readonly string[], few: number): FacetValue[] {
  const tops = values.filter(({ depth = 0 }) => depth === 0)
  const leading = new Set(tops.slice(0, few))
  return values.filter((value) => leading.has(value) || (value.depth ?? 0) > 0 || ticked.includes(value.id))
}

/** All values, unless all counts are zero: then only the ticked ones. */
export function worthShowing<Value extends FacetValue>(values: readonly Value[], ticked: readonly string[]): Value[] {
  const hasSome = values.some(({ count }) => count !== 0)
  return values.filter(({ id }) => hasSome || ticked.includes(id))
}

/** Whether a value matches the words, in either language. */
export function isNamedByWords({ name, otherNames = '' }: FacetValue, words: string): boolean {
  const text = searchedAs(`${name} ${otherNames}`)
  return searchedAs(words)
    .split(' ')
    .every((word) => text.includes(word))
}

/** The list with a value ticked or unticked; where only one may be ticked, with that alone. */
export function withTick(ticked: readonly string[], id: string, isTicked: boolean): string[] {
  const others = ticked.filter((other) => other !== id)
  return isTicked ? [...others, id] : others
}
