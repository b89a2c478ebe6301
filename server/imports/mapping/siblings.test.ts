import { describe, expect, it } from 'vitest'
import { aColumn, KNOWN } from '../../testing/imports/known-catalogue.ts'
import { guessMapping } from './guess-mapping.ts'
import { linesOfRows } from './make-lines.ts'
import type { KnownCatalogue } from './known-names.ts'

/** What suppliers write, in English, Chinese, German, French and Spanish: each kind of value in ten spellings, and what it is. */

const entry = (value: string) => ({ value, label: value, remark: value })
const CATALOGUE: KnownCatalogue = {
  ...KNOWN,
  dictionaries: {
    product_currency_unit: ['CNY', 'EUR', 'USD', 'JPY', 'HKD', 'CAD', 'SEK', 'DKK', 'MXN'].map(entry),
    product_measurement_unit: ['square_meter', 'meter', 'piece', 'box', 'sheet', 'kilogram'].map(entry),
  },
}

interface Cell {
  header: string
  cells: readonly string[]
  /** The cells are numbers of a workbook. */
  isNumber?: boolean
}

/** Loads one column as an operator does who takes the proposal, and every property. */
async function loaded({ header, cells, isNumber }: Cell, more: Record<string, string> = {}) {
  const table = { Brand: 'Stonework', Model: '', 'Name (EN)': 'Tile', ...more, [header]: '' }
  const names = Object.keys(table)
  const rows = cells.map((cell, at) =>
    names.map((name) =>
      name === header ? cell : name === 'Model' ? `M-${at}` : (table[name as keyof typeof table] ?? ''),
    ),
  )
  const columns = names.map((name, at) => {
    const column = aColumn(name, rows.map((row) => row[at] ?? '').filter(Boolean))
    return isNumber && name === header
      ? { ...column, distinct: column.distinct.map((one) => ({ ...one, isNumber: true as const })) }
      : column
  })
  const { mapping } = guessMapping(columns, CATALOGUE, '2026-11-29')
  const on = mapping.columns.map((rule) =>
    rule.target === null && rule.attribute ? { ...rule, target: 'attribute' as const } : rule,
  )
  const read = []
  const all = (async function* () {
    for (const [at, row] of rows.entries())
      yield { row: at + 2, cells: row, ...(isNumber && { numbers: [names.length - 1] }) }
  })()
  for await (const one of linesOfRows(all, { ...mapping, columns: on }, names)) read.push(one)
  const values = read.map((one) => (one.kind === 'line' ? one.made.value : one.problems[0]?.reason.en))
  return {
    mapping,
    values,
    skus: values.map(skuOf),
    told: read.flatMap((one) => (one.kind === 'line' ? one.made.notes.map(({ reason }) => reason.en) : [])),
  }
}

type Sku = Record<string, unknown> & { attrs?: { value: unknown; unit?: string; type?: string }[] }

function skuOf(value: Record<string, unknown> | string | undefined): Sku | string | undefined {
  return typeof value === 'object' ? ((value['skus'] as Sku[])[0] ?? {}) : value
}

const field = (sku: Sku | string | undefined, name: string) => (typeof sku === 'object' ? sku[name] : sku)
const property = (sku: Sku | string | undefined) => (typeof sku === 'object' ? sku.attrs?.[0]?.value : sku)

describe('a number of a workbook', () => {
  it.each([
    ['Price', '1.234', 'minPrice', 1.23],
    ['价格', '1.234', 'minPrice', 1.23],
    ['Preis', '12.345', 'minPrice', 12.35],
    ['Prix', '999.999', 'minPrice', 1000],
    ['Precio', '4.005', 'minPrice', 4.01],
    ['Stock', '1.234', 'stock', 1.234],
    ['库存', '10.125', 'stock', 10.125],
    ['Bestand', '1.5', 'stock', 1.5],
    ['Coverage', '2.125', 'packCoverage', 2.125],
    ['Thickness (mm)', '1.234', 'size', { thickness: 1.234 }],
  ])('of %s, %s, has a decimal point beside texts with commas', async (header, cell, name, value) => {
    const { skus } = await loaded({ header, cells: [cell], isNumber: true })
    expect(field(skus[0], name)).toEqual(value)
  })
})

