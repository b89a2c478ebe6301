import { strToU8, zipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { uploadImport } from '../../contract/import-screen.ts'
import { createFolderObjects } from '../platform/storage/objects/folder-objects.ts'
import type { ObjectStore } from '../platform/storage/objects/objects.ts'
import { anEmptyPlace } from '../testing/backups.ts'
import { memberIn } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { readList } from './format.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const quiet = () => undefined
/** The most bytes of a file's name. */
const LONGEST = 255
const ODD = [
  '木材/橡木 (1).png',
  'e\u0301 combined.png',
  'line\nbreak\r\n.png',
  'tab\t.png',
  '-rf',
  '.hidden',
  '..two dots',
  'a dot at the end.',
  ' spaces ',
  'half a sentence.part',
  `quotes' " < > & ; $HOME.png`,
  '#1? 100%25 +1 & [x].png',
  'long'.repeat(100).slice(0, LONGEST),
  `${'木'.repeat(85)}/${'長'.repeat(85)}/${'長'.repeat(85)}`,
  '😀/1/2/3/4/5/6/7/8/9/10/upload',
]

let quarry: TestApp
beforeAll(async () => (quarry = await createTestApp()))
afterAll(() => quarry.close())

async function contentOf(objects: ObjectStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { name } of objects.list('imports/')) found[name] = (await objects.find(name))?.toString('hex') ?? ''
  return found
}

/** Uploads a supplier's ZIP with files of odd names; returns its id once it is unpacked. */
async function uploadOdd(): Promise<string> {
  const files = Object.fromEntries(ODD.map((name, index) => [name, strToU8(`file ${index}`)]))
  const file = Buffer.from(zipSync({ 'list.csv': strToU8('Brand,Key\nNordhem,ELM\n'), ...files }, { level: 0 }))
  const staff = await memberIn(quarry, { isEditor: true })
  const { data } = await quarry.upload(uploadImport, { file, name: 'list.zip' }, staff.headers)
  const unread = () => quarry.db.selectFrom('job').select('id').where('ended_at', 'is', null).execute()
  await vi.waitFor(async () => expect(await unread()).toEqual([]), { timeout: 60_000, interval: 20 })
  return data.importId
}

it("files of a supplier's ZIP come back under the names that they had", async () => {
  const id = await uploadOdd()
  const files = createFolderObjects(quarry.folder)
  for (const [index, name] of ODD.entries())
    expect(await readFile(join(quarry.folder, `imports/${id}/files`, name), 'utf8')).toBe(`file ${index}`)
  const backup = { path: join(quarry.folder, 'whole'), key: undefined, hasFiles: true, onProgress: quiet }
  await writeBackup({ db: quarry.db, files }, backup)
  await checkBackup(backup.path, undefined, quiet)
  const before = await contentOf(files)
  expect(Object.keys(before)).toEqual(expect.arrayContaining(ODD.map((name) => `imports/${id}/files/${name}`)))

  const place = await anEmptyPlace()
  const folder = createFolderObjects(place.folder)
  await restoreBackup({ db: place.db, files: folder }, backup)
  expect(await contentOf(folder)).toEqual(before)
})

it.each(['imports/../../x', '/etc/x', 'imports//x', 'imports/./x', 'imports', 'imports/', 'outbox/x', 'storage/a\0b'])(
  'a name that leads out of the folders (%j) is refused',
  (name) => {
    expect(() => readList(JSON.stringify({ name }))).toThrow('The backup is damaged')
  },
)
