import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../contract/boards/calls.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { COMMENT_ONLY, FILE, NOT_OWNER, NOTHING, peopleIn } from '../testing/access-rows.ts'
import { tryRow, untriedCalls, withTitles } from '../testing/access-rows.ts'
import type { AccessRow, Ends, People } from '../testing/access-rows.ts'
import { aChip, anOwnPicture } from '../testing/boards.ts'
import { letIn } from '../testing/collaborators.ts'
import { aPicture } from '../testing/factories.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let people: People

beforeAll(async () => {
  quarry = await createTestApp()
  people = await peopleIn(quarry)
})
afterAll(() => quarry.close())

/** What one member has. Every text in it is secret. */
interface Possessions {
  board: string
  trashed: string
  chipId: string
  key: string
}

async function possess(): Promise<Possessions> {
  const { ada: owner, circle } = people
  const { headers } = owner
  const form = { fields: { directory: 'board' }, file: await aPicture() }
  const key = /private\/(\w+)/.exec((await quarry.upload(uploadFile, form, headers)).data)?.[1] ?? ''
  const chip = aChip({ name: 'Secret clay', note: 'secret note' })
  const items = [chip, anOwnPicture(key, { name: 'Secret room' })]
  const make = async (name: string) => (await quarry.call(calls.createBoard, { name, items }, headers)).data
  const [board, trashed] = [await make('Secret board'), await make('Secret trash')]
  for (const refId of [board, trashed]) await letIn(quarry, circle, { thing: { kind: 'board', refId }, owner })
  await quarry.call(calls.deleteBoards, { ids: [trashed] }, headers)
  return { board, trashed, chipId: chip.id, key }
}

/** Every row that is kept of a member's boards. */
async function kept({ id }: TestMember) {
  const rowsOf = (table: 'board' | 'board_item' | 'board_removal' | 'board_report' | 'upload') =>
    quarry.db.selectFrom(table).selectAll().where('member_id', '=', id).execute()
  return {
    boards: await rowsOf('board'),
    items: await rowsOf('board_item'),
    removals: await rowsOf('board_removal'),
    reports: await rowsOf('board_report'),
    uploads: await rowsOf('upload'),
  }
}

const NOBODY_BUT_OWNER: Ends = { others: NOTHING, comments: NOTHING, edits: NOTHING, owner: 200 }
const GONE: Ends = { others: 404, comments: 404, edits: 404, owner: 404 }
const SEEN: Ends = { others: 404, comments: 200, edits: 200, owner: 200 }
const EDITED: Ends = { others: 404, comments: COMMENT_ONLY, edits: 200, owner: 200 }
const PUBLISHED: Ends = { others: 404, comments: COMMENT_ONLY, edits: NOT_OWNER, owner: 200 }
const NONE: Ends = { others: NOTHING, comments: NOTHING, edits: NOTHING, owner: NOTHING }
const STAFF: Ends = { others: 403, comments: 403, edits: 403, owner: 403 }
const OWN_PICTURE: Ends = { others: 400, comments: 400, edits: 400, owner: 200 }
const FILED: Ends = { others: 404, comments: FILE, edits: FILE, owner: FILE }