describe('a number', () => {
  it.each([
    ['Price', '12.345', 12.35],
    ['Preis', '12,345 €', 'could be a thousand or a thousandth: say which mark stands before decimals'],
    ['Preis', '0,005', 0.01],
    ['价格', '１２．５', 12.5],
    ['Prix', '1 234,50', 1234.5],
    ['Precio', '1.234,5', 1234.5],
    ['Price', '0.1', 0.1],
    ['价格', '99.999', 'could be a thousand or a thousandth: say which mark stands before decimals'],
    ['Prix', '19,99', 19.99],
    ['Precio', '4.004', 'could be a thousand or a thousandth: say which mark stands before decimals'],
  ])('of %s, %s, is exact, rounded by the rule, or asked about', async (header, cell, value) => {
    const cells = cell === '12.345' ? [cell, '12.5'] : [cell]
    expect(field((await loaded({ header, cells })).skus[0], 'minPrice')).toEqual(value)
  })
})

describe('a unit', () => {
  it.each([
    ['Thickness (in)', '0.5', { thickness: 12.7 }],
    ['Thickness', '3/8 in', { thickness: 9.525 }],
    ['厚度（厘米）', '1.2', { thickness: 12 }],
    ['厚度', '0.5 寸', 'is in cun or inch, not in millimeter'],
    ['厚度（寸）', '0.5', 'is in cun or inch, not in millimeter'],
    ['Breite in Fuß', '2', { width: 609.6 }],
    ['Breite (cm)', '0,5 m', { width: 500 }],
    ['Largeur en pouces', '10', { width: 254 }],
    ['Ancho (m)', '1,2', { width: 1200 }],
    ['Width (yd)', '1', { width: 914.4 }],
    ['Width', '2 kg', 'is in kilogram, not in millimeter'],
    ['Width', '2 furlongs', '“furlongs” was not understood'],
  ])('of a length in %s, %s, is read or told', async (header, cell, size) => {
    expect(field((await loaded({ header, cells: [cell] })).skus[0], 'size')).toEqual(size)
  })

  it.each([
    ['Lead time (weeks)', '2', 14],
    ['Lead time', '2 weeks', 14],
    ['交货期（工作日）', '10', 14],
    ['交货周期', '10', 10],
    ['Lieferzeit (Wochen)', '1,5', 11],
    ['Lieferzeit in Tagen', '12', 12],
    ['Délai (semaines)', '3', 21],
    ['Délai', '10 jours ouvrés', 14],
    ['Plazo (días)', '7', 7],
    ['Plazo (semanas)', '2-3', 21],
  ])('of a time in %s, %s, is in days', async (header, cell, days) => {
    expect(field((await loaded({ header, cells: [cell] })).skus[0], 'leadTimeDays')).toBe(days)
  })

  it.each([
    ['piece', '120 pcs', 120],
    ['sheet', '120 张', 120],
    ['sheet', '120件', 120],
    ['square_meter', '100 sq ft', 9.290304],
    ['square_meter', '100 平方英尺', 9.290304],
    ['meter', '10 yards', 9.144],
    ['kilogram', '50 lb', 22.6796185],
    ['meter', '12,5 lfm', 12.5],
    ['box', '12 Stk.', 'is in piece, not in box'],
    ['piece', '12 cajas', 'is in box, not in piece'],
  ])('of a stock of what is sold by the %s, %s, is converted or told', async (unit, cell, stock) => {
    const { skus } = await loaded({ header: 'Stock', cells: [cell] }, { Unit: unit })
    expect(field(skus[0], 'stock')).toBe(stock)
  })

  it.each([
    ['Wear layer (mm)', ['0.55', '0.7 mm'], [0.55, 0.7]],
    ['Wear layer (mm)', ['20 mil', '0.7'], [0.508, 0.7]],
    ['回收含量（%）', ['45', '45 %', '100%'], [45, 45, 100]],
    ['Gewicht kg', ['12,5', '500 g'], [12.5, 0.5]],
    ['Poids', ['12,5 kg', '25 kg', '2 lb'], [12.5, 25, 0.90718474]],
    ['Anteil', ['45 %', '3 ‰'], [45, 0.3]],
    ['Peso (kg)', ['12 m', '3'], ['is in meter, not in kilogram', 3]],
    ['Glanz (GU)', ['12 GU', '14'], [12, 14]],
    ['Druckfestigkeit (N/mm²)', ['45 N/mm²', '50'], [45, 50]],
    ['耐磨', ['n/a', '5000', '6000'], [undefined, 5000, 6000]],
  ])('of the property %s is read beside its numbers, or told', async (header, cells, values) => {
    expect((await loaded({ header, cells })).skus.map(property)).toEqual(values)
  })
})

