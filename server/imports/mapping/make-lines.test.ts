import { describe, expect, it } from 'vitest'
import type { ColumnRule, ImportMapping, ImportTarget } from '../../../contract/import-mapping.ts'
import type { ImportTableRow } from '../../../contract/import-table.ts'
import { KNOWN } from '../../testing/imports/known-catalogue.ts'
import { knownMeanings } from './guess-values.ts'
import { linesOfRows } from './make-lines.ts'
import type { FromRows, MakeLinesDeps } from './make-lines.ts'
import { placeOfField } from './place-of-field.ts'

type Targets = (ImportTarget | Omit<ColumnRule, 'column'>)[]

function mappingOf(targets: Targets, facts: Partial<ImportMapping> = {}): ImportMapping {
  const columns = targets.map((given, column) =>
    typeof given === 'string' ? { column, target: given } : { ...given, column },
  )
  return { rowIs: 'sku', columns, constants: {}, picturesBy: 'model', ...facts }
}

async function made(
  mapping: ImportMapping,
  rows: string[][] | ImportTableRow[],
  deps?: MakeLinesDeps,
): Promise<FromRows[]> {
  const header = mapping.columns.map(({ column }) => `Column ${column + 1}`)
  async function* source() {
    for (const [index, row] of rows.entries()) yield Array.isArray(row) ? { row: index + 2, cells: row } : row
  }
  const all: FromRows[] = []
  for await (const one of linesOfRows(source(), mapping, header, deps)) all.push(one)
  return all
}

const valuesOf = (all: FromRows[]) => all.map((one) => (one.kind === 'line' ? one.made.value : one))
const BASIC: Targets = ['brand.englishName', 'key', 'sku.model', 'enName', 'sku.price']

describe('consecutive rows', () => {
  it('with one brand and key are the SKUs of one product, whose facts come from the first row', async () => {
    const [line, other] = await made(mappingOf(BASIC, { constants: { currencyUnit: 'CNY' } }), [
      ['Nordhem', 'OAK', 'OAK-1', 'Oak', '10'],
      ['Nordhem', 'OAK', 'OAK-2', 'Oak board', '12-14'],
      ['Marmora', 'OAK', 'OAK-3', 'Oak', '9'],
    ])
    expect(line).toMatchObject({
      made: {
        line: 2,
        rows: [2, 3],
        value: {
          key: 'OAK',
          brand: { englishName: 'Nordhem' },
          enName: 'Oak',
          skus: [
            { model: 'OAK-1', minPrice: 10, maxPrice: 10 },
            { model: 'OAK-2', minPrice: 12, maxPrice: 14 },
          ],
        },
        notes: [{ row: 3, column: 'Column 4', value: 'Oak board', reason: { en: expect.stringContaining('differs from row 2') } }], // prettier-ignore
      },
    })
    expect(other).toMatchObject({ made: { line: 4, value: { brand: { englishName: 'Marmora' } } } })
  })

  it('lose only the unreadable one, and keep their order', async () => {
    const all = await made(mappingOf(BASIC), [
      ['Nordhem', 'OAK', 'OAK-1', 'Oak', '10'],
      ['Nordhem', 'OAK', 'OAK-2', 'Oak', 'many'],
      ['Nordhem', 'OAK', 'OAK-3', 'Oak', '12'],
      ['Nordhem', '', '', 'Ash', '12'],
      ['Nordhem', 'ELM', 'ELM-1', 'Elm', '12'],
    ])
    expect(all.map((one) => (one.kind === 'line' ? one.made.rows : one.row))).toEqual([[2, 4], 3, 5, [6]])
    expect(all[1]).toMatchObject({
      problems: [{ row: 3, column: 'Column 5', value: 'many', reason: { en: 'is no number', zh: '不是数字' } }],
      of: { key: 'OAK', brand: { englishName: 'Nordhem' } },
    })
    expect(all[2]).toMatchObject({
      problems: [{ reason: { en: expect.stringContaining('neither a product number nor a model') } }],
      of: undefined,
    })
  })

  it('with more SKUs than a line may have become several lines of the product', async () => {
    const rows = Array.from({ length: 501 }, (_, index) => ['Nordhem', 'OAK', `OAK-${index}`, 'Oak', '10'])
    expect((await made(mappingOf(BASIC), rows)).map((one) => one.kind === 'line' && one.made.rows.length)).toEqual([500, 1]) // prettier-ignore
  })

  it('that the file reader is not sure of are told', async () => {
    const reason = { en: 'has 2 cells, and the header 5', zh: '有 2 个单元格，而表头有 5 个' }
    const [line] = await made(mappingOf(BASIC), [{ row: 7, cells: ['Nordhem', 'OAK'], notes: [reason] }])
    expect(line).toMatchObject({ kind: 'line', made: { notes: [{ row: 7, column: '', value: '', reason }] } })
  })

  it('that the file reader could not read are rejected with its reasons', async () => {
    const problem = { en: 'cell A2 is an error (#REF!)', zh: '单元格 A2 是错误值（#REF!）' }
    const [rejected] = await made(mappingOf(BASIC), [{ row: 7, cells: ['Nordhem', 'OAK'], problem }])
    expect(rejected).toMatchObject({ kind: 'rejected', row: 7, problems: [{ row: 7, value: 'Nordhem · OAK', reason: problem }], of: undefined }) // prettier-ignore
  })

  it('that have a cell of which something is to be told tell it where its column is used', async () => {
    const reason = { en: 'is struck out', zh: '有删除线' }
    const cellNotes = [0, 2].map((column) => ({ column, reason }))
    const [line] = await made(mappingOf(['brand.englishName', 'key', { target: null }]), [{ row: 7, cells: ['Nordhem', 'OAK', 'x'], cellNotes }]) // prettier-ignore
    expect(line?.kind === 'line' && line.made.notes).toMatchObject([{ row: 7, value: 'Nordhem', reason }])
  })
})

