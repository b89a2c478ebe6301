import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTyped } from '../contract/budgets/typed.ts'
import { decimalOf } from '../contract/values/fraction.ts'
import { plainValue } from '../contract/values/plain-value.ts'
import { readValue } from '../contract/values/read-value.ts'
import type { Value } from '../contract/values/read-value.ts'
import { convertedTo, fittingUnit, UNITS } from '../contract/values/units.ts'
import type { UnitName } from '../contract/values/units.ts'
import { conditionsIn } from '../server/finding/conditions/conditions-in.ts'
import { LENGTH_OF } from '../server/finding/conditions/measures.ts'
import { Unreadable } from '../server/imports/mapping/read-number.ts'
import { readNumber } from '../server/imports/mapping/read-values.ts'
import { readArithmetic } from '../web/boards/panels/typed-number.ts'
import { readTypedNumber } from '../web/finding/rail/range/typed-number.ts'
import { bulkChangesOf, emptyDraft } from '../web/keeping/products/bulk/bulk-draft.ts'

/** Millimetres, no value, or a refusal. */
type Answer = number | 'none' | 'refused'

/** Four are kept. */
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
  if (found?.kind !== 'thickness') return 'refused'
  const { thicknessMin, thicknessMax } = found
  const isRange = thicknessMin !== null && thicknessMax !== null && thicknessMin !== thicknessMax
  return isRange ? 'refused' : (thicknessMin ?? thicknessMax ?? 'refused')
}

const SPACES = ['', ' ', '\u00a0', '\u202f', '\u2009', '\u3000']
const GROUPS = ['', ',', '.', "'", '’', ' ', '\u00a0', '\u202f', '٬']
const DECIMALS = ['.', ',', '．', '，', '٫']
const ZEROS = ['0', '0', '0', '0', '０', '٠', '۰', '०', '০', '๐']
const WRITTEN = (
  `||mm|MM|ｍｍ|㎜|cm|m|ft|in|"|″|'|inch|inches|feet|millimetres|毫米|厘米|公分|米|英寸|英尺|Millimeter|Zentimeter|Meter|Zoll|` +
  `Fuß|millimètres|mètres|pouces|pieds|milímetros|centímetros|metros|pulgadas|kg|m²|pcs|Stück|件|pièces|cajas|%|€|` +
  `USD|元|furlong|Öre`
).split('|')
const BEFORE = [
  ...Array<string>(40).fill(''),
  ...(
    `ca. |about |from |up to |约|不小于|etwa |ab |bis |env. |jusqu’à |aprox. |desde |+|-|−|± |> |≤|(|RAL |厚 |Stärke |` +
    `épaisseur |espesor `
  ).split('|'),
]
const AFTER = [
  ...Array<string>(40).fill(''),
  ...(
    ` (matt)|（哑光）| (geschliffen)| (poli)| (brillo)|¹| *| [1]| 1)|-|.-|)| approx| 左右| 以上| oder mehr| ou plus| o más|` +
    ` nominal|公称| nenn| fini| aprox`
  ).split('|'),
]
const WHOLE = (
  `| |-|–|n/a|TBD|on request|询价|待定|auf Anfrage|k. A.|sur demande|bajo pedido|1.2.3|1,2,3|12 14|12 or 14|12; 14|` +
  `1e3|2026-11-29|01.02.2026|twelve|十二|zwölf|1 1/2"|1½ in|½ ft|3/4"|5' 6 1/2"|5'-6"|5 ft 6 in|2 m 40 cm|1/3 ft|` +
  `1/2|7 ~ 9 mm|7–9 mm|40-45 cm|7 to 9 mm|7 bis 9 mm|7 à 9 mm|7 a 9 mm|7 至 9 毫米|between 7 and 9 mm|9-7 mm`
).split('|')

