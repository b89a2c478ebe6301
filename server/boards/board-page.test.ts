import { afterAll, beforeAll, expect, it } from 'vitest'
import { NEW_BOARD } from '../../contract/boards/board.ts'
import * as calls from '../../contract/boards/calls.ts'
import { aChip } from '../testing/boards.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let eve: TestMember
let now = Date.parse('2026-11-20T08:00:00Z')
/** Names by id, so that lists can be read. */
const names = new Map<string, string>()

const CLAY = '#a6492b'
const GREEN = '#3e6b57'

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date((now += 1000)) })
  ada = await memberIn(quarry, { nickname: 'Ada' })
  eve = await memberIn(quarry, { nickname: 'Eve' })
  const make = async (
    { headers }: TestMember,
    input: { name: string; [field: string]: unknown },
    isPublished: boolean,
  ) => {
    const { data: id } = await quarry.call(calls.createBoard, input, headers)
    names.set(id, input.name)
    if (isPublished)
      await quarry.call(calls.updateBoard, { id, version: 1, board: { visibility: 'published' } }, headers)
    return id
  }
  const lobby = { name: 'Lobby', description: 'A quiet hotel', items: [aChip({ color: CLAY })] }
  const first = await make(ada, lobby, true)
  await make(ada, { name: 'Draft' }, false)
  const ground = { type: 'color', value: GREEN }
  await make(eve, { name: '浴室 Bath', background: ground }, true)
  await make(eve, { name: 'ärmel ｌｏｂｂｙ', items: [aChip({ color: '#a24a2e' })] }, true)
  await quarry.call(calls.updateBoard, { id: first, version: 2, put: [aChip({ x: 200, color: CLAY })] }, ada.headers)
})
afterAll(() => quarry.close())

const list = async (query: object, headers: Record<string, string> = {}) => {
  const { data } = await quarry.call(calls.getBoardPage, query, headers)
  return { names: data.list.map(({ id }) => names.get(id)), total: data.total }
}

it('lists published boards to everybody, changed last first, published last first, or by name', async () => {
  expect(await list({})).toEqual({ names: ['Lobby', 'ärmel ｌｏｂｂｙ', '浴室 Bath'], total: 3 })
  expect((await list({ sort: 'newest' })).names).toEqual(['ärmel ｌｏｂｂｙ', '浴室 Bath', 'Lobby'])
  expect((await list({ sort: 'name' }, eve.headers)).names).toEqual(['Lobby', 'ärmel ｌｏｂｂｙ', '浴室 Bath'])
})

it('lists a member’s own with mine=1, private ones too', async () => {
  expect(await list({ mine: 1, sort: 'newest' }, ada.headers)).toEqual({ names: ['Draft', 'Lobby'], total: 2 })
  expect((await list({ mine: true, keyword: 'dra' }, ada.headers)).names).toEqual(['Draft'])
  expect(await list({ mine: 1, pageSize: 1, pageNo: 2, sort: 'newest' }, ada.headers)).toEqual({
    names: ['Lobby'],
    total: 2,
  })
  expect(await list({ pageNo: 9 })).toEqual({ names: [], total: 3 })
})

it('finds by words of name and description, however they are written', async () => {
  expect((await list({ keyword: 'LOBBY' })).names).toEqual(['Lobby', 'ärmel ｌｏｂｂｙ'])
  expect((await list({ keyword: 'hotel lob' })).names).toEqual(['Lobby'])
  expect((await list({ keyword: '浴室' })).names).toEqual(['浴室 Bath'])
  expect((await list({ keyword: '  ' })).total).toBe(3)
  for (const keyword of ['%', '_', "'", '\\', 'draft']) expect((await list({ keyword })).names).toEqual([])
})

it('finds by a colour that looks like one of a board’s, chosen paper among them', async () => {
  expect((await list({ colorHex: '#A84B2E' })).names).toEqual(['Lobby', 'ärmel ｌｏｂｂｙ'])
  expect((await list({ colorHex: GREEN })).names).toEqual(['浴室 Bath'])
  expect((await list({ colorHex: NEW_BOARD.background.value })).names).toEqual([])
})

it('tells of a board whose it is and what is on it, and of reasons only to its owner', async () => {
  const { data } = await quarry.call(calls.getBoardPage, { keyword: 'hotel' }, ada.headers)
  expect(data.list).toMatchObject([
    {
      name: 'Lobby',
      ownerName: 'Ada',
      isOwner: true,
      visibility: 'published',
      palette: [CLAY],
      itemCount: 2,
      skuCount: 0,
      version: 3,
      takenDown: null,
    },
  ])
  expect((await quarry.call(calls.getBoardPage, { keyword: 'hotel' }, eve.headers)).data.list[0]?.isOwner).toBe(false)
})
