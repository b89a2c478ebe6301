import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../../contract/import-screen.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import { holdConnection } from '../../platform/postgres/held-connection.ts'
import type { HeldConnection } from '../../platform/postgres/held-connection.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { Db } from '../../database.ts'
import { readUpload } from './work/read-upload.ts'

let quarry: TestApp
let staff: TestMember
let db: Db
let held: HeldConnection | undefined
beforeEach(async () => {
  quarry = await createTestApp()
  staff = await memberIn(quarry, { isEditor: true })
  db = quarry.db
})
afterEach(async () => {
  await held?.release()
  held = undefined
  await quarry.close()
})

/** The first number of a job's advisory lock (platform/jobs/claim-job.ts). */
const JOB_LOCK = 7_105_006
const LIST = 'Brand;Model;Name\nNordhem;OAK-1;Oak board\nNordhem;ASH-1;Ash board\n'
const now = async (id: string): Promise<OneImport> => (await quarry.ask(calls.getImport, { id }, staff.headers)).data
const jobs = async () => db.selectFrom('job').select(['subject', 'state', 'wanted']).orderBy('id').execute()
const deps = () => ({ db, storage: quarry.storage, importsFolder: join(quarry.folder, 'imports') }) as never
const going = { signal: new AbortController().signal, report: () => undefined }

async function becomes(id: string, state: OneImport['state']): Promise<OneImport> {
  await expect.poll(async () => (await now(id)).state, { interval: 20 }).toBe(state)
  return now(id)
}

/** Creates an upload that looks as if another process were reading it: it has a running job. */
async function beingRead(): Promise<string> {
  const { data } = await quarry.upload(calls.uploadImport, { file: Buffer.from(LIST), name: 'a.csv' }, staff.headers)
  const id = data.importId
  await becomes(id, 'read')
  await expect.poll(async () => (await jobs()).map(({ state }) => state)).toEqual(['done'])
  // A job without its lock would count as abandoned.
  held = await holdConnection(db)
  await sql`SELECT pg_advisory_lock(${JOB_LOCK}, id::int) FROM job`.execute(held.connection)
  await db.updateTable('job').set({ kind: 'elsewhere', state: 'running', ended_at: null }).execute()
  await db.updateTable('import_upload').set({ state: 'reading' }).execute()
  return id
}

describe('a reading in progress', () => {
  it('can be stopped, and repeated with another choice', async () => {
    const id = await beingRead()
    const { data } = await quarry.call(calls.pauseImport, { id }, staff.headers)
    expect(data).toMatchObject({ state: 'refused', problem: { en: expect.stringContaining('was stopped') } })
    expect(await jobs()).toMatchObject([{ subject: expect.not.stringMatching(`^import-reading:${id}$`), wanted: 'end' }]) // prettier-ignore
    // The reading process has not noticed it yet, and finishes.
    expect(await readUpload(deps(), id, going)).toBe('done')
    expect(await now(id)).toMatchObject({ state: 'refused' })
    const again = await quarry.call(calls.mapImport, { id, choice: { ...data.choice, delimiter: ',' } }, staff.headers)
    expect(again.data).toMatchObject({ problem: null, choice: { delimiter: ',' } })
    expect(await becomes(id, 'read')).toMatchObject({ choice: { delimiter: ',' }, columns: { length: 1 } })
  })

  it('can be stopped, and repeated with the same choice', async () => {
    const id = await beingRead()
    const { data } = await quarry.call(calls.pauseImport, { id }, staff.headers)
    await quarry.call(calls.mapImport, { id, choice: data.choice }, staff.headers)
    expect((await becomes(id, 'read')).columns).toHaveLength(3)
  })

  it('is replaced by a new choice while it counts the rest of the file', async () => {
    const id = await beingRead()
    await db.updateTable('import_upload').set({ state: 'read' }).execute()
    const { choice } = await now(id)
    await quarry.call(calls.mapImport, { id, choice: { ...choice, delimiter: ',' } }, staff.headers)
    expect(await becomes(id, 'read')).toMatchObject({ choice: { delimiter: ',' }, columns: { length: 1 } })
    expect((await jobs())[0]).toMatchObject({ state: 'running', wanted: 'end' })
  })

  it('ends when its upload is discarded, and leaves nothing', async () => {
    const id = await beingRead()
    expect((await quarry.call(calls.discardImport, { id }, staff.headers)).data).toBe(true)
    expect(await jobs()).toMatchObject([{ wanted: 'end' }])
    expect(await readUpload(deps(), id, going)).toBe('done')
    expect(existsSync(join(quarry.folder, 'imports', id))).toBe(false)
  })

  it('that was asked to end is not tried again', async () => {
    const id = await beingRead()
    const ended = { ...going, signal: AbortSignal.abort('end') }
    expect(await readUpload(deps(), id, ended)).toBe('done')
    expect(await now(id)).toMatchObject({ state: 'reading' })
  })
})
