import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { connect as connectSocket } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { strToU8, zipSync } from 'fflate'
import { getProductDetail, getProductPage } from '../../../contract/catalogue.ts'
import * as calls from '../../../contract/import-screen.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import type { ImportMapping } from '../../../contract/import-mapping.ts'
import { aPicture } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { TEMPLATE_COLUMNS } from '../mapping/our-header.ts'
import { sweepImportFolder, sweepImportUploads } from './keep-upload.ts'
import { readUpload } from './work/read-upload.ts'
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

const LIST = `Hersteller;Produkt Nr;Modell;Bezeichnung;Kategorie;Einheit;Preis (EUR);Dicke (mm);Oberfläche
Nordhem;OAK;OAK-1;Oak board;Flooring > Timber;m2;1.234,50;14;geölt
Nordhem;OAK;OAK-2;Oak board;Flooring > Timber;qm;89,00;14;lackiert
Nordhem;ASH;ASH-1;Ash board;Flooring > Timber;m²;75,5;12;
Nordhem;ELM;ELM-1;Elm board;Flooring > Timber;m2;still open;12;
`

const upload = (content: string | Uint8Array, name = 'liste.csv') => steps.upload(content, name)
const targetsOf = ({ mapping }: OneImport) => mapping?.columns.map(({ target }) => target)
const onSale = async () =>
  (await quarry.ask(getProductPage, { pageSize: 100 })).data.list.map(({ enName }) => enName).toSorted()

async function checked(id: string): Promise<OneImport> {
  const { mapping } = await steps.at(id, 'read', 'checked')
  // These lists are seen once they are imported.
  const onSaleAtOnce = { ...mapping, newProducts: 'on_sale' }
  if (mapping?.newProducts === 'withdrawn') await quarry.call(calls.mapImport, { id, mapping: onSaleAtOnce }, staff.headers) // prettier-ignore
  return steps.check(id)
}

