import type { CategoryKind } from './category-kinds.ts'
import type { ClassFact, Fact } from './fact.ts'
import { findFact } from './facts.ts'
import { readingsOf } from './read-fact.ts'
import type { Reading } from './read-fact.ts'

/**
 * What norms themselves say of each other's classes and figures, and only that (decisions/206). R, barefoot, pendulum and DCOF never
 * become each other, nor does NRC follow from αw or αp.
 */

/** A value as a product states it: readings of a class, the ends of an amount in the fact's unit, or yes or no. None if nothing was read. */
export interface StatedValue {
  readings?: readonly Reading[]
  low?: number | null
  high?: number | null
  isYes?: boolean
  /** As it is written: in English or the only language, then in Chinese. */
  texts?: readonly string[]
}

/** A fact that a product states. What norms derive is of one amount, or of classes that were all read. */
export interface StatedFact extends StatedValue {
  code: string
  /** Each value by itself, those that were not read too; absent: it is the one that stands above. */
  values?: readonly StatedValue[]
}

type Said = readonly [zh: string, en: string]

export interface DerivedFact {
  code: string
  /** A class or figure; `≥ C` where only a bound follows. */
  value: string
  /** The codes that it follows from. */
  from: readonly string[]
  source: Said
}

/** What follows from the facts of a product of these kinds, for facts that it does not state itself. */
export function derivedFacts(stated: readonly StatedFact[], kinds: ReadonlySet<CategoryKind>): DerivedFact[] {
  return followingFrom(stated, kinds).filter(({ code }) => !stated.some((own) => own.code === code))
}

function followingFrom(stated: readonly StatedFact[], kinds: ReadonlySet<CategoryKind>): DerivedFact[] {
  return derivations.flatMap(({ from, to: code, source, derive }) => {
    const value = derive(stated, kinds)
    return value === undefined ? [] : [{ code, value, from, source }]
  })
}

/** One fact that follows from others by a norm. */
interface Derivation {
  from: readonly string[]
  to: string
  source: Said
  derive: (stated: readonly StatedFact[], kinds: ReadonlySet<CategoryKind>) => string | undefined
}

type Derive = Derivation['derive']

const GB_8624: Said = [
  'GB 8624-2012 第 5.1 条：平板状、铺地与管状绝热材料的 A 级含 A1、A2，B1 含 B、C，B2 含 D、E，B3 为 F',
  'GB 8624-2012, 5.1: for flat materials, floors and pipe insulation A holds A1 and A2, B1 holds B and C, B2 holds D and E, B3 is F',
]

/** Curtains, upholstery cloth, furniture and foams have tests of GB 8624 of their own. */
function hasOwnFireTests(kinds: ReadonlySet<CategoryKind>): boolean {
  const isFlat = kinds.has('wallcovering') || kinds.has('floor') || kinds.has('acoustic')
  const isOwn = (['curtain', 'upholstery', 'furniture', 'foam'] as const).some((kind) => kinds.has(kind))
  return isOwn || (kinds.has('fabric') && !isFlat)
}

/** The class of GB 8624 that holds each class of EN 13501-1, from F up to A1, on each of its scales. */
const GB_OF_EN = ['B3', 'B2', 'B2', 'B1', 'B1', 'A', 'A'] as const
const [EN_E, EN_A1] = [1, 6]
/** d2; the places of parts are from the worst up. */
const DROPS_THAT_BURN = 0

const chineseFireClass: Derive = (stated, kinds) => {
  const readings = stated.find(({ code }) => code === 'fire-en')?.readings ?? []
  if (hasOwnFireTests(kinds) || readings.length === 0) return undefined
  const isUnsure = readings.some((reading) => burnsOnWhereItDrops(reading) !== false)
  const lowest = Math.min(...readings.map(({ low }) => low))
  return isUnsure ? undefined : GB_OF_EN[lowest]
}

/** Whether its drops set fire to what is below; undefined: it does not say so. Floors, A1, E and F have no d0 or d1. */
function burnsOnWhereItDrops({ scale, low, parts }: Reading): boolean | undefined {
  const drops = parts['d']
  if (drops !== undefined) return drops === DROPS_THAT_BURN
  return scale === 'fl' || low <= EN_E || low === EN_A1 ? false : undefined
}