describe('a row', () => {
  it('without a product number is a product named after its model', async () => {
    const [line] = valuesOf(await made(mappingOf(['brand.englishName', 'sku.model', 'enName']), [['Nordhem', 'A-1', 'Oak']])) // prettier-ignore
    expect(line).toMatchObject({ key: 'A-1', skus: [{ model: 'A-1' }] })
  })

  it('takes a constant if its own cell is empty', async () => {
    const mapping = mappingOf(['brand.englishName', 'key', 'currencyUnit'], { constants: { currencyUnit: 'EUR', measurementUnit: 'roll' } }) // prettier-ignore
    expect(valuesOf(await made(mapping, [['N', 'A', 'CNY'], ['N', 'B', '']]))).toMatchObject([
      { currencyUnit: 'CNY', measurementUnit: 'roll' },
      { currencyUnit: 'EUR', measurementUnit: 'roll' },
    ]) // prettier-ignore
  })

  it('is read by the rules of its columns: meanings of values, a part of a text, a factor, its own unit', async () => {
    const mapping = mappingOf([
      'brand.englishName',
      { target: 'key', split: { at: '/', take: 'first' } },
      { target: 'measurementUnit', values: { box: 'piece', '?': '' } },
      { target: 'sku.price', decimal: ',', multiply: 1.1 },
      { target: 'sku.size.length', unit: 'cm', unitColumn: 5 },
      { target: null },
      { target: 'auth.expiresOn', dateOrder: 'mdy' },
      { target: 'sku.stock', decimal: '.', multiply: 12 },
    ])
    const rows = [
      ['N', 'A / old', 'box', '100,00', '60', '', '01/31/2026', '2'],
      ['N', 'B', '?', '1.000,00', '60', 'm', '', ''],
      ['N', 'C', 'qm', '', '60', 'inch', '', ''],
    ]
    const lines = valuesOf(await made(mapping, rows, { meaningOf: knownMeanings(KNOWN) }))
    expect(lines).toMatchObject([
      { key: 'A', measurementUnit: 'piece', auths: [{ expiresOn: '2026-01-31' }], skus: [{ minPrice: 110, maxPrice: 110, size: { length: 600 }, stock: 24 }] },
      { key: 'B', skus: [{ minPrice: 1100, size: { length: 60_000 } }] },
      { key: 'C', measurementUnit: 'square_meter', skus: [{ size: { length: 1524 } }] },
    ]) // prettier-ignore
    expect(lines[1]).not.toHaveProperty('measurementUnit')
  })

  it('with a number that could be a thousand or a thousandth is rejected', async () => {
    const [rejected] = await made(mappingOf(BASIC), [['N', 'A', 'A-1', 'Oak', '1.234']])
    expect(rejected).toMatchObject({ kind: 'rejected', problems: [{ value: '1.234', reason: { en: expect.stringContaining('say which mark') } }] }) // prettier-ignore
  })

  it('has colours by system, value or name, categories in either language, and properties with units', async () => {
    const mapping = mappingOf([
      'key',
      'sku.color',
      'category',
      'enCategory',
      { target: 'attribute', attribute: { name: '', enName: 'Weight', unit: 'kg', level: 'sku', type: 'number' } },
      { target: 'attribute', attribute: { name: '表面', enName: '', unit: '', level: 'product' } },
    ])
    const rows = [
      ['A', 'RAL 9010', '地面 > 木地板', 'Flooring > Timber', '12,5', '哑光'],
      ['B', '#B98F5C', '地面', '', '1,250.5', ''],
      ['C', '原木色', '', '', 'n/a', ''],
      ['D', '', '', '', 'heavy', ''],
    ]
    const all = await made(mapping, rows)
    expect(all[3]).toMatchObject({ kind: 'rejected', problems: [{ row: 5, value: 'heavy' }] })
    expect(valuesOf(all.slice(0, 3))).toMatchObject([
      { category: [{ name: '地面', enName: 'Flooring' }, { name: '木地板', enName: 'Timber' }], attrs: [{ name: '表面', value: '哑光' }], skus: [{ color: { system: 'RAL', name: '9010' }, attrs: [{ enName: 'Weight', unit: 'kg', value: 12.5 }] }] },
      { category: [{ name: '地面' }], skus: [{ colorHex: '#b98f5c', attrs: [{ value: 1250.5 }] }] },
      { skus: [{ name: '原木色' }] },
    ]) // prettier-ignore
  })

  it('has the pictures of its model, unless a cell names some', async () => {
    const picturesOf = (model: string) => (model === 'A-1' ? ['A-1_main.jpg', 'A-1_2.jpg', 'A-1_3.jpg'] : [])
    const lines = valuesOf(await made(mappingOf(['key', 'sku.model', 'sku.coverImage']), [['A', 'A-1', ''], ['B', 'A-1', 'own.jpg']], { picturesOf })) // prettier-ignore
    expect(lines).toMatchObject([
      { skus: [{ coverImage: 'A-1_main.jpg', productImage: 'A-1_2.jpg', caseImages: ['A-1_3.jpg'] }] },
      { skus: [{ coverImage: 'own.jpg' }] },
    ])
  })
})

