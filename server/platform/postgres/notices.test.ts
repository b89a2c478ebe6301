import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { openFarPostgres } from '../../testing/far-postgres.ts'
import { connect } from './database.ts'
import { createNotices } from './notices.ts'

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

it('a listener gets notices, however soon the previous one has left', async () => {
  const notices = createNotices(quarry.db, 'tests')
  const heard: string[] = []
  const listener = {
    onReady: () => void heard.push('ready'),
    onNotice: (payload: string) => void heard.push(payload),
  }
  // Both before the connection is ready and right afterwards.
  notices.listen(listener)()
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = notices.listen({ ...listener, onReady: resolve })
  await promise
  stop()
  const stopAgain = notices.listen(listener)
  await expect.poll(() => heard).toEqual(['ready'])
  await sql`SELECT pg_notify('tests', 'hello')`.execute(quarry.db)
  await expect.poll(() => heard).toEqual(['ready', 'hello'])
  stopAgain()
  await notices.close()
})

it('a listener connects again where PostgreSQL vanished without a word', async () => {
  const far = await openFarPostgres(quarry.databaseConfig.host)
  const db = connect({ ...quarry.databaseConfig, host: far.folder })
  const notices = createNotices(db, 'tests', { beatMs: 20, answerMs: 1000 })
  let readies = 0
  const heard: string[] = []
  notices.listen({ onReady: () => (readies += 1), onNotice: (payload) => heard.push(payload) })
  await expect.poll(() => readies).toBeGreaterThan(0)
  const before = readies
  far.vanish()
  await expect.poll(() => readies).toBeGreaterThan(before)
  await expect
    .poll(async () => {
      await sql`SELECT pg_notify('tests', 'hello')`.execute(quarry.db)
      return heard
    })
    .toContain('hello')
  await notices.close()
  await db.destroy()
  await far.close()
})

it('ends its connection soon, even where PostgreSQL has vanished', async () => {
  const far = await openFarPostgres(quarry.databaseConfig.host)
  const db = connect({ ...quarry.databaseConfig, host: far.folder })
  const notices = createNotices(db, 'tests')
  const { promise, resolve } = Promise.withResolvers<void>()
  notices.listen({ onReady: resolve, onNotice: () => undefined })
  await promise
  far.vanish()
  await expect(notices.close()).resolves.toBeUndefined()
  await db.destroy()
  await far.close()
})
