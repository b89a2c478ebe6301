import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
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