describe('a SKU that a table states twice', () => {
  const EURO = { constants: { currencyUnit: 'EUR' } }

  it('is rejected in all consecutive rows, which name each other', async () => {
    const all = await made(mappingOf(BASIC, EURO), [
      ['Nordhem', 'OAK', 'OAK-1', 'Oak', '10'],
      ['Nordhem', 'OAK', 'OAK-2', 'Oak', '11'],
      ['Nordhem', 'OAK', 'OAK-1', 'Oak', '12'],
    ])
    expect(all.map((one) => (one.kind === 'line' ? one.made.rows : one.row))).toEqual([2, [3], 4])
    expect(all[0]).toMatchObject({ of: { key: 'OAK' }, problems: [{ row: 2, column: 'Column 3', value: 'OAK-1', reason: { en: 'the same SKU stands in row 4 too: leave one of them', zh: '第 4 行也是此 SKU，请只保留一行' } }] }) // prettier-ignore
    expect(all[2]).toMatchObject({ problems: [{ row: 4, reason: { en: expect.stringContaining('row 2') } }] })
  })

  it('takes the later of separate rows, as do the facts of the product; both are noted', async () => {
    const all = await made(mappingOf(BASIC, EURO), [
      ['Nordhem', 'OAK', 'OAK-1', 'Oak', '10'],
      ['Nordhem', 'ASH', 'ASH-1', 'Ash', '10'],
      ['Nordhem', 'OAK', 'OAK-1', 'Oak board', '12'],
      ['Marmora', 'ASH', 'ASH-1', 'Ash tile', '10'],
      ['Nordhem', 'OAK', 'OAK-3', 'Oak board', '12'],
    ])
    expect(all.map((one) => (one.kind === 'line' ? one.made.notes : one))).toMatchObject([
      [],
      [],
      [
        { row: 4, column: 'Column 3', value: 'OAK-1', reason: { en: expect.stringContaining('row 2'), zh: expect.stringContaining('第 2 行') } },
        { row: 4, column: 'Column 4', value: 'Oak board', reason: { en: expect.stringContaining('row 2') } },
      ],
      [],
      [],
    ]) // prettier-ignore
  })
})

describe('a price without a currency', () => {
  const notesOf = (all: FromRows[]) => all.flatMap((one) => (one.kind === 'line' ? one.made.notes : []))
  const rows = [['N', 'A', 'A-1', 'Oak', ''], ['N', 'B', 'B-1', 'Ash', '9'], ['N', 'C', 'C-1', 'Elm', '9']] // prettier-ignore

  it('is reported once, with its row', async () => {
    expect(notesOf(await made(mappingOf(BASIC), rows))).toMatchObject([
      { row: 3, reason: { en: expect.stringContaining('yuan (CNY)'), zh: expect.stringContaining('人民币') } },
    ])
  })

  it('is not reported if every row has a currency, or none has a price', async () => {
    expect(notesOf(await made(mappingOf(BASIC, { constants: { currencyUnit: 'EUR' } }), rows))).toEqual([])
    expect(notesOf(await made(mappingOf(BASIC), rows.slice(0, 1)))).toEqual([])
  })
})

