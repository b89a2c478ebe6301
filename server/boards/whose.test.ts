import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../contract/boards/calls.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { aChip, anOwnPicture } from '../testing/boards.ts'
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

beforeAll(async () => {
  quarry = await createTestApp()
  ;({ ada, eve, staff } = await adaAndOthersIn(quarry))
})
afterAll(() => quarry.close())

/** What one member has; each with words that nobody else may read. */
interface Possessions {
  board: string
  trashed: string
  chipId: string
  key: string
}

async function possessionsOf({ headers }: TestMember): Promise<Possessions> {
  const form = { fields: { directory: 'board' }, file: await aPicture() }
  const key = /private\/(\w+)/.exec((await quarry.upload(uploadFile, form, headers)).data)?.[1] ?? ''
  const chip = aChip({ name: 'Secret clay', note: 'secret note' })
  const items = [chip, anOwnPicture(key, { name: 'Secret room' })]
  const make = async (name: string) => (await quarry.call(calls.createBoard, { name, items }, headers)).data
  const [board, trashed] = [await make('Secret board'), await make('Secret trash')]
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
 * Each call with what somebody may send to reach what is another's, and how it ends for a visitor, for another member, and for
 * the owner: `0` is a 200 that has none of it, `FILE` an answer without a code.
 */
const FILE = -1
type Row = [endpoint: Endpoint, input: (theirs: Possessions) => object, visitor: number, another: number, owner: number]

const published = { board: { visibility: 'published' } }
const rows: Row[] = [
  [calls.getBoardPage, () => ({ keyword: 'Secret' }), 0, 0, 0],
  [calls.getBoardPage, () => ({ mine: 1 }), 401, 0, 200],
  [calls.getBoard, ({ board }) => ({ id: board }), 404, 404, 200],
  [calls.getBoard, ({ trashed }) => ({ id: trashed }), 404, 404, 404],
  [calls.getBoardChanges, ({ board }) => ({ id: board, since: 0 }), 401, 404, 200],
  [calls.getBoardChanges, ({ trashed }) => ({ id: trashed, since: 0 }), 401, 404, 404],
  [calls.getSamples, () => ({ skuIds: ['1'] }), 0, 0, 0],
  [calls.createBoard, ({ key }) => ({ name: 'x', items: [anOwnPicture(key)] }), 401, 400, 200],
  [calls.createBoard, ({ key }) => ({ name: 'x', background: { type: 'picture', value: key } }), 401, 400, 200],
  [calls.duplicateBoard, ({ board }) => ({ id: board, name: 'x' }), 401, 404, 200],
  [calls.duplicateBoard, ({ trashed }) => ({ id: trashed, name: 'x' }), 401, 404, 404],
  [calls.updateBoard, ({ board }) => ({ id: board, version: 1, board: { name: 'Mine' } }), 401, 404, 200],
  [calls.updateBoard, ({ board }) => ({ id: board, version: 1, ...published }), 401, 404, 200],
  [calls.updateBoard, ({ board, chipId }) => ({ id: board, version: 1, remove: [chipId] }), 401, 404, 200],
  [calls.updateBoard, ({ board }) => ({ id: board, version: 1, put: [aChip()] }), 401, 404, 200],
  [calls.updateBoard, ({ trashed }) => ({ id: trashed, version: 1, put: [aChip()] }), 401, 404, 404],
  [calls.deleteBoards, ({ board }) => ({ ids: [board] }), 401, 0, 200],
  [calls.restoreBoards, ({ trashed }) => ({ ids: [trashed] }), 401, 0, 200],
  [calls.getDeletedBoards, () => ({ memberId: '1', member_id: '1' }), 401, 0, 200],
  [calls.reportBoard, ({ board }) => ({ id: board, reason: 'x' }), 401, 404, 404],
  [calls.takeDownBoard, ({ board }) => ({ id: board, reason: 'x' }), 401, 403, 403],
  [calls.dismissBoardReports, ({ board }) => ({ id: board }), 401, 403, 403],
  [calls.getReportedBoards, () => ({}), 401, 403, 403],
  [calls.exportBoard, ({ board }) => ({ id: board, format: 'json' }), 401, 404, FILE],
  [calls.exportBoard, ({ trashed }) => ({ id: trashed, format: 'json' }), 401, 404, 404],
  [calls.importBoard, ({ key }) => ({ file: fileWith(key) }), 401, 0, 200],
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
    'is neither read nor changed by others: %s',
    async (_name, [endpoint, input, visitor, another, owner]) => {
      const theirs = await possessionsOf(ada)
      const before = await kept(ada)
      const secrets = [theirs.board, theirs.trashed].map((id) => `"${id}"`)
      const words = ['Secret', 'secret note', theirs.chipId, theirs.key, ...secrets]
      for (const [expected, headers] of [
        [visitor, {}],
        [visitor, { authorization: 'Bearer made-up' }],
        [another, eve.headers],
        ...(endpoint.access === 'operator' ? [] : [[another, staff.headers] as const]),
      ] as const) {
        const answer = await quarry.call(endpoint, input(theirs), headers)
        expect(answer.code).toBe(expected || 200)
        const text = JSON.stringify(answer)
        expect(words.filter((word) => text.includes(word))).toEqual([])
        expect(await kept(ada)).toEqual(before)
      }
      const mine = await quarry.call(endpoint, input(theirs), ada.headers)
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
