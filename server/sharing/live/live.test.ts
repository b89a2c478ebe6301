import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createBoard, updateBoard } from '../../../contract/boards/calls.ts'
import { requestDeletion } from '../../../contract/profile.ts'
import { followLinks, followShared } from '../../../contract/sharing/activity-calls.ts'
import { commentOnShared, getDiscussion } from '../../../contract/sharing/discussion-calls.ts'
import { revokeLink, updateLink } from '../../../contract/sharing/link-calls.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { query } from '../../testing/postgres.ts'
import { notifyOfEvent } from '../activity/note-event.ts'
import { linkOf } from '../../testing/sharing.ts'
import type { TestLink } from '../../testing/sharing.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { tellThing } from '../../workspace/live/tell-thing.ts'

let quarry: TestApp
/** Another server on the same database. */
let other: TestApp
let ada: TestMember
let refId: string
let link: TestLink
const open = new Set<AbortController>()

/** The server's warnings. */
const warnings: string[] = []

beforeAll(async () => {
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void warnings.push(String(chunk))) })
  quarry = await createTestApp({ logger: pino({ level: 'warn' }, stream) })
  other = await createTestApp({ beside: quarry })
  for (const { app } of [quarry, other]) await app.listen({ port: 0, host: '127.0.0.1' })
  ada = await memberIn(quarry)
})
afterAll(async () => {
  await other.close()
  await quarry.close()
})
beforeEach(async () => {
  refId = (await quarry.call(createBoard, { name: 'Lobby' }, ada.headers)).data
  link = await linkOf(quarry, ada, { kind: 'board', refId, role: 'approve' })
})
afterEach(() => {
  for (const one of open) one.abort()
  open.clear()
})

/** Collects a stream's events as they come; `null` marks its end. */
async function follow(server: TestApp, path: string, headers: Record<string, string>) {
  const leaving = new AbortController()
  open.add(leaving)
  const { port } = server.app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: leaving.signal })
  const told: (string | null)[] = []
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const bytes of answer.body ?? [])
      for (const [, event = ''] of decoder.decode(bytes as Uint8Array).matchAll(/data: (.*)\n/g))
        told.push((JSON.parse(event) as { of: string }).of)
    told.push(null)
  }
  void read().catch(() => undefined)
  return { answer, told, leave: () => leaving.abort() }
}

const followAsGuest = (server = quarry, { headers }: TestLink = link) => follow(server, followShared.path, headers)

const save = () => quarry.call(updateBoard, { id: refId, version: 1, board: { name: 'Lobby, again' } }, ada.headers)
const say = ({ headers }: TestLink = link) => quarry.call(commentOnShared, { name: 'Li', text: 'Hello' }, headers)

it('tells a guest that there is something new, at whichever server they read', async () => {
  const streams = [await followAsGuest(), await followAsGuest(other)]
  for (const { told } of streams) await expect.poll(() => told).toEqual(['start'])
  await save()
  for (const { told } of streams) await expect.poll(() => told).toEqual(['start', 'content'])
  await say()
  for (const { told } of streams) await expect.poll(() => told).toEqual(['start', 'content', 'discussion'])
  expect(warnings).toEqual([])
})

it('tells nobody what was said by another link, and the owner of all', async () => {
  const contractor = await linkOf(quarry, ada, { kind: 'board', refId, role: 'comment', preset: 'contractor' })
  const guest = await followAsGuest()
  const owner = await follow(quarry, `${followLinks.path}?kind=board&refId=${refId}`, ada.headers)
  for (const { told } of [guest, owner]) await expect.poll(() => told).toEqual(['start'])
  await say(contractor)
  await expect.poll(() => owner.told).toEqual(['start', 'discussion'])
  await say()
  await expect.poll(() => owner.told).toEqual(['start', 'discussion', 'discussion'])
  await expect.poll(() => guest.told).toEqual(['start', 'discussion'])
})

it('ends with the link, whose holder is let in to nothing more', async () => {
  const { told } = await followAsGuest()
  await expect.poll(() => told).toEqual(['start'])
  await quarry.call(revokeLink, { id: link.id }, ada.headers)
  await expect.poll(() => told).toEqual(['start', 'link', null])
  const again = await followAsGuest()
  expect(again.answer.headers.get('content-type')).toContain('application/json')
  await expect.poll(() => again.told).toEqual([null])
})

it('tells nobody of a change of the link that changes nothing', async () => {
  const { told } = await followAsGuest()
  await expect.poll(() => told).toEqual(['start'])
  await quarry.call(updateLink, { id: link.id, role: 'approve', password: null }, ada.headers)
  await say()
  await expect.poll(() => told).toEqual(['start', 'discussion'])
  await quarry.call(updateLink, { id: link.id, role: 'comment' }, ada.headers)
  await expect.poll(() => told).toEqual(['start', 'discussion', 'link', null])
})

it('ends once, though there is more news at that moment', async () => {
  const { told } = await followAsGuest()
  await expect.poll(() => told).toEqual(['start'])
  await quarry.db.transaction().execute(async (trx) => {
    const notice = { kind: 'board', refId } as const
    await notifyOfEvent(trx, { ...notice, of: 'link', linkId: link.id })
    await notifyOfEvent(trx, { ...notice, of: 'discussion' })
    await tellThing(trx, notice, 'content')
  })
  await expect.poll(() => told).toEqual(['start', 'link', null])
  expect(warnings).toEqual([])
  expect((await quarry.call(getDiscussion, {}, link.headers)).code).toBe(200)
})

it('ends as soon as the owner has asked for the end of their account', async () => {
  const eve = await memberIn(quarry, { password: 'quarry88' })
  const board = (await quarry.call(createBoard, { name: 'Of Eve' }, eve.headers)).data
  const { told } = await followAsGuest(quarry, await linkOf(quarry, eve, { kind: 'board', refId: board }))
  await expect.poll(() => told).toEqual(['start'])
  await quarry.call(requestDeletion, { password: 'quarry88' }, eve.headers)
  await expect.poll(() => told).toEqual(['start', 'link', null])
})

it('says to look again where the database was lost meanwhile, and goes on', async () => {
  const { told } = await followAsGuest()
  await expect.poll(() => told).toEqual(['start'])
  const { host, database } = quarry.databaseConfig
  await query(
    host,
    'postgres',
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}' AND query LIKE 'LISTEN%'`,
  )
  await expect.poll(() => told).toEqual(['start', 'start'])
  await save()
  await expect.poll(() => told).toEqual(['start', 'start', 'content'])
})

it('listens to the database no longer than anybody reads', async () => {
  const listening = async () => {
    const [row] = await query<{ count: number }>(
      quarry.databaseConfig.host,
      'postgres',
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = '${quarry.databaseConfig.database}' AND query LIKE 'LISTEN%'`,
    )
    return row?.count
  }
  await expect.poll(listening).toBe(0)
  const { told, leave } = await followAsGuest()
  await expect.poll(() => told).toEqual(['start'])
  expect(await listening()).toBe(1)
  leave()
  await expect.poll(listening).toBe(0)
})
