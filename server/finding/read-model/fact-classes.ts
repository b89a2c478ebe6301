import type { ClassFact } from '../../../contract/facts/fact.ts'
import { findFact } from '../../../contract/facts/facts.ts'
import { isAtLeast, isAtMost, readClasses, readingsOf } from '../../../contract/facts/read-fact.ts'
import type { ClassBounds, Reading } from '../../../contract/facts/read-fact.ts'
import type { IsWantedValue } from './count/filters.ts'
import type { FacetDictionary } from './facet-dictionary.ts'
import type { ReadingGround } from './model.ts'

const classFacts = new WeakMap<ReadingGround, Map<string, ClassFact>>()

/** The row of the table of facts, with classes, that an attribute is. */
export function classFactOf(reading: ReadingGround, attributeId: string): ClassFact | undefined {
  const known = classFacts.get(reading) ?? new Map(reading.facts.flatMap(joinedClassFact))
  classFacts.set(reading, known)
  return known.get(attributeId)
}

function joinedClassFact({ id, fact: code }: ReadingGround['facts'][number]): [string, ClassFact][] {
  const fact = findFact(code)
  return fact?.kind === 'class' ? [[id, fact]] : []
}

export function isWithinClasses(fact: ClassFact, { low, high }: ClassBounds, own: Reading): boolean {
  return (!low || isAtLeast(fact, own, low)) && (!high || isAtMost(own, high))
}

/** `R11..`, `..R10`, `R10..R11`; undefined for other texts, and where an end is no class. */
export function readBounds(fact: ClassFact, text: string): ClassBounds | undefined {
  const [, from = '', to = ''] = /^(.*?)\.\.(.*)$/u.exec(text) ?? []
  const [low, high] = [from, to].map((end) => (end ? readClass(fact, end) : undefined))
  const isRead = (from || to) && Boolean(from) === Boolean(low) && Boolean(to) === Boolean(high)
  return isRead ? { low, high } : undefined
}

/** A text that is one class. */
export function readClass(fact: ClassFact, text: string): Reading | undefined {
  const { readings, others, rest } = readClasses(fact, text)
  const [only] = readings
  return only && readings.length === 1 && only.low === only.high && !others.length && !rest ? only : undefined
}

/** What a filter asks of a fact: values as they are written, and classes from one to another. */
export function wantedClasses(fact: ClassFact, list: readonly string[]): IsWantedValue {
  const exact = new Set(list)
  const bounds = list.flatMap((text) => readBounds(fact, text) ?? [])
  return (value) =>
    exact.has(value) ||
    (bounds.length > 0 &&
      readingsOf(fact, value).some((own) => bounds.some((asked) => isWithinClasses(fact, asked, own))))
}

/** The best class of each code on each scale, from 1; 0 for none. A value of several classes counts by its worst. */
export type Levels = readonly Uint8Array[]

const leveled = new WeakMap<FacetDictionary, { fact: ClassFact; size: number; levels: Levels }>()

/** The levels of a dictionary's codes; the same object until it grows. */
export function levelsOf(fact: ClassFact, dictionary: FacetDictionary): Levels {
  const known = leveled.get(dictionary)
  // Sets only grow.
  if (known?.fact === fact && known.size === dictionary.sets.length) return known.levels
  const { values, sets } = dictionary
  const levels = fact.scales.map(({ key }) => {
    const ofValue = values.map((value) =>
      Math.max(0, ...readingsOf(fact, value).map(({ scale, low }) => (scale === key ? low + 1 : 0))),
    )
    return Uint8Array.from(sets, (places) => places.reduce((best, place) => Math.max(best, ofValue[place] ?? 0), 0))
  })
  leveled.set(dictionary, { fact, size: sets.length, levels })
  return levels
}

/** How many have each class or a better one, by the counts of best levels: `R11..`. */
export function countsAtLeast(
  { scales }: ClassFact,
  counts: readonly Uint32Array[],
): { value: string; count: number }[] {
  return scales.flatMap(({ classes }, scale) => {
    let sum = 0
    const sums = classes.map((_, index) => {
      const place = classes.length - 1 - index
      sum += counts[scale]?.[place + 1] ?? 0
      return { value: `${classes[place]}..`, count: sum }
    })
    return sums.toReversed().filter(({ count }) => count > 0)
  })
}