/** The lowest class of EN 13501-1 that each of GB 8624 holds, from B3 up to A. */
const EN_OF_GB = ['F', 'E', 'C', 'A2'] as const
const FLAT_KINDS = ['wallcovering', 'paint', 'woodPanel', 'laminate', 'metal', 'glass', 'acoustic'] as const

const europeanFireClass: Derive = (stated, kinds) => {
  const [reading] = stated.find(({ code }) => code === 'fire-gb')?.readings ?? []
  const lowest = reading && EN_OF_GB[reading.low]
  const isFlat = FLAT_KINDS.some((kind) => kinds.has(kind))
  const place = kinds.has('floor') ? 'fl' : kinds.has('pipe') ? 'L' : isFlat ? '' : undefined
  if (!lowest || lowest === 'F' || place === undefined || hasOwnFireTests(kinds)) return undefined
  return `≥ ${lowest}${place}`
}

const ISO_11654: Said = ['ISO 11654:1997，附录 B', 'ISO 11654:1997, annex B']
/** The least αw of each class, from E up to A. */
const LEAST_ALPHA_W = [0.15, 0.3, 0.6, 0.8, 0.9] as const
const STEP = 0.05

const absorptionClass: Derive = (stated) => {
  const alpha = figureOf(stated, 'alpha-w')
  const place = alpha === undefined ? -1 : LEAST_ALPHA_W.findLastIndex((least) => alpha >= least)
  return classesOf('sound-class')[place]
}

const absorptionFigure: Derive = (stated) => {
  const [reading] = stated.find(({ code }) => code === 'sound-class')?.readings ?? []
  const least = reading && LEAST_ALPHA_W[reading.low]
  if (!reading || least === undefined) return undefined
  const most = LEAST_ALPHA_W[reading.high + 1]
  return `${least.toFixed(2)}–${(most === undefined ? 1 : most - STEP).toFixed(2)}`
}

const THIRD_OCTAVES = ['alpha-250', 'alpha-500', 'alpha-1000', 'alpha-2000'] as const

/** The mean of four one-third-octave values to the nearest 0.05, a half upwards. */
const noiseReduction: Derive = (stated) => {
  const values = THIRD_OCTAVES.map((code) => figureOf(stated, code)).filter((value) => value !== undefined)
  if (values.length < THIRD_OCTAVES.length) return undefined
  const thousandths = values.reduce((sum, value) => sum + Math.round(value * 1000), 0) / values.length
  return (Math.floor(thousandths / 50 + 0.5) * STEP).toFixed(2)
}

const C423: Said = [
  'ASTM C423：250、500、1000、2000 Hz 三分之一倍频程值的平均，修约到 0.05',
  'ASTM C423: the mean of the one-third-octave values at 250, 500, 1,000 and 2,000 Hz, to 0.05',
]

/** Classes that a norm defines by an amount that is a fact of its own: no more than the limit of each place from the least class up. */
interface Limits {
  classes: string
  amount: string
  limits: readonly number[]
  source: Said
}

const LIMITS: readonly Limits[] = [
  {
    classes: 'absorption-group',
    amount: 'water-absorption',
    limits: [Infinity, 10, 6, 3, 0.5],
    source: ['EN 14411:2016 与 ISO 13006:2018 的分组', 'EN 14411:2016 and ISO 13006:2018, groups'],
  },
  {
    classes: 'vapour',
    amount: 'sd-value',
    limits: [Infinity, 1.4, 0.14],
    source: ['EN 1062-1:2004', 'EN 1062-1:2004'],
  },
]

/** All that norms say of each other. */
export const derivations: readonly Derivation[] = [
  { from: ['fire-en'], to: 'fire-gb', source: GB_8624, derive: chineseFireClass },
  { from: ['fire-gb'], to: 'fire-en', source: GB_8624, derive: europeanFireClass },
  { from: ['alpha-w'], to: 'sound-class', source: ISO_11654, derive: absorptionClass },
  { from: ['sound-class'], to: 'alpha-w', source: ISO_11654, derive: absorptionFigure },
  { from: THIRD_OCTAVES, to: 'nrc', source: C423, derive: noiseReduction },
  ...LIMITS.map(({ classes, amount, limits, source }): Derivation => ({
    from: [classes],
    to: amount,
    source,
    derive: (stated) => {
      const [reading] = stated.find(({ code }) => code === classes)?.readings ?? []
      const most = reading && limits[reading.low]
      return most === undefined || !Number.isFinite(most) ? undefined : `≤ ${most}`
    },
  })),
]

