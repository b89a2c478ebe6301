import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTyped } from '../contract/budgets/typed.ts'
import { decimalOf } from '../contract/values/fraction.ts'
import { plainValue } from '../contract/values/plain-value.ts'
import { readValue } from '../contract/values/read-value.ts'
import type { Value } from '../contract/values/read-value.ts'
import { convertedTo, fittingUnit } from '../contract/values/units.ts'
import { conditionsIn } from '../server/finding/conditions/conditions-in.ts'
import { LENGTH_OF } from '../server/finding/conditions/measures.ts'
import { Unreadable } from '../server/imports/mapping/read-number.ts'
import { readNumber } from '../server/imports/mapping/read-values.ts'
import { readArithmetic } from '../web/boards/panels/typed-number.ts'
import { readTypedNumber } from '../web/finding/rail/range/typed-number.ts'
import { bulkChangesOf, emptyDraft } from '../web/keeping/products/bulk/bulk-draft.ts'

/** Millimetres, no value, or a refusal. */
type Answer = number | 'none' | 'refused'

const places = (number: number) => Math.round(number * 1e4) / 1e4

/** A supplier's cell in a column of millimetres. */
function inCell(text: string): Answer {
  try {
    return readNumber(text, { mark: '.', tell: () => {} }, 'millimeter') ?? 'none'
  } catch (error) {
    if (error instanceof Unreadable) return 'refused'
    throw error
  }
}

function inBudget(text: string): Answer {
  const { value, problem } = readTyped(text, { kind: 'quantity', decimalSign: '.', unit: 'millimeter' })
  return problem ? 'refused' : value === null ? 'none' : Number(value)
}

function inFilter(text: string): Answer {
  const { number, isWrong } = readTypedNumber(text, 'mm')
  return isWrong ? 'refused' : (number ?? 'none')
}

function inOperatorsField(text: string): Answer {
  const changes = bulkChangesOf({ ...emptyDraft, field: 'thickness', how: 'set', text })
  return changes && 'thickness' in changes ? Number(changes.thickness) : 'refused'
}

function onBoard(text: string): Answer {
  return readArithmetic(text, 'millimeter') ?? 'refused'
}

function inSearch(text: string): Answer {
  const [found] = conditionsIn(text, { priceIn: 'CNY', areas: [] }).conditions
  if (found?.kind === 'size' && found.width === null) return found.length * LENGTH_OF[found.unit]
  return found?.kind === 'thickness' ? (found.thicknessMax ?? 'refused') : 'refused'
}

const SPACES = ['', ' ', '\u00a0', '\u202f', '\u2009', '\u3000']
const GROUPS = ['', ',', '.', "'", '’', ' ', '\u00a0', '\u202f', '٬']
const DECIMALS = ['.', ',', '．', '，', '٫']
const ZEROS = ['0', '0', '0', '0', '０', '٠', '۰', '०', '০', '๐']
const UNITS = [
  ...['', '', 'mm', 'MM', 'ｍｍ', '㎜', 'cm', 'm', 'ft', 'in', '"', '″', "'", 'inch', 'inches', 'feet', 'millimetres'],
  ...['毫米', '厘米', '公分', '米', '英寸', '英尺', 'Millimeter', 'Zentimeter', 'Meter', 'Zoll', 'Fuß'],
  ...['millimètres', 'mètres', 'pouces', 'pieds', 'milímetros', 'centímetros', 'metros', 'pulgadas'],
  ...['kg', 'm²', 'pcs', 'Stück', '件', 'pièces', 'cajas', '%', '€', 'USD', '元', 'furlong', 'Öre'],
]
const BEFORE = [
  ...Array<string>(40).fill(''),
  ...['ca. ', 'about ', 'from ', 'up to ', '约', '不小于', 'etwa ', 'ab ', 'bis ', 'env. ', 'jusqu’à ', 'aprox. ', 'desde '],
  ...['+', '-', '−', '± ', '> ', '≤', '(', 'RAL ', '厚 ', 'Stärke ', 'épaisseur ', 'espesor '],
]
const AFTER = [
  ...Array<string>(40).fill(''),
  ...[' (matt)', '（哑光）', ' (geschliffen)', ' (poli)', ' (brillo)', '¹', ' *', ' [1]', ' 1)', '-', '.-', ')'],
  ...[' approx', ' 左右', ' 以上', ' oder mehr', ' ou plus', ' o más', ' nominal', '公称', ' nenn', ' fini', ' aprox'],
]
const WHOLE = [
  ...['', ' ', '-', '–', 'n/a', 'TBD', 'on request', '询价', '待定', 'auf Anfrage', 'k. A.', 'sur demande', 'bajo pedido'],
  ...['1.2.3', '1,2,3', '12 14', '12 or 14', '12; 14', '1e3', '2026-11-29', '01.02.2026', 'twelve', '十二', 'zwölf'],
  ...['1 1/2"', '1½ in', '½ ft', '3/4"', `5' 6 1/2"`, `5'-6"`, '5 ft 6 in', '2 m 40 cm', '1/3 ft', '1/2', '7 ~ 9 mm'],
  ...['7–9 mm', '40-45 cm', '7 to 9 mm', '7 bis 9 mm', '7 à 9 mm', '7 a 9 mm', '7 至 9 毫米', 'between 7 and 9 mm', '9-7 mm'],
]

