import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createBoard } from '../../contract/boards/calls.ts'
import { transferThing } from '../../contract/collaboration/people-calls.ts'
import { getOwnData } from '../../contract/profile.ts'
import {
  createLink,
  getLinkAddress,
  getLinks,
  revokeLink,
  rotateLink,
  updateLink,
} from '../../contract/sharing/link-calls.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import { hashOfToken, newToken } from '../platform/tokens.ts'
import { letWorkOn } from '../testing/collaborators.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { requestOf } from '../testing/requests.ts'
import { linkOf } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const NOT_SHOWN = { code: 200, data: { url: null } }

const linkKey = randomBytes(32)
let now = new Date('2026-11-26T08:00:00Z')
let quarry: TestApp
let ada: TestMember
let bob: TestMember
let refId: string

beforeAll(async () => {
  quarry = await createTestApp({ now: () => now, linkKey })
  ada = await memberIn(quarry, { nickname: 'Ada' })
  bob = await memberIn(quarry, { nickname: 'Bob' })
  refId = (await quarry.call(createBoard, { name: 'Lobby' }, ada.headers)).data
})
afterAll(() => quarry.close())

const lobby = () => ({ kind: 'board' as const, refId })
const addressOf = (token: string) => `http://localhost:3000/share/${token}`
const addressFor = ({ headers }: { headers: Record<string, string> }, id: string, { ask } = quarry) =>
  ask(getLinkAddress, { id }, headers)

/** Another server on the same database, until the end of the test. */
async function beside(key: Buffer): Promise<TestApp> {
  const other = await createTestApp({ beside: quarry, now: () => now, linkKey: key })
  onTestFinished(() => other.close())
  return other
}

it('an owner sees the address of a link again, and that of an exchanged one; whoever follows it is let in', async () => {
  const { id, token } = await linkOf(quarry, ada, lobby())
  expect(await addressFor(ada, id)).toMatchObject({ code: 200, data: { url: addressOf(token) } })
  const exchanged = (await quarry.call(rotateLink, { id }, ada.headers)).data
  const { url } = (await addressFor(ada, id)).data
  expect(url).toBe(exchanged.url)
  const shown = new URL(url ?? '').pathname.split('/').at(-1) ?? ''
  expect(await quarry.call(getShared, {}, { 'share-token': shown })).toMatchObject({ code: 200 })
  const { data: links } = await quarry.call(getLinks, lobby(), ada.headers)
  expect(links.find((link) => link.id === id)).toMatchObject({ hasAddress: true })
  expect(JSON.stringify(links)).not.toContain(shown)
})

it('nobody else sees it: not who edits the board, nor another member, a visitor, or who has the link', async () => {
  const { id, headers } = await linkOf(quarry, ada, { ...lobby(), role: 'approve' })
  await letWorkOn(quarry, lobby(), bob, 'edit')
  const eve = await memberIn(quarry)
  const staff = await memberIn(quarry, { isOperator: true })
  const codes = []
  for (const who of [bob, eve, staff, { headers }, { headers: {} }]) codes.push((await addressFor(who, id)).code)
  expect(codes).toEqual([404, 404, 404, 401, 401])
})

it('a link that was revoked has no address; one that has expired has it until it is given more time', async () => {
  const { id, token } = await linkOf(quarry, ada, { ...lobby(), expiresAt: now.getTime() + 60_000 })
  const start = now
  now = new Date(start.getTime() + 120_000)
  const expired = await addressFor(ada, id)
  await quarry.call(updateLink, { id, expiresAt: now.getTime() + 60_000 }, ada.headers)
  const opened = await quarry.call(getShared, {}, { 'share-token': token })
  now = start
  expect([expired.data.url, opened.code]).toEqual([addressOf(token), 200])
  await quarry.call(revokeLink, { id }, ada.headers)
  expect(await addressFor(ada, id)).toMatchObject({ code: 1009003005, data: null })
})

