import { afterAll, beforeAll, expect, it } from 'vitest'
import { getProductPage } from '../../../contract/catalogue.ts'
import { getFolderPage } from '../../../contract/favourites.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import { query } from '../../testing/postgres.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const VISITORS = 20
const VISITS = 10

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([aProduct()])
})
afterAll(() => quarry.close())

it('visitors are answered, or asked to come again, while PostgreSQL ends every session again and again', async () => {
  const { headers } = await memberIn(quarry)
  const { host, database } = quarry.databaseConfig
  const codes: number[] = []
  const over = new AbortController()
  let ended = 0
  const visit = async () => {
    for (let count = 0; count < VISITS; count += 1) {
      codes.push((await quarry.ask(getFolderPage, { pageSize: -1 }, headers)).code)
      codes.push((await quarry.ask(getProductPage, {})).code)
    }
  }
  const endAll = async () => {
    while (!over.signal.aborted)
      ended += (
        await query(
          host,
          database,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
        )
      ).length
  }
  const visits = Promise.all(Array.from({ length: VISITORS }, visit)).finally(() => over.abort())
  await Promise.all([endAll(), visits])
  expect(codes.filter((code) => code !== 200 && code !== 503)).toEqual([])
  expect(codes).toContain(200)
  expect(ended).toBeGreaterThan(0)
  await expect.poll(async () => (await quarry.ask(getFolderPage, { pageSize: -1 }, headers)).code).toBe(200)
})
