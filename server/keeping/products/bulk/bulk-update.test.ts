import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getProductPage } from '../../../../contract/catalogue.ts'
import * as bulk from '../../../../contract/keeping/bulk.ts'
import type { BulkOutcome, BulkRun } from '../../../../contract/keeping/bulk.ts'
import { getKeptProduct } from '../../../../contract/keeping/products.ts'
import type { KeptProductDetail } from '../../../../contract/keeping/products.ts'
import { aProduct } from '../../../testing/factories.ts'
import { memberIn } from '../../../testing/members.ts'
import type { TestMember } from '../../../testing/members.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let ids: string[]
let round = 0

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { isEditor: true })
})
afterAll(() => quarry.close())

beforeEach(async () => {
  round += 1
  await quarry.importLines(
    [1, 2, 3].map((number) =>
      aProduct({
        key: `R${round}-${number}`,
        enName: `Round ${round} number ${number}`,
        brand: { englishName: `Brand ${round}` },
        attrs: [{ enName: 'Grade', name: '等级', value: 'A', enValue: 'A' }],
        skus: ['left', 'right'].map((side) => ({ model: `R${round}-${number}-${side}`, minPrice: 10 * number, maxPrice: 10 * number + 5, leadTimeDays: number === 1 ? 7 : 14 })), // prettier-ignore
      }),
    ),
    {},
    `round-${round}.jsonl`,
  )
  const rows = await quarry.db.selectFrom('product').select('id').where('key', 'like', `R${round}-%`).orderBy('id').execute() // prettier-ignore
  ids = rows.map(({ id }) => id)
})

const ask = (input: object, headers = ada.headers) => quarry.call(bulk.bulkUpdate, input, headers)
const dryRun = async (input: object): Promise<BulkOutcome> => (await ask({ ids, ...input, dryRun: true })).data
const open = async (id = ids[0] ?? ''): Promise<KeptProductDetail> =>
  (await quarry.ask(getKeptProduct, { id }, ada.headers)).data
const brandId = async () => (await open()).fields.brandId

async function runOf(changes: object, selection: object = { ids }): Promise<BulkOutcome> {
  const { digest } = await dryRun({ ids: undefined, ...selection, changes })
  const { code, data } = await ask({ ...selection, changes, dryRun: false, digest })
  expect(code).toBe(200)
  return data
}

