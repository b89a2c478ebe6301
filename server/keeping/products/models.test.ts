import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../../contract/keeping/products.ts'
import type { KeptProductDetail } from '../../../contract/keeping/products.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let id: string

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { isEditor: true })
  const skus = ['A', 'B', 'C'].map((model, place) => ({ model, stock: place }))
  await quarry.importLines([aProduct({ key: 'OAK', skus })])
  const product = await quarry.db.selectFrom('product').select('id').executeTakeFirstOrThrow()
  id = product.id
})
afterAll(() => quarry.close())

const open = async (): Promise<KeptProductDetail> => (await quarry.ask(calls.getKeptProduct, { id }, ada.headers)).data
const stocks = ({ skus }: KeptProductDetail) => skus.map(({ fields }) => [fields.model, fields.stock])
const given = (sku: KeptProductDetail['skus'][number] | undefined, model: string) => ({
  id: sku?.id ?? '',
  was: { model: sku?.fields.model },
  is: { model },
})

describe('the models of a product’s SKUs', () => {
  it('are exchanged in one save, and written once', async () => {
    const [a, b, c] = (await open()).skus
    const skus = [given(a, 'B'), given(b, 'C'), given(c, 'A')]
    const before = await quarry.db.selectFrom('change_log').select('version').execute()
    const saved = await quarry.call(calls.updateProduct, { id, was: {}, is: {}, skus }, ada.headers)
    expect(saved.code).toBe(200)
    expect(stocks(saved.data)).toEqual([['B', 0], ['C', 1], ['A', 2]]) // prettier-ignore
    const after = await quarry.db.selectFrom('change_log').select('version').execute()
    expect(after.length - before.length).toBe(3)
  })

  it('are free for a new SKU as soon as they are given up in the same save', async () => {
    const [first] = (await open()).skus
    const change = { id, was: {}, is: {}, skus: [given(first, 'D')], newSkus: [{ model: 'B', stock: 9 }] }
    const saved = await quarry.call(calls.updateProduct, change, ada.headers)
    expect(stocks(saved.data)).toEqual([['D', 0], ['C', 1], ['A', 2], ['B', 9]]) // prettier-ignore
  })

  it('are each of one SKU alone', async () => {
    const { skus } = await open()
    const twice = await quarry.call(calls.updateProduct, { id, was: {}, is: {}, skus: [given(skus[0], 'C')] }, ada.headers) // prettier-ignore
    expect(twice).toMatchObject({ code: 400, msg: 'skus[C].model: another SKU of the product has this model' })
    expect(stocks(await open())).toEqual(stocks({ skus } as KeptProductDetail))
  })
})
