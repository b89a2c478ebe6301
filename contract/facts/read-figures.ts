import { decimalOf } from '../values/fraction.ts'
import type { Fraction } from '../values/fraction.ts'
import { plainValue } from '../values/plain-value.ts'
import { readValue } from '../values/read-value.ts'
import type { Value } from '../values/read-value.ts'
import { convertedTo, fittingUnit } from '../values/units.ts'
import type { UnitName } from '../values/units.ts'
import type { NumberFact } from './fact.ts'
import { facts } from './facts.ts'
import { withoutNorms } from './norms.ts'
import { namesOf } from './read-fact.ts'

/** What a text says of a fact's amount, in the fact's unit. */
export interface ReadFigures {
  /** Both ends are equal where no range is written. */
  figure?: { low: number; high: number; bound?: 'about' | 'from' | 'upTo' }
  /** Figures of other facts of the same test, as written: the dry one beside a wet one. */
  others: readonly { code: string; text: string }[]
  /** The norms that it cites, as written. */
  norms: readonly string[]
  /** Whether the fact has a unit and the text has none. */
  isUnitAssumed: boolean
  /** What was not understood; empty where all was. */
  rest: string
}

/** Reads the amount of a fact in a value as written. A unit that is written is converted or told. */
export function readFigures(fact: NumberFact, text: string): ReadFigures {
  const { norms, plain } = withoutNorms(plainValue(text))
  const { own, others, rest } = partsOf(fact, plain)
  if (own === undefined) return { others, norms, isUnitAssumed: false, rest }
  const { text: bare, factor, hasUnit } = withoutUnit(fact, withoutNames(fact, own))
  const read = readValue(counted(fact, bare), fact.isWhole ? undefined : '.')
  if (read.is !== 'value')
    return { others, norms, isUnitAssumed: false, rest: read.is === 'none' && !rest ? '' : joined(own, rest) }
  const inUnit = read.units.length > 0 ? converted(fact, read) : { low: read.low, high: read.high }
  const unread = read.rest.filter((word) => !SILENT.test(word))
  // 180 °F in a column of °C: a word beside a figure without its unit may be another unit.
  const isOther = !hasUnit && read.units.length === 0 && unread.length > 0 && PHYSICAL.test(fact.unit)
  if (!inUnit || isOther || read.currencies.length > 0 || read.per !== undefined)
    return { others, norms, isUnitAssumed: false, rest: joined(own, rest) }
  const numbers = [inUnit.low, inUnit.high].map((end) => rounded(Number(decimalOf(end, 12).text) * factor))
  const [low = 0, high = low] = numbers
  return {
    figure: { low, high, ...(read.bound && { bound: read.bound }) },
    others,
    norms,
    isUnitAssumed: fact.unit !== '' && !hasUnit && read.units.length === 0,
    rest: joined(...unread, rest),
  }
}

const PHYSICAL = /^(?:%|°C|m|mm³?|m²K\/W|W\/mK|[kmµ]?g\/(?:m[²³]|L)|N(?:\/mm²)?|MPa|lbf|kV|dB)$/
const SILENT = /^[\s:：=,;()[\]]*$/
const joined = (...texts: string[]) => texts.filter(Boolean).join(' ')
/** Of a product of decimals. */
const rounded = (amount: number) => Number(amount.toPrecision(12))

