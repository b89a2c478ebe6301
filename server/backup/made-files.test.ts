import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFolderObjects } from '../platform/storage/objects/folder-objects.ts'
import { anEmptyPlace } from '../testing/backups.ts'
import { takeOak } from '../testing/made-files.ts'
import { makeFiles } from '../testing/making-files.ts'
import { createTestApp, writeFileInside } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { readBackup } from './read-backup.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const quiet = () => undefined
const nameOf = (key: string, folder = 'storage') => `${folder}/${key.slice(0, 2)}/${key}`

let quarry: TestApp
let taken: string
let other: string

beforeAll(async () => {
  quarry = await createTestApp({ maker: makeFiles() })
  ;({ taken, other } = await takeOak(quarry))
  await writeFileInside(quarry.folder, nameOf(other, 'made'), 'drawn')
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
  expect(names).toContain(nameOf(taken))
  expect(names.filter((name) => name.includes(other))).toEqual([])

  const place = await anEmptyPlace()
  await checkBackup(path, undefined, quiet)
  const into = createFolderObjects(place.folder)
  const options = { path, key: undefined, hasFiles: true, onProgress: quiet }
  expect((await restoreBackup({ db: place.db, files: into }, options)).manifest.makeable).toBe(1)
  const later = makeFiles()
  later.edition = '#e0e0a0'
  const restored = await createTestApp({ beside: { ...quarry, ...place }, maker: later })
  expect(await restored.storage.find(taken)).toEqual(await quarry.storage.find(taken))
  expect((await restored.inject(`/images/${other}?width=40`)).statusCode).toBe(200)
  expect(later.made).toEqual([other])
  await restored.close()
})

it('a backup names what was taken and is not there', async () => {
  const files = createFolderObjects(quarry.folder)
  const bytes = await readFile(join(quarry.folder, nameOf(taken)))
  await files.remove(nameOf(taken))
  const path = join(quarry.folder, 'lacking')
  await writeBackup({ db: quarry.db, files }, { path, key: undefined, hasFiles: true, onProgress: quiet })
  await writeFile(join(quarry.folder, nameOf(taken)), bytes)
  expect((await readBackup(path, undefined)).missing).toEqual([nameOf(taken)])
})
