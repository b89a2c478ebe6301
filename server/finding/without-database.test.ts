import { expect, it } from 'vitest'
import { getProductDetail, getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import { aProduct } from '../testing/factories.ts'
import { openFarPostgres } from '../testing/far-postgres.ts'
import { createTestApp } from '../testing/test-app.ts'

it('goes on for ten seconds with lists as they were, says so, and then that it cannot', async () => {
  let now = Date.parse('2026-11-20T04:00:00Z')
  const near = await createTestApp()
  const far = await openFarPostgres(near.databaseConfig.host)
  const databaseConfig = { ...near.databaseConfig, host: far.folder }
  const quarry = await createTestApp({ beside: { ...near, databaseConfig }, now: () => new Date(now) })
  const asked = async () => quarry.inject(getProductPage.path)
  try {
    await near.importLines([aProduct()])
    const before = await asked()
    expect(before.headers['cache-status']).toBeUndefined()
    const { skuId } = before.json().data.list[0]
    await far.close()
    now += 3000
    const after = await asked()
    expect(after.json()).toEqual(before.json())
    expect(after.headers['cache-status']).toBe('catalogue; hit; ttl=-3')
    expect((await quarry.ask(getProductFacets)).code).toBe(200)
    expect((await quarry.ask(getProductDetail, { skuId })).code).toBe(503)
    now += 10_001
    expect((await asked()).json().code).toBe(503)
  } finally {
    await quarry.close()
    await near.close()
    await far.close()
  }
})