/** One figure of a fact; undefined for none, a range or an open end. */
function figureOf(stated: readonly StatedFact[], code: string): number | undefined {
  const own = stated.find((one) => one.code === code)
  return own?.low != null && own.low === own.high ? own.low : undefined
}

function classesOf(code: string): readonly string[] {
  return classFact(code)?.scales[0]?.classes ?? []
}

function classFact(code: string): ClassFact | undefined {
  const fact = findFact(code)
  return fact?.kind === 'class' ? fact : undefined
}

export interface Contradiction {
  /** The fact that is stated, and those that say otherwise. */
  codes: readonly string[]
  /** What follows from them. */
  value: string
  source: Said
}

/** Facts of one product that contradict each other by a norm itself. */
export function contradictions(stated: readonly StatedFact[], kinds: ReadonlySet<CategoryKind>): Contradiction[] {
  const found = followingFrom(stated, kinds).flatMap(({ code, value, from, source }) => {
    const own = stated.find((one) => one.code === code)
    return own && !agrees(own, value) ? [{ codes: [code, ...from], value, source }] : []
  })
  // αw 0.9 beside class C is one contradiction, not two.
  return found.filter(
    ({ codes }, at) => found.findIndex((other) => codes.every((code) => other.codes.includes(code))) === at,
  )
}

/** Whether what is stated is or may be what follows. */
function agrees(own: StatedFact, value: string): boolean {
  const fact = classFact(own.code)
  if (!fact) {
    const [low = 0, high = low] = value.startsWith('≤')
      ? [0, Number(value.slice(1))]
      : value.split('–').map((end) => Number(end))
    return (own.low ?? -Infinity) <= high && (own.high ?? Infinity) >= low
  }
  const following = readingsOf(fact, value)
  const alike = (own.readings ?? []).filter(({ scale }) => following.some((one) => one.scale === scale))
  return alike.every((reading) =>
    following.some((one) => one.scale === reading.scale && reading.low <= one.high && reading.high >= one.low),
  )
}

export interface OtherScale {
  code: string
  /** As `attrs` of an address writes it: `C..`, `0.8..`; null: nothing follows, it can only be said that the fact is stated. */
  value: string | null
}

/**
 * Other facts of the same purpose as one that somebody asks for, as `attrs` of an address writes it (`R11..`, `0.8..`, `..0.5`, `B`;
 * empty for any). Several for a fact with several scales.
 */
export function otherScalesOf(fact: Fact, asked: string): OtherScale[] {
  const own = purposes.filter((codes) => codes.includes(fact.code))
  const others = new Set(own.flat().filter((code) => code !== fact.code))
  return [...others].flatMap((code) => valuesOn(code, fact, asked).map((value) => ({ code, value })))
}

/** Facts that answer the same question on scales of their own. */
export const purposes: readonly (readonly string[])[] = [
  ['slip-ramp', 'slip-barefoot', 'pendulum-wet', 'dcof'],
  ['fire-en', 'fire-gb', 'fire-astm', 'fire-bs', 'fire-din', 'fire-fr', 'fire-it', 'fire-ch'],
  ['curtain-fire', 'bs-5867', 'nfpa-701', 'fire-fr', 'gb-20286', 'fire-it'],
  ['en-1021-1', 'bs-5852', 'bs-7176', 'tb-117'],
  ['en-1021-2', 'bs-5852', 'bs-7176', 'tb-117'],
  ['alpha-w', 'nrc', 'saa', 'sound-class'],
  ['rw', 'stc'],
  ['impact-sound', 'iic'],
  ['martindale', 'wyzenbeek'],
  ['pei', 'deep-abrasion'],
  ['ac', 'use-class', 'wear-turns'],
  ['brinell', 'janka'],
  ['water-absorption', 'absorption-group'],
  ['vapour', 'sd-value'],
  ['formaldehyde-gb', 'formaldehyde-en', 'formaldehyde-jis', 'tsca-vi'],
  ['emission-fr', 'agbb', 'emicode', 'tvoc'],
  ['sheen', 'sheen-level'],
  ['chemical', 'acid-proof'],
]

