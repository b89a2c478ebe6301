import { afterAll, beforeAll, expect, it } from 'vitest'
import * as analysis from '../../contract/analysis.ts'
import { createFolder, createItems } from '../../contract/favourites.ts'
import { recordUsage } from '../../contract/usage.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const BROWSER = { 'x-forwarded-for': '10.1.1.7', 'user-agent': 'Firefox/130.0' }
const DAY = 24 * 60 * 60_000

let one: TestApp
let other: TestApp
let skuId: string
let now = Date.parse('2026-11-20T04:00:00Z')

beforeAll(async () => {
  const options = { now: () => new Date(now), isOneOfSeveral: true }
  one = await createTestApp(options)
  other = await createTestApp({ ...options, beside: one })
  await one.importLines([aProduct({ enName: 'Oak floor', skus: [{ model: 'OAK-1' }] })])
  skuId = (await one.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await other.close()
  await one.close()
})

/** What is counted, once both servers have written what they know. */
async function totals(): Promise<Record<string, number>> {
  const { headers } = await memberIn(one, { isOperator: true })
  const answers = [
    await other.call(analysis.getUsageSummary, {}, headers),
    await one.call(analysis.getUsageSummary, {}, headers),
  ]
  const lines = answers.at(-1)?.data.lines.filter(({ total }) => total > 0) ?? []
  return Object.fromEntries(lines.map(({ event, total }) => [event, total]))
}
const record = async (server: TestApp, events: unknown[], headers = BROWSER) =>
  server.call(recordUsage, { events }, headers)

it('several servers count what one client does once a day, and follow it from a search to a product', async () => {
  const search = { event: 'search', keyword: 'Oak' }
  const view = { event: 'view', skuId, foundBy: 'oak' }
  const { headers } = await memberIn(one)
  await record(one, [search])
  await totals()
  await record(other, [search, view])
  await record(one, [view])
  await record(one, [{ event: 'view', skuId }], { ...BROWSER, 'user-agent': 'Chrome/140.0' })
  for (const [at, server] of [one, other].entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one server after the other
    const { data: favoritesId } = await server.call(createFolder, { name: `Folder ${at}` }, headers)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await server.call(createItems, { favoritesId, skuIds: [skuId] }, headers)
  }
  expect(await totals()).toEqual({ search_found: 1, search_opened: 1, view: 2, favourite: 1 })
})

it('keep nothing of a day from which a client could be told, once it is over', async () => {
  await record(one, [{ event: 'view', skuId }])
  await totals()
  const stored = await one.db.selectFrom('usage_mark').selectAll().execute()
  expect(stored.length).toBeGreaterThan(0)
  expect(Object.keys(stored[0] ?? {}).toSorted()).toEqual(['day', 'mark'])
  now += DAY
  await record(other, [{ event: 'view', skuId }])
  expect((await totals())['view']).toBe(3)
  await other.app.listen({ host: '127.0.0.1', port: 0 })
  const left = async () => [
    ...(await one.db.selectFrom('usage_mark').select('day').execute()),
    ...(await one.db.selectFrom('usage_key').select('day').execute()),
  ]
  await expect.poll(async () => new Set((await left()).map(({ day }) => day))).toEqual(new Set(['2026-11-21']))
})