it('the cell of a field is found', async () => {
  const mapping = mappingOf(BASIC)
  const [line] = await made(mapping, [['N', 'OAK', 'OAK-1', 'Oak', '10'], ['N', 'OAK', 'OAK-2', 'Oak', '12']]) // prettier-ignore
  if (line?.kind !== 'line') throw new Error('expected a line')
  const placeOf = placeOfField(line.made, mapping, ['Brand', 'No.', 'Model', 'Name', 'Price'])
  expect(placeOf('skus[1].minPrice')).toEqual({ line: 3, column: 'Price', value: '12' })
  expect(placeOf('category')).toEqual({ line: 2, column: '', value: '' })
  expect(placeOf('brand.englishName')).toEqual({ line: 2, column: 'Brand', value: 'N' })
})

it('one measure of a size is the side that the header names', async () => {
  const sizeUnder = async (name: string) => {
    async function* source() {
      yield { row: 2, cells: ['Nordhem', '1', '1', 'Runner', '12', '400 cm'] }
    }
    const header = ['Brand', 'Key', 'Model', 'Name', 'Price', name]
    const mapping = mappingOf([...BASIC, 'sku.size'], { constants: { currencyUnit: 'GBP' } })
    for await (const one of linesOfRows(source(), mapping, header))
      return one.kind === 'line' ? (one.made.value['skus'] as { size?: object }[])[0]?.size : 'rejected'
    return undefined
  }
  expect(await sizeUnder('Width / Size')).toEqual({ width: 4000 })
  expect(await sizeUnder('Length (mm)')).toEqual({ length: 4000 })
  expect(await sizeUnder('Length x width (mm)')).toBe('rejected')
  expect(await sizeUnder('Size')).toBe('rejected')
})

describe('further prices of a row, of a finish or a size', () => {
  const HEADER = ['Brand', 'Key', 'Model', 'Name', 'Price Brass', 'Price Chrome', 'Dealer price']
  const told = async (rows: string[][], header = HEADER, price: 'sku.price' | null = 'sku.price') => {
    const source = (async function* () {
      for (const [index, cells] of rows.entries()) yield { row: index + 2, cells }
    })()
    const mapping = mappingOf([...BASIC.slice(0, 4), { target: price }, { target: null }, { target: null }], {
      constants: { currencyUnit: 'GBP' },
    })
    const all: FromRows[] = []
    for await (const one of linesOfRows(source, mapping, header)) all.push(one)
    return all.flatMap((one) => (one.kind === 'line' ? one.made.notes.map(({ row, reason }) => [row, reason.en]) : []))
  }

  it('are told once', async () => {
    const rows = ['1', '2', '3'].map((at) => ['Nordhem', at, at, 'Lever', '12', at === '1' ? '12' : '14', '6'])
    expect(await told(rows)).toEqual([[3, 'is a further price, and a product has one: Price Brass is taken, and nothing of Price Chrome']]) // prettier-ignore
  })

  it('are told where the one that is taken is empty', async () => {
    expect(await told([['Nordhem', '1', '1', 'Lever', '', '14', '6']])).toHaveLength(1)
  })

  it('are told where their columns are called by a size alone, and their signs say that they are prices', async () => {
    const header = HEADER.with(4, '12 mm').with(5, '18 mm').with(6, 'Deposit')
    expect(await told([['Nordhem', '1', '1', 'Lever', '£12', '£14', '£6']], header)).toEqual([[2, 'is a further price, and a product has one: 12 mm is taken, and nothing of 18 mm']]) // prettier-ignore
  })

  it('are told where no column is taken, and the signs of one say that it holds prices', async () => {
    const reason = 'looks like a price, and no column is taken as the price'
    expect(await told([['Nordhem', '1', '1', 'Lever', '£12', '£14', '£6']], HEADER.with(4, '12 mm'), null)).toEqual([[2, reason]]) // prettier-ignore
    expect(await told([['Nordhem', '1', '1', 'Lever', '412.–', '', '']], HEADER.with(4, 'Brutto / Brut'), null)).toEqual([[2, reason]]) // prettier-ignore
    expect(await told([['Nordhem', '1', '1', 'Lever', '£12', '14', '£6']], HEADER.with(4, 'Deposit'), null)).toEqual([]) // prettier-ignore
  })

  it('are none of another kind, nor words', async () => {
    expect(await told([['Nordhem', '1', '1', 'Lever', '12', 'POA', '6']])).toEqual([])
    const header = HEADER.with(5, 'Price incl. VAT')
    expect(await told([['Nordhem', '1', '1', 'Lever', '12', '14', '6']], header)).toEqual([])
  })
})
