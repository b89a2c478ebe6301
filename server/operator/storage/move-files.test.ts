import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { discardImport, uploadImport } from '../../../contract/import-screen.ts'
import { uploadProjectFile } from '../../../contract/project-files.ts'
import { createProject } from '../../../contract/projects.ts'
import { uploadFile } from '../../../contract/uploads.ts'
import { removeUploads } from '../../members/profile/uploads.ts'
import { createFolderObjects } from '../../platform/storage/objects/folder-objects.ts'
import type { ObjectStore } from '../../platform/storage/objects/objects.ts'
import { openObjects } from '../../platform/storage/objects/open-objects.ts'
import { aPdf, aPicture } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { startStore } from '../../testing/s3-store.ts'
import type { TestStore } from '../../testing/s3-store.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { Db } from '../../database.ts'
import { checkFiles } from './check-files.ts'
import { moveFiles } from './move-files.ts'

let store: TestStore
/** The bucket, and the folder of the server that was there first. */
let bucket: ObjectStore
let folder: ObjectStore
let former: TestApp
/** A server while files move into the bucket. */
let moving: TestApp
let staff: TestMember
let db: Db

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  const to = { ...store.place, prefix: `${randomUUID()}/` }
  former = await createTestApp()
  folder = createFolderObjects(former.folder)
  const open = async (from?: 'files') =>
    (await openObjects({ dataDir: former.folder, to, from }, { log: console, whose: 'work' })).objects
  bucket = await open()
  moving = await createTestApp({ beside: former, objects: await open('files') })
  staff = await memberIn(former, { isEditor: true })
  db = former.db
})
afterEach(async () => {
  await moving.close()
  await former.close()
})

interface Files {
  avatar: string
  board: string
  document: string
  importId: string
}

/** Some of each kind of file, all with the server that keeps them in its folder. */
async function someFiles(): Promise<Files> {
  const send = async (directory: 'avatar' | 'board', width: number) => {
    const file = await aPicture({ width, height: 20 })
    return (await former.upload(uploadFile, { fields: { directory }, file }, staff.headers)).data
  }
  const key = await former.storage.put(aPdf)
  const row = { key, format: 'pdf', bytes: String(aPdf.length) }
  await former.db.insertInto('stored_document').values(row).execute()
  const table = { file: Buffer.from('Brand;Model\nNordhem;OAK\n'), name: 'list.csv' }
  const { importId } = (await former.upload(uploadImport, table, staff.headers)).data
  return { avatar: await send('avatar', 30), board: await send('board', 40), document: `/files/${key}/a.pdf`, importId }
}

const keyOf = (address: string) => /[0-9a-f]{32,40}/.exec(address)?.[0] ?? ''
const statusOf = async (app: TestApp, address: string) => (await app.inject(address)).statusCode
const namesIn = async (objects: ObjectStore) => {
  const names: string[] = []
  for (const inner of ['storage/', 'private/', 'imports/'])
    for await (const { name } of objects.list(inner)) if (!name.includes('/unpacked')) names.push(name)
  return names.sort()
}

