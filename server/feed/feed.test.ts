import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { getFeed } from '../../contract/feed.ts'
import { importProduct } from '../../contract/import-file.ts'
import { aPdf, aPicture, aProduct } from '../testing/factories.ts'
import { partnerIn, readFeed } from '../testing/feed.ts'
import { createTestApp, writeFileInside } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let partner: Awaited<ReturnType<typeof partnerIn>>
let time = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(time) })
  partner = await partnerIn(quarry)
  await writeFileInside(quarry.folder, 'oak.png', await aPicture())
  await writeFileInside(quarry.folder, 'sheet.pdf', aPdf)
})
afterAll(() => quarry.close())
// Each has the calls of a minute.
beforeEach(() => void (time += 60_000))

const read = (since = 0, limit = 500) => readFeed(quarry, partner, { since, limit })
const told = async (since: number) =>
  (await read(since)).lines.map((line) => [line.type, line.type === 'removed' ? line.key : line.product.key])

it('tells a partner of a product in the words of the import file, with the addresses of its files', async () => {
  await quarry.importLines([
    aProduct({
      key: 'OAK',
      rank: 3,
      files: [{ enName: 'Data', kind: 'data_sheet', file: 'sheet.pdf' }],
      skus: [{ model: 'OAK-1', minPrice: 10, stock: 4, coverImage: 'oak.png' }, { model: 'OAK-2', status: 'withdrawn' }],
    }),
  ]) // prettier-ignore
  const { headers, body } = await quarry.inject(getFeed.path, partner.headers)
  expect(headers).toMatchObject({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
  })
  const { lines, end } = await read()
  expect(lines).toMatchObject([
    {
      type: 'product',
      version: 1,
      product: {
        key: 'OAK',
        brand: { englishName: 'Nordhem', name: '诺木' },
        files: [{ file: expect.stringMatching(/^http:\/\/localhost:3000\/files\/[0-9a-f]{40}\/document\.pdf$/) }],
        skus: [{ model: 'OAK-1', stock: 4, coverImage: expect.stringMatching(/^http:\/\/localhost:3000\/images\/[0-9a-f]{40}$/) }],
      },
    },
  ]) // prettier-ignore
  expect(end).toEqual({ type: 'end', version: 1, more: false })
  const product = lines[0]?.type === 'product' ? lines[0].product : undefined
  expect(importProduct.safeParse(product).success).toBe(true)
  // Neither what is withdrawn nor the editors' own order.
  expect(product).toHaveProperty('skus.length', 1)
  expect(product).not.toHaveProperty('rank')
})

it('tells a fact as it told a property of its name', async () => {
  const { version } = (await read()).end
  await quarry.importLines([aProduct({ key: 'TILE', attrs: [{ fact: 'slip-ramp', value: 'R10' }] })])
  const [line] = (await read(version)).lines
  expect(line).toHaveProperty('product.attrs', [{ name: '防滑等级', enName: 'Slip class', value: 'R10' }])
})

it('tells of each change once, and of nothing that no line says', async () => {
  await quarry.importLines([aProduct({ key: 'ELM' }), aProduct({ key: 'ASH' })])
  const { version } = (await read()).end
  expect(await told(version)).toEqual([])
  await quarry.importLines([aProduct({ key: 'ELM', rank: 9 })])
  expect(await told(version)).toEqual([])
  await quarry.importLines([aProduct({ key: 'ELM', enName: 'Elm' })])
  expect(await told(version)).toEqual([['product', 'ELM']])
  expect(await told((await read(version)).end.version)).toEqual([])
})

