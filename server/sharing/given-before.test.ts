import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getBoard, updateBoard } from '../../contract/boards/calls.ts'
import { getShareState } from '../../contract/sharing/activity-calls.ts'
import { approveShared, getApproval, getApprovals } from '../../contract/sharing/approval-calls.ts'
import { getLinks } from '../../contract/sharing/link-calls.ts'
import type { SharedKind } from '../../contract/sharing/links.ts'
import { getShared, previewLink } from '../../contract/sharing/shown-calls.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { linkOf } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

/**
 * Rows that the code of before approvals had rules (078) wrote: a board, a list that was moved to review since, and a folder,
 * each with a link of the preset for clients and an approval by it.
 */
const GIVEN = new URL('../testing/sharing/given-before.json', import.meta.url)

let quarry: TestApp
let ada: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
  // The rows are member 1's.
  ada = await memberIn(quarry, { nickname: 'Ada' })
  const given = JSON.parse(await readFile(GIVEN, 'utf8')) as Record<string, unknown[]>
  await quarry.db.transaction().execute(async (trx) => {
    // Without triggers and references: of the catalogue the rows are here that the things name.
    await sql`SET LOCAL session_replication_role = replica`.execute(trx)
    for (const [name, rows] of Object.entries(given))
      await sql`
        INSERT INTO ${sql.table(name)} (${sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))})
        SELECT ${sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))}
        FROM json_populate_recordset(NULL::${sql.table(name)}, ${JSON.stringify(rows)})`.execute(trx)
    for (const name of ['share_link', 'share_approval'])
      await sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), 100)`.execute(trx)
  })
})
afterAll(() => quarry.close())

const approvals = async () => (await quarry.call(getApprovals, {}, ada.headers)).data
const moveAll = async () => {
  const { version, items } = (await quarry.call(getBoard, { id: '1' }, ada.headers)).data
  const put = items.map(({ version: _version, ...item }) => {
    if ('now' in item) delete item.now
    return { ...item, x: item.x + 11, y: item.y + 7, z: -item.z, rotation: 30 }
  })
  expect(await quarry.call(updateBoard, { id: '1', version, put }, ada.headers)).toMatchObject({ code: 200 })
}

it('what was approved before is still approved', async () => {
  expect(ada.id).toBe('1')
  expect(await approvals()).toMatchObject([
    { kind: 'folder', isChanged: false },
    { kind: 'budget', isChanged: false },
    { kind: 'board', isChanged: false },
  ])
  for (const { id } of await approvals())
    expect((await quarry.call(getApproval, { id }, ada.headers)).data.difference.changed).toEqual([])
  for (const kind of ['board', 'budget', 'folder'] as const)
    expect(await quarry.call(getShareState, { kind, refIds: ['1'] }, ada.headers)).toMatchObject({
      data: [{ approval: 'holds' }],
    })
})

it('a link that was made before shows what it showed', async () => {
  for (const { id, kind } of await approvals()) {
    const { view } = (await quarry.call(getApproval, { id }, ada.headers)).data
    const [link] = (await quarry.call(getLinks, { kind, refId: '1' }, ada.headers)).data
    const shown = (await quarry.call(previewLink, { id: link?.id }, ada.headers)).data
    expect(shown.fields).toEqual(view.fields)
    expect(withoutStatus(shown[kind], kind)).toEqual(withoutStatus(view[kind], kind))
  }
})

/** The list was moved to review. */
function withoutStatus(content: unknown, kind: SharedKind): unknown {
  return kind === 'budget' ? { ...(content as object), status: undefined } : content
}

it('by the rule of before a moved item is a change; what is approved from now on holds', async () => {
  const link = await linkOf(quarry, ada, { kind: 'board', refId: '1', role: 'approve' })
  const before = (await quarry.call(getShared, {}, link.headers)).data.contentHash
  const approve = (contentHash: string) => quarry.call(approveShared, { name: 'Bo', contentHash }, link.headers)
  expect(await approve(before)).toMatchObject({ code: 200 })
  await moveAll()
  // What is approved is what was on the screen, to the place.
  expect(await approve(before)).toMatchObject({ code: 409 })
  const [now, , , given] = await approvals()
  expect([now, given]).toMatchObject([
    { kind: 'board', name: 'Bo', isChanged: false },
    { kind: 'board', name: 'Li Wei', isChanged: true },
  ])
  const told = async (id = '') => (await quarry.call(getApproval, { id }, ada.headers)).data.difference.changed
  expect(await told(now?.id)).toEqual([])
  const fields = (await told(given?.id)).flatMap((entry) => entry.fields.map(({ field }) => field))
  expect([...new Set(fields)].toSorted()).toEqual(['layer', 'place', 'rotation'])
})
