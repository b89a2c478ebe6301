import { expect, it } from 'vitest'
import { aColumn, KNOWN } from '../../testing/imports/known-catalogue.ts'
import { guessMapping } from './guess-mapping.ts'
import { knownMeanings } from './guess-values.ts'
import { linesOfRows } from './make-lines.ts'
import { Unreadable } from './read-number.ts'
import { readConstant } from './row-facts.ts'
import type { KnownCatalogue } from './known-names.ts'

const entry = (value: string, label: string) => ({ value, label, remark: label })
const CATALOGUE: KnownCatalogue = {
  ...KNOWN,
  dictionaries: {
    product_currency_unit: [entry('CNY', '¥'), entry('rmb', '$'), entry('EUR', '€'), entry('USD', 'US$'), entry('JPY', 'JP¥'), entry('HKD', 'HK$'), entry('CAD', 'C$')],
    product_measurement_unit: ['square_meter', 'meter', 'piece', 'box', 'cubic_meter', 'roll'].map((value) => entry(value, value)),
  },
} // prettier-ignore

/** Loads a table as an operator does who takes every proposal; a row is a product. */
async function loaded(table: readonly string[], separator = ';') {
  const [header = [], ...rows] = table.map((line) => line.split(separator))
  const columns = header.map((name, at) => aColumn(name, rows.map((cells) => cells[at] ?? '').filter(Boolean)))
  const { mapping } = guessMapping(columns, CATALOGUE, '2026-11-29')
  const read = []
  const all = (async function* () {
    for (const [at, cells] of rows.entries()) yield { row: at + 2, cells }
  })()
  for await (const one of linesOfRows(all, mapping, header, { meaningOf: knownMeanings(CATALOGUE) })) read.push(one)
  return { mapping, read }
}

type Loaded = Awaited<ReturnType<typeof loaded>>['read'][number]

const product = (one: Loaded | undefined) => (one?.kind === 'line' ? one.made.value : undefined)
const sku = (one: Loaded | undefined) => (product(one)?.['skus'] as Record<string, unknown>[] | undefined)?.[0]
const why = (one: Loaded | undefined) => (one?.kind === 'rejected' ? one.problems[0]?.reason.en : undefined)
const told = (one: Loaded | undefined) => (one?.kind === 'line' ? one.made.notes.map(({ reason }) => reason.en) : [])

const HEAD = 'Brand;Model;Name (EN);Category (EN);Unit'
const row = (at: number, rest: string) => `Stonework;M-${at};Tile ${at};Tile;${rest}`

it('a dollar is no yuan: each cell’s own currency counts, and one proposal is made for a sign of several', async () => {
  const prices = ['$4.29', 'US$ 5.19', 'HK$ 40', '€ 40', '45 USD', '25元/支', '12 kr']
  const { mapping, read } = await loaded([`${HEAD};Price`, ...prices.map((price, at) => row(at, `piece;${price}`))])
  expect(mapping.signs).toEqual({ $: 'USD', kr: 'SEK' })
  expect(mapping.askedSigns).toEqual(['$', 'kr'])
  expect(mapping.constants.currencyUnit).toBeUndefined()
  expect(read.map((one) => product(one)?.['currencyUnit'])).toEqual(['USD', 'USD', 'HKD', 'EUR', 'USD', 'CNY', 'SEK'])
})

it('units are those that are written, and coverage in square feet becomes square metres', async () => {
  const units = ['m', 'm3', 'm²', 'lfm', 'Karton', 'cbm', 'lfd. m', 'Stk.', '延米', '平方米']
  const { read } = await loaded([
    `${HEAD};Currency;Price;Coverage per box (sq ft)`,
    ...units.map((unit, at) => row(at, `${unit};EUR;12,50;16.5`)),
  ])
  expect(read.map((one) => product(one)?.['measurementUnit'])).toEqual(['meter', 'cubic_meter', 'square_meter', 'meter', 'box', 'cubic_meter', 'meter', 'piece', 'meter', 'square_meter']) // prettier-ignore
  expect(read.map((one) => sku(one)?.['packCoverage'])).toEqual(Array(10).fill(1.5329))
})

