import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printDecimal } from './arithmetic/decimal.ts'
import { unitSystems } from './budget.ts'
import { decimalSignOf, readTyped } from './typed.ts'
import type { TypedReading } from './typed.ts'
import { imperialUnit, SHOWN_PLACES, shownQuantity, typedQuantity } from './units.ts'

const quantity: TypedReading = { kind: 'quantity', decimalSign: '.', unit: 'square_meter' }
const inGermany: TypedReading = { ...quantity, decimalSign: ',' }
const price: TypedReading = { kind: 'price', decimalSign: '.', currency: 'CNY', unit: 'square_meter' }

describe('a typed number', () => {
  it.each([
    ['1234.5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1 234,5', '1234.5'],
    ['1 234.5', '1234.5'],
    ['1\u202f234,5', '1234.5'],
    ["1'234.5", '1234.5'],
    ['１，２３４．５', '1234.5'],
    ['1,234', '1234'],
    ['1.234', '1.234'],
    ['1,5', '1.5'],
    ['0,125', '0.125'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1,23,456.7', '123456.7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007.50', '7.5'],
    ['+5', '5'],
    ['0', '0'],
    [' 12.40 ', '12.4'],
    ['12 m²', '12'],
    ['12㎡', '12'],
    ['12 m2', '12'],
    ['12 sq.m', '12'],
    ['１２ 平方米', '12'],
    ['100 sq ft', '9.2903'],
    ['100 ft²', '9.2903'],
    ['', null],
    ['   ', null],
    ['–', null],
  ])('may be "%s"', (text, value) => expect(readTyped(text, quantity)).toEqual({ value }))

  it.each([
    ['1.234', '1234'],
    ['1,234', '1.234'],
    ['1.234,5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1.5', '1.5'],
    ['12,40 m²', '12.4'],
  ])('is read "%s" by where somebody lives', (text, value) => expect(readTyped(text, inGermany)).toEqual({ value }))

  it('has the shown unit if none is typed', () => {
    expect(readTyped('100', { ...quantity, system: 'imperial' })).toEqual({ value: '9.2903' })
    expect(readTyped('100 m²', { ...quantity, system: 'imperial' })).toEqual({ value: '100' })
    expect(readTyped('3 buckets', { ...quantity, unit: 'Buckets', system: 'imperial' })).toEqual({ value: '3' })
    expect(readTyped('3 buckets', quantity)).toEqual({
      problem: { reason: 'otherUnit', typed: 'buckets', unit: 'square_meter' },
    })
    expect(readTyped('3 trolleys', quantity)).toEqual({ problem: { reason: 'noNumber', typed: 'trolleys' } })
  })

  it.each([
    ["10'", '3.048'],
    ['10 ft', '3.048'],
    [`5' 6 1/2"`, '1.6891'],
    [`5'-6"`, '1.6764'],
    [`1/32"`, '0.0008'],
    ['1/2 m', '0.5'],
    ['3 m', '3'],
    ['20 cm', '0.2'],
  ])('has the unit that is written, with its fraction, in "%s"', (text, value) =>
    expect(readTyped(text, { ...quantity, unit: 'meter' })).toEqual({ value }),
  )

  it('leaves a quantity as it is where it says what is shown of it', () => {
    const shown: TypedReading = { ...quantity, system: 'imperial', stands: '22.955' }
    for (const text of ['247.09', '247.09 ft²', '247.0856', '22.955 m²', '247.090'])
      expect([text, readTyped(text, shown)]).toEqual([text, { value: '22.955' }])
    expect(readTyped('247.1', shown)).toEqual({ value: '22.9563' })
    // Metres show all that is stored.
    expect(readTyped('22.96', { ...quantity, system: 'metric', stands: '22.955' })).toEqual({ value: '22.96' })
  })

  it('comes back from every unit that it is shown in, typed as it is shown or as it is edited', () => {
    const units = ['square_meter', 'meter', 'cubic_meter', 'litre', 'kilogram', 'piece']
    const stored = fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }).map((tenThousandths) => printDecimal(tenThousandths, 4))
    fc.assert(
      fc.property(fc.constantFrom(...units), fc.constantFrom(...unitSystems), stored, (unit, system, stands) => {
        const reading: TypedReading = { kind: 'quantity', decimalSign: '.', unit, system }
        expect(readTyped(typedQuantity(stands, unit, system), reading)).toEqual({ value: stands })
        const places = system === 'imperial' && imperialUnit(unit) ? SHOWN_PLACES : 4
        expect(readTyped(shownQuantity(stands, unit, system, places), { ...reading, stands })).toEqual({
          value: stands,
        })
      }),
    )
  })

  it('is shown as it was typed, as far as places are shown', () => {
    const units = ['square_meter', 'meter', 'cubic_meter', 'litre', 'kilogram']
    fc.assert(
      fc.property(fc.constantFrom(...units), fc.bigInt({ min: 0n, max: 10n ** 9n }), (unit, hundredths) => {
        const text = printDecimal(hundredths, 2)
        const { value } = readTyped(text, { kind: 'quantity', decimalSign: '.', unit, system: 'imperial' })
        expect(shownQuantity(value ?? '', unit, 'imperial')).toBe(text)
        expect(typedQuantity(value ?? '', unit, 'imperial')).toBe(text)
      }),
    )
  })

  it.each([
    ['15', '15'],
    ['15 %', '15'],
    ['12,5％', '12.5'],
  ])('is a percentage in "%s"', (text, value) =>
    expect(readTyped(text, { kind: 'percent', decimalSign: '.', most: 300 })).toEqual({ value }),
  )

  it.each([
    ['180', '180'],
    ['¥180', '180'],
    ['￥180.50', '180.5'],
    ['180 元', '180'],
    ['CNY 1,180', '1180'],
    ['180 cny', '180'],
    ['¥180 / m²', '180'],
    ['180/m2', '180'],
  ])('is a price in "%s"', (text, value) => expect(readTyped(text, price)).toMatchObject({ value }))

  it.each([
    ['12.40 per 100', '12.4', 100, 'square_meter'],
    ['12.40 / 100 m²', '12.4', 100, 'square_meter'],
    ['¥2.99 / sq ft', '2.99', 1, 'square_foot'],
    ['每百平方米 12.40', '12.4', 100, 'square_meter'],
    ['180 / m²', '180', 1, 'square_meter'],
  ])('says in "%s" what a price is for', (text, value, quantity, unit) =>
    expect(readTyped(text, price)).toEqual({ value, per: { quantity, unit } }),
  )

  it.each([
    ['16', '16'],
    ['16 boxes', '16'],
    ['16 箱', '16'],
  ])('is whole in "%s"', (text, value) =>
    expect(readTyped(text, { kind: 'whole', decimalSign: '.', unit: 'box' })).toEqual({ value }),
  )
})

