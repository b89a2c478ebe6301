import type { StatedValue } from '../facts/between.ts'
import type { ClassFact, Fact } from '../facts/fact.ts'
import { findFact } from '../facts/facts.ts'
import type { Reading } from '../facts/read-fact.ts'
import type { Asks, Bound, Said } from './place.ts'

/** How sentences on places name facts, values and bounds, in Chinese and English. */

export function sayIn(isChinese: boolean): (said: Said) => string {
  return ([zh, en]) => (isChinese ? zh : en)
}

/** Names where the fact's own would be misread beside those of other countries, or within a sentence. */
const NAMES: Readonly<Record<string, Said>> = {
  'fire-en': ['欧标燃烧性能', 'Fire class'],
  'pendulum-wet': ['湿态摆锤值（PTV）', 'Wet pendulum value (PTV)'],
  dcof: ['动摩擦系数（DCOF）', 'Dynamic friction (DCOF)'],
  martindale: ['马丁代尔耐磨', 'Abrasion'],
  wyzenbeek: ['Wyzenbeek 耐磨', 'Wyzenbeek abrasion'],
  'wear-turns': ['耐磨', 'Wear resistance'],
  'underfloor-heating': ['适用地暖', 'Suitable for underfloor heating'],
}

const UNITS: Readonly<Record<string, Said>> = {
  martindale: ['次', 'Martindale'],
  wyzenbeek: ['次', 'double rubs'],
  'wear-turns': ['转', 'revolutions'],
}

/** What facts have as their unit though it names what is measured. */
const NAMES_AS_UNITS: ReadonlySet<string> = new Set(['PTV', 'DCOF'])

/** As it stands within a sentence; tests without the Chinese "passed" that their names have. */
export function nameOfFact(code: string, isChinese: boolean): string {
  const fact = findFact(code)
  const own: Said = [fact?.name.replace(/^通过 /, '') ?? code, fact?.enName ?? code]
  const name = sayIn(isChinese)(NAMES[code] ?? own)
  return isChinese ? name : withinSentence(name)
}

/** A name within an English sentence: `slip class`, but `DIN 4102 class`. */
export function withinSentence(name: string): string {
  return /^(?!French|Italian|Wyzenbeek)[A-Z][a-z]/.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name
}

/** A test is passed or not; other facts of yes or no are so or not. */
export function isTest(code: string): boolean {
  const fact = findFact(code)
  return fact?.kind === 'boolean' && fact.isTest === true
}

function unitOf(fact: Fact | undefined, isChinese: boolean): string {
  if (fact?.kind !== 'number' || fact.unit === '' || NAMES_AS_UNITS.has(fact.unit)) return ''
  const own = UNITS[fact.code]
  return ` ${own ? sayIn(isChinese)(own) : fact.unit}`
}

/** What a value says, as a person reads it: `R10/R11`, `34–38`; with the unit of an amount. */
export function textOfValue(code: string, value: StatedValue, isChinese: boolean): string {
  const fact = findFact(code)
  const unit = unitOf(fact, isChinese)
  const [text, zh = text] = value.texts ?? []
  if (text !== undefined) return `${isChinese ? zh : text}${unit}`
  if (value.isYes !== undefined) return textOfYes(code, value.isYes, isChinese)
  if (fact?.kind === 'class') return (value.readings ?? []).map((one) => textOfReading(fact, one)).join(' / ')
  const { low, high } = value
  const ends = [...new Set([low, high].filter((end) => end != null))].map(textOfFigure).join('–')
  return `${low == null ? '≤ ' : ''}${ends}${unit}`
}

function textOfYes(code: string, isYes: boolean, isChinese: boolean): string {
  const [yes, no]: [Said, Said] = isTest(code) ? [['通过', 'passed'], ['未通过', 'not passed']] : [['是', 'yes'], ['否', 'no']] // prettier-ignore
  return sayIn(isChinese)(isYes ? yes : no)
}

function textOfReading({ scales, parts = [] }: ClassFact, reading: Reading): string {
  const classes = scales.find(({ key }) => key === reading.scale)?.classes ?? []
  const behind = parts.map(({ key, before, classes: own }) => {
    const place = reading.parts[key]
    return place === undefined ? '' : `${before}${own[place]}`
  })
  return `${classes.slice(reading.low, reading.high + 1).join('/')}${behind.join('')}`
}

const FIGURES = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })

function textOfFigure(figure: number): string {
  // Formatting costs more than all else of a sentence.
  return Number.isInteger(figure) && Math.abs(figure) < 1000 ? String(figure) : FIGURES.format(figure)
}

/** A class as it is written, a figure with its thousands; empty for a yes. */
export function textOfAsks(asks: Asks): string {
  if ('is' in asks) return ''
  const bound = 'atMost' in asks ? asks.atMost : asks.atLeast
  return typeof bound === 'number' ? textOfFigure(bound) : bound
}

/** The same behind what a product states: `1` behind "Curtain fire class 3". */
export function textOfAsksBehind({ fact, asks }: Bound): string {
  const text = textOfAsks(asks)
  return /(?:class|type)$/.test(findFact(fact)?.enName ?? '') ? text.replace(/^(?:Class|Type) /, '') : text
}

/** A bound that says by itself what it is of: `R10`, `PTV 36`, `0.15 m²K/W`, `use class 33`; empty for a yes. */
export function textOfBound({ fact: code, asks }: Bound, isChinese: boolean): string {
  const fact = findFact(code)
  const text = textOfAsks(asks)
  if (text === '' || fact?.kind === 'boolean') return ''
  if (fact?.kind === 'number' && NAMES_AS_UNITS.has(fact.unit)) return `${fact.unit} ${text}`
  // "A" and "33" are classes of many scales.
  const isBare = /^(?:[A-F]|\d+)$/.test(text)
  return isBare && fact?.kind === 'class'
    ? `${nameOfFact(code, isChinese)} ${text}`
    : `${text}${unitOf(fact, isChinese)}`
}