it('a link of before, of another server’s key, or that an older server exchanged says so, and can be exchanged', async () => {
  const set = (id: string, columns: { token_hash?: Buffer; token_encrypted?: Buffer | null }) =>
    quarry.db.updateTable('share_link').set(columns).where('id', '=', id).execute()
  const other = await beside(randomBytes(32))
  const former = await linkOf(quarry, ada, lobby())
  await set(former.id, { token_encrypted: null })
  const byOlder = await linkOf(quarry, ada, lobby())
  await set(byOlder.id, { token_hash: hashOfToken(newToken()) })
  const byOther = await linkOf(other, ada, lobby())
  for (const { id } of [former, byOlder, byOther]) {
    expect(await addressFor(ada, id)).toMatchObject(NOT_SHOWN)
    const { data: links } = await quarry.call(getLinks, lobby(), ada.headers)
    expect(links.find((link) => link.id === id)).toMatchObject({ hasAddress: false })
    const { data: exchanged } = await quarry.call(rotateLink, { id }, ada.headers)
    expect((await addressFor(ada, id)).data.url).toBe(exchanged.url)
    expect(await addressFor(ada, id, other)).toMatchObject(NOT_SHOWN)
  }
  // The key alone was lost: what guests have goes on.
  expect(await other.call(getShared, {}, (await linkOf(quarry, ada, lobby())).headers)).toMatchObject({ code: 200 })
})

it('an encrypted token that is put on another link opens nothing there', async () => {
  const [one, other] = [await linkOf(quarry, ada, lobby()), await linkOf(quarry, ada, lobby())]
  await sql`
    UPDATE share_link SET token_encrypted = one.token_encrypted FROM share_link AS one
    WHERE share_link.id = ${other.id} AND one.id = ${one.id}`.execute(quarry.db)
  expect(await addressFor(ada, other.id)).toMatchObject(NOT_SHOWN)
})

it('the call that makes a link and comes again is answered as it was; where the token cannot be read, by a new one', async () => {
  const headers = { ...ada.headers, 'idempotency-key': 'asked-twice' }
  const make = async ({ call } = quarry) => (await call(createLink, { ...lobby(), preset: 'client' }, headers)).data
  const first = await make()
  expect(await make()).toEqual(first)
  const { id, token } = await make(await beside(randomBytes(32)))
  expect(id).toBe(first.id)
  expect(await quarry.call(getShared, {}, { 'share-token': first.token })).toMatchObject({ code: 404 })
  expect(await quarry.call(getShared, {}, { 'share-token': token })).toMatchObject({ code: 200 })
  const events = await quarry.db
    .selectFrom('share_event')
    .select('event')
    .where('link_id', '=', id)
    .orderBy('id')
    .execute()
  expect(events.slice(0, 2).map(({ event }) => event)).toEqual(['created', 'rotated'])
})

it('a board that is handed over takes its addresses to the new owner', async () => {
  const board = {
    kind: 'board' as const,
    refId: (await quarry.call(createBoard, { name: 'Given' }, ada.headers)).data,
  }
  const { id, token } = await linkOf(quarry, ada, board)
  await letWorkOn(quarry, board, bob, 'edit')
  await quarry.call(transferThing, { ...board, memberId: bob.id }, ada.headers)
  expect((await addressFor(bob, id)).data.url).toBe(addressOf(token))
  expect(await addressFor(ada, id)).toMatchObject({ code: 404 })
})

it('the copy of a member’s data tells of a link, and has neither its token nor what is encrypted', async () => {
  const cleo = await memberIn(quarry)
  const board = { kind: 'board' as const, refId: (await quarry.call(createBoard, { name: 'Own' }, cleo.headers)).data }
  const { token } = await linkOf(quarry, cleo, { ...board, name: 'The Lins' })
  const { body } = await quarry.app.inject(requestOf(getOwnData, {}, cleo.headers))
  expect(body).toContain('The Lins')
  expect(body).not.toContain(token)
  expect(body).not.toMatch(/token|encrypted/i)
})