const number = fc
  .record({
    size: fc.constantFrom(9, 99, 999, 99_999, 9_999_999),
    part: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    group: fc.constantFrom(...GROUPS),
    decimal: fc.constantFrom(...DECIMALS),
    places: fc.constantFrom(0, 0, 1, 2, 3, 4),
    zero: fc.constantFrom(...ZEROS),
  })
  .map(({ size, part, group, decimal, places, zero }) => {
    const [whole = '', digits] = (size * part).toFixed(places).split('.')
    const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)
    const text = digits === undefined ? grouped : `${grouped}${decimal}${digits}`
    return text.replaceAll(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))
  })

const measure = fc
  .tuple(
    fc.constantFrom(...BEFORE),
    number,
    fc.constantFrom(...SPACES),
    fc.constantFrom(...UNITS),
    fc.constantFrom(...AFTER),
  )
  .map((parts) => parts.join(''))

/** The same 2,000 texts at each run. */
const texts = [
  ...WHOLE,
  ...new Set(fc.sample(measure, { seed: 68, numRuns: 4000 }).filter((text) => !WHOLE.includes(text))),
].slice(0, 2000)

/** What stands in a text, and which rules of a reader it meets. */
function meaningOf(text: string) {
  const read = readValue(text, '.')
  if (read.is === 'none') return { answer: 'none' as Answer }
  if (read.is === 'unread') return { answer: 'refused' as Answer, why: read.why }
  const number = millimetresOf(read)
  const isBare = read.rest.length === 0 && read.currencies.length === 0
  const isAlone = read.low === read.high && read.bound === undefined && read.notes.length === 0 && !read.per
  return { answer: isBare && isAlone ? number : ('refused' as Answer), read, number, isBare }
}

function millimetresOf({ low, units }: Value): Answer {
  const unit = units.length > 0 ? fittingUnit(units, 'millimeter') : 'millimeter'
  return unit ? places(Number(decimalOf(convertedTo(low, unit, 'millimeter'), 10).text)) : 'refused'
}

describe('the readers that stood before there was one', () => {
  const meanings = texts.map((text) => ({ text, ...meaningOf(text) }))
  const told = (readIn: (text: string) => Answer) =>
    meanings.map(({ text }) => {
      const answer = readIn(text)
      return [text, typeof answer === 'number' ? places(answer) : answer]
    })

  it('are fed 2,000 texts, of which many are values', () => {
    expect(new Set(texts).size).toBe(2000)
    expect(meanings.filter(({ answer }) => typeof answer === 'number').length).toBeGreaterThan(600)
  })
  it.each([['cell',inCell],['budget',inBudget],['filter',inFilter],['operator',inOperatorsField],['board',onBoard],['search',inSearch]] as const)('%s', (name, reader) => {
    const all = told(reader)
    const rows = meanings.flatMap(({ text, answer, read, why }: any, at) => all[at]![1] === answer ? [] : [`${JSON.stringify(text)}\t${answer}\t${all[at]![1]}\t${why ?? ''}${read ? JSON.stringify({ bound: read.bound, notes: read.notes, rest: read.rest, cur: read.currencies.length }) : ''}`])
    require('node:fs').writeFileSync('/tmp/q/h2-diff-' + name + '.txt', rows.join('\n'))
    console.log(name, rows.length)
  })
})
