import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFolderObjects } from '../../platform/storage/objects/folder-objects.ts'
import { takeOak } from '../../testing/made-files.ts'
import { makeFiles } from '../../testing/making-files.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { checkFiles } from './check-files.ts'
import { moveFiles } from './move-files.ts'

const nameOf = (key: string, folder = 'storage') => `${folder}/${key.slice(0, 2)}/${key}`

let quarry: TestApp
beforeAll(async () => {
  quarry = await createTestApp({ maker: makeFiles() })
})
afterAll(() => quarry.close())

it('a copy of a store holds what was taken, checked by its content, and leaves out what can be made', async () => {
  const { taken, other } = await takeOak(quarry)
  const { db, folder } = quarry
  await writeFileInside(folder, nameOf(other, 'made'), 'drawn')
  const [from, to] = [createFolderObjects(folder), createFolderObjects(join(folder, 'other'))]
  const before = await checkFiles({ db, objects: from })
  expect(before).toMatchObject({ makeable: 1, missing: [], damaged: [] })
  const moved = await moveFiles({ db, from, to })
  expect(moved).toMatchObject({ copied: before.whole, makeable: 1, missing: [], damaged: [] })
  expect(await to.find(nameOf(taken))).toEqual(await from.find(nameOf(taken)))
  expect(await to.sizeOf(nameOf(other, 'made'))).toBeUndefined()
  await to.put(nameOf(taken), Buffer.alloc((await from.sizeOf(nameOf(taken))) ?? 0))
  expect(await checkFiles({ db, objects: to })).toMatchObject({ damaged: [nameOf(taken)] })
  await to.remove(nameOf(taken))
  expect(await checkFiles({ db, objects: to })).toMatchObject({ makeable: 1, missing: [nameOf(taken)] })
})