const published = { board: { visibility: 'published' } }
const rows: AccessRow<Possessions>[] = [
  [calls.getBoardPage, () => ({ keyword: 'Secret' }), { visitor: NOTHING, ...NONE }],
  [calls.getBoardPage, () => ({ mine: 1 }), NOBODY_BUT_OWNER],
  [calls.getBoardPage, () => ({ shared: 1 }), { others: NOTHING, comments: 200, edits: 200, owner: NOTHING }],
  [calls.getBoard, ({ board }) => ({ id: board }), { visitor: 404, ...SEEN }],
  [calls.getBoard, ({ trashed }) => ({ id: trashed }), { visitor: 404, ...GONE }],
  [calls.getBoardChanges, ({ board }) => ({ id: board, since: 0 }), SEEN],
  [calls.getBoardChanges, ({ trashed }) => ({ id: trashed, since: 0 }), GONE],
  [calls.getSamples, () => ({ skuIds: ['1'] }), { visitor: NOTHING, ...NONE }],
  [calls.getPictureReflectance, ({ key }) => ({ key }), { ...GONE, edits: 200, owner: 200 }],
  [calls.createBoard, ({ key }) => ({ name: 'x', items: [anOwnPicture(key)] }), OWN_PICTURE],
  [calls.createBoard, ({ key }) => ({ name: 'x', background: { type: 'picture', value: key } }), OWN_PICTURE],
  [calls.duplicateBoard, ({ board }) => ({ id: board, name: 'x' }), SEEN],
  [calls.duplicateBoard, ({ trashed }) => ({ id: trashed, name: 'x' }), GONE],
  [calls.updateBoard, ({ board }) => ({ id: board, version: 1, board: { name: 'Mine' } }), EDITED],
  [calls.updateBoard, ({ board }) => ({ id: board, version: 1, ...published }), PUBLISHED],
  [calls.updateBoard, ({ board }) => ({ id: board, version: 1, board: { showsPictures: true } }), PUBLISHED],
  [calls.updateBoard, ({ board, chipId }) => ({ id: board, version: 1, remove: [chipId] }), EDITED],
  [calls.updateBoard, ({ board }) => ({ id: board, version: 1, put: [aChip()] }), EDITED],
  [calls.updateBoard, ({ trashed }) => ({ id: trashed, version: 1, put: [aChip()] }), GONE],
  [
    calls.deleteBoards,
    ({ board }) => ({ ids: [board] }),
    { ...NOBODY_BUT_OWNER, comments: NOT_OWNER, edits: NOT_OWNER },
  ],
  [calls.restoreBoards, ({ trashed }) => ({ ids: [trashed] }), NOBODY_BUT_OWNER],
  [calls.getDeletedBoards, () => ({ memberId: '1', member_id: '1' }), NOBODY_BUT_OWNER],
  [calls.reportBoard, ({ board }) => ({ id: board, reason: 'x' }), GONE],
  [calls.takeDownBoard, ({ board }) => ({ id: board, reason: 'x' }), STAFF],
  [calls.dismissBoardReports, ({ board }) => ({ id: board }), STAFF],
  [calls.getReportedBoards, () => ({}), STAFF],
  [calls.exportBoard, ({ board }) => ({ id: board, format: 'json' }), FILED],
  [calls.exportBoard, ({ trashed }) => ({ id: trashed, format: 'json' }), GONE],
  [calls.importBoard, ({ key }) => ({ file: fileWith(key) }), NOBODY_BUT_OWNER],
]

function fileWith(key: string): object {
  return {
    format: 'quarry-board',
    version: 1,
    board: {
      name: 'x',
      description: '',
      canvas: { width: 420, height: 297 },
      scale: 5,
      background: { type: 'picture', value: key },
      grid: { size: 10, show: false },
      snap: true,
    },
    items: [anOwnPicture(key)],
    pictures: {},
  }
}

describe('what is a member’s own', () => {
  it('is tried by every call of boards', () => expect(untriedCalls(calls, rows)).toEqual([]))

  it.each(withTitles(rows))('is read and changed by who may, and by nobody else: %s', async (_title, row) => {
    const { seen, expected } = await tryRow(
      {
        quarry,
        people,
        table: 'board',
        possess,
        kept,
        secretsOf: ({ board, trashed, chipId, key }) => [
          'Secret',
          'secret note',
          chipId,
          key,
          ...[board, trashed].map((id) => `"${id}"`),
        ],
        // What is measured of a picture is kept with it.
        changing: new Set<Endpoint>([calls.updateBoard, calls.getPictureReflectance]),
      },
      row,
    )
    expect(seen).toEqual(expected)
  })

  it('stays where it is, whoever’s board its items and pictures are sent to', async () => {
    const { ada, eve } = people
    const theirs = await possess()
    const before = await kept(ada)
    const own = (await quarry.call(calls.createBoard, { name: 'x' }, eve.headers)).data
    const stolen = aChip({ id: theirs.chipId, name: 'Eve’s' })
    const saved = await quarry.call(calls.updateBoard, { id: own, version: 1, put: [stolen] }, eve.headers)
    expect(saved.code).toBe(200)
    await quarry.call(calls.updateBoard, { id: own, version: 2, remove: [theirs.chipId] }, eve.headers)
    await quarry.call(calls.deleteBoards, { ids: [own, theirs.board] }, eve.headers)
    await quarry.call(calls.restoreBoards, { ids: [own, theirs.trashed] }, eve.headers)
    expect(await kept(ada)).toEqual(before)
  })

  it('is shown of a published board without what was meant for its owner alone', async () => {
    const { ada, eve, staff } = people
    const { board, key } = await possess()
    await quarry.call(calls.updateBoard, { id: board, version: 1, ...published }, ada.headers)
    for (const headers of [{}, eve.headers, staff.headers]) {
      const answer = await quarry.call(calls.getBoard, { id: board }, headers)
      expect(answer.data.items.map(({ note, type }) => [note, type])).toEqual([['', 'chip']])
      expect(JSON.stringify(answer)).not.toContain(key)
      expect(answer.data.reports).toEqual(headers === staff.headers ? [] : undefined)
    }
  })
})
