import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBoard } from '../../contract/boards/calls.ts'
import { commentOnShared } from '../../contract/sharing/discussion-calls.ts'
import { createLink, getLinkAddress } from '../../contract/sharing/link-calls.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import { memberIn } from '../testing/members.ts'
import { linkOf, writtenIn } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const LINK_KEY = randomBytes(32)
const lines: string[] = []
let quarry: TestApp

beforeAll(async () => {
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) })
  quarry = await createTestApp({ linkKey: LINK_KEY, logger: pino({ level: 'trace' }, stream) })
  quarry.app.get('/share/:token/fire', async () => {
    throw new Error('the disk is on fire')
  })
})
afterAll(() => quarry.close())

it('a log never holds the token of a link or its password, whatever goes wrong and wherever they stand', async () => {
  const ada = await memberIn(quarry)
  const refId = (await quarry.call(createBoard, { name: 'Lobby' }, ada.headers)).data
  const password = 'the-password'
  const { id, token, headers } = await linkOf(quarry, ada, { kind: 'board', refId, role: 'approve', password })
  await quarry.inject(`/share/${token}/fire`)
  await quarry.inject(`/share/${token}?again=${token}`)
  await quarry.db.schema.alterTable('share_event').renameTo('gone').execute()
  const shown = { ...headers, 'share-password': password }
  const broken = await quarry.call(commentOnShared, { name: 'Li', text: 'Hello', token }, shown)
  await quarry.db.schema.alterTable('gone').renameTo('share_event').execute()
  expect(broken.code).toBe(500)
  const made = { 'idempotency-key': 'made-once', ...ada.headers }
  const again = await quarry.call(createLink, { kind: 'board', refId, preset: 'client' }, made)
  expect(await quarry.call(createLink, { kind: 'board', refId, preset: 'client' }, made)).toEqual(again)
  expect((await quarry.ask(getLinkAddress, { id }, ada.headers)).data.url).toContain(token)
  await quarry.db
    .updateTable('share_link')
    .set({ token_encrypted: Buffer.alloc(75, 1) })
    .where('id', '=', id)
    .execute()
  expect((await quarry.ask(getLinkAddress, { id }, ada.headers)).data.url).toBeNull()
  await quarry.get(`${getShared.path}?token=${token}`)
  await quarry.get(`${getShared.path}/${token}`)
  expect(lines.filter((line) => line.includes('the disk is on fire'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('share_event'))).not.toHaveLength(0)
  const secrets = [token, again.data.token, password, ...writtenIn(LINK_KEY)]
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([])
})
