import type { StatedFact } from '../facts/between.ts'
import type { CategoryKind } from '../facts/category-kinds.ts'
import { findFact } from '../facts/facts.ts'
import { readClasses } from '../facts/read-fact.ts'
import { readPlainNumber } from '../values/figure.ts'
import { judge, knownFrom } from './judge.ts'
import type { Judged, Known, Verdict } from './judge.ts'
import type { FitAnswer, PlaceCode } from './place-names.ts'
import type { Asks, Demand, Place, PlaceRule, Said, Way } from './place.ts'
import { places } from './places.ts'

/** Whether a product fits a place, and what decides it. */
export interface Fit {
  place: PlaceCode
  answer: FitAnswer
  demands: readonly JudgedDemand[]
}

export interface JudgedDemand {
  name: Said
  answer: FitAnswer
  /** Those that are not switched off, in the order of the table. */
  ways: readonly JudgedWay[]
}

/** A way with the operator's threshold in place of its own. */
export interface JudgedWay {
  way: Way
  verdict: Verdict
  /** Its bound, and the one that its source asks together with it. */
  bounds: readonly Judged[]
}

export interface Circumstances {
  /** Of the category. */
  kinds: ReadonlySet<CategoryKind>
  /** What operators have changed, of all places. */
  rules: readonly PlaceRule[]
}

/** The places for which products of a category are asked, in their order. */
export function placesOf(kinds: ReadonlySet<CategoryKind>): Place[] {
  return places.filter(({ of }) => of.some((kind) => kinds.has(kind)))
}

/**
 * Whether what a product states meets all that a place asks. A demand is met if one of its ways is; it fails if one fails and none is met
 * or open. Nothing is guessed: what no fact says is not stated (decisions/208).
 */
export function fitOf(place: Place, stated: readonly StatedFact[], circumstances: Circumstances): Fit {
  return fitIn(place, knownFrom(stated, circumstances.kinds), circumstances)
}

/** The same for each place of the category. */
export function fitsOf(stated: readonly StatedFact[], circumstances: Circumstances): Fit[] {
  const known = knownFrom(stated, circumstances.kinds)
  return placesOf(circumstances.kinds).map((place) => fitIn(place, known, circumstances))
}

function fitIn({ code, demands }: Place, known: Known, { kinds, rules }: Circumstances): Fit {
  const own = rules.filter(({ place }) => place === code)
  const judged = demands
    .filter(
      ({ of, except = [] }) => (!of || of.some((kind) => kinds.has(kind))) && !except.some((kind) => kinds.has(kind)),
    )
    .map((demand) => judgeDemand(demand, known, own))
    .filter(({ ways }) => ways.length > 0)
  const answers = new Set(judged.map(({ answer }) => answer))
  const isDecided = answers.size > 0 && !answers.has('unstated')
  return { place: code, answer: answers.has('not') ? 'not' : isDecided ? 'fits' : 'unstated', demands: judged }
}

function judgeDemand({ name, ways }: Demand, known: Known, rules: readonly PlaceRule[]): JudgedDemand {
  const judged = ways.flatMap((way) => {
    const rule = rules.find((one) => one.way === way.code)
    return rule?.isOff ? [] : [judgeWay(withThreshold(way, rule?.threshold ?? null), known)]
  })
  const verdicts = new Set(judged.map(({ verdict }) => verdict))
  const isFailed = verdicts.has('failed') && !verdicts.has('open')
  return { name, ways: judged, answer: verdicts.has('met') ? 'fits' : isFailed ? 'not' : 'unstated' }
}

function judgeWay(way: Way, known: Known): JudgedWay {
  const bounds = [way, way.also].flatMap((bound) => (bound ? [judge(bound, known)] : []))
  return { way, bounds, verdict: togetherOf(bounds.map(({ verdict }) => verdict)) }
}

/** Of bounds that are asked together: one that fails decides, and all must be met. */
function togetherOf(verdicts: readonly Verdict[]): Verdict {
  const has = (verdict: Verdict) => verdicts.includes(verdict)
  if (has('failed')) return 'failed'
  if (has('open')) return 'open'
  if (has('met')) return verdicts.every((verdict) => verdict === 'met') ? 'met' : 'part'
  return has('silent') ? 'silent' : 'unstated'
}

function withThreshold(way: Way, threshold: string | null): Way {
  const read = threshold === null ? undefined : readThreshold(way, threshold)
  return read && 'asks' in read ? { ...way, asks: read.asks } : way
}

/** Why a threshold is refused: no class of the fact's scale, no figure, a figure far from the source's, or a way that takes none. */
export type ThresholdFault = 'noClass' | 'noFigure' | 'farOff' | 'takesNone'

/** An operator's figure may be so many times the source's own, or so small a part of it. */
export const MOST_TIMES = 4

/** An operator's class or figure for a way, as it asks then. */
export function readThreshold({ fact: code, asks }: Way, text: string): { asks: Asks } | { fault: ThresholdFault } {
  const fact = findFact(code)
  if (!fact || 'is' in asks) return { fault: 'takesNone' }
  if (fact.kind === 'class') {
    const [own] = 'atLeast' in asks ? readClasses(fact, String(asks.atLeast)).readings : []
    const { readings, classes, others, rest } = readClasses(fact, text)
    const [read] = readings
    const [atLeast] = classes
    const isOne = readings.length === 1 && classes.length === 1 && read?.low === read?.high
    const isWhole = rest === '' && others.length === 0
    return isOne && isWhole && read?.scale === own?.scale && atLeast ? { asks: { atLeast } } : { fault: 'noClass' }
  }
  const figure = readPlainNumber(text)
  if (figure == null) return { fault: 'noFigure' }
  const own = 'atMost' in asks ? asks.atMost : Number(asks.atLeast)
  if (!(figure >= own / MOST_TIMES && figure <= own * MOST_TIMES)) return { fault: 'farOff' }
  return { asks: 'atMost' in asks ? { atMost: figure } : { atLeast: figure } }
}
