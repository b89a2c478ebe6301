import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { getProductDetail, getProductPage } from '../../contract/catalogue.ts'
import { findNewestPlace } from '../catalogue/change-log.ts'
import { aProduct } from '../testing/factories.ts'
import { loseChanges } from '../testing/lost-changes.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp

afterEach(() => quarry.close())

async function listed(): Promise<string[] | undefined> {
  const { data } = await quarry.ask(getProductPage, { pageSize: 60 })
  return data?.list.map(({ name }) => name).sort()
}

it.each([
  ['this thread', undefined],
  ['a thread of its own', 0],
])('lists show what the database has after a failover that lost changes: %s follows', async (_, threadFromSkus) => {
  const warnings: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line) => warnings.push(JSON.parse(line).msg) })
  quarry = await createTestApp({ logger, ...(threadFromSkus !== undefined && { threadFromSkus }) })
  await quarry.importLines([aProduct({ key: 'kept', name: 'kept' })])
  const { version } = await findNewestPlace(quarry.db)
  await quarry.importLines([aProduct({ key: 'lost', name: 'lost' })])
  expect(await listed()).toEqual(['kept', 'lost'])
  const { data } = await quarry.ask(getProductPage, { keyword: 'lost' })
  const lost = { skuId: data?.list[0]?.skuId ?? '' }
  expect((await quarry.ask(getProductDetail, lost)).code).toBe(200)

  await loseChanges(quarry.db, version)
  expect(await listed()).toEqual(['kept'])
  expect((await quarry.ask(getProductDetail, lost)).code).not.toBe(200)
  expect(warnings).toEqual([
    expect.stringMatching(/^The catalogue is read afresh: the database no longer has its change/),
  ])

  await quarry.importLines([aProduct({ key: 'next', name: 'next' })])
  expect(await listed(), 'with the versions of the lost changes').toEqual(['kept', 'next'])
})
