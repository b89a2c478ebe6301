import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createFolder, createItems } from '../../contract/favourites.ts'
import { checkFiles } from '../operator/storage/check-files.ts'
import { moveFiles } from '../operator/storage/move-files.ts'
import { createFolderObjects } from '../platform/storage/objects/folder-objects.ts'
import { anEmptyPlace } from '../testing/backups.ts'
import { aPicture, aProduct } from '../testing/factories.ts'
import { madeKeyOf, makeCovers, makeFiles } from '../testing/made-files.ts'
import { memberIn } from '../testing/members.ts'
import { createTestApp, writeFileInside } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { readBackup } from './read-backup.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const quiet = () => undefined
const [TAKEN, OTHER] = [madeKeyOf('OAK'), madeKeyOf('ASH')]
const nameOf = (key: string, folder = 'storage') => `${folder}/${key.slice(0, 2)}/${key}`

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp({ making: makeFiles() })
  const ada = await memberIn(quarry)
  const lines = await Promise.all(
    ['OAK', 'ASH'].map(async (model, at) => {
      await writeFileInside(quarry.folder, `${model}.png`, await aPicture({ width: 60 + at }))
      return aProduct({ key: model, skus: [{ model, minPrice: 9, maxPrice: 9, coverImage: `${model}.png` }] })
    }),
  )
  await quarry.importLines(lines)
  await makeCovers(quarry.db)
  const oak = await quarry.db.selectFrom('sku').select('id').where('model', '=', 'OAK').executeTakeFirstOrThrow()
  const { data: favoritesId } = await quarry.call(createFolder, { name: 'Oak' }, ada.headers)
  await quarry.call(createItems, { favoritesId, skuIds: [oak.id] }, ada.headers)
  const isKept = async () => {
    const kept = quarry.db.selectFrom('made_file').select('key').where('kept_at', 'is not', null)
    if ((await kept.execute()).length === 0) throw new Error('nothing is kept yet')
  }
  await vi.waitFor(isKept, { timeout: 20_000, interval: 20 })
  await writeFileInside(quarry.folder, nameOf(OTHER, 'made'), 'drawn')
})
afterAll(() => quarry.close())

it('a backup holds what was taken, and leaves out what can be made; a restored product makes it again', async () => {
  const path = join(quarry.folder, 'backup')
  const files = createFolderObjects(quarry.folder)
  await writeBackup({ db: quarry.db, files }, { path, key: undefined, hasFiles: true, onProgress: quiet })
  const names: string[] = []
  const read = await readBackup(path, undefined, {
    async onFile(name, _bytes, content) {
      names.push(name)
      for await (const _ of content);
    },
  })
  expect([read.manifest.makeable, read.missing]).toEqual([1, []])
  expect(names).toContain(nameOf(TAKEN))
  expect(names.filter((name) => name.includes(OTHER))).toEqual([])

  const place = await anEmptyPlace()
  await checkBackup(path, undefined, quiet)
  const into = createFolderObjects(place.folder)
  const options = { path, key: undefined, hasFiles: true, onProgress: quiet }
  expect((await restoreBackup({ db: place.db, files: into }, options)).manifest.makeable).toBe(1)
  const later = makeFiles()
  later.edition = '#e0e0a0'
  const restored = await createTestApp({ beside: { ...quarry, ...place }, making: later })
  expect(await restored.storage.find(TAKEN)).toEqual(await quarry.storage.find(TAKEN))
  expect((await restored.inject(`/images/${OTHER}?width=40`)).statusCode).toBe(200)
  expect(later.made).toEqual([OTHER])
  await restored.close()
})

it('a backup names what was taken and is not there', async () => {
  const files = createFolderObjects(quarry.folder)
  const bytes = await readFile(join(quarry.folder, nameOf(TAKEN)))
  await files.remove(nameOf(TAKEN))
  const path = join(quarry.folder, 'lacking')
  await writeBackup({ db: quarry.db, files }, { path, key: undefined, hasFiles: true, onProgress: quiet })
  await writeFile(join(quarry.folder, nameOf(TAKEN)), bytes)
  expect((await readBackup(path, undefined)).missing).toEqual([nameOf(TAKEN)])
})

it('a copy of a store holds what was taken, checked by its content, and leaves out what can be made', async () => {
  const { db, folder } = quarry
  const [from, to] = [createFolderObjects(folder), createFolderObjects(join(folder, 'other'))]
  const before = await checkFiles({ db, objects: from })
  expect(before).toMatchObject({ makeable: 1, missing: [], damaged: [] })
  const moved = await moveFiles({ db, from, to })
  expect(moved).toMatchObject({ copied: before.whole, makeable: 1, missing: [], damaged: [] })
  expect(await to.find(nameOf(TAKEN))).toEqual(await from.find(nameOf(TAKEN)))
  expect(await to.sizeOf(nameOf(OTHER, 'made'))).toBeUndefined()
  await to.put(nameOf(TAKEN), Buffer.alloc((await from.sizeOf(nameOf(TAKEN))) ?? 0))
  expect(await checkFiles({ db, objects: to })).toMatchObject({ damaged: [nameOf(TAKEN)] })
  await to.remove(nameOf(TAKEN))
  expect(await checkFiles({ db, objects: to })).toMatchObject({ makeable: 1, missing: [nameOf(TAKEN)] })
})
