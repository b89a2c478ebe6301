import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportCatalogue } from '../../../contract/catalogue-export.ts'
import * as calls from '../../../contract/import-screen.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import { aPdf, aPicture, aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { COLUMNS } from './tables/columns.ts'

let quarry: TestApp
let staff: TestMember

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date('2026-11-20T08:00:00Z') })
  staff = await memberIn(quarry, { isEditor: true })
  await writeFileInside(quarry.folder, 'oak.png', await aPicture())
  await writeFileInside(quarry.folder, 'detail.png', await aPicture({ color: '#224466' }))
  await writeFileInside(quarry.folder, 'sheet.pdf', aPdf)
  const { rejections } = await quarry.importLines([
    { words: { same: ['oak', 'quercus'] } },
    { rate: { currency: 'EUR', date: '2026-11-01', cny: 8.2 } },
    aProduct({
      key: 'OAK',
      brand: { englishName: 'Nordhem', name: '诺木', country: 'SE', website: 'https://nordhem.example', logo: 'oak.png' },
      name: '橡木地板',
      enName: '=Oak, "wide" plank',
      description: '第一行\n第二行',
      enDescription: '-5 °C to +40 °C;\nindoors',
      category: [
        { enName: 'Flooring', name: '地面' },
        { enName: 'Timber', name: '木地板' },
      ],
      rank: 7,
      platformNo: 'Q-1',
      currencyUnit: 'EUR',
      attrs: [{ enName: 'Thickness', unit: 'mm', value: 14 }],
      auths: [{ enAuthority: 'A body', scheme: 'low_emission', number: 'N-1', file: 'sheet.pdf' }],
      files: [{ enName: 'Data', kind: 'data_sheet', file: 'sheet.pdf' }],
      structuralImages: ['detail.png'],
      skus: [
        {
          model: 'OAK-1',
          name: '自然',
          enName: 'Natural',
          minPrice: 1234.5,
          maxPrice: 1300,
          taxIncluded: true,
          stock: 1.234,
          leadTimeDays: 21,
          size: { length: 1.125, width: 190, thickness: 14.5 },
          packCoverage: 1.44,
          packPieces: 6,
          productDimension: '1800 × 190',
          color: { system: 'Pantone', name: '7407 C' },
          colorHex: '#B98F5C',
          origin: 'CN-GD',
          domesticOrImported: 'imported',
          hasCustomOption: 1,
          coverImage: { file: 'oak.png', mmWidth: 900 },
          productImage: 'detail.png',
          caseImages: ['oak.png', { file: 'detail.png', mmWidth: 12.5 }],
        },
        { model: 'OAK-2', minPrice: 90, maxPrice: 90, status: 'withdrawn', hasCustomOption: 0 },
      ],
    }),
    // What a table cannot say is left out of it, and stays.
    aProduct({
      key: 'ODD',
      brand: { englishName: 'Terrazza' },
      enName: 'Tile\u00a0one',
      enDescription: ' begins with a space',
      category: [{ enName: 'Tile / stone' }, { name: '石材' }],
      currencyUnit: 'rmb',
      skus: [{ model: 'ODD-1', minPrice: 0.5, size: { length: 12.3456 }, stock: 0.0000001 }],
    }),
    aProduct({ key: 'GONE', brand: { englishName: 'Terrazza' }, name: '只有中文', enName: undefined, category: [{ name: '墙面' }], status: 'withdrawn' }),
  ]) // prettier-ignore
  if (rejections.length) throw new Error(JSON.stringify(rejections))
})
afterAll(() => quarry.close())

const ask = (input: Record<string, string>, headers = staff.headers) =>
  quarry.inject(`${exportCatalogue.path}?${new URLSearchParams(input).toString()}`, headers)
const linesIn = async (input: Record<string, string>) =>
  (await ask({ format: 'jsonl', ...input })).body.split('\n').filter(Boolean).map((line) => JSON.parse(line)) // prettier-ignore

async function checked(file: Buffer, name: string): Promise<OneImport> {
  const { data } = await quarry.upload(calls.uploadImport, { file, name }, staff.headers)
  const now = async () => (await quarry.ask(calls.getImport, { id: data.importId }, staff.headers)).data
  await expect.poll(async () => (await now()).state, { interval: 20 }).toBe('read')
  await quarry.call(calls.checkImport, { id: data.importId }, staff.headers)
  await expect.poll(async () => (await now()).state, { interval: 20 }).toBe('checked')
  return now()
}

