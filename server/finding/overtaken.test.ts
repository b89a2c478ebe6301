import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getProductFacets, getProductPage, getSuggestions } from '../../contract/catalogue.ts'
import { aProduct } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let server: string
/** The code of each answer by its address, whether or not the client received it. */
const codes = new Map<string, number>()

beforeAll(async () => {
  quarry = await createTestApp()
  quarry.app.addHook('onSend', async ({ url }, _reply, payload) => {
    codes.set(url, (JSON.parse(String(payload)) as { code: number }).code)
  })
  await quarry.importLines([aProduct({ enName: 'Smoked oak' })])
  server = await quarry.app.listen({ host: '127.0.0.1', port: 0 })
  await fetch(server + getProductPage.path)
})
afterAll(() => quarry.close())

it.each([getProductPage, getProductFacets, getSuggestions])(
  'what is typed on before $path is answered is not looked for, and what is asked then is',
  async ({ path }) => {
    const [overtaken, latest] = [`${path}?keyword=smo`, `${path}?keyword=smoked`]
    const typing = new AbortController()
    await quarry.db.transaction().execute(async (trx) => {
      // Newer changes cannot be known meanwhile, so the call waits for its turn.
      await sql`LOCK TABLE change_log IN ACCESS EXCLUSIVE MODE`.execute(trx)
      const taken = once(quarry.app.server, 'request')
      const call = fetch(server + overtaken, { signal: typing.signal })
      const [{ socket }] = (await taken) as [IncomingMessage]
      await expect.poll(waitingForLocks).toBeGreaterThan(0)
      const closed = once(socket, 'close')
      typing.abort()
      await expect(call).rejects.toThrow('aborted')
      await closed
      expect(codes.has(overtaken)).toBe(false)
    })
    const answer = await fetch(server + latest)
    expect(await answer.json()).toMatchObject({ code: 200 })
    await expect.poll(() => codes.get(overtaken)).toBe(503)
  },
)

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(quarry.db)
  return rows[0]?.count ?? 0
}