describe('files that move while servers serve', () => {
  it('are all served meanwhile and afterwards, there and back', async () => {
    const { avatar, board, document, importId } = await someFiles()
    const served = async (app: TestApp) =>
      Promise.all([avatar, board, document].map(async (address) => statusOf(app, address)))
    expect(await served(moving)).toEqual([200, 200, 200])
    const before = await namesIn(folder)
    expect(before).toContain(`imports/${importId}/upload`)
    expect(await moveFiles({ db, from: folder, to: bucket })).toMatchObject({ copied: 4, there: 0, missing: [], damaged: [] }) // prettier-ignore
    expect(await namesIn(bucket)).toEqual(before)
    expect(await served(moving)).toEqual([200, 200, 200])
    // Again costs nothing, and continues what was interrupted.
    await bucket.remove(before[0] ?? '')
    expect(await moveFiles({ db, from: folder, to: bucket })).toMatchObject({ copied: 1, there: 3 })

    const after = await createTestApp({ beside: former, objects: bucket })
    expect(await served(after)).toEqual([200, 200, 200])
    const again = await after.upload(
      uploadFile,
      { fields: { directory: 'board' }, file: await aPicture() },
      staff.headers,
    )
    const back = await createTestApp({ beside: former, objects: bucket })
    const home = createFolderObjects(back.folder)
    expect(await statusOf(after, again.data)).toBe(200)
    expect(await moveFiles({ db, from: bucket, to: home })).toMatchObject({ copied: 5, missing: [], damaged: [] })
    expect(await checkFiles({ db, objects: home })).toMatchObject({ whole: 5, missing: [], damaged: [], unknown: [] })
    await after.close()
    await back.close()
  })

  it('are in the new place only if they come while others move, and are removed from both', async () => {
    const { avatar, board, importId } = await someFiles()
    await moveFiles({ db, from: folder, to: bucket })
    await removeUploads(moving.deps, [keyOf(avatar), keyOf(board)])
    await moving.call(discardImport, { id: importId }, staff.headers)
    for (const objects of [folder, bucket]) expect((await namesIn(objects)).filter((name) => !name.startsWith('storage/'))).toEqual([]) // prettier-ignore
    expect(await statusOf(moving, avatar)).toBe(404)
    const file = await aPicture({ width: 50, height: 20 })
    const own = (await moving.upload(uploadFile, { fields: { directory: 'board' }, file }, staff.headers)).data
    expect(await statusOf(moving, own)).toBe(200)
    expect([(await namesIn(folder)).some((name) => name.includes(keyOf(own))), (await namesIn(bucket)).some((name) => name.includes(keyOf(own)))]).toEqual([false, true]) // prettier-ignore
  })

  it('do not come back if they are removed while they are copied', async () => {
    const { board, avatar } = await someFiles()
    let removing: Promise<void> | undefined
    const slow: ObjectStore = {
      ...folder,
      async find(name) {
        const bytes = await folder.find(name)
        // The removal begins between reading and writing.
        if (name.includes(keyOf(board))) removing = removeUploads(moving.deps, [keyOf(board), keyOf(avatar)])
        return bytes
      },
    }
    await moveFiles({ db, from: slow, to: bucket })
    await removing
    for (const objects of [folder, bucket])
      expect((await namesIn(objects)).filter((name) => name.includes(keyOf(board)) || name.includes(keyOf(avatar)))).toEqual([]) // prettier-ignore
    expect(await statusOf(moving, board)).toBe(404)
  })
})

it('files of projects are kept in a bucket, move with the rest, and are found there', async () => {
  const projectId = (await moving.call(createProject, { name: 'Mill' }, staff.headers)).data
  const add = async (quarry: TestApp) =>
    quarry.upload(uploadProjectFile, { file: aPdf, name: 'a.pdf', fields: { projectId } }, staff.headers)
  expect([(await add(former)).code, (await add(moving)).code]).toEqual([200, 200])
  expect((await namesIn(bucket)).filter((name) => name.startsWith('private/'))).toHaveLength(1)
  expect(await moveFiles({ db, from: folder, to: bucket })).toMatchObject({ copied: 1, there: 1, missing: [] })
  expect(await checkFiles({ db, objects: bucket })).toMatchObject({ whole: 2, missing: [], damaged: [], unknown: [] })
})

describe('a check', () => {
  it('names what is missing, damaged and belongs to nothing', async () => {
    const { avatar, board, document } = await someFiles()
    const name = (address: string, inner: string) => `${inner}/${keyOf(address).slice(0, 2)}/${keyOf(address)}`
    await folder.remove(name(board, 'private'))
    const size = (await folder.sizeOf(name(avatar, 'storage'))) ?? 0
    await folder.put(name(avatar, 'storage'), Buffer.alloc(size))
    await folder.put(name(document, 'storage'), Buffer.from('half'))
    await folder.put(`private/aa/${'a'.repeat(32)}`, Buffer.from('stray'))
    const checked = await checkFiles({ db, objects: folder })
    expect({ ...checked, damaged: checked.damaged.toSorted() }).toEqual({
      whole: 1,
      makeable: 0,
      missing: [name(board, 'private')],
      damaged: [name(avatar, 'storage'), name(document, 'storage')].toSorted(),
      unknown: [{ name: `private/aa/${'a'.repeat(32)}`, bytes: 5 }],
    })
    // Damaged files are not carried on.
    const moved = await moveFiles({ db, from: folder, to: bucket })
    expect([moved.missing, moved.damaged.toSorted()]).toEqual([checked.missing, checked.damaged.toSorted()])
  })
})
