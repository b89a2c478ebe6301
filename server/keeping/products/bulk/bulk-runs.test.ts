import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as bulk from '../../../../contract/keeping/bulk.ts'
import type { BulkRun } from '../../../../contract/keeping/bulk.ts'
import { lockCatalogue } from '../../../catalogue/change-log.ts'
import { getImportPage } from '../../../../contract/imports.ts'
import { aProduct } from '../../../testing/factories.ts'
import { memberIn } from '../../../testing/members.ts'
import type { TestMember } from '../../../testing/members.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

/** One more than are changed at once. */
const MANY = 1001

let quarry: TestApp
let ada: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { isEditor: true })
  await quarry.importLines(Array.from({ length: MANY }, (_, at) => aProduct({ key: `M-${at}`, skus: [{ model: `M-${at}`, minPrice: 10, maxPrice: 10 }] }))) // prettier-ignore
})
afterAll(() => quarry.close())

async function ended(id: string): Promise<BulkRun> {
  for (;;) {
    const { data } = await quarry.ask(bulk.getBulkRun, { id }, ada.headers)
    if (!data.state.endsWith('ing')) return data
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function stocks(): Promise<(string | null)[]> {
  const rows = await quarry.db.selectFrom('sku').select('stock').distinct().execute()
  return rows.map(({ stock }) => stock)
}

describe('a change of very many', () => {
  it('goes on in the background to its end, is no import, and is taken back as one', async () => {
    const wanted = { filter: {}, changes: { stock: { set: 8 } } }
    const told = await quarry.call(bulk.bulkUpdate, { ...wanted, dryRun: true }, ada.headers)
    expect(told.data).toMatchObject({ changed: { products: MANY, skus: MANY } })
    expect(told.data.samples).toHaveLength(100)
    const { digest } = told.data
    const begun = await quarry.call(bulk.bulkUpdate, { ...wanted, dryRun: false, digest }, ada.headers)
    expect(begun.data.isUnderWay).toBe(true)
    const id = begun.data.runId ?? ''
    expect(await ended(id)).toEqual({ id, state: 'done', done: MANY, total: MANY, changed: MANY, kept: 0, left: [] })
    expect(await stocks()).toEqual(['8'])
    const imports = await quarry.ask(getImportPage, {}, ada.headers)
    expect(imports.data.total).toBe(1)
    const late = await quarry.call(bulk.bulkUpdate, { ...wanted, dryRun: false, digest }, ada.headers)
    expect(late).toMatchObject({ code: 200, data: { changed: { products: MANY }, isUnderWay: true, runId: id } })
    const other = await quarry.call(bulk.bulkUpdate, { ...wanted, dryRun: false, digest: 'another' }, ada.headers)
    expect(other).toMatchObject({ code: 409, data: { alike: { products: MANY }, isUnderWay: false, runId: null } })
    await quarry.call(bulk.undoBulk, { id }, ada.headers)
    expect((await ended(id)).state).toBe('undone')
    expect(await stocks()).toEqual([null])
    const again = await quarry.call(bulk.undoBulk, { id }, ada.headers)
    expect(again.data.state).toBe('undone')
  })

  it('is made once, and leaves alone and names what somebody has changed since', async () => {
    const wanted = { filter: {}, changes: { price: { times: 2 } } }
    const preview = async () =>
      (await quarry.call(bulk.bulkUpdate, { ...wanted, dryRun: true }, ada.headers)).data.digest
    const press = async (digest: string) =>
      quarry.call(bulk.bulkUpdate, { ...wanted, dryRun: false, digest }, ada.headers)
    const [one, otherTab] = [await preview(), await preview()]
    const changed = await quarry.db.selectFrom('product').select(['id', 'en_name']).orderBy('id').limit(1).offset(500).executeTakeFirstOrThrow() // prettier-ignore
    // While the lock is held, none of the runs can write.
    const [first, again, second] = await quarry.db.transaction().execute(async (trx) => {
      await lockCatalogue(trx)
      const answers = [...(await Promise.all([press(one), press(one)])), await press(otherTab)]
      await trx.updateTable('sku').set({ min_price: '5', max_price: '5' }).where('product_id', '=', changed.id).execute() // prettier-ignore
      return answers
    })
    expect(again?.data.runId).toBe(first?.data.runId)
    expect(await ended(first?.data.runId ?? '')).toMatchObject({
      state: 'done',
      done: MANY,
      changed: MANY - 1,
      kept: 1,
      left: [{ productId: changed.id, enName: changed.en_name, reason: { en: 'has been changed since the preview' } }],
    })
    const late = await ended(second?.data.runId ?? '')
    expect(late).toMatchObject({ state: 'done', changed: 0, kept: MANY })
    expect(late.left).toHaveLength(100)
    const prices = await quarry.db.selectFrom('sku').select('min_price').distinct().orderBy('min_price').execute()
    expect(prices.map((row) => row.min_price)).toEqual(['5', '2000'])
  })
})