/** Waits until a run has ended. */
async function ended(id: string): Promise<BulkRun> {
  for (;;) {
    const { data } = await quarry.ask(bulk.getBulkRun, { id }, ada.headers)
    if (!data.state.endsWith('ing')) return data
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('a change of many', () => {
  it('is told before it is made, made as it was told, and taken back as one', async () => {
    const changes = { leadTimeDays: 14 }
    const told = await dryRun({ changes })
    expect(told).toMatchObject({
      selected: { products: 3, skus: 6 },
      changed: { products: 1, skus: 2 },
      alike: { products: 2, skus: 4 },
      refused: { products: 0, skus: 0 },
      runId: null,
      isUnderWay: false,
    })
    expect(told.samples[0]).toMatchObject({ productId: ids[0], field: 'leadTimeDays', was: 7, is: 14, model: `R${round}-1-left` }) // prettier-ignore
    expect((await open()).skus[0]?.fields.leadTimeDays).toBe(7)
    const made = await ask({ ids, changes, dryRun: false, digest: told.digest })
    expect(made.data).toMatchObject({ digest: told.digest, changed: { products: 1, skus: 2 } })
    expect((await open()).skus.map(({ fields }) => fields.leadTimeDays)).toEqual([14, 14])
    const again = await dryRun({ changes })
    expect(again.changed).toEqual({ products: 0, skus: 0 })
    const runId = made.data.runId ?? ''
    const rows = await quarry.db
      .selectFrom('change_log')
      .select(['actor', 'entity'])
      .where('run_id', '=', runId)
      .execute()
    expect(rows).toHaveLength(2)
    expect(rows[0]).toEqual({ actor: `member:${ada.id}`, entity: 'sku' })
    expect(await ended(runId)).toMatchObject({ state: 'done', done: 1, total: 1 })
    await quarry.call(bulk.undoBulk, { id: runId }, ada.headers)
    expect((await ended(runId)).state).toBe('undone')
    expect((await open()).skus.map(({ fields }) => fields.leadTimeDays)).toEqual([7, 7])
  })

  it('is not made where it would be another by now, and says what it would be', async () => {
    const changes = { price: { times: 1.1 } }
    const { digest } = await dryRun({ changes })
    await runOf({ price: { set: { minPrice: 1, maxPrice: 2 } } }, { ids: [ids[0]] })
    const late = await ask({ ids, changes, dryRun: false, digest })
    expect(late.code).toBe(409)
    expect(bulk.bulkOutcome.parse(late.data)).toMatchObject({ changed: { products: 3, skus: 6 }, runId: null })
    expect((await open(ids[1])).skus[0]?.fields.minPrice).toBe(20)
    const now = late.data.digest
    expect((await ask({ ids, changes, dryRun: false, digest: now })).code).toBe(200)
    expect((await open(ids[1])).skus[0]?.fields).toMatchObject({ minPrice: 22, maxPrice: 27.5 })
    expect((await ask({ ids, changes, dryRun: false })).msg).toBe('digest: is required')
  })

  it('is made once for its preview, also where it is asked for twice at once and again later', async () => {
    const changes = { price: { times: 2 } }
    const { digest } = await dryRun({ changes })
    const press = () => ask({ ids, changes, dryRun: false, digest })
    const [first, second] = await Promise.all([press(), press()])
    const later = await press()
    expect(first).toMatchObject({ code: 200, data: { digest, changed: { products: 3, skus: 6 } } })
    expect(second.data).toEqual(first.data)
    expect(later.data).toEqual(first.data)
    expect((await open()).skus[0]?.fields).toMatchObject({ minPrice: 20, maxPrice: 30 })
    await quarry.call(bulk.undoBulk, { id: first.data.runId ?? '' }, ada.headers)
    await ended(first.data.runId ?? '')
    const anew = await dryRun({ changes })
    expect(anew.digest).not.toBe(digest)
    const made = await ask({ ids, changes, dryRun: false, digest: anew.digest })
    expect(made.data.runId).not.toBe(first.data.runId)
    expect((await open()).skus[0]?.fields.minPrice).toBe(20)
  })

  it.each([
    [{ price: { times: 1.05, roundTo: 0.5, rounding: 'up' } }, { minPrice: 10.5, maxPrice: 16 }],
    [{ price: { plus: -10 } }, { minPrice: 0, maxPrice: 5 }],
    [{ price: { times: 1.005, roundTo: 0.01 } }, { minPrice: 10.05, maxPrice: 15.08 }],
    [{ price: { set: { minPrice: 9, maxPrice: null } } }, { minPrice: 9, maxPrice: 9 }],
    [{ price: { set: { minPrice: null, maxPrice: null } } }, { minPrice: null, maxPrice: null }],
    [{ stock: { set: 12.5 } }, { stock: 12.5 }],
    [{ stock: { plus: 3 } }, { stock: null }],
    [
      { origin: 'SE', taxIncluded: true, hasCustomOption: 1 },
      { origin: 'SE', taxIncluded: true, hasCustomOption: 1 },
    ],
    [{ leadTimeDays: null }, { leadTimeDays: null }],
    [{ length: 600, width: 300, thickness: 9.5, packPieces: 4, packCoverage: 0.72 }, { length: 600, width: 300, thickness: 9.5, packPieces: 4, packCoverage: 0.72 }], // prettier-ignore
    [
      { skuStatus: 'withdrawn', domesticOrImported: 'imported' },
      { status: 'withdrawn', domesticOrImported: 'imported' },
    ],
  ])('%j makes a SKU %j', async (changes, expected) => {
    await runOf(changes)
    expect((await open()).skus[0]?.fields).toMatchObject(expected)
  })

  it('sets what is of products, an attribute among it, with what follows', async () => {
    const { fields } = await open()
    const [grade] = fields.attrs
    const entry = { ...grade, options: [{ name: '乙', enName: 'B' }] }
    const attribute = { attributeId: grade?.attributeId, of: 'product', entry }
    const changes = { rank: 5, status: 'withdrawn', attribute }
    const told = await dryRun({ changes })
    expect(told.samples.find(({ field }) => field === 'attrs')).toMatchObject({
      was: { enName: 'A' },
      is: { enName: 'B' },
    })
    await runOf(changes)
    const after = await open(ids[2])
    expect(after).toMatchObject({ isOnSale: false, fields: { rank: 5 } })
    expect(after.attributes[0]?.options.map(({ enName }) => enName)).toContain('B')
    await runOf({ attribute: { ...attribute, entry: null } })
    expect((await open(ids[2])).fields.attrs).toEqual([])
    await runOf({ attribute: { ...attribute, of: 'sku', entry } })
    expect((await open(ids[2])).skus[1]?.fields.attrs).toHaveLength(1)
  })

  it('sets a fact that no attribute is yet, once each', async () => {
    const entry = { type: 'choice', attributeId: 'fact:fire-en', options: [{ name: 'B-s1,d0', enName: null }] }
    const changes = { attribute: { attributeId: 'fact:fire-en', of: 'product', entry } }
    const { changed } = await dryRun({ changes })
    expect(changed.products).toBe(3)
    await runOf(changes)
    const better = { ...entry, options: [{ name: 'A2-s1,d0', enName: null }] }
    await runOf({ attribute: { ...changes.attribute, entry: better } })
    const { fields, attributes } = await open(ids[2])
    const made = attributes.find(({ fact }) => fact === 'fire-en')
    const own = fields.attrs.filter(({ attributeId }) => attributeId === made?.id)
    expect(own).toEqual([{ type: 'choice', attributeId: made?.id, options: [{ id: made?.options.at(-1)?.id }] }])
  })

  it('leaves a product as it is of which something cannot be, and says why', async () => {
    await quarry.importLines([aProduct({ key: `R${round}-2`, brand: { englishName: 'Elsewhere' } })], {}, 'e.jsonl')
    const elsewhere = await quarry.db.selectFrom('brand').select('id').where('english_name', '=', 'Elsewhere').executeTakeFirstOrThrow() // prettier-ignore
    const told = await dryRun({ changes: { brandId: elsewhere.id } })
    expect(told).toMatchObject({ changed: { products: 2 }, refused: { products: 1, skus: 2 } })
    expect(told.refusals).toMatchObject([
      { productId: ids[1], field: 'key', reason: { zh: '该品牌的另一产品已使用此编号' } },
    ])
    expect(told.samples[0]).toMatchObject({ was: { enName: `Brand ${round}` }, is: { enName: 'Elsewhere' } })
    await runOf({ brandId: elsewhere.id })
    expect((await open(ids[1])).brand.englishName).toBe(`Brand ${round}`)
    expect((await open(ids[0])).brand.englishName).toBe('Elsewhere')
    const wrong = await dryRun({ changes: { origin: 'QQ' } })
    expect(wrong).toMatchObject({ changed: { products: 0 }, refused: { products: 3, skus: 6 } })
    expect(wrong.refusals[0]).toMatchObject({ model: `R${round}-1-left`, field: `skus[R${round}-1-left].origin` })
    expect(wrong.refusals[0]?.skuId).toBe((await open()).skus[0]?.id)
  })

  it('is of what a query finds, and of single SKUs', async () => {
    const filter = { brandId: [await brandId()] }
    expect((await runOf({ leadTimeDays: 30 }, { filter })).changed).toEqual({ products: 3, skus: 6 })
    const { skus } = await open()
    const one = await runOf({ leadTimeDays: 31 }, { skuIds: [skus[1]?.id] })
    expect(one).toMatchObject({ selected: { products: 1, skus: 1 }, changed: { products: 1, skus: 1 } })
    expect((await open()).skus.map(({ fields }) => fields.leadTimeDays)).toEqual([30, 31])
    const some = await runOf({ leadTimeDays: 32 }, { skuFilter: { ...filter, keyword: `R${round}-3-right` } })
    expect(some.selected).toEqual({ products: 1, skus: 1 })
    expect((await open(ids[2])).skus.map(({ fields }) => fields.leadTimeDays)).toEqual([30, 32])
    expect((await ask({ ids, filter, changes: { rank: 1 }, dryRun: true })).msg).toBe('ids: expected one of ids, skuIds, filter and skuFilter') // prettier-ignore
    expect((await ask({ ids, changes: {}, dryRun: true })).msg).toBe('changes: changes nothing')
    expect((await ask({ ids, changes: { price: { rounding: 'up' } }, dryRun: true })).code).toBe(400)
    expect((await dryRun({ ids: ['999999'], changes: { rank: 1 } })).selected).toEqual({ products: 0, skus: 0 })
    expect((await quarry.ask(bulk.getBulkRun, { id: '999999' }, ada.headers)).code).toBe(404)
  })

  it.each([
    [{ price: { plus: -12 } }, 'minPrice', 'at least 0'],
    [{ price: { times: 1000, plus: 999_999_999 } }, 'minPrice', 'at most 1000000000'],
    [{ price: { times: 0, plus: -1 } }, 'minPrice', 'at least 0'],
    [{ price: { times: -0.5 } }, 'minPrice', 'at least 0'],
    [{ stock: { plus: -8 } }, 'stock', 'at least 0'],
    [{ stock: { times: 1000, plus: 1_000_000_000 } }, 'stock', 'at most 1000000000'],
  ])('%j is refused where it leads beyond what the field may be', async (changes, field, reason) => {
    await runOf({ stock: { set: 7 } })
    const told = await dryRun({ changes, ids: [ids[0]] })
    expect(told).toMatchObject({ changed: { products: 0, skus: 0 }, refused: { products: 1, skus: 2 } })
    expect(told.refusals).toMatchObject([{ field: `skus[R${round}-1-left].${field}`, reason: { en: reason } }])
  })
})

describe('publishing and withdrawing', () => {
  const call = async (endpoint: typeof bulk.publishProducts, selection: object) =>
    (await quarry.call(endpoint, selection, ada.headers)).data

  it('is of products, of SKUs, and of what a query finds', async () => {
    expect(await call(bulk.withdrawProducts, { ids })).toEqual({ changed: { products: 3, skus: 0 }, unseen: ids })
    const filter = { brandId: [await brandId()], status: 'withdrawn' }
    expect((await quarry.ask(getProductPage, { brandId: filter.brandId })).data.total).toBe(0)
    expect(await call(bulk.publishProducts, { filter })).toEqual({ changed: { products: 3, skus: 0 }, unseen: [] })
    expect(await call(bulk.publishProducts, { ids })).toMatchObject({ changed: { products: 0 } })
    const { skus } = await open()
    const skuIds = skus.map(({ id }) => id)
    expect(await call(bulk.withdrawProducts, { skuIds })).toEqual({
      changed: { products: 1, skus: 2 },
      unseen: [ids[0]],
    })
    expect(await call(bulk.publishProducts, { skuIds: [skuIds[0]] })).toEqual({ changed: { products: 1, skus: 1 }, unseen: [] }) // prettier-ignore
    expect((await quarry.ask(getProductPage, { keyword: `R${round}-1-left` })).data.list[0]).toMatchObject({
      skuCount: 1,
    })
  })
})
