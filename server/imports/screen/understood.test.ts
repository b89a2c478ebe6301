import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../../contract/import-screen.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { uploadSteps } from '../../testing/upload-steps.ts'

let quarry: TestApp
let staff: TestMember
let steps: ReturnType<typeof uploadSteps>
beforeEach(async () => {
  quarry = await createTestApp()
  staff = await memberIn(quarry, { isEditor: true })
  steps = uploadSteps(quarry, staff)
})
afterEach(() => quarry.close())

const HEAD = 'Brand;Model;Name (EN);Category (EN);Unit;Price;Size;Lead time;Tax included'
const ROWS = [
  'Nordhem;T-1;Terra grey;Tiles > Floor;ft2;US$ 3.20;600 x 1200 x 9 mm;2 weeks;yes',
  'Nordhem;T-2;Terra sand;Tiles > Floor;ft2;US$ 3.40;600 x 1200 x 9 mm;;no',
]

async function addedIn({ id }: OneImport, more: object = {}) {
  const { data } = await quarry.ask(calls.getImportDifferences, { id, kind: 'added', ...more }, staff.headers)
  return data
}

describe('an added product', () => {
  it('is shown with each value as understood, and the cell that it comes from', async () => {
    await quarry.importLines([{ rate: { currency: 'USD', date: '2020-01-01', cny: 7 } }])
    const { list, total } = await addedIn(await steps.checked([HEAD, ...ROWS].join('\n'), { newProducts: 'withdrawn' }))
    expect(total).toBe(2)
    const fields = new Map(list[0]?.fields.map(({ field, ...rest }) => [field, rest]))
    expect(fields.get('skus[T-1].price')).toMatchObject({
      value: { kind: 'price', low: 3.2, high: 3.2, currency: 'USD', unit: 'square_foot', quantity: 1, comparable: { low: 241.08, currency: 'CNY', per: 'square_meter' } },
      from: { row: 2, column: 'Price', value: 'US$ 3.20' },
    }) // prettier-ignore
    expect(fields.get('skus[T-1].size')).toMatchObject({
      value: { kind: 'size', sides: [600, 1200, 9] },
      from: { row: 2, column: 'Size', value: '600 x 1200 x 9 mm' },
    })
    expect(fields.get('skus[T-1].leadTimeDays')).toMatchObject({ value: { kind: 'days', days: 14 } })
    expect(fields.get('skus[T-1].taxIncluded')).toMatchObject({ value: { kind: 'boolean', is: true } })
    expect(fields.get('category')).toMatchObject({
      value: { kind: 'text', text: 'Tiles > Floor' },
      from: { row: 2, column: 'Category (EN)', value: 'Tiles > Floor' },
    })
    expect(fields.get('measurementUnit')).toMatchObject({ from: { column: 'Unit', value: 'ft2' } })
    expect(fields.get('currencyUnit')?.from).toEqual({ row: 2, column: '', value: 'USD' })
  })

  it('names what is the same for every row, and is read page by page', async () => {
    const check = await steps.checked([HEAD, ...ROWS].join('\n').replaceAll('US$ ', ''), {
      constants: { currencyUnit: 'EUR', 'sku.origin': 'IT' },
    })
    const { list } = await addedIn(check, { pageNo: 2, pageSize: 1 })
    expect(list.map(({ key }) => key)).toEqual(['T-2'])
    const found = (field: string) => list[0]?.fields.find((one) => one.field === field)
    expect(found('currencyUnit')?.from).toEqual({ row: 3, column: '', value: 'EUR' })
    expect(found('skus[T-2].origin')).toMatchObject({ is: 'Italy (IT)', from: { column: '', value: 'IT' } })
    expect((await addedIn(check, { line: 3 })).list.map(({ key }) => key)).toEqual(['T-2'])
    expect((await addedIn(check, { line: 2 })).total).toBe(1)
    const beyond = { id: check.id, kind: 'added', line: 2 ** 31 } as const
    expect(await quarry.ask(calls.getImportDifferences, beyond, staff.headers)).toMatchObject({ code: 400, msg: expect.stringContaining('line') }) // prettier-ignore
  })

  it('of JSON Lines names field and text, and no fields are shown once the file is gone', async () => {
    const line = { key: 'J-1', brand: { englishName: 'Nordhem' }, enName: 'Jay', category: [{ enName: 'Tiles' }], skus: [{ model: 'J-1', minPrice: 12.5, attrs: [{ enName: 'Wear layer', unit: 'mm', value: 0.55 }] }] } // prettier-ignore
    const check = await steps.checked(`${JSON.stringify(line)}\n`, {}, 'list.jsonl')
    const [first] = (await addedIn(check)).list
    expect(first?.fields).toContainEqual(
      expect.objectContaining({
        field: 'skus[J-1].price',
        from: { row: 1, column: 'skus[0].minPrice', value: '12.5' },
      }),
    )
    expect(first?.fields).toContainEqual({
      field: 'skus[J-1].Wear layer',
      was: null,
      is: '0.55 mm',
      value: { kind: 'number', low: 0.55, high: 0.55, unit: 'mm' },
      from: { row: 1, column: 'skus[0].attrs[0].value', value: '0.55' },
    })
    await rm(join(quarry.folder, 'imports', check.id), { recursive: true })
    expect((await addedIn(check)).list).toMatchObject([{ key: 'J-1', fields: [] }])
  })
})