describe('a property', () => {
  const times = (count: number, text: string) =>
    Array.from({ length: count }, (_, at) => text.replace('#', `${at + 1}`))
  it.each([
    ['Slip angle', ['none yet', ...times(9, '#')], 'number', ''],
    ['Wear layer', ['thick', ...times(9, '0.# mm')], 'number', 'mm'],
    ['使用温度', ['常温', ...times(9, '#')], 'number', ''],
    ['Feuchte', ['trocken', ...times(9, '#-20 %')], 'range', '%'],
    ['Densité', [...times(9, '#,5 kg'), 'variable'], 'number', 'kg'],
    ['Ignífugo', ['sí', 'no', 'sí', 'no'], 'boolean', ''],
    ['防火', ['是', '否', '是'], 'boolean', ''],
    ['Oberfläche', ['12', 'geölt', 'lackiert', 'geölt'], 'choice', ''],
    ['Finition', ['huilé', 'verni', '3 couches'], 'choice', ''],
    ['Care', ['Wipe it with a damp cloth and dry it at once, so that no water stays in the joints.'], 'text', ''],
    ['Recycled', ['yes', 'no', '45 %', 'yes', 'no', 'yes'], 'boolean', ''],
  ])('%s is of the type of most of its cells, not of its first', async (header, cells, type, unit) => {
    const { mapping } = await loaded({ header, cells })
    expect(mapping.columns.at(-1)?.attribute).toMatchObject({ type, unit })
  })

  it('that the catalogue has keeps its type and unit', async () => {
    const attributes = [{ name: '重量', enName: 'Weight', unit: 'kg', type: 'number' as const }]
    const column = aColumn('Weight (lb)', ['10', '20'])
    const { mapping } = guessMapping([column], { ...CATALOGUE, attributes }, '2026-11-29')
    expect(mapping.columns[0]?.attribute).toMatchObject({ enName: 'Weight', unit: 'kg', type: 'number' })
    const rule = { ...mapping.columns[0], column: 1, target: 'attribute' as const }
    const read = []
    const rows = (async function* () {
      yield { row: 2, cells: ['A', '10'] }
    })()
    const whole = { ...mapping, columns: [{ column: 0, target: 'key' as const }, rule] }
    for await (const one of linesOfRows(rows, whole, ['Key', 'Weight (lb)'])) read.push(one)
    expect(read).toMatchObject([{ made: { value: { skus: [{ attrs: [{ value: 4.5359237, unit: 'kg' }] }] } } }])
  })
})

