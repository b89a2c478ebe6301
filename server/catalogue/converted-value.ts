import { findFact } from '../../contract/facts/facts.ts'
import { likenessOf } from '../../contract/identity.ts'
import { decimalOf, fractionOf } from '../../contract/values/fraction.ts'
import type { Fraction } from '../../contract/values/fraction.ts'
import { plainValue } from '../../contract/values/plain-value.ts'
import { readValue } from '../../contract/values/read-value.ts'
import { areConvertible, convertedTo, fittingUnit } from '../../contract/values/units.ts'
import type { UnitName } from '../../contract/values/units.ts'
import { unitsNamed } from '../../contract/values/words.ts'
import type { AttributeKind } from './tables.ts'

/** How an attribute's values are stated. */
export interface AttributeForm {
  type: AttributeKind
  unit: string
  /** The row of the table of facts that it is. */
  fact: string | null
}

/** A value of an attribute: the texts of a choice or a text in its languages, an amount in plain decimals, or yes or no. */
export type PlainValue = { texts: readonly string[] } | { low: string; high: string } | { truth: boolean }

/** Whether amounts in one unit are amounts in another: as they are, converted exactly, or not at all. No unit is taken for any. */
export function unitsFit(from: string, to: string): 'same' | 'converted' | 'apart' {
  if (from === '' || likenessOf(from) === likenessOf(to)) return 'same'
  const [one, other] = [unitOf(from), unitOf(to)]
  if (one === undefined || other === undefined || !areConvertible(one, other)) return 'apart'
  return one === other ? 'same' : 'converted'
}

/** A value as an attribute of another form states it, in plain decimals; undefined where it cannot be read as such. */
export function convertedValue(value: PlainValue, from: string, to: AttributeForm): PlainValue | undefined {
  switch (to.type) {
    case 'choice':
    case 'text':
      if ('texts' in value) return value
      if ('truth' in value) return { texts: [value.truth ? 'Yes' : 'No'] }
      return { texts: [value.low === value.high ? value.low : `${value.low}–${value.high}`] }
    case 'number':
    case 'range':
      if ('truth' in value) return undefined
      if ('low' in value) return { low: inUnit(value.low, from, to.unit), high: inUnit(value.high, from, to.unit) }
      return agreed(value.texts.map((text) => readAmount(text, from, to)))
    case 'boolean':
      if ('low' in value) return undefined
      return 'truth' in value ? value : agreed(value.texts.map(readTruth))
  }
}

function agreed<Value extends PlainValue>(read: readonly (Value | undefined)[]): Value | undefined {
  const [first, ...others] = read.filter((one) => one !== undefined)
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : undefined
}

/** An amount in words: `45 PTV`, `0,42`, `2.5 cm`. Nothing is read of a limit, or where a word is not understood. */
function readAmount(text: string, from: string, to: AttributeForm): { low: string; high: string } | undefined {
  const read = readValue(plainValue(text).replaceAll(unitWords(to), ' ').replace(/^\s*[=:]/, '')) // prettier-ignore
  if (read.is !== 'value' || read.bound || read.per || read.currencies.length || read.rest.length || read.notes.length)
    return undefined
  const unit = unitOf(to.unit)
  const own = read.units.length === 0 ? undefined : unit && fittingUnit(read.units, unit)
  if (read.units.length > 0 && (own === undefined || unit === undefined || !areConvertible(own, unit))) return undefined
  const [low, high] = [read.low, read.high].map((amount) =>
    own && unit ? printed(convertedTo(amount, own, unit)) : inUnit(printed(amount), from, to.unit),
  )
  return low === undefined || high === undefined ? undefined : { low, high }
}

/** The words of a unit that is none of measure, such as PTV or NRC. */
function unitWords({ unit, fact: code }: AttributeForm): RegExp {
  const known = words.get(`${code} ${unit}`)
  if (known) return known
  const fact = findFact(code)
  const own = unit !== '' && unitOf(unit) === undefined ? [plainValue(unit).replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)] : [] // prettier-ignore
  const all = [...own, ...(fact?.kind === 'number' && fact.unitWords ? [fact.unitWords] : [])]
  const pattern = all.length ? new RegExp(String.raw`(?<!\p{L})(?:${all.join('|')})(?!\p{L})`, 'giu') : /(?!)/g
  words.set(`${code} ${unit}`, pattern)
  return pattern
}

const words = new Map<string, RegExp>()

function readTruth(text: string): { truth: boolean } | undefined {
  const word = likenessOf(text)
  if (YES.has(word)) return { truth: true }
  return NO.has(word) ? { truth: false } : undefined
}

const YES = new Set(['yes', 'y', 'true', '1', '是', '有', '✓', 'ja', 'oui', 'sí', 'si', 'sì'])
const NO = new Set(['no', 'n', 'false', '0', '否', '无', '✗', 'nein', 'non'])

function inUnit(amount: string, from: string, to: string): string {
  const [one, other] = [unitOf(from), unitOf(to)]
  if (one === undefined || other === undefined || !areConvertible(one, other)) return printed(fractionOf(amount))
  return printed(convertedTo(fractionOf(amount), one, other))
}

function unitOf(unit: string): UnitName | undefined {
  return unitsNamed(unit)[0]
}

function printed(amount: Fraction): string {
  const whole = decimalOf(amount, MOST_PLACES)
  return whole.isRounded ? decimalOf(amount, LEAST_PLACES).text : whole.text
}

/** A third of something has no end. */
const [MOST_PLACES, LEAST_PLACES] = [30, 10]
