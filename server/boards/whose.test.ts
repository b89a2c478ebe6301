import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../contract/boards/calls.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { aChip, anOwnPicture } from '../testing/boards.ts'
import { circleIn, letIn } from '../testing/collaborators.ts'
import type { Circle } from '../testing/collaborators.ts'
import { aPicture } from '../testing/factories.ts'
import { adaAndOthersIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { callsOf } from '../testing/requests.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let eve: TestMember
let staff: TestMember
let circle: Circle

beforeAll(async () => {
  quarry = await createTestApp()
  ;({ ada, eve, staff } = await adaAndOthersIn(quarry))
  circle = await circleIn(quarry)
})
afterAll(() => quarry.close())

/** What one member has; each with words that nobody else may read. */
interface Possessions {
  board: string
  trashed: string
  chipId: string
  key: string
}

async function possessionsOf(owner: TestMember): Promise<Possessions> {
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

/** All that is kept of a member's boards. */
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

/**
 * Each call with what somebody may send to reach what is another's, and how it ends: `0` is a 200 that has none of it, `FILE` an
 * answer without a code. `others` are other members, one who is asked to work on it and one who might once; `comments` and
 * `edits` are collaborators.
 */
const FILE = -1
interface Ends {
  visitor?: number
  others: number
  comments: number
  edits: number
  owner: number
}
type Row = [endpoint: Endpoint, input: (theirs: Possessions) => object, ends: Ends]

const [COMMENT_ONLY, NOT_OWNER] = [1009004001, 1009004002]
const NOBODY_BUT_OWNER: Ends = { others: 0, comments: 0, edits: 0, owner: 200 }
const GONE: Ends = { others: 404, comments: 404, edits: 404, owner: 404 }
const SEEN: Ends = { others: 404, comments: 200, edits: 200, owner: 200 }
const EDITED: Ends = { others: 404, comments: COMMENT_ONLY, edits: 200, owner: 200 }
const PUBLISHED: Ends = { others: 404, comments: COMMENT_ONLY, edits: NOT_OWNER, owner: 200 }
const NONE: Ends = { others: 0, comments: 0, edits: 0, owner: 0 }
const STAFF: Ends = { others: 403, comments: 403, edits: 403, owner: 403 }
const OWN_PICTURE: Ends = { others: 400, comments: 400, edits: 400, owner: 200 }
const FILED: Ends = { others: 404, comments: FILE, edits: FILE, owner: FILE }

const published = { board: { visibility: 'published' } }
const rows: Row[] = [
  [calls.getBoardPage, () => ({ keyword: 'Secret' }), { visitor: 0, ...NONE }],
  [calls.getBoardPage, () => ({ mine: 1 }), NOBODY_BUT_OWNER],
  [calls.getBoardPage, () => ({ shared: 1 }), { others: 0, comments: 200, edits: 200, owner: 0 }],
  [calls.getBoard, ({ board }) => ({ id: board }), { visitor: 404, ...SEEN }],
  [calls.getBoard, ({ trashed }) => ({ id: trashed }), { visitor: 404, ...GONE }],
  [calls.getBoardChanges, ({ board }) => ({ id: board, since: 0 }), SEEN],
  [calls.getBoardChanges, ({ trashed }) => ({ id: trashed, since: 0 }), GONE],
  [calls.getSamples, () => ({ skuIds: ['1'] }), { visitor: 0, ...NONE }],
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

const nameOf = ([{ method, path }, input]: Row) =>
  [method, path.replace('/app-api/project/', ''), JSON.stringify(Object.keys(input(NOTHING)))].join(' ')
const NOTHING: Possessions = { board: '1', trashed: '1', chipId: randomUUID(), key: '0'.repeat(32) }

describe('what is a member’s own', () => {
  it('is tried by every call of boards', () => {
    const tried = new Set(rows.map(([{ path }]) => path))
    expect(
      callsOf(Object.values(calls))
        .map(({ path }) => path)
        .filter((path) => !tried.has(path)),
    ).toEqual([])
  })

  it.each(rows.map((row) => [nameOf(row), row] as const))(
    'is read and changed by who may, and by nobody else: %s',
    async (_name, [endpoint, input, { visitor = 401, others, comments, edits, owner }]) => {
      const theirs = await possessionsOf(ada)
      const before = await kept(ada)
      const secrets = [theirs.board, theirs.trashed].map((id) => `"${id}"`)
      const words = ['Secret', 'secret note', theirs.chipId, theirs.key, ...secrets]
      for (const [expected, headers] of [
        [visitor, {}],
        [visitor, { authorization: 'Bearer made-up' }],
        [others, eve.headers],
        ...(endpoint.access === 'operator' ? [] : [[others, staff.headers] as const]),
        [others, circle.invited.headers],
        [others, circle.removed.headers],
        [comments, circle.comments.headers],
        [edits, circle.edits.headers],
      ] as const) {
        const answer = await quarry.call(endpoint, input(theirs), headers)
        const text = JSON.stringify(answer)
        const told = words.filter((word) => text.includes(word))
        const after = await kept(ada)
        expect({ code: answer.code, told, after }).toEqual({
          code: expected === FILE ? undefined : expected || 200,
          told: expected === 200 || expected === FILE ? told : [],
          after: endpoint === calls.updateBoard && expected === 200 ? after : before,
        })
      }
      await quarry.db.deleteFrom('board').execute()
      const mine = await quarry.call(endpoint, input(await possessionsOf(ada)), ada.headers)
      expect(mine.code).toBe(owner === FILE ? undefined : owner || 200)
      await quarry.db.deleteFrom('board').execute()
    },
  )

  it('stays where it is, whoever’s board its items and pictures are sent to', async () => {
    const theirs = await possessionsOf(ada)
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
    const { board, key } = await possessionsOf(ada)
    await quarry.call(calls.updateBoard, { id: board, version: 1, ...published }, ada.headers)
    for (const headers of [{}, eve.headers, staff.headers]) {
      const answer = await quarry.call(calls.getBoard, { id: board }, headers)
      expect(answer.data.items.map(({ note, type }) => [note, type])).toEqual([['', 'chip']])
      expect(JSON.stringify(answer)).not.toContain(key)
      expect(answer.data.reports).toEqual(headers === staff.headers ? [] : undefined)
    }
  })
})
