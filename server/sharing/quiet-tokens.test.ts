import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBoard } from '../../contract/boards/calls.ts'
import { commentOnShared } from '../../contract/sharing/discussion-calls.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import { memberIn } from '../testing/members.ts'
import { linkOf } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const lines: string[] = []
let quarry: TestApp

beforeAll(async () => {
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) })
  quarry = await createTestApp({ logger: pino({ level: 'trace' }, stream) })
  quarry.app.get('/share/:token/fire', async () => {
    throw new Error('the disk is on fire')
  })
})
afterAll(() => quarry.close())

it('a log never holds the token of a link or its password, whatever goes wrong and wherever they stand', async () => {
  const ada = await memberIn(quarry)
  const refId = (await quarry.call(createBoard, { name: 'Lobby' }, ada.headers)).data
  const password = 'the-password'
  const { token, headers } = await linkOf(quarry, ada, { kind: 'board', refId, role: 'approve', password })
  await quarry.inject(`/share/${token}/fire`)
  await quarry.inject(`/share/${token}?again=${token}`)
  await quarry.db.schema.alterTable('share_event').renameTo('gone').execute()
  const shown = { ...headers, 'share-password': password }
  const broken = await quarry.call(commentOnShared, { name: 'Li', text: 'Hello', token }, shown)
  await quarry.db.schema.alterTable('gone').renameTo('share_event').execute()
  expect(broken.code).toBe(500)
  await quarry.get(`${getShared.path}?token=${token}`)
  await quarry.get(`${getShared.path}/${token}`)
  expect(lines.filter((line) => line.includes('the disk is on fire'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('share_event'))).not.toHaveLength(0)
  expect(lines.filter((line) => line.includes(token) || line.includes(password))).toEqual([])
})