describe('an uploaded table', () => {
  it('is read, checked without a change, run, reported and undone', async () => {
    const id = await upload(Buffer.from(LIST, 'latin1'))
    const read = await steps.at(id, 'read')
    expect(read.facts).toMatchObject({ kind: 'csv', choice: { encoding: 'windows-1252', delimiter: ';' } })
    const targets = read.mapping?.columns.map(({ target }) => target)
    expect(targets).toEqual(['brand.englishName', 'key', 'sku.model', 'enName', 'enCategory', 'measurementUnit', 'sku.price', 'sku.size.thickness', 'attribute']) // prettier-ignore
    expect(read.mapping?.constants).toEqual({ currencyUnit: 'EUR' })
    expect(read.proposal).toMatchObject({ isEnough: true, missing: [] })

    const check = await checked(id)
    expect(check.checked).toMatchObject({ added: 2, changed: 0, unchanged: 0, rejected: 1 })
    expect(check).toMatchObject({ isCheckedNow: true, mayRun: true })
    expect(await onSale()).toEqual([])
    const { data: rejected } = await quarry.ask(calls.getUploadRejections, { id }, staff.headers)
    expect(rejected.list).toEqual([
      { line: 5, column: 'Preis (EUR)', value: 'still open', reason: { en: 'is no number', zh: '不是数字' } },
    ])

    await steps.step(calls.runImport, id)
    const done = await steps.at(id, 'done')
    expect(done.run).toMatchObject({ added: 2, rejected: 1 })
    expect(await onSale()).toEqual(['Ash board', 'Oak board'])

    await steps.step(calls.undoImport, id)
    expect((await steps.at(id, 'undone')).undone).toEqual({ removed: 2, restored: 0, kept: 0, isFinished: true })
    expect(await onSale()).toEqual([])
  })

  it('whose sign means several currencies is not checked before somebody says which', async () => {
    const list = LIST.replace('Preis (EUR)', 'Preis').replace('1.234,50', '$ 1.234,50')
    const id = await upload(list)
    const { mapping } = await steps.at(id, 'read')
    expect(mapping).toMatchObject({ signs: { $: 'USD' }, askedSigns: ['$'] })
    const refused = { code: 400, msg: 'currencyUnit: say first which currency $ is in this file' }
    expect(await steps.step(calls.checkImport, id)).toMatchObject(refused)
    if (mapping) await quarry.call(calls.mapImport, { id, mapping: { ...mapping, constants: { ...mapping.constants, currencyUnit: 'CAD' }, signs: { $: 'CAD' }, askedSigns: [] } }, staff.headers) // prettier-ignore
    expect((await checked(id)).checked).toMatchObject({ added: 2, rejected: 1 })
    await steps.step(calls.runImport, id)
    await steps.at(id, 'done')
    const kept = await quarry.db.selectFrom('product').select(['key', 'currency_unit']).orderBy('key').execute()
    expect(kept).toEqual([{ key: 'ASH', currency_unit: 'CAD' }, { key: 'OAK', currency_unit: 'CAD' }]) // prettier-ignore
  })

  it('with units of the trade is sold by them, and its boxes cover square metres', async () => {
    const units = ['m', 'm3', 'm²', 'lfm', 'sq ft', 'SF', 'Karton']
    const rows = units.map((unit, row) => `UnitTest;U-${row};Unit ${row};Tile;${unit};EUR;12,50;16.5`)
    const id = await upload(
      ['Brand;Model;Name (EN);Category (EN);Unit;Currency;Price;Coverage per box (sq ft)', ...rows].join('\n'),
    )
    await steps.at(id, 'read')
    expect((await checked(id)).checked).toMatchObject({ added: units.length, rejected: 0 })
    await steps.step(calls.runImport, id)
    await steps.at(id, 'done')
    const kept = await quarry.db
      .selectFrom('product')
      .innerJoin('sku', 'sku.product_id', 'product.id')
      .select(['measurement_unit', 'pack_coverage'])
      .where('sku.model', 'like', 'U-%')
      .orderBy('sku.model')
      .execute()
    expect(kept.map((one) => one.measurement_unit)).toEqual(['meter', 'cubic_meter', 'square_meter', 'meter', 'square_foot', 'square_foot', 'box']) // prettier-ignore
    expect(new Set(kept.map((one) => Number(one.pack_coverage)))).toEqual(new Set([1.5329]))
  })

  it('changes nothing the second time, and reports its changes field by field', async () => {
    const first = await upload(LIST)
    await checked(first)
    await steps.step(calls.runImport, first)
    await steps.at(first, 'done')
    const again = await upload(LIST)
    expect((await checked(again)).checked).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
    const dearer = await upload(LIST.replace('75,5', '80'))
    expect((await checked(dearer)).checked).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
    const { data } = await quarry.ask(calls.getImportDifferences, { id: dearer, kind: 'changed' }, staff.headers)
    expect(data.list).toMatchObject([
      {
        key: 'ASH',
        fields: [
          { field: 'skus[ASH-1].minPrice', was: '75.50', is: '80.00' },
          { field: 'skus[ASH-1].maxPrice', was: '75.50', is: '80.00' },
        ],
      },
    ])
  })

  it('withdraws absent products only on request', async () => {
    const first = await upload(LIST)
    await checked(first)
    await steps.step(calls.runImport, first)
    await steps.at(first, 'done')
    const without = LIST.split('\n').filter((line) => !line.includes('ASH')).join('\n') // prettier-ignore
    const id = await upload(without)
    expect((await checked(id)).checked).toMatchObject({ changed: 0, withdrawn: 0 })
    await quarry.call(calls.mapImport, { id, withdrawsAbsent: true }, staff.headers)
    expect((await quarry.ask(calls.getImport, { id }, staff.headers)).data).toMatchObject({
      isCheckedNow: false,
      mayRun: false,
    })
    await steps.step(calls.checkImport, id)
    expect((await steps.at(id, 'checked')).checked).toMatchObject({ changed: 1, withdrawn: 1 })
    await steps.step(calls.runImport, id)
    await steps.at(id, 'done')
    expect(await onSale()).toEqual(['Oak board'])
    await steps.step(calls.undoImport, id)
    await steps.at(id, 'undone')
    expect(await onSale()).toEqual(['Ash board', 'Oak board'])
  })

  it('withdraws no product whose row was rejected, and none at all if a row names no product', async () => {
    const first = await upload(LIST)
    await checked(first)
    await steps.step(calls.runImport, first)
    await steps.at(first, 'done')
    const withdrawing = async (content: string) => {
      const id = await upload(content)
      await steps.at(id, 'read')
      await quarry.call(calls.mapImport, { id, withdrawsAbsent: true }, staff.headers)
      await steps.step(calls.checkImport, id)
      return (await steps.at(id, 'checked', 'failed')).checked
    }
    expect(await withdrawing(LIST.replace('75,5', 'soon'))).toMatchObject({ withdrawn: 0, rejected: 2 })
    // The cells of a broken row may be those of other columns, and of other products.
    const broken = await withdrawing(LIST.replace('Ash board', '"Ash board'))
    expect(broken).toMatchObject({ withdrawn: 0, rejected: 2, notes: [{ row: 4 }] })
    const nameless = LIST.replace('Nordhem;ASH;ASH-1;', ';;;')
    expect(await withdrawing(nameless)).toMatchObject({
      withdrawn: 0,
      notes: [{ row: 4, reason: { en: expect.stringContaining('Nothing is withdrawn') } }],
    })
  })

  it('adds new products as withdrawn on request, and leaves existing ones as they are', async () => {
    const first = await upload(LIST)
    await checked(first)
    await steps.step(calls.runImport, first)
    await steps.at(first, 'done')
    const id = await upload(`${LIST.replace('75,5', '80')}Nordhem;FIR;FIR-1;Fir board;Flooring > Timber;m2;12;14;\n`)
    const { mapping } = await steps.at(id, 'read')
    await quarry.call(calls.mapImport, { id, mapping: { ...(mapping as ImportMapping), newProducts: 'withdrawn' } }, staff.headers) // prettier-ignore
    await steps.step(calls.checkImport, id)
    expect((await steps.at(id, 'checked')).checked).toMatchObject({ added: 1, changed: 1 })
    await steps.step(calls.runImport, id)
    await steps.at(id, 'done')
    expect(await onSale()).toEqual(['Ash board', 'Oak board'])
    const fir = await quarry.db.selectFrom('product').select('status').where('key', '=', 'FIR').executeTakeFirst()
    expect(fir).toEqual({ status: 'withdrawn' })
    const again = await upload(`${LIST}Nordhem;FIR;FIR-1;Fir board;Flooring > Timber;m2;13;14;\n`)
    await checked(again)
    await steps.step(calls.runImport, again)
    await steps.at(again, 'done')
    expect(await onSale()).toEqual(['Ash board', 'Oak board'])
  })

  it('reads constants by the catalogue’s names, and refuses unknown ones at once', async () => {
    const id = await upload(LIST.replaceAll(' (EUR)', ''))
    const { mapping } = await steps.at(id, 'read')
    const typed = async (constants: object) =>
      quarry.call(calls.mapImport, { id, mapping: { ...mapping, constants } }, staff.headers)
    expect((await typed({ currencyUnit: 'euro' })).data.mapping?.constants).toEqual({ currencyUnit: 'EUR' })
    expect(await typed({ currencyUnit: 'doubloon' })).toMatchObject({ code: 400, msg: expect.stringContaining('currencyUnit') }) // prettier-ignore
    expect(await typed({ 'sku.taxIncluded': 'maybe' })).toMatchObject({ code: 400 })
    expect((await quarry.ask(calls.getImport, { id }, staff.headers)).data.mapping?.constants).toEqual({ currencyUnit: 'EUR' }) // prettier-ignore
  })

  it('has a row rejected that an unquoted delimiter has shifted, and counts its whole file', async () => {
    const id = await upload(`${LIST}Nordhem;FIR;FIR-1;Fir; wide;Flooring > Timber;m2;12;14;;x\n`)
    expect((await checked(id)).checked).toMatchObject({ added: 2, rejected: 2 })
    const { data } = await quarry.ask(calls.getUploadRejections, { id }, staff.headers)
    expect(data.list.at(-1)).toMatchObject({ line: 6, reason: { en: expect.stringContaining('quote texts') } })
  })

  it('loses only the rows with damaged bytes or control characters, each reported with its column', async () => {
    const list = `${LIST}Nordhem;FIR;FIR-1;Fir\0board;Flooring > Timber;m2;12;14;\nNordhem;YEW;YEW-1;Yew;Flooring > Timber;m2;12;14;x\n`
    const bytes = Buffer.from(
      `${list}${'Nordhem;OAK;OAK-1;Oak board;Flooring > Timber;m²;1.234,50;14;geölt\n'.repeat(5)}`,
    )
    bytes[bytes.indexOf('Yew;')] = 0xff
    const id = await upload(bytes)
    await expect(steps.at(id, 'read')).resolves.toMatchObject({ facts: { choice: { encoding: 'utf-8' } } })
    expect((await checked(id)).checked).toMatchObject({ added: 2 })
    const { data } = await quarry.ask(calls.getUploadRejections, { id }, staff.headers)
    expect(data.list.slice(1, 3)).toMatchObject([
      { line: 6, column: 'Bezeichnung', reason: { en: expect.stringContaining('U+0000') } },
      { line: 7, column: 'Bezeichnung', reason: { zh: expect.stringContaining('编码') } },
    ])
  })

  it('with values that are cut within a character is read', async () => {
    const id = await upload(LIST.replace('geölt', `${'x'.repeat(199)}😀`))
    expect((await steps.at(id, 'read')).columns?.[8]?.samples).toContain('x'.repeat(199))
  })

  it('is read by the next server if this one stops', async () => {
    const id = await upload(LIST)
    await steps.at(id, 'read')
    const parts = { db: quarry.db, storage: quarry.storage, importsFolder: join(quarry.folder, 'imports') }
    await quarry.db.updateTable('import_upload').set({ state: 'reading' }).execute()
    const stopped = { signal: AbortSignal.abort('stop'), report: () => undefined }
    expect(await readUpload(parts, id, stopped)).toBe('paused')
    const going = { signal: new AbortController().signal, report: () => undefined }
    expect(await readUpload(parts, id, going)).toBe('done')
    expect((await steps.at(id, 'read')).columns).toHaveLength(9)
  })

  it('with too many columns is refused', async () => {
    const id = await upload(
      `${Array.from({ length: 1001 }, (_, index) => `c${index}`).join(';')}\n${';x'.repeat(1000)}\n`,
    )
    expect((await steps.at(id, 'refused', 'read')).problem?.en).toMatch(/more than 1000 columns/)
  })

  it('is shown on every page of the staff while work on it goes on, and to no other member', async () => {
    const id = await upload(LIST)
    await checked(id)
    await steps.step(calls.runImport, id)
    const underWay = async () => (await quarry.ask(calls.getImportsUnderWay, {}, staff.headers)).data
    await steps.at(id, 'done')
    expect(await underWay()).toEqual([])
    const waiting = { kind: 'import:run', subject: `import:${id}`, payload: '{}', state: 'paused', progress: '{"done": 2, "total": 4}' } as const // prettier-ignore
    const db = quarry.db
    // The job ends only after its notice is sent, a moment after the upload is done.
    const going = db.selectFrom('job').select('id').where('subject', '=', waiting.subject).where('ended_at', 'is', null)
    await expect.poll(() => going.execute()).toEqual([])
    await db.insertInto('job').values(waiting).execute()
    await db.updateTable('import_upload').set({ state: 'undoing' }).execute()
    expect(await underWay()).toEqual([
      { id, name: 'liste.csv', state: 'undoing', work: 'paused', progress: { done: 2, total: 4 } },
    ])
    const member = await memberIn(quarry)
    expect((await quarry.ask(calls.getImportsUnderWay, {}, member.headers)).code).toBe(403)
  })

  it('lists after an undo each field that stayed because somebody has changed it', async () => {
    const first = await upload(LIST)
    await checked(first)
    await steps.step(calls.runImport, first)
    await steps.at(first, 'done')
    const dearer = await upload(LIST.replace('75,5', '80').replace(';12;\n', ';15;\n'))
    await checked(dearer)
    await steps.step(calls.runImport, dearer)
    await steps.at(dearer, 'done')
    await quarry.db.updateTable('sku').set({ min_price: 7000 as never, max_price: 7000 as never }).where('model', '=', 'ASH-1').execute() // prettier-ignore
    await steps.step(calls.undoImport, dearer)
    expect((await steps.at(dearer, 'undone')).undone).toEqual({ removed: 0, restored: 0, kept: 1, isFinished: true })
    const { data } = await quarry.ask(calls.getKeptOfUndo, { id: dearer }, staff.headers)
    expect(data).toMatchObject({
      total: 1,
      list: [{ brand: 'Nordhem', key: 'ASH', enName: 'Ash board', stayed: ['maxPrice', 'minPrice'].map((field) => ({ field: `skus[ASH-1].${field}`, reason: 'changed' })) }], // prettier-ignore
    })
  })

  it('goes the whole way with columns and values by names that every object knows', async () => {
    const words = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']
    const header = [
      'Brand',
      'Model',
      'Name',
      'Category',
      'Unit',
      'Currency',
      'Price',
      'Origin',
      'Width',
      'Description',
      ...words,
    ]
    const row = (word: string) => [word, `${word}-1`, word, word, 'm2', 'EUR', '12', 'Sweden', '9 mm', word, ...words]
    const odd = (word: string) => [word, `${word}-2`, word, word, word, word, word, word, word, word, ...words]
    const id = await upload([header, ...words.map(row), ...words.map(odd)].map((cells) => cells.join(';')).join('\n'))
    const read = await steps.at(id, 'read')
    expect(read.columns?.slice(10).map(({ name }) => name)).toEqual(words)
    const named = (read.mapping as ImportMapping).columns.slice(10)
    expect(named.map(({ target, attribute }) => [target, attribute?.enName])).toEqual(words.map((word) => [null, word]))
    const mapping = (read.mapping as ImportMapping).columns.map((rule) =>
      rule.column < 10 ? rule : { ...rule, target: 'attribute', values: { constructor: 'meant' } },
    )
    const mapped = await quarry.call(calls.mapImport, { id, mapping: { ...read.mapping, columns: mapping }, supplier: 'constructor' }, staff.headers) // prettier-ignore
    expect(mapped).toMatchObject({ code: 200 })
    expect((await checked(id)).checked).toMatchObject({ added: words.length, rejected: words.length })
    const { data } = await quarry.ask(calls.getUploadRejections, { id, pageSize: 100 }, staff.headers)
    expect(new Set(data.list.map(({ value }) => value))).toEqual(new Set(words))
    await steps.step(calls.runImport, id)
    expect((await steps.at(id, 'done')).run).toMatchObject({ added: words.length })
    const { skuId = '' } = (await quarry.ask(getProductPage, { keyword: 'constructor' })).data.list[0] ?? {}
    const detail = (await quarry.ask(getProductDetail, { skuId })).data
    const attributes = detail.skus[0]?.attrs.map(({ enName, attrValue }) => [enName, attrValue])
    expect(attributes).toEqual(words.map((word) => [word, word === 'constructor' ? 'meant' : word]))
    await steps.step(calls.undoImport, id)
    expect((await steps.at(id, 'undone')).undone).toMatchObject({ removed: words.length })
  })

  it('is read with another choice on request, which is remembered for its supplier', async () => {
    const id = await upload(LIST)
    const { mapping } = await steps.at(id, 'read')
    const own: ImportMapping = {
      ...(mapping as ImportMapping),
      columns: (mapping as ImportMapping).columns.map((rule) =>
        rule.column === 8
          ? { ...rule, target: 'attribute', attribute: { name: '', enName: 'Finish', unit: '', level: 'sku' } }
          : rule,
      ),
    }
    await quarry.call(calls.mapImport, { id, mapping: own, supplier: 'Nordhem' }, staff.headers)
    await steps.step(calls.checkImport, id)
    await steps.at(id, 'checked')
    const next = await upload(LIST.replace('89,00', '90,00'))
    const read = await steps.at(next, 'read')
    expect(read.supplier).toBe('Nordhem')
    expect(read.mapping?.columns[8]).toMatchObject({ target: 'attribute', attribute: { enName: 'Finish' } })
    const { data } = await quarry.call(calls.mapImport, { id: next, choice: { ...read.choice, delimiter: ',' } }, staff.headers) // prettier-ignore
    expect(data.choice).toMatchObject({ delimiter: ',' })
    expect((await steps.at(next, 'read')).columns).toHaveLength(1)
  })

  it('takes the recommended price and no cost, and is read next time as it was corrected, wherever its columns are', async () => {
    const first = await upload('Brand;Model;Name (EN);EK-Preis;UVP;Preis inkl. MwSt.\nNordhem;P-1;Oak;12,50;20,00;23,80\n') // prettier-ignore
    const read = await steps.at(first, 'read')
    expect(read.columns?.map(({ about }) => about)).toEqual([undefined, undefined, undefined, 'cost', 'retail', undefined]) // prettier-ignore
    expect(targetsOf(read)).toEqual(['brand.englishName', 'sku.model', 'enName', null, 'sku.price', null])
    const mapping = read.mapping as ImportMapping
    const corrected = {
      ...mapping,
      columns: mapping.columns.map((rule) => ({ ...rule, target: rule.column === 4 ? null : rule.column === 5 ? 'sku.price' : rule.target })),
      constants: { currencyUnit: 'EUR', 'sku.taxIncluded': 'yes' },
    } // prettier-ignore
    await quarry.call(calls.mapImport, { id: first, mapping: corrected, supplier: 'Nordhem' }, staff.headers)
    await checked(first)

    const moved = await upload('Model;Preis inkl. MwSt.;UVP;Width;Name (EN);Brand\nP-1;23,80;20,00;60;Oak;Nordhem\n')
    const again = await steps.at(moved, 'read')
    expect(again).toMatchObject({ supplier: 'Nordhem', proposal: { supplier: 'Nordhem' } })
    expect(targetsOf(again)).toEqual(['sku.model', 'sku.price', null, 'sku.size.width', 'enName', 'brand.englishName'])
    expect(again.mapping?.constants).toEqual({ currencyUnit: 'EUR', 'sku.taxIncluded': 'yes' })
    expect(again.proposal?.changes).toContainEqual({ column: 'UVP', what: 'target', of: '', was: 'sku.price', is: '' })

    const { data: guessed } = await quarry.call(calls.mapImport, { id: moved, takesGuess: true }, staff.headers)
    expect(targetsOf(guessed)).toEqual(['sku.model', null, 'sku.price', 'sku.size.width', 'enName', 'brand.englishName']) // prettier-ignore
    expect(guessed.mapping?.constants).toEqual({})
    expect(guessed.proposal).toMatchObject({ supplier: null })
    expect(guessed.proposal?.changes).toBeUndefined()
  })

  it('whose columns several suppliers have is that of the one whose name is its brand, else of the latest', async () => {
    const list = (brand: string) => `Brand;Model;Name (EN);Price\n${brand};P-1;Oak;20\n`
    for (const supplier of ['Nordhem', 'Marmora']) {
      const id = await upload(list(supplier))
      await steps.at(id, 'read')
      await quarry.call(calls.mapImport, { id, supplier }, staff.headers)
      await checked(id)
    }
    const suppliers = []
    for (const brand of ['Nordhem', 'Marmora', 'Other']) suppliers.push((await steps.at(await upload(list(brand)), 'read')).supplier) // prettier-ignore
    expect(suppliers).toEqual(['Nordhem', 'Marmora', 'Marmora'])
  })

  it('is not run if too little of it is understood', async () => {
    const id = await upload('alpha;beta;gamma\n1;2;3\n4;5;6\n')
    const read = await steps.at(id, 'read')
    expect(read.proposal).toMatchObject({ isEnough: false, missing: ['brand.englishName', 'key', 'enName'] })
    await steps.step(calls.checkImport, id)
    expect(await steps.at(id, 'checked')).toMatchObject({ mayRun: false })
    expect(await steps.step(calls.runImport, id)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('too little of the table'),
    })
  })

  it('finds its pictures in a ZIP, by file name or by model', async () => {
    const red = await aPicture({ width: 60, height: 40 })
    const blue = await aPicture({ width: 50, height: 40 })
    const table = 'Brand,Model,Name,Category,Price,Unit,Picture\nNordhem,A-1,Oak,Flooring,10,m2,own.png\nNordhem,A-2,Ash,Flooring,11,m2,\nNordhem,A-3,Elm,Flooring,12,m2,no.png\n' // prettier-ignore
    const id = await upload(
      zipSync({ 'list.csv': strToU8(table), 'own.png': red, 'pics/A-2_front.png': blue }),
      'list.zip',
    )
    const check = await checked(id)
    expect(check.facts).toMatchObject({ isArchive: true, files: 2 })
    expect(check.checked).toMatchObject({ added: 2, rejected: 1 })
    const { data } = await quarry.ask(calls.getUploadRejections, { id }, staff.headers)
    expect(data.list).toMatchObject([{ line: 4, column: 'Picture', value: 'no.png', reason: { en: 'no.png is not there', zh: '找不到文件 no.png' } }]) // prettier-ignore
    const unpacked = async () => (await readdir(join(quarry.folder, 'imports', id))).toSorted()
    expect(await unpacked()).toEqual(['files', 'table.csv', 'unpacked', 'upload'])
    await steps.step(calls.runImport, id)
    await steps.at(id, 'done')
    const { list } = (await quarry.ask(getProductPage, { pageSize: 100 })).data
    expect(list.map(({ coverImage }) => coverImage !== null)).toEqual([true, true])
    expect(await unpacked()).toEqual(['upload'])
    const answer = await quarry.inject(`${calls.getRejectedRows.path}?id=${id}`, staff.headers)
    expect(answer.body).toContain('A-3')
    expect(await unpacked()).toEqual(['files', 'table.csv', 'unpacked', 'upload'])
    const sweep = async (hours: number) => {
      const clock = { now: () => new Date(Date.now() + hours * 3_600_000) }
      await sweepImportFolder({ db: quarry.db, clock, importsFolder: join(quarry.folder, 'imports') } as never)
      return unpacked()
    }
    expect(await sweep(0.9)).toContain('files')
    expect(await sweep(1.1)).toEqual(['upload'])
  })

  it('finds pictures named without their folder, unless there are two of that name', async () => {
    const [red, blue] = [await aPicture({ width: 60, height: 40 }), await aPicture({ width: 50, height: 40 })]
    const table = 'Brand,Model,Name,Category,Price,Unit,Currency,Picture\nNordhem,A-1,Oak,Flooring,10,m2,CNY,Oak.png\nNordhem,A-2,Ash,Flooring,11,m2,CNY,ash.png\nNordhem,A-3,Elm,Flooring,11,m2,CNY,../elm.png\n' // prettier-ignore
    const files = { 'images/oak.png': red, 'a/ash.png': red, 'b/ash.png': blue, 'images/elm.png': blue }
    const id = await upload(zipSync({ 'list.csv': strToU8(table), ...files }), 'list.zip')
    expect((await checked(id)).checked).toMatchObject({ added: 1, rejected: 2, incomplete: 0 })
    const { data } = await quarry.ask(calls.getUploadRejections, { id }, staff.headers)
    expect(data.list).toMatchObject([
      { line: 3, column: 'Picture', reason: { en: 'ash.png could be a/ash.png, b/ash.png; write which', zh: 'ash.png 可能是以下文件之一：a/ash.png, b/ash.png，请写明' } },
      { line: 4, reason: { en: expect.stringContaining('outside') } },
    ]) // prettier-ignore
  })

  it('finds files by paths as Windows writes them, in other capitals, in cells and in a ZIP', async () => {
    const row = (at: number, file: string) => `Nordhem,A-${at},Oak ${at},Flooring,10,m2,CNY,${file}\n`
    const table = `Brand,Model,Name,Category,Price,Unit,Currency,Picture\n${row(1, 'bilder\\oak.jpg')}${row(2, 'Bilder/OAK.JPG')}${row(3, '.\\bilder\\ash.JPG')}${row(4, 'OAK.JPG')}${row(5, 'Ä.png')}${row(6, '..\\oak.jpg')}${row(7, 'other\\oak.jpg')}` // prettier-ignore
    const picture = await aPicture({ width: 60, height: 40 })
    const files = { 'bilder\\': new Uint8Array(), 'bilder/oak.jpg': picture, 'bilder\\ash.jpg': picture, 'pack\\a\u0308.PNG': picture } // prettier-ignore
    const id = await upload(zipSync({ 'list.csv': strToU8(table), ...files }), 'list.zip')
    expect((await checked(id)).checked).toMatchObject({ added: 5, rejected: 2, incomplete: 0 })
    const { data } = await quarry.ask(calls.getUploadRejections, { id }, staff.headers)
    expect(data.list).toMatchObject([
      { line: 7, reason: { en: expect.stringContaining('outside') } },
      { line: 8, reason: { en: expect.stringContaining('is not there') } },
    ])
  })

  it('means what it means in other spellings of its names, and withdraws nothing that it names so', async () => {
    const spelt = 'Brand;Product no.;Model;Name (EN);Category (EN);Unit;Currency;Price\nHånd;KÜ 1;KÜ-1;Größe 2;Über > Ä;piece;CNY;5\nHånd;KÜ 1;KÜ-2;Größe 2;Über > Ä;piece;CNY;5\nHånd;Z;Z;Andere;Über > Ä;piece;CNY;5\n' // prettier-ignore
    const first = await upload(spelt)
    await checked(first)
    await steps.step(calls.runImport, first)
    await steps.at(first, 'done')
    // One of the two rows in another spelling: they are of one product all the same.
    const [header, one, ...others] = spelt.normalize('NFD').replace('Z;Z', 'Ｚ;Z').split('\n')
    const id = await upload([header, one?.normalize('NFC').replace('KÜ 1', 'KÜ\u00a01'), ...others].join('\n'))
    await steps.at(id, 'read')
    await quarry.call(calls.mapImport, { id, withdrawsAbsent: true }, staff.headers)
    expect((await checked(id)).checked).toMatchObject({ added: 0, changed: 0, unchanged: 2, rejected: 0, withdrawn: 0 })
  })

  it('returns its rejected rows as a table, with all rows of rejected products, which can be corrected and uploaded again', async () => {
    const id = await upload(LIST.replace('89,00', '9000000000,00'))
    await checked(id)
    const answer = await quarry.inject(`${calls.getRejectedRows.path}?id=${id}`, staff.headers)
    expect(answer.body.match(/[A-Z]+-\d/g)).toEqual(['OAK-1', 'OAK-2', 'ELM-1'])
    expect(answer.body).toContain('Quarry: why rejected')
    const again = await upload(
      answer.body.replace('9000000000,00', '89,00').replace('still open', '"66,00"'),
      'mended.csv',
    )
    expect((await checked(again)).checked).toMatchObject({ added: 2, rejected: 0 })
  })

  it('that cannot be read shows the reason, and can be discarded', async () => {
    const id = await upload('[{"key":"A"}]', 'liste.json')
    expect((await steps.at(id, 'refused')).problem?.en).toMatch(/one JSON array/)
    expect((await quarry.call(calls.discardImport, { id }, staff.headers)).data).toBe(true)
    expect((await quarry.ask(calls.getImport, { id }, staff.headers)).code).toBe(404)
  })

  it('of JSON Lines goes the same way', async () => {
    const line = { key: 'A', brand: { englishName: 'Nordhem' }, enName: 'Oak', category: [{ enName: 'Flooring' }], skus: [{ model: 'A-1' }] } // prettier-ignore
    const id = await upload(`${JSON.stringify(line)}\n{"key": "B"}\n`, 'list.jsonl')
    expect((await checked(id)).checked).toMatchObject({ added: 1, rejected: 1 })
    await steps.step(calls.runImport, id)
    expect((await steps.at(id, 'done')).run).toMatchObject({ added: 1, rejected: 1 })
  })
})