it('a footnote is no digit, and what makes a figure doubtful is told', async () => {
  const prices = ['45¹', '120²⁾', '(5,00)', '5,00-', '1,5k', '12,345', '45,90', 'auf Anfrage', '12,40 je 100']
  const { read } = await loaded([`${HEAD};Currency;Price`, ...prices.map((price, at) => row(at, `piece;EUR;${price}`))])
  expect(read.map((one) => sku(one)?.['minPrice'])).toEqual([45, 120, undefined, undefined, undefined, 12.35, 45.9, undefined, 12.4]) // prettier-ignore
  expect(told(read[0])).toEqual(['its remark was left out: 1'])
  expect([2, 3, 4].map((at) => why(read[at]))).toEqual([
    'is in brackets: say whether it is negative',
    'must be 0 or more',
    '“k” was not understood',
  ])
  expect(told(read[5])).toContain('has more than 2 decimals; rounded to 12.35')
  expect(read[7]?.kind).toBe('line')
  expect(read.map((one) => sku(one)?.['priceQuantity'])).toEqual([...Array(8).fill(undefined), 100])
})

it('a price keeps what it is for: in its cell, its header, or a column of its own', async () => {
  const facts = (read: Awaited<ReturnType<typeof loaded>>['read'], at = 0) => ({
    price: sku(read[at])?.['minPrice'],
    quantity: sku(read[at])?.['priceQuantity'],
    unit: product(read[at])?.['measurementUnit'],
  })
  const columns = `${HEAD};Currency`
  const cells = [
    '12,40/100 Stk',
    '€ 124,00 pro 1.000 Stück',
    '12,40 per hundred',
    '每百件 12.40',
    '12,40 / m²',
    '5,00 %',
    '12,40 per 12',
  ]
  const inCells = await loaded([`${columns};Price`, ...cells.map((price, at) => row(at, `piece;EUR;${price}`))])
  expect(cells.slice(0, 5).map((_, at) => facts(inCells.read, at))).toEqual([
    { price: 12.4, quantity: 100, unit: 'piece' },
    { price: 124, quantity: 1000, unit: 'piece' },
    { price: 12.4, quantity: 100, unit: 'piece' },
    { price: 12.4, quantity: 100, unit: 'piece' },
    { price: undefined, quantity: undefined, unit: undefined },
  ])
  expect(why(inCells.read[6])).toBe('holds several numbers')
  const inHeader = await loaded([`${columns};Preis je 100`, row(0, 'piece;EUR;12,40')])
  expect(facts(inHeader.read)).toEqual({ price: 12.4, quantity: 100, unit: 'piece' })
  expect(why(inCells.read[4])).toBe('is for a square meter, and the row’s unit is piece')
  const beside = ['100', '1', '1.000', '100 Stk', '50', 'n/a']
  const inColumn = await loaded([
    `${columns};Price;Preiseinheit`,
    ...beside.map((is, at) => row(at, `piece;EUR;12,40;${is}`)),
  ])
  expect(beside.slice(0, 4).map((_, at) => facts(inColumn.read, at).quantity)).toEqual([100, 1, 1000, 100])
  expect(why(inColumn.read[4])).toBe('is none of 1, 10, 100 and 1000')
  expect(facts(inColumn.read, 5)).toEqual({ price: 12.4, quantity: undefined, unit: 'piece' })
  const both = await loaded([`${columns};Price;Preiseinheit`, row(0, 'piece;EUR;12,40/100 Stk;10')])
  expect(why(both.read[0])).toBe('is the price of 100, and the row says 10')
})