/** `40.000` rubs, `4万`, `36+`. */
function counted(fact: NumberFact, text: string): string {
  const least = text.replace(/(\d)\s?\+(?=\s*$)/, '$1').trim()
  const open = least === text.trim() ? least : `≥ ${least}`
  if (!fact.isWhole) return open
  return open
    .replaceAll(
      /(?<![\d.])(\d{1,9}(?:\.\d{1,9})?)\s?万/g,
      (_, count: string) => `${Math.round(Number(count) * 10_000)}`,
    )
    .replaceAll(
      /(?<![\d.])(\d{1,9}(?:\.\d{1,9})?)\s?k(?![a-z])/gi,
      (_, count: string) => `${Math.round(Number(count) * 1000)}`,
    )
    .replaceAll(/(?<![\d.,])\d{1,3}(?:[.,' ]\d{3}){1,3}(?![\d.,])/g, (figure) => figure.replaceAll(/\D/g, ''))
}

/** A figure with a word for which of several it is. */
const SEPARATOR = /\s*[/;|；、]\s*|[,，]\s+|，|\s+(?:and|und|et|e|y)\s+/iu
const MOST_PARTS = 20

interface Parts {
  own: string | undefined
  others: { code: string; text: string }[]
  rest: string
}

/** `36+ wet / 62 dry`: what is said of the fact, and of others of the same test. */
function partsOf(fact: NumberFact, plain: string): Parts {
  const beside = besideOf(fact)
  const pieces = plain.split(SEPARATOR)
  const isEachOne = pieces.length > 1 && pieces.length <= MOST_PARTS && pieces.every((piece) => /\d/.test(piece))
  const all = (isEachOne ? pieces : pairsIn(plain, beside)).map((text) => ({
    text,
    of: beside.find(({ pattern }) => pattern.test(text)),
  }))
  const isMarked = all.some(({ of }) => of !== undefined)
  if (all.length < 2 || !isMarked) {
    const [only] = all
    if (all.length === 1 && only?.of && only.of.fact !== fact)
      return { own: undefined, others: [{ code: only.of.fact.code, text: plain }], rest: '' }
    return { own: stripped(fact, plain), others: [], rest: '' }
  }
  const marked = all.filter(({ of }) => of?.fact === fact)
  const bare = all.filter(({ of }) => !of)
  const [own, ...more] = marked.length > 0 ? [...marked, ...bare] : bare
  return {
    own: own && stripped(fact, own.text),
    others: all.flatMap(({ text, of }) => (of && of.fact !== fact ? [{ code: of.fact.code, text }] : [])),
    rest: more.map(({ text }) => text).join(' '),
  }
}

/** `36 wet 62 dry`. */
function pairsIn(plain: string, beside: readonly Beside[]): string[] {
  const words = beside.map(({ words: own }) => own).join('|')
  if (!words) return [plain]
  const pairs = plain.match(
    new RegExp(
      String.raw`[≥≤<>~]?\s?(?<![\d.,])\d[\d.,]{0,9}\+?(?:\s?[-~]\s?\d[\d.,]{0,9})?\s?(?:PTV|BPN)?\s?[(]?(?:${words})[)]?`,
      'giu',
    ),
  )
  return pairs && pairs.length > 1 ? pairs : [plain]
}

interface Beside {
  fact: NumberFact
  words: string
  pattern: RegExp
}

const besides = new WeakMap<NumberFact, readonly Beside[]>()

/** The facts of the same test, with the words for each. */
function besideOf(fact: NumberFact): readonly Beside[] {
  const known = besides.get(fact)
  if (known) return known
  const all = facts.flatMap((other) => {
    const isNear = other.kind === 'number' && other.group === fact.group && other.beside !== undefined
    if (!isNear || !other.beside) return []
    const pattern = new RegExp(String.raw`(?<!\p{Script=Latin})(?:${other.beside})(?!\p{Script=Latin})`, 'iu')
    return [{ fact: other, words: other.beside, pattern }]
  })
  besides.set(fact, all)
  return all
}

function stripped(fact: NumberFact, text: string): string {
  const own = besideOf(fact).find(({ fact: other }) => other === fact)
  return own ? text.replace(own.pattern, ' ') : text
}

/** A name of the fact before its figure says nothing more: `NRC: 0.85`. */
function withoutNames(fact: NumberFact, text: string): string {
  const name = namesOf(fact)
  const start = text.search(/[^\s([]/)
  name.lastIndex = Math.max(start, 0)
  const named = name.exec(text)?.[0].length ?? 0
  const behind = text.slice(Math.max(start, 0) + named)
  return named > 0 && /\d/.test(behind) ? behind.replace(/^[\s:：=)\]]+/, '') : text
}

/** Units that are written otherwise than by `contract/values`, with how many of the fact's unit they are. */
const UNITS: Readonly<Record<string, readonly (readonly [spelled: string, factor: number])[]>> = {
  PTV: [['ptv|srv|bpn', 1]],
  DCOF: [['dcof|µ|μ', 1]],
  FSI: [['fsi', 1]],
  SDI: [['sdi', 1]],
  αw: [['αw|alpha ?w', 1]],
  αs: [['αs|alpha ?s', 1]],
  NRC: [['nrc', 1]],
  SAA: [['saa', 1]],
  STC: [['stc', 1]],
  IIC: [['iic', 1]],
  dB: [[String.raw`db(?: ?\(a\))?|分贝`, 1]],
  Martindale: [['(?:martindale )?(?:rubs|cycles|tours|touren|cicli|ciclos|turns)|martindale|次', 1]],
  'double rubs': [['double rubs|dr|次', 1]],
  r: [['turns|rev(?:olution)?s?|rpm|r|转|umdrehungen|tours|giri', 1]],
  lbf: [['lbf', 1], ['kn', 224.80894], ['n', 0.22480894]],
  'N/mm²': [['n ?/ ?mm²|mpa|hb', 1], [String.raw`kgf?/mm²`, 9.80665]],
  MPa: [['n ?/ ?mm²|mpa', 1], ['kgf? ?/ ?cm²', 0.0980665], ['psi', 0.006894757]],
  N: [['kn', 1000], ['n', 1], ['lbf', 4.448222]],
  'kg/m³': [['kg ?/ ?m³', 1], ['g ?/ ?cm³|g ?/ ?cc', 1000], ['lb ?/ ?ft³|pcf', 16.018463]],
  'kg/m²': [['kg ?/ ?(?:m²|qm|mq|㎡)|公斤/平方米', 1], ['g ?/ ?m²|gsm', 0.001], ['lb ?/ ?ft²|psf', 4.8824276]],
  'g/m²': [['g ?/ ?(?:m²|qm|mq)|gsm|gr ?/ ?m²|克/平方米|克', 1], ['kg ?/ ?m²', 1000], ['oz ?/ ?yd²|osy|oz ?/ ?sq ?yd', 33.905747]],
  'g/L': [['g ?/ ?l|gpl|克/升', 1], ['lb ?/ ?gal', 119.82643]],
  'mg/m³': [['mg ?/ ?m³|毫克/立方米', 1], ['[µμ]g ?/ ?m³', 0.001]],
  'µg/m³': [['[µμ]g ?/ ?m³|微克/立方米', 1], ['mg ?/ ?m³', 1000]],
  'mm³': [['mm³|立方毫米', 1]],
  'm²K/W': [[String.raw`\(?m² ?[·.* ]?k\)? ?/ ?w`, 1]],
  'W/mK': [[String.raw`w ?/ ?\(?m ?[·.* ]?k\)?`, 1]],
  '°C': [['°? ?c(?:elsius)?|度', 1]],
  GU: [['gu|gloss units?', 1]],
  LRV: [['lrv|%', 1]],
  kV: [['kv', 1], ['v', 0.001]],
} // prettier-ignore

const unitPatterns = new Map<string, readonly (readonly [RegExp, number])[]>()

function withoutUnit({ unit }: NumberFact, text: string): { text: string; factor: number; hasUnit: boolean } {
  const known = unitPatterns.get(unit) ?? unitPatternsOf(unit)
  unitPatterns.set(unit, known)
  for (const [pattern, factor] of known) {
    if (!pattern.test(text)) continue
    return { text: text.replaceAll(pattern, ' ').trim(), factor, hasUnit: true }
  }
  return { text, factor: 1, hasUnit: false }
}

function unitPatternsOf(unit: string): readonly (readonly [RegExp, number])[] {
  return (UNITS[unit] ?? []).map(([spelled, factor]) => [
    new RegExp(String.raw`(?<!\p{Script=Latin})(?:${spelled})(?![\p{Script=Latin}²³/])`, 'giu'),
    factor,
  ])
}

const OWN_UNITS: Readonly<Record<string, UnitName>> = { mm: 'millimeter', m: 'meter', '%': 'percent' }

function converted({ unit }: NumberFact, { low, high, units }: Value): { low: Fraction; high: Fraction } | undefined {
  const own = OWN_UNITS[unit]
  const fitting = own && fittingUnit(units, own)
  return fitting && { low: convertedTo(low, fitting, own), high: convertedTo(high, fitting, own) }
}
