import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as calls from '../contract/boards/calls.ts'
import type { DemoBoard } from '../demo/boards/board.ts'
import { BOARDS } from '../demo/boards/boards.ts'
import { createDemonstrationAccounts } from './members/sign-in/demonstration-accounts.ts'
import { createClock } from './platform/clock.ts'
import { NotMade } from './platform/storage/maker.ts'
import type { Storage } from './platform/storage/storage.ts'
import { loadDemonstrationBoards } from './load-demonstration-boards.ts'
import { aPicture, aProduct } from './testing/factories.ts'
import { makeCovers } from './testing/made-files.ts'
import { makeFiles } from './testing/making-files.ts'
import { createTestApp } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'

let quarry: TestApp
const clock = createClock()

/** Catalogue lines with everything that boards need. */
function materialsOf(boards: readonly DemoBoard[]): unknown[] {
  const pieces = boards.flatMap((board) => board.pieces)
  const grounds = boards.flatMap(({ ground }) => (ground.startsWith('#') ? [] : [ground]))
  const models = new Set([...grounds, ...pieces.flatMap((piece) => (piece.kind === 'sample' ? [piece.model] : []))])
  const rooms = new Set(pieces.flatMap((piece) => (piece.kind === 'room' ? [piece.product] : [])))
  const coverImage = { file: 'a.png', mmWidth: 900 }
  return [
    ...[...rooms].map((key) => aProduct({ key, skus: [{ model: `${key}-room`, caseImages: ['a.png'] }] })),
    ...[...models].map((model) => aProduct({ key: `of ${model}`, skus: [{ model, coverImage }] })),
  ]
}

beforeAll(async () => {
  quarry = await createTestApp({ maker: makeFiles() })
})
afterAll(() => quarry.close())

it('creates each board once its materials are there and its room can be made, published, and never again', async () => {
  let canMake = false
  const storage: Storage = {
    ...quarry.storage,
    find: async (key) => {
      if (!canMake) throw new NotMade('the drawing process died')
      return quarry.storage.find(key)
    },
  }
  const deps = { db: quarry.db, clock, storage, privatePictures: quarry.privatePictures }
  const load = () => loadDemonstrationBoards(deps)
  const none = { created: 0, waiting: 0 }
  expect(await load()).toEqual(none)
  await createDemonstrationAccounts({ db: quarry.db, clock })
  expect(await load(), 'without materials').toEqual(none)

  await writeFile(join(quarry.folder, 'a.png'), await aPicture())
  const withoutRooms = BOARDS.filter((board) => board.pieces.every(({ kind }) => kind !== 'room'))
  await quarry.importLines(materialsOf(BOARDS))
  await makeCovers(quarry)
  const waiting = BOARDS.length - withoutRooms.length
  expect(await load()).toEqual({ created: withoutRooms.length, waiting })
  expect(await quarry.db.selectFrom('upload').select('key').execute()).toEqual([])
  canMake = true
  expect(await load()).toEqual({ created: waiting, waiting: 0 })
  const queued = await quarry.db.selectFrom('job').select('id').where('kind', '=', 'keep:file').execute()
  expect(queued, 'its own boards keep nothing').toEqual([])
  const { list } = (await quarry.ask(calls.getBoardPage, { sort: 'newest' })).data
  expect(list.map(({ name }) => name)).toEqual(BOARDS.map(({ name }) => name))
  const withRoom = BOARDS.find((board) => board.pieces.some(({ kind }) => kind === 'room'))
  const shown = list.find(({ name }) => name === withRoom?.name)
  const board = (await quarry.ask(calls.getBoard, { id: shown?.id ?? '' })).data
  expect(board.items).toHaveLength(withRoom?.pieces.length ?? 0)
  const [address = ''] = Object.values(board.pictures)
  expect((await quarry.inject(address)).statusCode).toBe(200)

  await quarry.db.deleteFrom('board').execute()
  expect(await load(), 'deleted by its owner').toEqual(none)
})
