import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../contract/boards/calls.ts'
import type { Board } from '../../contract/boards/calls.ts'
import { createProject, getProject, placeThings } from '../../contract/projects.ts'
import * as versions from '../../contract/versions.ts'
import { aChip } from '../testing/boards.ts'
import { letWorkOn } from '../testing/collaborators.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let bo: TestMember
let id: string
let projectId: string
const HALL = randomUUID()
const rooms = [{ id: HALL, name: 'Hall', floorArea: '24.5', wallArea: null, perimeter: null, count: 1, places: [] }]

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { nickname: 'Ada' })
  bo = await memberIn(quarry, { nickname: 'Bo' })
  projectId = (await quarry.call(createProject, { name: 'Harbour flat', rooms }, ada.headers)).data
  id = (await quarry.call(calls.createBoard, { name: 'Lobby', items: [aChip()], projectId }, ada.headers)).data
})

const get = async (which = id, headers?: TestMember['headers']): Promise<Board> =>
  (await quarry.call(calls.getBoard, { id: which }, headers ?? ada.headers)).data
const roomNow = async (which = id) => (await get(which)).projectRoomId
const save = async (version: number, board: object, { headers } = ada) =>
  quarry.call(calls.updateBoard, { id, version, board }, headers)

/** Makes the board what it was before boards stood for rooms. */
async function makeOfBefore(): Promise<void> {
  await sql`UPDATE board SET fields = (fields::jsonb - 'projectRoomId')::json WHERE id = ${id}`.execute(quarry.db)
}

describe('the room for which a board stands', () => {
  it('is kept, told to other devices, and copied for who works on the board', async () => {
    expect((await save(1, { projectRoomId: HALL })).code).toBe(200)
    expect(await roomNow()).toBe(HALL)
    const changes = await quarry.call(calls.getBoardChanges, { id, since: 1 }, ada.headers)
    expect(changes.data.board).toEqual({ projectRoomId: HALL })
    const { data: copy } = await quarry.call(calls.duplicateBoard, { id, projectId }, ada.headers)
    expect(await roomNow(copy)).toBe(HALL)
    await save(2, { projectRoomId: null })
    expect(await roomNow()).toBe(null)
    expect((await save(3, { projectRoomId: 'hall' })).code).toBe(400)
  })

  it('is none on boards of before, and saying so changes nothing', async () => {
    await makeOfBefore()
    expect(await roomNow()).toBe(null)
    await save(1, { projectRoomId: null })
    await letWorkOn(quarry, { kind: 'board', refId: id }, bo, 'edit')
    expect((await save(1, { projectRoomId: HALL }, bo)).code, 'nobody has touched it').toBe(200)
    // A tab of before sends other fields alone.
    expect((await save(2, { name: 'Bar' })).code).toBe(200)
    expect(await roomNow()).toBe(HALL)
  })

  it('is in conflict as other fields are, and by itself', async () => {
    await letWorkOn(quarry, { kind: 'board', refId: id }, bo, 'edit')
    await save(1, { projectRoomId: HALL })
    expect((await save(1, { description: 'From Bo' }, bo)).code).toBe(200)
    const refused = await save(1, { projectRoomId: randomUUID() }, bo)
    expect(refused).toMatchObject({ code: 409, data: { board: { projectRoomId: HALL } } })
    // Bo works on the board and not on the project, of which nothing is told.
    expect((await get(id, bo.headers)).project).toBe(null)
    expect((await quarry.ask(getProject, { id: projectId }, bo.headers)).code).toBe(404)
  })

  it('is not told to who sees the board because it is published, nor to their copies', async () => {
    await save(1, { projectRoomId: HALL })
    await save(2, { visibility: 'published' })
    expect((await get(id, {} as TestMember['headers'])).projectRoomId).toBe(null)
    expect((await get(id, bo.headers)).projectRoomId).toBe(null)
    const { data: copy } = await quarry.call(calls.duplicateBoard, { id }, bo.headers)
    expect((await get(copy, bo.headers)).projectRoomId).toBe(null)
  })

  it('is in no file, and a file makes a board of no room', async () => {
    await save(1, { projectRoomId: HALL })
    const response = await quarry.app.inject({
      method: 'POST',
      url: calls.exportBoard.path,
      headers: ada.headers,
      payload: { id, format: 'json' },
    })
    expect(response.body).toContain('"Lobby"')
    expect(response.body).not.toContain('projectRoomId')
    const file = response.json<{ board: object }>()
    for (const board of [file.board, { ...file.board, projectRoomId: HALL }]) {
      const brought = await quarry.call(calls.importBoard, { file: { ...file, board } }, ada.headers)
      expect(await roomNow(brought.data.id)).toBe(null)
    }
  })

  it('comes back with a version', async () => {
    await save(1, { projectRoomId: HALL })
    const which = { kind: 'board' as const, refId: id, name: 'A' }
    const { data: named } = await quarry.call(versions.createVersion, which, ada.headers)
    await save(2, { projectRoomId: null })
    expect((await quarry.call(versions.restoreVersion, { id: named, version: 3 }, ada.headers)).code).toBe(200)
    expect(await roomNow()).toBe(HALL)
  })

  it('stays where the board leaves the project, which changes nothing on it', async () => {
    await save(1, { projectRoomId: HALL })
    const things = [{ kind: 'board' as const, refId: id }]
    expect((await quarry.call(placeThings, { projectId: null, things }, ada.headers)).code).toBe(200)
    expect(await get()).toMatchObject({ project: null, version: 2, projectRoomId: HALL })
  })

  it('does not make another board of one that was taken down', async () => {
    const staff = await memberIn(quarry, { isOperator: true })
    await save(1, { visibility: 'published' })
    await quarry.call(calls.takeDownBoard, { id, reason: 'Not yours' }, staff.headers)
    const { version } = await get()
    expect((await save(version, { projectRoomId: HALL })).code).toBe(200)
    expect((await save(version + 1, { visibility: 'published' })).code).toBe(1009001005)
  })
})