it('tells that a product was withdrawn, and of it again once it is back', async () => {
  await quarry.importLines([aProduct({ key: 'FIR' })])
  const { version } = (await read()).end
  await quarry.importLines([aProduct({ key: 'FIR', status: 'withdrawn' })])
  expect((await read(version)).lines).toMatchObject([{ type: 'removed', brand: 'Nordhem', key: 'FIR' }])
  await quarry.importLines([aProduct({ key: 'FIR', enName: 'Withdrawn still', status: 'withdrawn' })])
  expect(await told((await read(version)).end.version)).toEqual([])
  // Whoever begins now hears nothing of it.
  expect((await read()).lines.map((line) => line.type)).not.toContain('removed')
  await quarry.importLines([aProduct({ key: 'FIR', status: 'on_sale' })])
  expect(await told(version)).toEqual([['product', 'FIR']])
  await quarry.importLines([aProduct({ key: 'FIR', skus: [{ model: 'FIR-A', status: 'withdrawn' }] })])
  expect(await told(version)).toEqual([['removed', 'FIR']])
})

it('never tells of a product that came and went between two calls', async () => {
  const { version } = (await read()).end
  await quarry.importLines([aProduct({ key: 'YEW' }), aProduct({ key: 'YEW', status: 'withdrawn' })])
  expect(await told(version)).toEqual([])
})

it('tells of all products of a brand that is called something else: under the new name, and that the old one is none', async () => {
  const brand = { englishName: 'Terrazza' }
  await quarry.importLines(['T-1', 'T-2'].map((key) => aProduct({ key, brand, skus: [{ model: `${key}-A` }] })))
  const { version } = (await read()).end
  await quarry.db
    .updateTable('brand')
    .set({ english_name: 'Terrazzo' })
    .where('english_name', '=', 'Terrazza')
    .execute()
  const { lines } = await read(version)
  expect(lines.map((line) => (line.type === 'removed' ? `- ${line.brand} ${line.key}` : `+ ${line.product.brand.englishName} ${line.product.key}`))).toEqual([
    '- Terrazza T-1',
    '- Terrazza T-2',
    '+ Terrazzo T-1',
    '+ Terrazzo T-2',
  ]) // prettier-ignore
})

it('tells of products whose category, property or colour is called something else', async () => {
  await quarry.importLines([
    aProduct({
      key: 'NAMED',
      category: [{ enName: 'Walls' }, { enName: 'Panels' }],
      attrs: [{ enName: 'Grade', value: 'first', enValue: 'first' }],
      skus: [{ model: 'NAMED-A', color: { system: 'RAL', name: '9010' } }],
    }),
    aProduct({ key: 'OTHER' }),
  ])
  let { version } = (await read()).end
  for (const [table, name] of [
    ['category', 'Walls'],
    ['attribute', 'Grade'],
    ['attribute_option', 'first'],
    ['color_system', 'RAL'],
    ['color', '9010'],
  ] as const) {
    // prettier-ignore
    const column = table.startsWith('color') ? 'name' : 'en_name'
    const changed = quarry.db
      .updateTable(table)
      .set({ [column]: `${name} by now` })
      .where(column, '=', name)
    expect((await changed.executeTakeFirst()).numUpdatedRows).toBe(1n)
    expect(await told(version)).toEqual([['product', 'NAMED']])
    version = (await read(version)).end.version
  }
})

it('is read on from where a page ends, however small', async () => {
  const whole = await read()
  const products: unknown[] = []
  let version = 0
  for (let more = true; more;) {
    const page = await read(version, 3)
    // What went before this reader began may be told as gone.
    products.push(...page.lines.filter(({ type }) => type === 'product'))
    expect(page.lines.length).toBeLessThanOrEqual(3)
    ;({ version, more } = page.end)
    time += 2000
  }
  expect(products).toEqual(whole.lines)
  expect(version).toBe(whole.end.version)
})

it('is refused where the version was never given, or is none', async () => {
  const ask = async (query: string) => (await quarry.get(`${getFeed.path}?${query}`, partner.headers)) as { code: number; msg: string } // prettier-ignore
  expect(await ask('since=999999')).toMatchObject({ code: 400, msg: expect.stringContaining('Begin again with 0') })
  expect(await ask('since=-1')).toMatchObject({ code: 400, msg: expect.stringMatching(/^since/) })
  expect(await ask('limit=1001')).toMatchObject({ code: 400, msg: expect.stringMatching(/^limit/) })
})
