import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as calls from '../contract/boards/calls.ts'
import { BOARDS } from '../demo/boards/boards.ts'
import { createDemonstrationAccounts } from './members/sign-in/demonstration-accounts.ts'
import { createClock } from './platform/clock.ts'
import { loadDemonstrationBoards } from './load-demonstration-boards.ts'
import { aPicture, aProduct } from './testing/factories.ts'
import { createTestApp } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'

let quarry: TestApp
const clock = createClock()

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

it('lays each board once its materials are there, published, and never again', async () => {
  const parts = { db: quarry.db, clock, storage: quarry.storage, privatePictures: quarry.privatePictures }
  const load = () => loadDemonstrationBoards(parts)
  expect(await load()).toBe(0)
  await createDemonstrationAccounts({ db: quarry.db, clock })
  expect(await load(), 'without materials').toBe(0)

  const pieces = BOARDS.flatMap((board) => board.pieces)
  const grounds = BOARDS.flatMap(({ ground }) => (ground.startsWith('#') ? [] : [ground]))
  const models = new Set([...grounds, ...pieces.flatMap((piece) => (piece.kind === 'sample' ? [piece.model] : []))])
  const rooms = new Set(pieces.flatMap((piece) => (piece.kind === 'room' ? [piece.product] : [])))
  await writeFile(join(quarry.folder, 'a.png'), await aPicture())
  const coverImage = { file: 'a.png', mmWidth: 900 }
  await quarry.importLines([
    ...[...rooms].map((key) => aProduct({ key, skus: [{ model: `${key}-room`, caseImages: ['a.png'] }] })),
    ...[...models].map((model) => aProduct({ key: `of ${model}`, skus: [{ model, coverImage }] })),
  ])
  expect(await load()).toBe(BOARDS.length)
  const { list } = (await quarry.ask(calls.getBoardPage, { sort: 'newest' })).data
  expect(list.map(({ name }) => name)).toEqual(BOARDS.map(({ name }) => name))
  const withRoom = BOARDS.find((board) => board.pieces.some(({ kind }) => kind === 'room'))
  const shown = list.find(({ name }) => name === withRoom?.name)
  const board = (await quarry.ask(calls.getBoard, { id: shown?.id ?? '' })).data
  expect(board.items).toHaveLength(withRoom?.pieces.length ?? 0)
  const [address = ''] = Object.values(board.pictures)
  expect((await quarry.inject(address)).statusCode).toBe(200)

  await quarry.db.deleteFrom('board').execute()
  expect(await load(), 'deleted by its owner').toBe(0)
})
