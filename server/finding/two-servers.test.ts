import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import { aProduct } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let one: TestApp
let other: TestApp
let day = '2026-11-20'
const now = () => new Date(`${day}T04:00:00Z`)

beforeEach(async () => {
  day = '2026-11-20'
  one = await createTestApp({ now })
  other = await createTestApp({ now, beside: one })
})
afterEach(async () => {
  await other.close()
  await one.close()
})

/** The list and the counts of a server. */
async function shown(server: TestApp): Promise<{ names: string[]; prices: number[]; total: number }> {
  const { list } = (await server.ask(getProductPage, { sort: 'newest' })).data
  const { prices, total } = (await server.ask(getProductFacets)).data
  return {
    names: list.map(({ enName }) => enName),
    prices: prices.filter(({ count }) => count > 0).map(({ low }) => low),
    total,
  }
}

describe('two servers on one database', () => {
  it('show at once what the other one imported and withdrew', async () => {
    expect(await shown(other)).toMatchObject({ names: [], total: 0 })
    await one.importLines([aProduct({ key: 'A', enName: 'Ash' }), aProduct({ key: 'B', enName: 'Beech' })])
    expect(await shown(other)).toMatchObject({ names: ['Beech', 'Ash'], total: 2 })
    await other.importLines([aProduct({ key: 'A', enName: 'Ash', status: 'withdrawn' })], {}, 'less.jsonl')
    expect(await shown(one)).toMatchObject({ names: ['Beech'], total: 1 })
    expect(await shown(other)).toMatchObject({ names: ['Beech'], total: 1 })
  })

  it('show what was written straight into the database', async () => {
    await one.importLines([aProduct({ key: 'A', enName: 'Ash' })])
    await shown(other)
    await one.db.updateTable('product').set({ en_name: 'Aspen' }).where('key', '=', 'A').execute()
    expect((await shown(one)).names).toEqual(['Aspen'])
    expect((await shown(other)).names).toEqual(['Aspen'])
  })

  it('use the same rates, whoever fetched them, and the same day', async () => {
    await one.importLines([
      { rate: { currency: 'EUR', date: '2026-11-01', cny: 8 } },
      aProduct({ key: 'A', currencyUnit: 'EUR', skus: [{ model: 'A', minPrice: 100, maxPrice: 100 }] }),
      aProduct({ key: 'B', skus: [{ model: 'B', minPrice: 850, maxPrice: 850 }] }),
    ])
    const dearest = async (server: TestApp) =>
      (await server.ask(getProductPage, { sort: 'price-desc', pageSize: 1 })).data.list[0]?.currencyUnit
    expect(await dearest(other)).toBe('CNY')
    await one.importLines([{ rate: { currency: 'EUR', date: '2026-11-21', cny: 9 } }], {}, 'rates.jsonl')
    expect([await dearest(one), await dearest(other)]).toEqual(['CNY', 'CNY'])
    day = '2026-11-21'
    expect([await dearest(one), await dearest(other)]).toEqual(['EUR', 'EUR'])
  })

  it('may lag behind a running import, never behind a finished one or a change beside it', async () => {
    await one.importLines([aProduct({ key: 'A', enName: 'Ash' })])
    await shown(other)
    const run = await one.db
      .insertInto('import_run')
      .values({ name: 'slow.jsonl', digest: 'slow' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rename = (name: string, by: string) =>
      one.db.transaction().execute(async (trx) => {
        await sql`SELECT set_config('quarry.run', ${by}, true)`.execute(trx)
        await trx.updateTable('product').set({ en_name: name }).where('key', '=', 'A').execute()
      })
    await rename('Aspen', run.id)
    expect(['Ash', 'Aspen']).toContain((await shown(other)).names[0])
    await rename('Alder', '')
    expect((await shown(other)).names).toEqual(['Alder'])
    await rename('Acacia', run.id)
    await one.db.updateTable('import_run').set({ finished_at: now() }).where('id', '=', run.id).execute()
    expect((await shown(other)).names).toEqual(['Acacia'])
  })
})