describe('the rows below the header', () => {
  it.each([
    ['of products of several rows', ['A;A-1', 'A;A-2', 'B;B-1', 'C;C-1'], [3, 0, 1, 0]],
    ['with a row rejected within a product', ['A;A-1', 'A;A-2;-5', 'A;A-3', 'B;B-1;-5'], [2, 0, 0, 2]],
    ['that repeats a SKU', ['A;A-1;10', 'A;A-1;12', 'A;A-2', 'B;B-1'], [2, 0, 0, 2]],
    ['of a product that is rejected whole', ['A;A-1;10;', 'A;A-2;11;', 'B;B-1;12'], [1, 0, 0, 2]],
    ['of a product that comes again', ['A;A-1;10', 'B;B-1', 'A;A-1;12', 'A;A-2'], [2, 2, 0, 0]],
  ])('are all told by their outcome: a table %s', async (_what, rows, outcome) => {
    const head = 'Product;Model;Price;Brand;Name (EN);Category (EN)'
    const whole = rows.map((row) => {
      const [key = '', model = '', price = '9', category] = row.split(';')
      return [key, model, price, 'Nordhem', `Name of ${key}`, category ?? 'Tiles'].join(';')
    })
    await steps.imported([head, 'C;C-1;9;Nordhem;Name of C;Tiles'].join('\n'), { newProducts: 'on_sale' })
    const { checked } = await steps.checked([head, ...whole].join('\n'))
    const [added, changed, unchanged, rejected] = outcome
    expect(checked?.rowsIn).toEqual({ added, changed, unchanged, rejected })
    expect(outcome.reduce((sum, count) => sum + count)).toBe(rows.length)
  })
})

describe('the overview of a dry run', () => {
  const head = 'Brand;Model;Name (EN);Category (EN);Unit;Currency;Price;Length (mm);Thickness (mm)'
  const list = (prices: readonly number[], mark = '') =>
    [
      head,
      ...prices.map((price, at) => `Nordhem;P${mark}-${at};Plank ${at};Floors;m2;CNY;${price};${600 + at};9`),
    ].join('\n')

  it('shows where prices and sizes lie, and the dearest and largest', async () => {
    const { checked } = await steps.checked(list([150, 180, 260, 90, 320, 410]))
    const overview = checked?.overview
    expect(overview?.prices).toEqual([
      { currency: 'CNY', unit: 'square_meter', count: 6, bins: [{ from: 50, to: 100, count: 1 }, { from: 100, to: 200, count: 2 }, { from: 200, to: 500, count: 3 }] },
    ]) // prettier-ignore
    expect(overview?.sizes).toEqual([{ from: 500, to: 1000, count: 6 }])
    expect(overview?.thicknesses).toEqual([{ from: 5, to: 10, count: 6 }])
    expect(overview?.dearest.map(({ model, price, row }) => [model, price, row])).toEqual([['P-5', 410, 7], ['P-4', 320, 6], ['P-2', 260, 4], ['P-1', 180, 3], ['P-0', 150, 2]]) // prettier-ignore
    expect(overview?.cheapest[0]).toMatchObject({ key: 'P-3', price: 90, currency: 'CNY', unit: 'square_meter' })
    expect(overview?.largest[0]).toMatchObject({ model: 'P-5', size: 605 })
    expect(overview?.farOff).toEqual({ count: 0, list: [] })
  })

  it('names prices ten times off the file’s own median, where the catalogue knows too little', async () => {
    const { checked } = await steps.checked(list([150, 180, 2600, 90, 14, 210]))
    expect(checked?.overview?.farOff).toMatchObject({
      count: 2,
      list: [
        { model: 'P-2', price: 2600, yuan: 2600, median: 150, of: 'file', per: 'square_meter', category: { enName: 'Floors' } },
        { model: 'P-4', price: 14 },
      ],
    }) // prettier-ignore
  })

  it('of a list whose prices are all ten times too high says so of each, by what is on sale', async () => {
    await steps.imported(list([150, 180, 260, 90, 210]), { newProducts: 'on_sale' })
    const { checked } = await steps.checked(list([1900, 1950, 2600], 'X'))
    expect(checked?.overview?.farOff).toMatchObject({ count: 3, list: [{ of: 'catalogue', median: 180 }, {}, {}] })
  })
})
