import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getProductPage } from '../../../contract/catalogue.ts'
import type { ImportMapping } from '../../../contract/import-mapping.ts'
import * as calls from '../../../contract/import-screen.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { uploadSteps } from '../../testing/upload-steps.ts'

let quarry: TestApp
let staff: TestMember
let steps: ReturnType<typeof uploadSteps>
beforeAll(async () => {
  quarry = await createTestApp()
  staff = await memberIn(quarry, { isEditor: true })
  steps = uploadSteps(quarry, staff)
})
afterAll(() => quarry.close())

const HEADER = ['Brand', 'Product no.', 'Model', 'Name (EN)', 'Category (EN)', 'Unit', 'Currency', 'Min price']

/** A workbook of texts, numbers and, in angle brackets, cells as they are stored; null leaves a cell out. */
function book(rows: (string | number | null)[][], { before = '', after = '' } = {}): Uint8Array {
  const cell = (value: string | number | null, place: string) => {
    if (value === null) return ''
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
    if (value.startsWith('<c')) return value.replace('<c', `<c r="${place}"`)
    return `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
  }
  const line = (values: (string | number | null)[], at: number) =>
    `<row r="${at + 1}">${values.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${at + 1}`)).join('')}</row>`
  const parts = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="S" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet>${before}<sheetData>${rows.map(line).join('')}</sheetData>${after}</worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}

const read = async (bytes: Uint8Array) => steps.at(await steps.upload(bytes, 'list.xlsx'), 'read')

const product = (number: number) => ['Nordhem', `N-${number}`, `N-${number}`, 'Board', 'Flooring > Timber', 'square_meter', 'CNY', 100 + number] // prettier-ignore

it('an unreadable cell costs its row only where its column is used, and its header is named', async () => {
  const lookups = ['<c t="e"><v>#N/A</v></c>', '<c><f>A3</f></c>', 'old', 'old', 'old']
  const rows = [[...HEADER, 'old price lookup'], ...lookups.map((lookup, index) => [...product(index + 2), lookup])]
  const { id, mapping } = await read(book(rows))
  expect((await steps.check(id)).checked).toMatchObject({ added: 5, rejected: 0 })

  const columns = mapping?.columns.map((rule) => (rule.column === 8 ? { ...rule, target: 'description' as const } : rule)) ?? [] // prettier-ignore
  if (mapping) await quarry.call(calls.mapImport, { id, mapping: { ...mapping, columns } }, staff.headers)
  expect((await steps.check(id)).checked).toMatchObject({ added: 3, rejected: 2 })
  const { data } = await quarry.ask(calls.getUploadRejections, { id }, staff.headers)
  expect(data.list.map(({ line, column }) => [line, column])).toEqual([[2, 'old price lookup'], [3, 'old price lookup']]) // prettier-ignore
})

it('merged brands, products and prices are those of each of their rows', async () => {
  const rest = (model: string) => [model, 'Merged board', 'Flooring > Timber', 'square_meter', 'CNY']
  const rows = [
    HEADER,
    ['Sudhem', 'P1', ...rest('M2'), 180],
    [null, null, ...rest('M3')],
    [null, null, ...rest('M4')],
    [null, 'P2', ...rest('M5')],
    [null, null, ...rest('M6')],
    [null, null, ...rest('M7')],
  ]
  const merges = ['A2:A7', 'B2:B4', 'B5:B7', 'H2:H4'].map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const { id, facts, mapping } = await read(book(rows, { after: `<mergeCells>${merges}</mergeCells>` }))
  expect(facts?.warnings).toEqual(['mergedCells'])
  const onSale = { ...(mapping as ImportMapping), newProducts: 'on_sale' } as const
  await quarry.call(calls.mapImport, { id, mapping: onSale }, staff.headers)
  expect((await steps.check(id)).checked).toMatchObject({ added: 2, rejected: 0 })
  await steps.step(calls.runImport, id)
  await steps.at(id, 'done')
  const skus = await quarry.db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['model', 'min_price'])
    .where('product.en_name', '=', 'Merged board')
    .orderBy('model')
    .execute()
  // In cents.
  expect(skus.map(({ model, min_price: price }) => [model, price === null ? null : Number(price)])).toEqual([['M2', 18_000], ['M3', 18_000], ['M4', 18_000], ['M5', null], ['M6', null], ['M7', null]]) // prettier-ignore
  expect((await quarry.ask(getProductPage, { pageSize: 100 })).data.list).toHaveLength(2)
})

it('columns that a reader of the workbook does not see are named', async () => {
  const rows = [
    [...HEADER, 'Our cost'],
    [...product(20), 52],
    [...product(21), 53],
  ]
  const { facts, columns } = await read(book(rows, { before: '<cols><col min="9" max="9" width="9" hidden="1"/></cols>' })) // prettier-ignore
  expect(facts).toMatchObject({ warnings: ['hiddenColumns'], hiddenColumns: ['Our cost'] })
  expect(columns?.map(({ isHidden = false }) => isHidden)).toEqual([...HEADER.map(() => false), true])
})

it('classes that a workbook holds as numbers are those of the fact, and its amounts have a decimal point', async () => {
  const rows = [[...HEADER, '使用等级 Use class', 'NRC'], ...[33, 23, 32].map((use, at) => [...product(at + 2), use, 0.85 + at / 100])] // prettier-ignore
  const { id, mapping } = await read(book(rows))
  expect(mapping?.columns.slice(8).map(({ target, attribute }) => [target, attribute?.fact])).toEqual([
    ['attribute', 'use-class'],
    ['attribute', 'nrc'],
  ])
  expect((await steps.check(id)).checked).toMatchObject({ added: 3, rejected: 0 })
  await steps.step(calls.runImport, id)
  await steps.at(id, 'done')
  const values = await quarry.db
    .selectFrom('attribute_value as value')
    .innerJoin('attribute', 'attribute.id', 'value.attribute_id')
    .leftJoin('attribute_option as option', 'option.id', 'value.option_id')
    .select(['attribute.fact', 'option.name', 'value.number_low'])
    .where('attribute.fact', 'in', ['use-class', 'nrc'])
    .orderBy('value.id')
    .execute()
  const of = (fact: string) => values.filter((value) => value.fact === fact)
  expect(of('use-class').map(({ name }) => name)).toEqual(['33', '23', '32'])
  expect(of('nrc').map(({ number_low: low }) => Number(low))).toEqual([0.85, 0.86, 0.87])
})
