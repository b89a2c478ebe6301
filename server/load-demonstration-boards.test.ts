import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as calls from '../contract/boards/calls.ts'
import type { DemoBoard } from '../demo/boards/board.ts'
import { BOARDS } from '../demo/boards/boards.ts'
import { createDemonstrationAccounts } from './members/sign-in/demonstration-accounts.ts'
import { createClock } from './platform/clock.ts'
import { layMeanwhile, loadDemonstrationBoards } from './load-demonstration-boards.ts'
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

it('creates each board once its materials are there, published, and never again', async () => {
  const deps = { db: quarry.db, clock, storage: quarry.storage, privatePictures: quarry.privatePictures }
  const load = () => loadDemonstrationBoards(deps)
  expect(await load()).toBe(0)
  await createDemonstrationAccounts({ db: quarry.db, clock })
  expect(await load(), 'without materials').toBe(0)

  await writeFile(join(quarry.folder, 'a.png'), await aPicture())
  const [last] = BOARDS.slice(-1)
  await quarry.importLines(materialsOf(last ? [last] : []))
  const first = await load()
  expect(first, 'those whose own materials are there').toBeGreaterThan(0)
  await quarry.importLines(materialsOf(BOARDS))
  await makeCovers(quarry)
  expect(first + (await load())).toBe(BOARDS.length)
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
  expect(await load(), 'deleted by its owner').toBe(0)
})

it('checks for boards one check at a time, and not at every line', async () => {
  const looks: number[] = []
  const failures: unknown[] = []
  let now = 0
  const laying = layMeanwhile({
    clock: createClock(() => new Date(now)),
    lay: async () => {
      looks.push(now)
      if (now > 0) throw new Error('no database')
    },
    onError: (error) => failures.push(error),
  })
  for (now of [0, 0, 9_999, 10_000, 20_001]) {
    laying.look()
    laying.look()
    await laying.settled()
  }
  expect(looks).toEqual([0, 10_000, 20_001])
  expect(failures).toHaveLength(2)
})
