import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createHub } from './hub.ts'
import type { Hub } from './hub.ts'
import { NOTICES, sendNotice } from './message.ts'
import type { LiveMessage } from './message.ts'

let quarry: TestApp
let hub: Hub
const warnings: string[] = []

beforeAll(async () => {
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void warnings.push(String(chunk))) })
  quarry = await createTestApp({ logger: pino({ level: 'warn' }, stream) })
  // A second hub of the same server: an app that is ready takes no more hooks.
  hub = createHub({ addHook: () => undefined, log: quarry.app.log } as never, { db: quarry.db })
})
afterAll(() => quarry.close())

const send = async (payload: string) => sql`SELECT pg_notify(${NOTICES}, ${payload})`.execute(quarry.db)

it('ignores whatever else a role of the database sends on its channel', async () => {
  const heard: (LiveMessage | 'start')[] = []
  const stop = hub.follow({
    kind: 'board',
    refId: '7',
    onStart: () => heard.push('start'),
    onNotice: (notice) => heard.push(notice),
  })
  await expect.poll(() => heard).toEqual(['start'])
  const strange = [
    '',
    'hello',
    '{',
    'null',
    '7',
    '1e400',
    '[]',
    '{}',
    '"board 7"',
    '{"kind":"board","refId":"7"}',
    '{"kind":"board","refId":"7","to":"all"}',
    '{"kind":"board","refId":"7","to":"all","of":"start"}',
    '{"kind":"board","refId":"7","to":"team","of":"end"}',
    '{"kind":"board","refId":"7","to":"links","of":"presence"}',
    '{"kind":"project","refId":"7","to":"team","of":"people"}',
    '{"kind":"board","refId":"7","to":"all","of":"content","version":"9"}',
    '{"kind":"board","refId":"7","to":"all","of":"content","version":1e300}',
    '{"kind":"board","refId":"7","to":"team","of":"presence","tab":{}}',
    `{"kind":"board","refId":"${'7'.repeat(4000)}","to":"all","of":"content"}`,
  ]
  for (const payload of strange) await send(payload)
  const notice = { kind: 'board', refId: '7', to: 'all', of: 'content', version: 2 } as const
  await sendNotice(quarry.db, notice)
  await expect.poll(() => heard).toEqual(['start', notice])
  stop()
  expect(warnings.filter((line) => line.includes('not understood'))).toHaveLength(1)
})