const number = fc
  .record({
    size: fc.constantFrom(9, 99, 999, 99_999, 9_999_999),
    part: fc.integer({ min: 0, max: 999_999 }).map((millionths) => millionths / 1e6),
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
    fc.constantFrom(...WRITTEN),
    fc.constantFrom(...AFTER),
  )
  .map((parts) => parts.join(''))

/** The same 2,000 texts at each run. */
const texts = [
  ...WHOLE,
  ...new Set(fc.sample(fc.noBias(measure), { seed: 68, numRuns: 4000 }).filter((text) => !WHOLE.includes(text))),
].slice(0, 2000)

/** Every text with what the one reader makes of it. */
const meanings = texts.map((text) => ({ text, ...meaningOf(text) }))
type Meaning = (typeof meanings)[number]

interface Said {
  /** What a reader says that takes one number, in its own unit or in one that is written, and nothing beside it. */
  answer: Answer
  /** What stands in the text whatever stands beside it. */
  number: Answer
  /** A bound or a remark stands beside one number, and nothing that is not understood. */
  isRemarked: boolean
  /** The unit of length that is written. */
  unit?: UnitName | undefined
}

function meaningOf(text: string): Said {
  const read = readValue(text, '.')
  const none = { isRemarked: false }
  if (read.is === 'none') return { answer: 'none', number: 'none', ...none }
  if (read.is === 'unread') return { answer: 'refused', number: 'refused', ...none }
  const number = read.low === read.high ? millimetresOf(read) : 'refused'
  const isUnderstood = read.rest.length === 0 && read.currencies.length === 0
  const isRemarked = isUnderstood && (read.bound !== undefined || read.notes.length > 0)
  const unit = read.units.find((one) => UNITS[one].dimension === 'length')
  return { answer: isUnderstood && !isRemarked ? number : 'refused', number, isRemarked, unit }
}

function millimetresOf({ low, units }: Value): Answer {
  const unit = units.length > 0 ? fittingUnit(units, 'millimeter') : 'millimeter'
  return unit ? Number(decimalOf(convertedTo(low, unit, 'millimeter'), 4).text) : 'refused'
}

/** What a reader answers, and what it should: what all answer, except where a text meets one of its rules. */
function compared(readIn: (text: string) => Answer, ruleOf: (meaning: Meaning) => Answer | undefined) {
  const answers = meanings.map(({ text }) => {
    const answer = readIn(text)
    return { text, answer: typeof answer === 'number' ? places(answer) : answer }
  })
  const wanted = meanings.map((meaning) => ({ text: meaning.text, answer: ruleOf(meaning) ?? meaning.answer }))
  return { answers, wanted }
}

describe('the readers that stood before there was one', () => {
  it('are fed 2,000 texts, of which many are values', () => {
    expect(new Set(texts).size).toBe(2000)
    expect(meanings.filter(({ answer }) => typeof answer === 'number').length).toBeGreaterThan(500)
    expect(meanings.filter(({ isRemarked }) => isRemarked).length).toBeGreaterThan(200)
  })

  it('where somebody lives decides only of a sign that may be either', () => {
    const either = texts.filter((text) => {
      const read = readValue(text)
      return read.is === 'unread' && read.why === 'either'
    })
    expect(either.length).toBeGreaterThan(50)
    for (const text of texts.filter((one) => !either.includes(one)))
      expect([text, readValue(text, ',')]).toEqual([text, readValue(text, '.')])
  })

  it('a supplier’s cell takes what a bound or a remark stands beside, and tells it; half of nothing said is no half millimetre', () => {
    const { answers, wanted } = compared(inCell, ({ text, isRemarked, number }) =>
      text === '1/2' ? 'refused' : isRemarked ? number : undefined,
    )
    expect(answers).toEqual(wanted)
    const told = meanings.filter(
      ({ text, isRemarked, number }) => isRemarked && number !== 'refused' && toldOf(text) === 0,
    )
    expect(told).toEqual([])
  })

  it('a budget’s cell has no negative quantity, none over nine digits, and takes a fraction without a unit for a formula', () => {
    const { answers, wanted } = compared(inBudget, ({ text, answer }) =>
      typeof answer === 'number' && (answer < 0 || answer >= 1e9 || text === '1/2') ? 'refused' : undefined,
    )
    expect(answers).toEqual(wanted)
  })

  it('a filter takes up to a billion metres', () => {
    const { answers, wanted } = compared(inFilter, ({ answer }) =>
      typeof answer === 'number' && Math.abs(answer) > 1e12 ? 'refused' : undefined,
    )
    expect(answers).toEqual(wanted)
  })

  it('an operator’s change of many needs a value', () => {
    const { answers, wanted } = compared(inOperatorsField, ({ answer }) => (answer === 'none' ? 'refused' : undefined))
    expect(answers).toEqual(wanted)
  })

  it('a board’s field needs a value, and subtracts where others see a range or a date', () => {
    const { answers, wanted } = compared(onBoard, ({ text, answer }) => {
      if (answer === 'none') return 'refused'
      // Brackets are arithmetic too.
      const inBrackets = /^\((.*)\)$/.exec(plainValue(text))?.[1]
      return inBrackets === undefined ? differenceIn(text) : meaningOf(inBrackets).answer
    })
    expect(answers).toEqual(wanted)
  })

  it('a search finds measures among words, in hundredths of a millimetre, and never another figure', () => {
    const others = meanings.filter(({ text }) => {
      const [found, { number }] = [inSearch(text), meaningOf(text.replace(SENTENCE, ''))]
      return found !== 'refused' && !(typeof number === 'number' && Math.abs(Number(found) - number) <= 0.005)
    })
    expect(others).toEqual([])
  })

  it('a search finds every measure that stands alone: up to 10 m, over 6 cm in feet and metres, with at most two decimals', () => {
    const missed = meanings.filter(({ text, answer, unit }) => {
      const least = unit === 'foot' || unit === 'meter' ? 60 : 0
      const isSought = typeof answer === 'number' && unit && answer > least && answer <= 10_000
      return isSought && !/[.,٫]\d{3}/.test(plainValue(text)) && inSearch(text) === 'refused'
    })
    expect(missed).toEqual([])
    expect(meanings.filter(({ text }) => inSearch(text) !== 'refused').length).toBeGreaterThan(200)
  })
})

/** Signs of a sentence before a measure. */
const SENTENCE = /^[-−(（]/

function toldOf(text: string): number {
  let count = 0
  readNumber(text, { mark: '.', tell: () => (count += 1) }, 'millimeter')
  return count
}

/** `7–9 mm`, `2026-11-29`. */
function differenceIn(text: string): Answer | undefined {
  const parts = plainValue(text).split(/(?<=\d)-(?=\d)/)
  const [first, ...more] = parts.map((part) => meaningOf(part).number)
  if (typeof first !== 'number' || more.length === 0 || parts.join('-').includes("'")) return undefined
  return more.reduce<number>((sum, part) => sum - Number(part), first)
}
