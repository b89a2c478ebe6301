import type { ReactNode } from 'react'

/** A value that can be ticked. */
export interface FacetValue {
  id: string
  name: string
  /** What it is found by besides its name, such as its name in the other language. */
  otherNames?: string
  /** How many products it would list; absent while that is not known. */
  count: number | undefined
  /** Before the name, such as a swatch. */
  mark?: ReactNode
  /** How far below another value; 0 where absent. */
  depth?: number
}

/** Those that would list most first; equal ones stay as they were. */
export function byCount<Value extends FacetValue>(values: readonly Value[]): Value[] {
  return [...values].sort((first, second) => (second.count ?? 0) - (first.count ?? 0))
}

/** The first few, every ticked one, and what stands below one that is ticked. */
export function leadingValues(values: readonly FacetValue[], ticked: readonly string[], few: number): FacetValue[] {
  const tops = values.filter(({ depth = 0 }) => depth === 0)
  const leading = new Set(tops.slice(0, few))
  return values.filter((value) => leading.has(value) || (value.depth ?? 0) > 0 || ticked.includes(value.id))
}

/** All of them, unless none would list anything: rows of zeros say no more than the empty list. What is ticked stays. */
export function worthShowing<Value extends FacetValue>(values: readonly Value[], ticked: readonly string[]): Value[] {
  const hasSome = values.some(({ count }) => count !== 0)
  return values.filter(({ id }) => hasSome || ticked.includes(id))
}

/** Whether a value is meant by these words, in either language. */
export function isNamedByWords({ name, otherNames = '' }: FacetValue, words: string): boolean {
  const text = `${name} ${otherNames}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The list with a value ticked or not; where only one may be, with that alone. */
export function withTick(ticked: readonly string[], id: string, isTicked: boolean): string[] {
  const others = ticked.filter((other) => other !== id)
  return isTicked ? [...others, id] : others
}
