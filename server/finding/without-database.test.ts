import { expect, it } from 'vitest'
import { getProductDetail, getProductFacets, getProductPage, getSuggestions } from '../../contract/catalogue.ts'
import { createClock } from '../platform/clock.ts'
import { connect } from '../platform/postgres/database.ts'
import { aProduct } from '../testing/factories.ts'
import { openFarPostgres } from '../testing/far-postgres.ts'
import { createTestApp } from '../testing/test-app.ts'
import { followCatalogue } from './read-model/follow/follow.ts'

it('serves the last lists for ten seconds, with a notice, and then an error', async () => {
  let now = Date.parse('2026-11-20T04:00:00Z')
  const near = await createTestApp()
  const far = await openFarPostgres(near.databaseConfig.host)
  const databaseConfig = { ...near.databaseConfig, host: far.folder }
  const quarry = await createTestApp({ beside: { ...near, databaseConfig }, now: () => new Date(now) })
  const asked = async (query = '') => quarry.inject(getProductPage.path + query)
  const BY_WORDS = '?keyword=oak'
  try {
    await near.importLines([aProduct({ description: '橡木', enDescription: 'Smoked oak' })])
    const before = await asked()
    const [marked] = (await asked(BY_WORDS)).json().data.list
    expect(marked.matches).not.toEqual([])
    expect(before.headers['cache-status']).toBeUndefined()
    const suggested = await quarry.ask(getSuggestions, { keyword: 'oak' })
    expect(suggested.data).not.toEqual([])
    const { skuId } = before.json().data.list[0]
    await far.close()
    now += 3000
    const after = await asked()
    expect(after.json()).toEqual(before.json())
    expect(after.headers['cache-status']).toBe('catalogue; hit; ttl=-3')
    expect((await asked(BY_WORDS)).json().data.list, 'without where the words stand').toEqual([
      { ...marked, matches: [] },
    ])
    expect((await quarry.ask(getProductFacets)).code).toBe(200)
    expect(await quarry.ask(getSuggestions, { keyword: 'oak' })).toEqual(suggested)
    expect((await quarry.ask(getProductDetail, { skuId })).code).toBe(503)
    now += 10_001
    expect((await asked()).json().code).toBe(503)
  } finally {
    await quarry.close()
    await near.close()
    await far.close()
  }
})

it('goes on if the database falls silent while changes are taken in, and takes them in once it answers', async () => {
  const near = await createTestApp()
  const far = await openFarPostgres(near.databaseConfig.host)
  const db = connect({ ...near.databaseConfig, host: far.folder, max: 2, longestMs: 1500 })
  const clock = createClock()
  let daysLeft = Infinity
  const model = followCatalogue(db, {
    ...clock,
    today() {
      // Requested by the call, and then by the update of the model, in its transaction.
      daysLeft -= 1
      if (daysLeft === 0) far.pause()
      return clock.today()
    },
  })
  const count = async () => (await model.current()).productIds.length
  try {
    expect(await count()).toBe(0)
    await near.importLines([aProduct()])
    daysLeft = 2
    const waiting = count()
    await expect.poll(() => daysLeft).toBeLessThanOrEqual(0)
    // A request that comes meanwhile detects the silence.
    expect(await Promise.all([waiting, count(), count()])).toEqual([0, 0, 0])
    expect(model.age()).toBeGreaterThan(0)
    far.goOn()
    await expect.poll(async () => [await count().catch(() => 0), model.age()]).toEqual([1, 0])
  } finally {
    await far.close()
    await db.destroy()
    await near.close()
  }
})
