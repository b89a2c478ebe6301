import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadImport } from '../../contract/import-screen.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { createFolderObjects } from '../platform/storage/objects/folder-objects.ts'
import type { ObjectStore } from '../platform/storage/objects/objects.ts'
import { createS3Objects } from '../platform/storage/s3/s3-objects.ts'
import { anEmptyPlace } from '../testing/backups.ts'
import { aPicture } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import { startStore } from '../testing/s3-store.ts'
import type { TestStore } from '../testing/s3-store.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { requireEmptyStore, restoreBackup, whileUnfinished } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const quiet = () => undefined
const OPTIONS = { patience: { attemptMs: 20_000, callMs: 60_000 }, onRetry: quiet, onDamaged: quiet }

let store: TestStore
let quarry: TestApp
beforeAll(async () => {
  store = await startStore()
  quarry = await createTestApp({ objects: createS3Objects(store.place, OPTIONS) })
})
afterAll(async () => {
  await quarry.close()
  await store.close()
})

async function contentOf(objects: ObjectStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const folder of ['storage/', 'private/', 'imports/'])
    for await (const { name } of objects.list(folder)) found[name] = (await objects.find(name))?.toString('hex') ?? ''
  return found
}

it('takes files from an object store, and puts them into a folder or another store', async () => {
  const staff = await memberIn(quarry, { isOperator: true })
  const file = await aPicture()
  for (const directory of ['avatar', 'board'])
    await quarry.upload(uploadFile, { fields: { directory }, file }, staff.headers)
  await quarry.upload(uploadImport, { file: Buffer.from('Brand,Key\nNordhem,ELM\n'), name: 'list.csv' }, staff.headers)
  const from = createS3Objects(store.place, OPTIONS)
  const backup = { path: `${quarry.folder}/whole`, key: undefined, hasFiles: true, onProgress: quiet }
  const { manifest } = await writeBackup({ db: quarry.db, files: from }, backup)
  const before = await contentOf(from)
  expect(manifest.files).toMatchObject({ count: Object.keys(before).length, gone: 0, missing: 0 })
  expect(Object.keys(before).map((name) => name.split('/')[0])).toEqual(expect.arrayContaining(['storage', 'private', 'imports'])) // prettier-ignore

  const place = await anEmptyPlace()
  const folder = createFolderObjects(place.folder)
  await restoreBackup({ db: place.db, files: folder }, backup)
  expect(await contentOf(folder)).toEqual(before)

  const elsewhere = await anEmptyPlace()
  const other = createS3Objects({ ...store.place, prefix: 'restored/' }, OPTIONS)
  await restoreBackup({ db: elsewhere.db, files: other }, backup)
  expect(await contentOf(other)).toEqual(before)
})

it('does not restore into a store that holds files, unless its own restore was broken off', async () => {
  const { folder } = await anEmptyPlace()
  const used = createS3Objects({ ...store.place, prefix: 'used/' }, OPTIONS)
  await expect(requireEmptyStore(used, folder)).resolves.toBeUndefined()
  await used.put('imports/1/upload', Buffer.from('of somebody'))
  await expect(requireEmptyStore(used, folder)).rejects.toThrow(
    'The object store is not empty (it has imports/1/upload); name another bucket or path in STORAGE_URL, or restore --without-files.',
  )
  await whileUnfinished(folder, async () => {
    await expect(requireEmptyStore(used, folder)).resolves.toBeUndefined()
  })
})
