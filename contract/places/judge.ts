import { contradictions, derivedFacts } from '../facts/between.ts'
import type { StatedFact, StatedValue } from '../facts/between.ts'
import type { CategoryKind } from '../facts/category-kinds.ts'
import type { ClassFact } from '../facts/fact.ts'
import { findFact } from '../facts/facts.ts'
import { isAtLeast, readingsOf } from '../facts/read-fact.ts'
import type { Reading } from '../facts/read-fact.ts'
import type { Asks, Bound, Said } from './place.ts'

/**
 * How what is stated stands to a bound. `open`: it may meet it or not, as R10/R11 stands to R11, or contradicts another fact; `silent`: it
 * says nothing on that scale; `part`: of bounds that are asked together some are met, and another is not stated.
 */
export type Verdict = 'met' | 'failed' | 'open' | 'silent' | 'part' | 'unstated'

/** A bound beside what is stated of its fact. */
export interface Judged extends Bound {
  verdict: Verdict
  values: readonly StatedValue[]
  /** Where the fact is not stated itself and a norm derives it: the facts that it follows from, and the norm. */
  derived?: { from: readonly string[]; source: Said }
  /** The facts that it contradicts, by a norm. */
  contradicts?: readonly string[]
  /** What the values say on another scale too, by a norm: A1fl of stone is A1. */
  onBoth?: readonly StatedValue[]
  /** Whether the values are those on both scales. */
  isOnBoth?: boolean
}

/** What is known of a product: facts that it states, those that norms derive from them, and those that contradict each other. */
type Stated = Pick<Judged, 'values' | 'derived' | 'contradicts' | 'onBoth'>
export type Known = ReadonlyMap<string, Stated>

export function knownFrom(stated: readonly StatedFact[], kinds: ReadonlySet<CategoryKind>): Known {
  const own = stated.map((one) => [one.code, { values: one.values ?? [one] }] as const)
  const derived = derivedFacts(stated, kinds).map(
    ({ code, value, from, source }) =>
      [code, { values: [derivedValue(code, value)], derived: { from, source } }] as const,
  )
  const known = new Map<string, Stated>([...derived, ...own])
  for (const { codes } of contradictions(stated, kinds))
    for (const code of codes) {
      const one = known.get(code)
      if (one) known.set(code, { ...one, contradicts: codes.filter((other) => other !== code) })
    }
  const fire = known.get('fire-en')
  if (fire && (kinds.has('tile') || kinds.has('stone'))) known.set('fire-en', { ...fire, onBoth: fire.values.map(onWallAndFloor) }) // prettier-ignore
  return known
}

const A1 = 6

/** Decision 96/603/EC takes ceramic, glass and stone for A1 and A1fl alike, and both are asked the same tests. */
function onWallAndFloor(value: StatedValue): StatedValue {
  const { readings = [], texts = [] } = value
  const isA1 = readings.length > 0 && readings.every(({ low, scale }) => low === A1 && scale !== 'L')
  if (!isA1) return value
  const both = ['', 'fl'].map((scale) => ({ scale, low: A1, high: A1, parts: {} }))
  const [text = 'A1', zh = text] = texts
  const other = text.includes('fl') ? 'A1' : 'A1fl'
  return { readings: both, texts: [`${text} (here as good as ${other})`, `${zh}（等同 ${other}）`] }
}

/** A class or figure as `derivedFacts` writes it: `B1`, `≥ C`, `≤ 0.5`, `0.60–0.75`. */
function derivedValue(code: string, value: string): StatedValue {
  const fact = findFact(code)
  if (fact?.kind === 'class') return { readings: readingsOf(fact, value), texts: [value] }
  const [low = '', high = low] = value.startsWith('≤') ? ['', value.slice(1)] : value.split('–')
  return { low: low === '' ? null : Number(low), high: Number(high), texts: [value] }
}

export function judge({ fact: code, asks, derivedOn }: Bound, known: Known): Judged {
  const own = known.get(code)
  if (!own || (own.derived && derivedOn !== undefined && !isStatedOn(derivedOn, own.derived.from, known)))
    return { fact: code, asks, verdict: 'unstated', values: [] }
  const on = (values: readonly StatedValue[]) => verdictOf(values.map((value) => verdictOn(code, asks, value)))
  const verdict = on(own.values)
  const both = verdict === 'silent' && own.onBoth ? on(own.onBoth) : verdict
  const isOnBoth = own.onBoth !== undefined && both !== verdict
  const values = isOnBoth && own.onBoth ? own.onBoth : own.values
  return { fact: code, asks, ...own, values, isOnBoth, verdict: own.contradicts ? 'open' : both }
}

function isStatedOn(scale: string, from: readonly string[], known: Known): boolean {
  const readings = from
    .flatMap((code) => known.get(code)?.onBoth ?? known.get(code)?.values ?? [])
    .flatMap((value) => value.readings ?? [])
  return readings.some((reading) => reading.scale === scale)
}

/** Of several values only what all of them say counts. */
function verdictOf(all: readonly Verdict[]): Verdict {
  const [first = 'silent', ...others] = new Set(all)
  return others.length === 0 ? first : 'open'
}

function verdictOn(code: string, asks: Asks, value: StatedValue): Verdict {
  const fact = findFact(code)
  if ('is' in asks) return value.isYes === undefined ? 'silent' : value.isYes ? 'met' : 'failed'
  if (fact?.kind === 'class') return 'atLeast' in asks ? ofClass(fact, String(asks.atLeast), value) : 'silent'
  return ofAmount(asks, value)
}

function ofClass(fact: ClassFact, atLeast: string, { readings = [] }: StatedValue): Verdict {
  const [asked] = readingsOf(fact, atLeast)
  const own = readings.find(({ scale }) => scale === asked?.scale)
  if (!asked || !own) return 'silent'
  if (isAtLeast(fact, own, asked)) return 'met'
  return isSurelyBelow(fact, own, asked) ? 'failed' : 'open'
}

function isSurelyBelow(fact: ClassFact, own: Reading, asked: Reading): boolean {
  if (own.high < asked.low) return true
  // The best class has no parts; whether a lower one has those that it does not state is open.
  const last = (fact.scales.find(({ key }) => key === own.scale)?.classes.length ?? 1) - 1
  const isPartBelow = Object.entries(asked.parts).some(([key, place]) => (own.parts[key] ?? place) < place)
  return isPartBelow && own.high < last
}

/** No product has so many times what a place asks at least: it is in another unit, or mistyped. */
const TOO_MANY_TIMES = 50

function ofAmount(asks: Asks, { low, high }: StatedValue): Verdict {
  if (low == null && high == null) return 'silent'
  // No place asks for an amount that may be below 0: it was mistyped.
  if ((low ?? high ?? 0) < 0) return 'silent'
  const [least, most] = [low ?? -Infinity, high ?? Infinity]
  if ('atLeast' in asks) {
    const bound = Number(asks.atLeast)
    if (least >= bound * TOO_MANY_TIMES) return 'silent'
    return least >= bound ? 'met' : most < bound ? 'failed' : 'open'
  }
  if (!('atMost' in asks)) return 'silent'
  return most <= asks.atMost ? 'met' : least > asks.atMost ? 'failed' : 'open'
}
