import type { ClassFact, Fact } from '../../contract/facts/fact.ts'
import { otherScalesOf } from '../../contract/facts/between.ts'
import type { StatedFact, StatedValue } from '../../contract/facts/between.ts'
import type { FactOfValue } from '../../contract/facts/fact-schemas.ts'
import { findFact } from '../../contract/facts/facts.ts'
import { normInForce, normsText } from '../../contract/facts/norms-text.ts'
import { readingsOf } from '../../contract/facts/read-fact.ts'
import type { Reading } from '../../contract/facts/read-fact.ts'

/** A value as it is stored, or the texts of its choice. */
export interface StoredValue {
  low: number | null
  high: number | null
  isYes: boolean | null
  texts: readonly string[]
}

/** What the table of facts says of the values of an attribute; undefined for a code that it no longer has. */
export function factOfValues(code: string, values: readonly StoredValue[]): FactOfValue | undefined {
  const fact = findFact(code)
  if (fact?.kind !== 'class') return fact && { ...aboutOf(fact), ranks: ranksOfAmounts(fact, values) }
  const key = [code, ...values.flatMap(({ texts }) => texts)].join('\n')
  const known = kept.get(key)
  if (known) return known
  // A text that is no class of the norm is not stated by it.
  const isRead = readingsOfAll(fact, values).length > 0
  const about = isRead ? aboutOf(fact) : { ...aboutOf(fact), norm: '', enNorm: '', normInForce: '' }
  const found = { ...about, ranks: ranksOfClasses(fact, values) }
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, found)
  return found
}

/** Distinct texts of choices are few; the limit only bounds a catalogue that has a choice of its own for each product. */
const MOST_KEPT = 5_000
const kept = new Map<string, FactOfValue>()

/**
 * The values of an attribute as norms derive from them and as places judge them: of a class the lowest reading first. What was not read is
 * there as well, and decides nothing. Undefined for words without an order.
 */
export function statedFactOf(code: string, values: readonly StoredValue[]): StatedFact | undefined {
  const fact = findFact(code)
  if (!fact || fact.kind === 'choice' || values.length === 0) return undefined
  const all = values.map((value) => statedValueOf(fact, value))
  const [first] = all
  if (fact.kind !== 'class') return { code, ...(all.length === 1 ? first : { values: all }) }
  const read = all.some(({ readings = [] }) => readings.length === 0)
    ? []
    : all.flatMap(({ readings = [] }) => readings)
  return { code, readings: read.toSorted((one, other) => one.low - other.low), values: all }
}

function statedValueOf(fact: Fact, { low, high, isYes, texts }: StoredValue): StatedValue {
  if (fact.kind === 'class') return { readings: texts.some(isDoubted) ? [] : readingsOfTexts(fact, texts), texts }
  if (fact.kind === 'number') return { low, high: high ?? low }
  return isYes === null ? { texts } : { isYes }
}

/** What takes back a class that is written beside it: it was not tested, is not known yet, or is not reached. */
const DOUBT = new RegExp(
  [
    String.raw`\b(?:not (?:yet )?(?:tested|certified|available|known|confirmed)|untested|uncertified|unconfirmed|pending|expected|estimated|on request|approx(?:imately)?|about|circa|ca|formerly|discontinued|to be (?:tested|confirmed)|tb[acd]|nicht geprüft|ungeprüft|auf anfrage)\b`,
    String.raw`\b(?:below|under|less than|worse than|lower than)\b|[<＜](?!=)|[?？]`,
    '未[经做]?[检测试验]|待[检测定确]|尚未|预计|预期|估计|大?约|左右|低于|小于|不足|未达|原为|曾为',
  ].join('|'),
  'iu',
)

function isDoubted(text: string): boolean {
  return DOUBT.test(text)
}

const abouts = new WeakMap<Fact, Omit<FactOfValue, 'ranks'>>()

function aboutOf(fact: Fact): Omit<FactOfValue, 'ranks'> {
  const known = abouts.get(fact)
  if (known) return known
  const others = [...new Set(otherScalesOf(fact, '').map(({ code }) => code))]
  const [norm, enNorm] = [normsText(fact, 'zh'), normsText(fact, 'en')]
  const about = { code: fact.code, others, norm, enNorm, normInForce: normInForce(fact) }
  abouts.set(fact, about)
  return about
}

function ranksOfClasses(fact: ClassFact, values: readonly StoredValue[]): FactOfValue['ranks'] {
  const read = fact.isBetter ? readingsOfAll(fact, values) : []
  if (read.length === 0) return null
  const byScale = Map.groupBy(read, ({ scale }) => scale)
  return [...byScale].map(([scale, all]) => ({ scale, ranks: worstOf(all.map((one) => ranksOfReading(fact, one))) }))
}

function ranksOfAmounts(fact: Fact, values: readonly StoredValue[]): FactOfValue['ranks'] {
  if (fact.kind !== 'number' || fact.better === null) return null
  const worst = values.flatMap(({ low, high }) => {
    if (low === null) return []
    return fact.better === 'more' ? [low] : [-(high ?? low)]
  })
  return worst.length === 0 ? null : [{ scale: '', ranks: [Math.min(...worst)] }]
}

/** The place of the class and of its parts: −1 for a part that is not stated. The best class has none, and counts as the best of each. */
function ranksOfReading({ scales, parts = [] }: ClassFact, reading: Reading): number[] {
  const classes = scales.find(({ key }) => key === reading.scale)?.classes ?? []
  const isBest = reading.low === classes.length - 1
  return [reading.low, ...parts.map(({ key, classes: own }) => reading.parts[key] ?? (isBest ? own.length - 1 : -1))]
}

/** Of several values the worst in each respect, as it is nowhere said which of them counts. */
function worstOf(all: readonly (readonly number[])[]): number[] {
  return (all[0] ?? []).map((_, place) => Math.min(...all.map((ranks) => ranks[place] ?? -1)))
}

/** The readings of all values; none if one of them could not be read. */
function readingsOfAll(fact: ClassFact, values: readonly StoredValue[]): readonly Reading[] {
  const read = values.map(({ texts }) => readingsOfTexts(fact, texts))
  return read.some(({ length }) => length === 0) ? [] : read.flat()
}

/** The readings of the first text that can be read. */
function readingsOfTexts(fact: ClassFact, texts: readonly string[]): readonly Reading[] {
  return texts.map((text) => readingsOf(fact, text)).find(({ length }) => length > 0) ?? []
}
