import type { StatedFact } from '../facts/between.ts'
import type { CategoryKind } from '../facts/category-kinds.ts'
import { findFact } from '../facts/facts.ts'
import { readClasses } from '../facts/read-fact.ts'
import { readPlainNumber } from '../values/figure.ts'
import { judge, knownFrom } from './judge.ts'
import type { Judged, Known, Verdict } from './judge.ts'
import type { FitAnswer, PlaceCode } from './place-names.ts'
import type { Asks, Bound, Demand, Place, PlaceRule, Region, Said, Way } from './place.ts'
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
  way: Way & { isOwnThreshold?: boolean }
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

function isAskedOf({ of, except = [] }: Pick<Way, 'of' | 'except'>, kinds: ReadonlySet<CategoryKind>): boolean {
  return (!of || of.some((kind) => kinds.has(kind))) && !except.some((kind) => kinds.has(kind))
}

/** The places for which products of a category are asked, in their order, also those for which only some of them are. */
export function placesOf(kinds: ReadonlySet<CategoryKind>): Place[] {
  return places.filter((place) => isAskedOf(place, kinds) || statingIn(place, kinds).length > 0)
}

/** The facts of which a product of kinds that are not asked anyway states one, if it is asked. */
function statingIn({ alsoOf = [] }: Place, kinds: ReadonlySet<CategoryKind>): string[] {
  return alsoOf.flatMap(({ of, stating }) => (of.some((kind) => kinds.has(kind)) ? stating : []))
}

/**
 * Whether what a product states meets all that a place asks; undefined: it is not asked. A demand is met if the ways of one country are, or
 * those of none; it fails if some fail and none is met or open. Nothing is guessed: what no fact says is not stated (decisions/208).
 */
export function fitOf(place: Place, stated: readonly StatedFact[], circumstances: Circumstances): Fit | undefined {
  const asking = asksIn(place, circumstances)
  return isAsked(asking, stated) ? judgePlace(asking, knownFrom(stated, circumstances.kinds)) : undefined
}

const asked = new WeakMap<ReadonlySet<CategoryKind>, { rules: readonly PlaceRule[]; places: readonly AskingPlace[] }>()

/** The same for each place of the category. What the places ask of the same sets of kinds and rules is worked out once. */
export function fitsOf(stated: readonly StatedFact[], circumstances: Circumstances): Fit[] {
  const { kinds, rules } = circumstances
  const before = asked.get(kinds)
  const now = before?.rules === rules ? before : { rules, places: placesOf(kinds).map((place) => asksIn(place, circumstances)) } // prettier-ignore
  if (now !== before) asked.set(kinds, now)
  const known = knownFrom(stated, kinds)
  return now.places.filter((place) => isAsked(place, stated)).map((place) => judgePlace(place, known))
}

/** What a place asks of some kinds, under an operator's rules: ways that are off are missing, and demands without a way. */
interface AskingPlace {
  code: PlaceCode
  /** Who states none of these facts is not asked; absent: all are. */
  stating?: readonly string[]
  demands: readonly { name: Said; ways: readonly AskingWay[]; isDenial: boolean }[]
}

interface AskingWay {
  way: JudgedWay['way']
  bounds: readonly Bound[]
  /** The way of a product that states none of its facts. */
  unstated: JudgedWay
}

function isAsked({ stating }: AskingPlace, stated: readonly StatedFact[]): boolean {
  return !stating || stated.some(({ code }) => stating.includes(code))
}

function asksIn(place: Place, { kinds, rules }: Circumstances): AskingPlace {
  const { code, demands } = place
  const isOfThem = (one: Demand | Way) => isAskedOf(one, kinds)
  const asking = demands.filter(isOfThem).map(({ name, ways, isDenial = false }) => ({
    name,
    isDenial,
    ways: ways.filter(isOfThem).flatMap((way) => {
      const rule = rules.find((one) => one.place === code && one.way === way.code)
      return rule?.isOff ? [] : [askingWay(withThreshold(way, rule?.threshold ?? null))]
    }),
  }))
  const some = asking.filter(({ ways }) => ways.some(({ way }) => !way.isTold))
  return isAskedOf(place, kinds) ? { code, demands: some } : { code, demands: some, stating: statingIn(place, kinds) }
}

function askingWay(way: JudgedWay['way']): AskingWay {
  const bounds = way.also ? [way, ...way.also] : [way]
  const nothing: Known = new Map()
  return { way, bounds, unstated: { way, verdict: 'unstated', bounds: bounds.map((bound) => judge(bound, nothing)) } }
}

