import type { ClassFact, Fact, NumberFact } from '../../contract/facts/fact.ts'
import type { FactOfValue } from '../../contract/facts/fact-schemas.ts'
import { findFact } from '../../contract/facts/facts.ts'
import { normInForce, normsText } from '../../contract/facts/norms-text.ts'
import { readClasses } from '../../contract/facts/read-fact.ts'
import type { Ranks } from '../../contract/facts/ranks.ts'

/** A value as it is stored, or the texts of its choices. */
export interface StoredValue {
  low: number | null
  high: number | null
  texts: readonly string[]
}

/** What the table of facts says of the values of an attribute; undefined for a code that it no longer has. */
export function factOfValues(code: string, values: readonly StoredValue[]): FactOfValue | undefined {
  const fact = findFact(code)
  if (!fact) return undefined
  return { ...aboutOf(fact), ranks: ranksOf(fact, values) }
}

const abouts = new WeakMap<Fact, Omit<FactOfValue, 'ranks'>>()

function aboutOf(fact: Fact): Omit<FactOfValue, 'ranks'> {
  const known = abouts.get(fact)
  if (known) return known
  const [norm, enNorm] = [normsText(fact, 'zh'), normsText(fact, 'en')]
  const about = { code: fact.code, norm, enNorm, normInForce: normInForce(fact) }
  abouts.set(fact, about)
  return about
}

function ranksOf(fact: Fact, values: readonly StoredValue[]): FactOfValue['ranks'] {
  if (fact.kind === 'number') return ranksOfAmounts(fact, values)
  if (fact.kind !== 'class' || !fact.isBetter) return null
  const read = values.map(({ texts }) => readRanks(fact, texts))
  const byScale = Map.groupBy(read.flat(), ({ scale }) => scale)
  if (read.some(({ length }) => length === 0) || byScale.size === 0) return null
  return [...byScale].map(([scale, all]) => ({ scale, ranks: worstOf(all.map(({ ranks }) => ranks)) }))
}

function ranksOfAmounts({ better }: NumberFact, values: readonly StoredValue[]): FactOfValue['ranks'] {
  const worst = values.flatMap(({ low, high }) => {
    if (low === null) return []
    return better === 'more' ? [low] : [-(high ?? low)]
  })
  return better === null || worst.length === 0 ? null : [{ scale: '', ranks: [Math.min(...worst)] }]
}

/** Of several values the worst in each respect, as it is nowhere said which of them counts. */
function worstOf(all: readonly (readonly number[])[]): number[] {
  return (all[0] ?? []).map((_, place) => Math.min(...all.map((ranks) => ranks[place] ?? -1)))
}

/** Distinct texts of choices are few; the limit only bounds a catalogue that has a choice of its own for each product. */
const MOST_KEPT = 5_000
const kept = new Map<string, Ranks>()

/** The places of the classes that the first text which can be read states, and of their parts: −1 for a part that is not stated. */
function readRanks(fact: ClassFact, texts: readonly string[]): Ranks {
  const key = [fact.code, ...texts].join('\n')
  const known = kept.get(key)
  if (known) return known
  const readings = texts.map((text) => readClasses(fact, text).readings).find(({ length }) => length > 0) ?? []
  const read = readings.map(({ scale, low, parts }) => {
    const isBest = low === (fact.scales.find(({ key: own }) => own === scale)?.classes.length ?? 0) - 1
    const ofParts = (fact.parts ?? []).map((part) => parts[part.key] ?? (isBest ? part.classes.length - 1 : -1))
    return { scale, ranks: [low, ...ofParts] }
  })
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, read)
  return read
}
