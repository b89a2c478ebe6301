import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createBoard } from '../../contract/boards/calls.ts'
import { getLinkAddress, rotateLink } from '../../contract/sharing/link-calls.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import { openKeyFile } from '../platform/key-file.ts'
import { createFolderObjects } from '../platform/storage/objects/folder-objects.ts'
import { hashOfToken } from '../platform/tokens.ts'
import { anEmptyPlace } from '../testing/backups.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { linkOf, writtenIn } from '../testing/sharing.ts'
import type { TestLink } from '../testing/sharing.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { readBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let first: TestApp
let quarry: TestApp
let linkKey: Buffer
let ada: TestMember
let link: TestLink
let path: string

beforeAll(async () => {
  first = await createTestApp()
  // As a start makes it, in the folder whose files are backed up.
  linkKey = await openKeyFile(join(first.folder, 'link.key'))
  quarry = await createTestApp({ beside: first, linkKey })
  ada = await memberIn(quarry)
  const { data: refId } = await quarry.call(createBoard, { name: 'Lobby' }, ada.headers)
  link = await linkOf(quarry, ada, { kind: 'board', refId })
  path = join(quarry.folder, 'open')
  const files = createFolderObjects(quarry.folder)
  await writeBackup({ db: quarry.db, files }, { path, key: undefined, hasFiles: true, onProgress: () => undefined })
})
afterAll(async () => {
  await quarry.close()
  await first.close()
})

async function restored(key: Buffer): Promise<TestApp> {
  const { db, folder, databaseConfig } = await anEmptyPlace()
  const options = { path, key: undefined, hasFiles: true, onProgress: () => undefined }
  await restoreBackup({ db, files: createFolderObjects(folder) }, options)
  const app = await createTestApp({ beside: { ...quarry, folder, databaseConfig }, linkKey: key })
  onTestFinished(() => app.close())
  return app
}

it('a backup holds neither the tokens of links nor the key that they are encrypted with', async () => {
  let all = ''
  const names: string[] = []
  await readBackup(path, undefined, {
    onRows: async (_table, piece) => void (all += piece.toString()),
    onFile: async (name) => void names.push(name),
  })
  expect(all).toContain(hashOfToken(link.token).toString('hex'))
  expect([...writtenIn(link.token), ...writtenIn(linkKey)].filter((secret) => all.includes(secret))).toEqual([])
  expect(names.filter((name) => name.includes('key'))).toEqual([])
})

it('restored beside its key it shows addresses again; without the key guests go on, and an owner exchanges the address', async () => {
  const same = await restored(linkKey)
  expect((await same.ask(getLinkAddress, { id: link.id }, ada.headers)).data.url).toContain(link.token)
  const elsewhere = await restored(await openKeyFile(join((await anEmptyPlace()).folder, 'link.key')))
  expect(await elsewhere.ask(getLinkAddress, { id: link.id }, ada.headers)).toMatchObject({ data: { url: null } })
  expect(await elsewhere.call(getShared, {}, link.headers)).toMatchObject({ code: 200 })
  const { data: exchanged } = await elsewhere.call(rotateLink, { id: link.id }, ada.headers)
  expect(await elsewhere.ask(getLinkAddress, { id: link.id }, ada.headers)).toMatchObject({
    data: { url: exchanged.url },
  })
})