it('a header that says a quantity is read, or the operator is asked', () => {
  const constantOf = (header: string) => {
    const names = [...`${HEAD};Currency`.split(';'), header]
    const columns = names.map((name, at) => aColumn(name, [row(0, 'piece;EUR;12,40').split(';')[at] ?? '']))
    return guessMapping(columns, CATALOGUE, '2026-11-29').mapping.constants['sku.priceQuantity']
  }
  const known = {
    'Price / 100': '100',
    'Preis je 1.000 Stk': '1000',
    '单价 元/千件': '1000',
    '单价（元/百件）': '100',
    'Price per hundred': '100',
    'Preis je Tsd.': '1000',
  }
  for (const [header, quantity] of Object.entries(known))
    expect([header, constantOf(header)]).toEqual([header, quantity])
  for (const header of ['Price', 'List price 2026', 'Preis inkl. 19 % MwSt.', '单价（元/件）', 'Price per piece'])
    expect([header, constantOf(header)]).toEqual([header, undefined])
  for (const header of [
    'Price per 10,000 pcs',
    'Prix le cent',
    '价格(万元)',
    'Preis in Cent',
    'Price 100 pcs',
    'Preis pro 100 g',
  ]) {
    const asked = constantOf(header) ?? ''
    expect(() => readConstant(asked, 'sku.priceQuantity')).toThrow(Unreadable)
  }
})

it('two prices of a row, and rows of a product, are of one kind', async () => {
  const two = await loaded([
    `${HEAD};Min price;Max price`,
    ...['12.40 EUR per 100;0.20 EUR', '10 EUR;12 USD', '10 EUR;12 EUR'].map((prices, at) => row(at, `piece;${prices}`)),
  ])
  expect([0, 1].map((at) => why(two.read[at]))).toEqual(
    Array(2).fill('is for something else, or in another currency, than the other price'),
  )
  expect(sku(two.read[2])).toMatchObject({ minPrice: 10, maxPrice: 12 })
  const rows = ['P;A;2.99 USD/m²', 'P;B;32 USD/pc', 'P;C;3 USD'].map((cells) => `Stonework;${cells}`)
  const one = await loaded(['Brand;Product no.;Model;Price', ...rows.map((cells) => cells)])
  expect(one.read.map(({ kind }) => kind)).toContain('rejected')
  const hundred = await loaded([`${HEAD};Currency;Preis per 100`, row(0, 'piece;EUR;12,50 €/Stk')])
  expect(why(hundred.read[0])).toBe('says that it is for one, and the column 100')
})

it('a size with a lone thousand is asked about, and what stands in brackets is a remark', async () => {
  const alone = await loaded([`${HEAD};Currency;Price;Size`, row(0, 'piece;EUR;5;1.200 x 600 mm')])
  expect(alone.read[0]?.kind).toBe('rejected')
  const sizes = ['1.200 x 600 mm', '600x600 (24"x24")', '1200 x 600', '1,5 x 2 m']
  const { read } = await loaded([
    `${HEAD};Currency;Price;Size`,
    ...sizes.map((size, at) => row(at, `piece;EUR;5;${size}`)),
  ])
  expect(read.map((one) => sku(one)?.['size'])).toEqual([
    { length: 1200, width: 600 },
    { length: 600, width: 600 },
    { length: 1200, width: 600 },
    { length: 1500, width: 2000 },
  ])
})

it('what a measure is per is told, or refused where it is another measure', async () => {
  const cells = ['20 mm/pc', '12 kg/m²', '8 mm']
  const { read } = await loaded([
    `${HEAD};Currency;Price;Thickness`,
    ...cells.map((cell, at) => row(at, `piece;EUR;5;${cell}`)),
  ])
  expect(told(read[0])).toEqual(['says that it is per piece'])
  expect(why(read[1])).toBe('is per square meter')
  expect(told(read[2])).toEqual([])
})

it('times are days, the longer of a range, and a calendar week is told', async () => {
  const times = ['1.5 weeks', '1,5 Wochen', '48h', 'KW 12', '2-3 Wo.', '4-6 wks', '2 weeks', '10 days']
  const { read } = await loaded([
    `${HEAD};Currency;Price;Lead time`,
    ...times.map((time, at) => row(at, `piece;EUR;5;${time}`)),
  ])
  expect(read.map((one) => sku(one)?.['leadTimeDays'])).toEqual([11, 11, 2, undefined, 21, 42, 14, 10])
  expect(why(read[3])).toBe('expected a number of days')
})