describe('the catalogue as a file', () => {
  it('is an attachment under its day, and refused in words where the format is none', async () => {
    const { headers } = await ask({ format: 'jsonl', language: 'zh-CN' })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/x-ndjson',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Quarry 材料库 2026-11-20.jsonl')}`,
    })
    expect((await ask({ format: 'docx' })).json()).toMatchObject({ code: 400 })
    expect((await ask({ format: 'csv', priceMin: '1', priceIn: 'XXX' })).json()).toMatchObject({ code: 400 })
  })

  it('as lines says everything, what is withdrawn and what is set included, and names files as the storage does', async () => {
    const lines = await linesIn({})
    const { key: oakKey } = await quarry.db.selectFrom('picture').select('key').orderBy('id').limit(1).executeTakeFirstOrThrow() // prettier-ignore
    expect(lines.filter((line) => 'rate' in line)).toEqual([
      { rate: { currency: 'EUR', date: '2026-11-01', cny: 8.2 } },
    ])
    expect(lines.filter((line) => 'words' in line)).toEqual([{ words: { same: ['oak', 'quercus'] } }])
    expect(lines).toContainEqual({ category: { path: [{ name: '地面', enName: 'Flooring' }, { name: '木地板', enName: 'Timber' }], sort: 1000, image: null } }) // prettier-ignore
    const products = lines.filter((line) => 'key' in line)
    expect(products.map(({ key, status }) => [key, status])).toEqual([['OAK', 'on_sale'], ['ODD', 'on_sale'], ['GONE', 'withdrawn']]) // prettier-ignore
    expect(products[0].brand.logo).toBe(`/images/${oakKey}`)
    expect(products[0].files[0].file).toMatch(/^\/files\/[0-9a-f]{40}\/document\.pdf$/)
    expect(products[0].skus[0]).toMatchObject({
      minPrice: 1234.5,
      color: { system: 'Pantone', name: '7407 C' },
      coverImage: { file: `/images/${oakKey}`, mmWidth: 900 },
      dimensionImages: [],
    })
    // What is known of a brand is said once.
    expect(products.map(({ brand }) => Object.keys(brand).length)).toEqual([7, 7, 1])
  })

  it('holds what a filter lists, whole products and no settings', async () => {
    expect(await linesIn({ keyword: 'plank' })).toMatchObject([{ key: 'OAK', skus: [{ model: 'OAK-1' }, { model: 'OAK-2' }] }]) // prettier-ignore
    expect(await linesIn({ keyword: 'nothing is called so' })).toEqual([])
    expect((await linesIn({ keyword: '', priceIn: 'CNY' })).length).toBeGreaterThan(3)
  })

  it.each([
    ['csv', 'en'],
    ['csv', 'zh-CN'],
    ['xlsx', 'en'],
    ['xlsx', 'zh-CN'],
  ])('as %s (%s) is understood column by column and, loaded again, changes nothing', async (format, language) => {
    const { rawPayload } = await ask({ format, language })
    const { mapping, proposal, checked: found } = await checked(rawPayload, `catalogue.${format}`)
    expect(mapping?.columns.map(({ target }) => target)).toEqual(COLUMNS.map(({ target }) => target))
    expect(proposal).toMatchObject({ isEnough: true, understood: 1 })
    expect(found).toMatchObject({ added: 0, changed: 0, unchanged: 3, rejected: 0, notes: [] })
  })

  it('as lines and as an archive goes through the screen again without a change', async () => {
    for (const format of ['jsonl', 'zip']) {
      const { rawPayload } = await ask({ format })
      expect((await checked(rawPayload, `catalogue.${format}`)).checked).toMatchObject({
        added: 0,
        changed: 0,
        rejected: 0,
      })
    }
  })
})

describe('a table', () => {
  it('has a row for each SKU, with its pictures where they are seen', async () => {
    const { body } = await ask({ format: 'csv' })
    expect(body.startsWith('\uFEFFBrand,Product no.,Model,Name (EN),')).toBe(true)
    expect(body).toContain('"\'=Oak, ""wide"" plank"')
    expect(body).toMatch(/http:\/\/localhost:3000\/images\/[0-9a-f]{40}\?width=1600/)
    expect((await ask({ format: 'csv', keyword: 'nothing is called so' })).body.split('\r\n')).toHaveLength(2)
  })
})

describe('a picture or a document of our own', () => {
  const line = (facts: object) => aProduct({ key: 'OAK', brand: { englishName: 'Nordhem' }, skus: [{ model: 'OAK-2', ...facts }] }) // prettier-ignore
  const reasonOf = async (facts: object) => (await quarry.importLines([line(facts)], { isDryRun: true })).rejections[0]

  it('is taken by its address on any server, with any width', async () => {
    const { key } = await quarry.db.selectFrom('picture').select('key').orderBy('id').limit(1).executeTakeFirstOrThrow()
    for (const address of [
      `/images/${key}`,
      `/images/${key}?width=800`,
      `https://shop.example:8443/images/${key}?width=1`,
    ])
      expect(await reasonOf({ coverImage: address })).toBeUndefined()
  })

  it('is known in a table by its address, whatever the column is called', async () => {
    const { key } = await quarry.db.selectFrom('picture').select('key').orderBy('id').limit(1).executeTakeFirstOrThrow()
    const row = (model: string, address: string) => `Nordhem,${model},Elm,Flooring,10,m2,${address}\n`
    const table = `Brand,Model,Name,Category,Price,Unit,Ansicht\n${row('ELM-1', `/images/${key}?width=200`)}${row('ELM-2', `/images/${'0'.repeat(40)}`)}` // prettier-ignore
    const { mapping, checked: found } = await checked(Buffer.from(table), 'elm.csv')
    expect(mapping?.columns.at(-1)).toMatchObject({ target: 'sku.coverImage' })
    expect(found).toMatchObject({ added: 1, rejected: 1 })
  })

  it('is refused in words where it is not there, is no picture, or lies elsewhere', async () => {
    const { key } = await quarry.db.selectFrom('stored_document').select('key').limit(1).executeTakeFirstOrThrow()
    const unknown = `/images/${'0'.repeat(40)}`
    expect(await reasonOf({ coverImage: unknown })).toMatchObject({
      field: 'skus[0].coverImage',
      reason: `${unknown} names a picture that this catalogue does not have`,
    })
    expect(await reasonOf({ coverImage: `/files/${key}/a.pdf` })).toMatchObject({
      reason: `/files/${key}/a.pdf is no address of a picture`,
    })
    expect(await reasonOf({ coverImage: 'https://elsewhere.example/oak.jpg' })).toMatchObject({
      reason: 'https://elsewhere.example/oak.jpg lies elsewhere; nothing is fetched from there',
    })
    const category = await quarry.importLines([{ category: { path: [{ enName: 'Flooring' }], image: unknown } }], { isDryRun: true }) // prettier-ignore
    expect(category.rejections).toMatchObject([{ field: 'category.image' }])
  })
})