it.each(['en', 'zh'] as const)('every column of the template is understood and imported (%s)', async (language) => {
  for (const format of ['csv', 'xlsx'] as const) {
    const answer = await quarry.inject(
      `${calls.getImportTemplate.path}?language=${language}&format=${format}`,
      staff.headers,
    )
    const id = await upload(answer.rawPayload, `template.${format}`)
    const read = await steps.at(id, 'read')
    expect(read.mapping?.columns.map(({ target }) => target)).toEqual(TEMPLATE_COLUMNS.map(({ target }) => target))
    expect((await checked(id)).checked).toMatchObject({ added: 3, rejected: 0 })
  }
})

describe('an upload', () => {
  it.each([
    ['en', '%PDF-1.7', 'list.pdf', 'file: This is a PDF.'],
    ['zh-CN', 'PK\u0003\u0004 cut', 'list.xlsx', 'file：压缩包已损坏'],
  ])('of a file that is no table is refused at once, and leaves nothing (%s)', async (tongue, bytes, name, says) => {
    const headers = { ...staff.headers, 'accept-language': tongue }
    const answer = await quarry.upload(calls.uploadImport, { file: Buffer.from(bytes), name }, headers)
    expect(answer).toMatchObject({ code: 400, msg: expect.stringContaining(says) })
    expect(await readdir(join(quarry.folder, 'imports'))).toEqual([])
    expect((await quarry.ask(calls.getUploadPage, {}, staff.headers)).data.total).toBe(0)
  })

  it('that breaks off leaves nothing, neither on disk nor in the list', async () => {
    const origin = new URL(await quarry.app.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connectSocket(Number(origin.port), '127.0.0.1')
    const head = ['Host: quarry', `Authorization: ${staff.headers.authorization}`, 'Content-Type: multipart/form-data; boundary=b', 'Content-Length: 100000'] // prettier-ignore
    socket.write(`POST ${calls.uploadImport.path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nkey,name\n`) // prettier-ignore
    const folders = async () => readdir(join(quarry.folder, 'imports')).catch(() => [])
    await expect.poll(async () => (await folders()).length).toBe(1)
    socket.destroy()
    await expect.poll(folders).toEqual([])
    expect((await quarry.ask(calls.getUploadPage, {}, staff.headers)).data.total).toBe(0)
  })

  it('that does not fit on the disk is refused, and leaves nothing', async () => {
    await writeFile(join(quarry.folder, 'imports'), 'where a folder should be')
    const answer = await quarry.upload(calls.uploadImport, { file: Buffer.from(LIST), name: 'a.csv' }, staff.headers)
    expect(answer.code).not.toBe(200)
    expect((await quarry.ask(calls.getUploadPage, {}, staff.headers)).data.total).toBe(0)
  })

  it('that a killed server left incomplete is deleted after a day', async () => {
    const folder = join(quarry.folder, 'imports')
    const half = async (name: string, hours: number) => {
      await mkdir(join(folder, name), { recursive: true })
      await writeFile(join(folder, name, 'upload'), 'key')
      const then = new Date(Date.now() - hours * 3_600_000)
      await utimes(join(folder, name, 'upload'), then, then)
    }
    await half('coming-old', 25)
    await half('coming-now', 1)
    await sweepImportUploads({ db: quarry.db, clock: quarry.deps.clock, importsFolder: folder } as never)
    expect(await readdir(folder)).toEqual(['coming-now'])
  })
})