function judgePlace({ code, demands }: AskingPlace, known: Known): Fit {
  const judged = demands
    .map(({ name, ways, isDenial }): JudgedDemand & { isDenial: boolean } => {
      const all = ways.map((way) => judgeWay(way, known))
      return { name, ways: all, answer: answerOf(all), isDenial }
    })
    // Nothing is asked of what its maker does not deny.
    .filter(({ isDenial, answer }) => !isDenial || answer === 'not')
  const has = (answer: FitAnswer) => judged.some((demand) => demand.answer === answer)
  const isDecided = judged.length > 0 && !has('unstated')
  return { place: code, answer: has('not') ? 'not' : isDecided ? 'fits' : 'unstated', demands: judged }
}

/** A demand is met where one country's ways are, and fails where some fail and none is met or open. */
function answerOf(all: readonly JudgedWay[]): FitAnswer {
  const verdicts = new Set([...decidingByRegion(all).values()].map(verdictInRegion))
  if (verdicts.has('met')) return 'fits'
  return verdicts.has('failed') && !verdicts.has('open') ? 'not' : 'unstated'
}

/** The ways of a demand that decide it, by country; those of no country too. */
export function decidingByRegion(all: readonly JudgedWay[]): Map<Region | undefined, JudgedWay[]> {
  const deciding = all.filter(({ way, verdict }) => !way.isTold && verdict !== 'unstated')
  // What a norm derives outvotes no failure that is stated.
  const own = deciding.filter((way) => !isDerived(way))
  const counting = own.some(({ verdict }) => verdict === 'failed') ? own : deciding
  return Map.groupBy(counting, ({ way }) => way.region)
}

/**
 * What the ways of one country, or of none, say together. Those of one fact go from lax to strict, so one of them is enough; another fact
 * that fails there is not outvoted: what its maker denies fits by no figure.
 */
export function verdictInRegion(ways: readonly JudgedWay[]): Verdict {
  const best = ['met', 'open', 'part', 'failed'] as const
  const ofFacts = new Set(
    [...Map.groupBy(ways, ({ way }) => way.fact).values()].map((same) =>
      best.find((verdict) => same.some((one) => one.verdict === verdict)),
    ),
  )
  const found = (['failed', 'met', 'open', 'part'] as const).find((verdict) => ofFacts.has(verdict))
  // A half of what is asked together may be met yet.
  return found === 'part' ? 'open' : (found ?? 'unstated')
}

export function isDerived({ bounds }: JudgedWay): boolean {
  return bounds.some(({ derived }) => derived)
}

function judgeWay({ way, bounds, unstated }: AskingWay, known: Known): JudgedWay {
  if (!bounds.some(({ fact }) => known.has(fact))) return unstated
  const judged = bounds.map((bound) => judge(bound, known))
  const verdict = togetherOf(judged.map((one) => one.verdict))
  return { way, bounds: judged, verdict: way.isEnough && verdict !== 'met' ? 'unstated' : verdict }
}

/** Of bounds that are asked together: one that fails decides, and all must be met. */
function togetherOf(verdicts: readonly Verdict[]): Verdict {
  const has = (verdict: Verdict) => verdicts.includes(verdict)
  if (has('failed')) return 'failed'
  if (has('open')) return 'open'
  if (has('met')) return verdicts.every((verdict) => verdict === 'met') ? 'met' : 'part'
  return has('silent') ? 'silent' : 'unstated'
}

function withThreshold(way: Way, threshold: string | null): JudgedWay['way'] {
  const read = threshold === null ? undefined : readThreshold(way, threshold)
  if (!read || !('asks' in read)) return way
  // The source does not ask for it, so no sentence may say so.
  const [zh, en] = way.source
  return {
    ...way,
    asks: read.asks,
    isOwnThreshold: true,
    source: [`自定限值，参照 ${zh}`, `a threshold of our own, after ${en}`],
  }
}

/**
 * Why a threshold is refused: no class of the fact's scale, the least one, which everything that is stated reaches, no figure, a figure far
 * from the source's, or a way that takes none.
 */
export type ThresholdFault = 'noClass' | 'asksNothing' | 'noFigure' | 'farOff' | 'takesNone'

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
    const isWritten = /^[\p{L}\p{N}]/u.test(text.trim())
    const isOne = isWritten && readings.length === 1 && classes.length === 1 && read?.low === read?.high
    const isWhole = rest === '' && others.length === 0
    if (!isOne || !isWhole || read?.scale !== own?.scale || !atLeast) return { fault: 'noClass' }
    return read?.low === 0 && own?.low !== 0 ? { fault: 'asksNothing' } : { asks: { atLeast } }
  }
  const figure = readPlainNumber(text)
  if (figure == null) return { fault: 'noFigure' }
  const own = 'atMost' in asks ? asks.atMost : Number(asks.atLeast)
  if (!(figure >= own / MOST_TIMES && figure <= own * MOST_TIMES)) return { fault: 'farOff' }
  return { asks: 'atMost' in asks ? { atMost: figure } : { atLeast: figure } }
}
