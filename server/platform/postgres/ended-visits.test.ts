import { afterAll, beforeAll, expect, it } from 'vitest'
import { getProductPage } from '../../../contract/catalogue.ts'
import { getFolderPage } from '../../../contract/favourites.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import { query } from '../../testing/postgres.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const VISITORS = 20
/** How often all sessions are ended, each time after somebody has been answered. */
const ENDINGS = 20

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
  const answered = () => codes.filter((code) => code === 200).length
  let ended = 0
  const over = new AbortController()
  const visit = async () => {
    while (!over.signal.aborted) {
      codes.push((await quarry.ask(getFolderPage, { pageSize: -1 }, headers)).code)
      codes.push((await quarry.ask(getProductPage, {})).code)
    }
  }
  const endAll = async () => {
    for (let endings = 0; endings < ENDINGS; endings += 1) {
      const before = answered()
      await expect.poll(answered, { message: `after ${endings} endings` }).toBeGreaterThan(before)
      ended += (
        await query(
          host,
          database,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
        )
      ).length
    }
  }
  await Promise.all([endAll().finally(() => over.abort()), ...Array.from({ length: VISITORS }, visit)])
  expect(codes.filter((code) => code !== 200 && code !== 503)).toEqual([])
  expect(ended).toBeGreaterThanOrEqual(ENDINGS)
  await expect.poll(async () => (await quarry.ask(getFolderPage, { pageSize: -1 }, headers)).code).toBe(200)
})