describe('a refusal says why', () => {
  it.each<[text: string, problem: object]>([
    ['=1+1', { reason: 'formula' }],
    ['@SUM(A1)', { reason: 'formula' }],
    ['2*3', { reason: 'formula' }],
    ['1/2', { reason: 'formula' }],
    ['1+1', { reason: 'formula' }],
    ['-5', { reason: 'negative' }],
    ['−5', { reason: 'negative' }],
    ['(5)', { reason: 'negative' }],
    ['(((((', { reason: 'noNumber', typed: '(((((' }],
    ['()', { reason: 'noNumber', typed: '()' }],
    ['(about)', { reason: 'noNumber', typed: '(about)' }],
    ['）（', { reason: 'noNumber', typed: ')(' }],
    ['+', { reason: 'noNumber', typed: '+' }],
    ['m²', { reason: 'noNumber', typed: 'm²' }],
    ['twelve', { reason: 'noNumber', typed: 'twelve' }],
    ['12 12', { reason: 'noNumber', typed: '12 12' }],
    ['1,2,3', { reason: 'noNumber', typed: '1,2,3' }],
    ['1.2.3', { reason: 'noNumber', typed: '1.2.3' }],
    ['1,23.4,5', { reason: 'noNumber', typed: '1,23.4,5' }],
    ['about 12', { reason: 'noNumber', typed: 'about' }],
    ['1e5', { reason: 'noNumber', typed: '1e5' }],
    ['NaN', { reason: 'noNumber', typed: 'NaN' }],
    ['12 boxes', { reason: 'otherUnit', typed: 'boxes', unit: 'square_meter' }],
    ['12 m', { reason: 'otherUnit', typed: 'm', unit: 'square_meter' }],
    ['12 ft', { reason: 'otherUnit', typed: 'ft', unit: 'square_meter' }],
    ['12 %', { reason: 'noNumber', typed: '%' }],
    ['1.23456', { reason: 'digitsAfter', most: 4 }],
    ['123456789012345678901234567890', { reason: 'digitsBefore', most: 9 }],
  ])('"%s"', (text, problem) => expect(readTyped(text, quantity)).toEqual({ problem }))

  it('of a percentage, a price and a rate', () => {
    const waste: TypedReading = { kind: 'percent', decimalSign: '.', most: 300 }
    expect(readTyped('400 %', waste)).toEqual({ problem: { reason: 'tooMuch', most: '300' } })
    expect(readTyped('15 m²', waste)).toEqual({ problem: { reason: 'noNumber', typed: 'm²' } })
    expect(readTyped('€180', price)).toEqual({ problem: { reason: 'otherCurrency', typed: '€', currency: 'CNY' } })
    expect(readTyped('180 / box', price)).toEqual({
      problem: { reason: 'otherUnit', typed: 'box', unit: 'square_meter' },
    })
    expect(readTyped('0,00', { kind: 'rate', decimalSign: '.', isAboveZero: true })).toEqual({
      problem: { reason: 'zero' },
    })
    expect(readTyped('1.5', { kind: 'whole', decimalSign: '.' })).toEqual({
      problem: { reason: 'digitsAfter', most: 0 },
    })
  })
})

it('reads every shown number, in any language', () => {
  const locales = ['en', 'zh-CN', 'de', 'fr', 'de-CH', 'en-IN', 'es', 'pl', 'sv']
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.integer({ min: 0, max: 9_999_999_999 }), (locale, digits) => {
      const value = digits / 10_000
      const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
      const decimalSign = decimalSignOf(locale)
      expect(readTyped(format.format(value), { ...quantity, decimalSign })).toEqual({ value: String(value) })
    }),
  )
})

it('returns a value or a refusal for any input', () => {
  const kinds = fc.constantFrom('quantity' as const, 'percent' as const, 'price' as const, 'rate' as const)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-\d.,' %m²=]{1,12}$/)), kinds, (text, kind) => {
      const { value, problem } = readTyped(text, { kind, decimalSign: '.', unit: 'square_meter', currency: 'CNY' })
      expect(value === undefined).toBe(problem !== undefined)
      expect(value ?? '0').toMatch(/^\d+(\.\d+)?$/)
    }),
    { numRuns: 500 },
  )
})