describe('a currency', () => {
  it.each([
    ['Price', ['$4.29', '45 USD'], { $: 'USD' }, ['USD', 'USD']],
    ['Price', ['$4.29', '5 CAD'], { $: 'CAD' }, ['CAD', 'CAD']],
    ['Price ($)', ['4.29'], { $: 'USD' }, ['USD']],
    ['Price', ['$4.29', '€ 3', 'HK$ 4'], { $: 'USD' }, ['USD', 'EUR', 'HKD']],
    ['价格', ['¥680', '25元'], { '¥': 'CNY' }, ['CNY', 'CNY']],
    ['価格のカラム price', ['¥680'], { '¥': 'JPY' }, ['JPY']],
    ['Preis', ['40 €', '12,50 $'], { $: 'USD' }, ['EUR', 'USD']],
    ['Price (træ)', ['12,50 kr'], { kr: 'DKK' }, ['DKK']],
    ['Prix', ['12,50 €', '$ 5'], { $: 'USD' }, ['EUR', 'USD']],
    ['Precio', ['$ 250', '10 MXN'], { $: 'MXN' }, ['MXN', 'MXN']],
    ['Price', ['$5', '¥40', '12 kr'], { $: 'USD', '¥': 'CNY', kr: 'SEK' }, ['USD', 'CNY', 'SEK']],
  ])(
    'of %s is asked where its sign means several, and each row has its own',
    async (header, cells, signs, currencies) => {
      const { mapping, values } = await loaded({ header, cells })
      expect(mapping).toMatchObject({ signs, askedSigns: Object.keys(signs) })
      expect(values.map((value) => (typeof value === 'object' ? value['currencyUnit'] : value))).toEqual(currencies)
    },
  )

  it('of a column of its own is asked too', async () => {
    const { mapping, values } = await loaded({ header: 'Price', cells: ['5', '6'] }, { Currency: '$' })
    expect(mapping.askedSigns).toEqual(['$'])
    expect(values).toMatchObject([{ currencyUnit: 'USD' }, { currencyUnit: 'USD' }])
  })
})

describe('a row', () => {
  it.each([
    ['Width', 'Width unit', ['cm', 'ft', 'in']],
    ['宽度', '宽度单位', ['厘米', '米', '毫米']],
    ['Breite', 'Maßeinheit Breite', ['cm', 'Zoll', 'mm']],
    ['Largeur', 'Unité de largeur', ['cm', 'pouces', 'm']],
    ['Ancho', 'Unidad de ancho', ['cm', 'pulgadas', 'm']],
  ])('has the unit of %s in %s', (header, beside, units) => {
    const { mapping } = guessMapping(
      [aColumn(header, ['1', '2', '3']), aColumn(`${beside} *`, units)],
      CATALOGUE,
      '2026-11-29',
    )
    expect(mapping.columns[0]).toMatchObject({ target: 'sku.size.width', unitColumn: 1 })
  })

  it('may have a unit other than its column’s, in the column beside', async () => {
    const mapping = guessMapping([aColumn('Brand', ['N']), aColumn('Model', ['A', 'B', 'C', 'D']), aColumn('Width', ['60', '2', '3', '4']), aColumn('Width unit', ['cm', 'ft', 'furlong'])], CATALOGUE, '2026-11-29').mapping // prettier-ignore
    const columns = mapping.columns.map((rule) =>
      rule.target === 'sku.size.width' ? { ...rule, unit: 'in', unitColumn: 3 } : rule,
    )
    const rows = (async function* () {
      for (const [at, cells] of [['N', 'A', '60', 'cm'], ['N', 'B', '2', 'ft'], ['N', 'C', '3', 'furlong'], ['N', 'D', '4', '']].entries()) yield { row: at + 2, cells } // prettier-ignore
    })()
    const read = []
    for await (const one of linesOfRows(rows, { ...mapping, columns }, ['Brand', 'Model', 'Width', 'Width unit'])) read.push(one) // prettier-ignore
    expect(read).toMatchObject([
      { made: { value: { skus: [{ size: { width: 600 } }] } } },
      { made: { value: { skus: [{ size: { width: 609.6 } }] } } },
      { kind: 'rejected', problems: [{ row: 4, column: 'Width', reason: { en: 'its unit, “furlong” in Width unit, is not known' } }] },
      { made: { value: { skus: [{ size: { width: 101.6 } }] } } },
    ]) // prettier-ignore
  })
})