/** Scales from nought to one, or in decibels, on which a person asks for the same figure. */
const SAME_FIGURE: readonly (readonly string[])[] = [
  ['alpha-w', 'nrc', 'saa'],
  ['rw', 'stc'],
]

function valuesOn(code: string, fact: Fact, asked: string): (string | null)[] {
  if (SAME_FIGURE.some((codes) => codes.includes(code) && codes.includes(fact.code))) return [asked || null]
  const found = VALUES_ON.flatMap(({ from, to, values }) => (from === fact.code && to === code ? values(asked) : []))
  return found.length > 0 ? found : [null]
}

interface ValuesOn {
  from: string
  to: string
  values: (asked: string) => string[]
}

const VALUES_ON: readonly ValuesOn[] = [
  { from: 'fire-en', to: 'fire-gb', values: chineseClassesFor },
  { from: 'fire-gb', to: 'fire-en', values: europeanClassesFor },
  {
    from: 'alpha-w',
    to: 'sound-class',
    values: (asked) => {
      const { low, high } = endsOf(asked)
      const place = low === undefined || high !== undefined ? -1 : LEAST_ALPHA_W.findIndex((least) => least >= low)
      return place < 0 ? [] : [`${classesOf('sound-class')[place]}..`]
    },
  },
  {
    from: 'sound-class',
    to: 'alpha-w',
    values: (asked) => {
      const least = LEAST_ALPHA_W[atLeastOf('sound-class', asked)?.low ?? -1]
      return least === undefined ? [] : [`${least}..`]
    },
  },
  ...LIMITS.flatMap(({ classes, amount, limits }): ValuesOn[] => [
    {
      from: classes,
      to: amount,
      values: (asked) => {
        const most = limits[atLeastOf(classes, asked)?.low ?? -1]
        return most === undefined || !Number.isFinite(most) ? [] : [`..${most}`]
      },
    },
    {
      from: amount,
      to: classes,
      values: (asked) => {
        const { low, high } = endsOf(asked)
        const place = high === undefined || low !== undefined ? -1 : limits.findIndex((limit) => limit <= high)
        const scales = place < 0 ? [] : (classFact(classes)?.scales ?? [])
        return scales.map((scale) => `${scale.classes[place]}..`)
      },
    },
  ]),
]

/** The class of GB 8624 all of whose classes of EN 13501-1 are as asked. */
function chineseClassesFor(asked: string): string[] {
  const reading = atLeastOf('fire-en', asked)
  if (!reading || Object.keys(reading.parts).length > 0) return []
  const en = classFact('fire-en')
  const lowest = EN_OF_GB.map((name) => (en?.scales[0]?.classes ?? []).indexOf(name))
  const place = lowest.findIndex((low) => low >= reading.low)
  return place < 0 ? [] : [`${classesOf('fire-gb')[place]}..`]
}

/** On the scales of walls and of floors: GB 8624 does not say which is meant. */
function europeanClassesFor(asked: string): string[] {
  const lowest = EN_OF_GB[atLeastOf('fire-gb', asked)?.low ?? -1]
  return lowest ? [`${lowest}..`, `${lowest}fl..`] : []
}

/** What is asked for as a class or better; undefined for a class alone, no class or one with an upper end. */
function atLeastOf(code: string, asked: string): Reading | undefined {
  const fact = classFact(code)
  const own = asked.endsWith('..') ? asked.slice(0, -2) : ''
  return fact && own ? readingsOf(fact, own)[0] : undefined
}

function endsOf(asked: string): { low?: number; high?: number } {
  const [low = '', high = asked.includes('..') ? '' : low] = asked.split('..')
  const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text))
  return { ...(isNumber(low) && { low: Number(low) }), ...(isNumber(high) && { high: Number(high) }) }
}
