import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { memberIn } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makeRoom, markTaken, markUnpacked } from './unpacked-files.ts'
import { subjectOf } from './uploads.ts'

const GIBIBYTE = 1024 ** 3

let quarry: TestApp
let deps: { db: TestApp['db']; importsFolder: string }
let ada: string
let ben: string
beforeAll(async () => {
  quarry = await createTestApp()
  deps = { db: quarry.db, importsFolder: join(quarry.folder, 'imports') }
  ada = (await memberIn(quarry)).id
  ben = (await memberIn(quarry)).id
})
afterAll(() => quarry.close())
beforeEach(async () => {
  await quarry.db.deleteFrom('import_upload').execute()
  await quarry.db.deleteFrom('job').execute()
})

let minutes = 0

/** An upload that lies unpacked, later used than those before it. */
async function unpacked(memberId: string, gibibytes: number): Promise<string> {
  const { id } = await quarry.db
    .insertInto('import_upload')
    .values({ name: 'list.zip', member_id: memberId, bytes: '1', state: 'read' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const folder = join(deps.importsFolder, id)
  await mkdir(join(folder, 'files'), { recursive: true })
  await writeFile(join(folder, 'upload'), 'packed')
  await markUnpacked(deps, id, { file: 'list.csv', bytes: gibibytes * GIBIBYTE })
  const at = new Date(Date.UTC(2026, 10, 1, 0, (minutes += 1)))
  await utimes(join(folder, 'unpacked'), at, at)
  return id
}

const isUnpacked = async (id: string) => (await readdir(join(deps.importsFolder, id))).includes('files')
const roomFor = async (id: string, gibibytes: number) => makeRoom(deps, { id, bytes: gibibytes * GIBIBYTE })

it('frees the longest unused of the member, and leaves others’ alone while there is room', async () => {
  const bens = await unpacked(ben, 3)
  const [old, new_] = [await unpacked(ada, 2), await unpacked(ada, 1)]
  await roomFor(await unpacked(ada, 0), 3)
  expect(await Promise.all([bens, old, new_].map(isUnpacked))).toEqual([true, false, true])
})

it('frees the longest unused of all where all take too much', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, async () => (await memberIn(quarry)).id))
  const all: string[] = []
  for (const member of members) all.push(await unpacked(member, 3))
  await roomFor(await unpacked(ada, 0), 2)
  expect(await Promise.all(all.map(isUnpacked))).toEqual([false, true, true, true])
})

it('keeps what is worked on, and what was taken from an earlier upload, and refuses what then has no room', async () => {
  const [busy, taken, idle] = [await unpacked(ada, 2), await unpacked(ada, 2), await unpacked(ada, 1)]
  await quarry.db
    .insertInto('job')
    .values({ kind: 'import:check', subject: subjectOf(busy), payload: '{}' })
    .execute()
  await markTaken(deps, taken)
  await expect(roomFor(await unpacked(ada, 0), 1)).rejects.toThrow('at most 4 GB of one person’s lie unpacked')
  expect(await Promise.all([busy, taken, idle].map(isUnpacked))).toEqual([true, true, false])
})
