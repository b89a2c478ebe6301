import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { getProductPage } from '../../../contract/catalogue.ts'
import * as calls from '../../../contract/import-screen.ts'
import type { OneImport } from '../../../contract/import-screen.ts'
import type { NewNotice } from '../../../contract/notices.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { Db } from '../../database.ts'
import { importJobs } from './import-jobs.ts'
import { checkUpload } from './work/check-upload.ts'
import { runUpload } from './work/run-upload.ts'

let quarry: TestApp
let staff: TestMember
let db: Db
beforeEach(async () => {
  quarry = await createTestApp()
  staff = await memberIn(quarry, { isEditor: true })
  db = quarry.db
})
afterEach(() => quarry.close())

const LIST = `Brand,Key,Model,Name,Category,Unit,Price (EUR)
Nordhem,OAK,OAK-1,Oak board,Flooring > Timber,m2,89
Nordhem,ASH,ASH-1,Ash board,Flooring > Timber,m2,75
`

async function upload(): Promise<string> {
  const form = { file: Buffer.from(LIST), name: 'list.csv' }
  return (await quarry.upload(calls.uploadImport, form, staff.headers)).data.importId
}

async function at(id: string, ...states: OneImport['state'][]): Promise<OneImport> {
  const ask = async () => (await quarry.ask(calls.getImport, { id }, staff.headers)).data
  await expect.poll(async () => states.includes((await ask()).state), { interval: 20 }).toBe(true)
  return ask()
}

async function checked(): Promise<OneImport> {
  const id = await upload()
  const { mapping } = await at(id, 'read')
  // The list is seen once it is imported.
  await quarry.call(calls.mapImport, { id, mapping: { ...mapping, newProducts: 'on_sale' } }, staff.headers)
  await step(calls.checkImport, id)
  return at(id, 'checked', 'failed')
}

const step = async (endpoint: typeof calls.runImport, id: string) => quarry.call(endpoint, { id }, staff.headers)
const saveWithoutPrice = async ({ id, mapping }: OneImport) => {
  const columns = mapping?.columns.map((rule) => (rule.target === 'sku.price' ? { ...rule, target: null } : rule))
  return quarry.call(calls.mapImport, { id, mapping: { ...mapping, columns } }, staff.headers)
}
const prices = async () => (await db.selectFrom('sku').select('min_price').execute()).map((sku) => Number(sku.min_price)) // prettier-ignore
const products = async () => (await quarry.ask(getProductPage, {})).data.total

/** Starts both calls, one after the other, while a third transaction locks the upload; returns both answers. */
async function atOnce<First, Second>(id: string, one: () => Promise<First>, other: () => Promise<Second>) {
  const holder = await db.startTransaction().execute()
  await holder.selectFrom('import_upload').select('id').where('id', '=', id).forUpdate().execute()
  const waiting = async () => {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%import_upload%for update'`.execute(
      db,
    )
    return rows.length
  }
  try {
    const first = one()
    await expect.poll(waiting, { interval: 20 }).toBe(1)
    const second = other()
    await expect.poll(waiting, { interval: 20 }).toBe(2)
    await holder.commit().execute()
    return await Promise.all([first, second])
  } finally {
    if (!holder.isCommitted) await holder.rollback().execute()
  }
}

describe('an upload', () => {
  it('is taken without a file name, and left as it was by a change that names nothing', async () => {
    const form = { file: Buffer.from(LIST), name: '' }
    const { code, data } = await quarry.upload(calls.uploadImport, form, staff.headers)
    expect(code).toBe(200)
    const before = await at(data.importId, 'read')
    expect(before.name).toBe('upload')
    expect(await quarry.call(calls.mapImport, { id: before.id }, staff.headers)).toMatchObject({
      code: 200,
      data: { state: 'read', mapping: before.mapping },
    })
  })
})

describe('two concurrent steps on an upload', () => {
  it('do not run a mapping that has just been changed: it must be checked again', async () => {
    const one = await checked()
    const [saved, run] = await atOnce(one.id, () => saveWithoutPrice(one), () => step(calls.runImport, one.id)) // prettier-ignore
    expect(saved.code).toBe(200)
    expect(run).toMatchObject({ code: 400, msg: expect.stringContaining('has changed since its dry run') })
    expect((await at(one.id, 'checked')).mayRun).toBe(false)
    expect(await products()).toBe(0)
  })

  it('do not change the mapping of a starting run', async () => {
    const one = await checked()
    const [run, saved] = await atOnce(one.id, () => step(calls.runImport, one.id), () => saveWithoutPrice(one)) // prettier-ignore
    expect(run.code).toBe(200)
    expect(saved).toMatchObject({ code: 400, msg: expect.stringContaining('is at a step that does not allow this') })
    await at(one.id, 'done')
    expect((await prices()).toSorted((one, other) => one - other)).toEqual([7500, 8900])
  })

  it('do not change the mapping of a starting check', async () => {
    const one = await checked()
    const [check, saved] = await atOnce(one.id, () => step(calls.checkImport, one.id), () => saveWithoutPrice(one)) // prettier-ignore
    expect(check.code).toBe(200)
    expect(saved.code).toBe(400)
    expect(await at(one.id, 'checked')).toMatchObject({ mapping: one.mapping, isCheckedNow: true })
  })

  it('run it only once', async () => {
    const { id } = await checked()
    const answers = await atOnce(id, () => step(calls.runImport, id), () => step(calls.runImport, id)) // prettier-ignore
    expect(answers.map(({ code }) => code)).toEqual([200, 400])
    await at(id, 'done')
    expect(await db.selectFrom('import_run').select('id').execute()).toHaveLength(1)
  })

  it('do not discard an upload whose run is starting', async () => {
    const { id } = await checked()
    const forget = () => quarry.call(calls.discardImport, { id }, staff.headers)
    const [run, forgotten] = await atOnce(id, () => step(calls.runImport, id), forget)
    expect([run.code, forgotten.code]).toEqual([200, 400])
    await at(id, 'done')
    expect(await products()).toBe(2)
  })
})

describe('a job that ends late', () => {
  const context = { signal: new AbortController().signal, report: () => undefined }
  const deps = () => ({ db, storage: quarry.storage, importsFolder: `${quarry.folder}/imports` })
  const notify = async () => undefined

  it('leaves an upload alone that is in another state by now', async () => {
    const { id } = await checked()
    await step(calls.runImport, id)
    await at(id, 'done')
    const kinds = importJobs({ ...deps(), clock: quarry.deps.clock, log: console as never, notify })
    await kinds['import:check']?.onFailed({ work: 'check', id }, new Error('late'))
    expect(await checkUpload(deps(), id, context)).toBe('done')
    expect(await runUpload(deps(), id, context)).toBe('done')
    expect(await at(id, 'done')).toMatchObject({ problem: null, checked: { added: 2 } })
  })

  it('notifies whoever started a run of its failure, once', async () => {
    const { id } = await checked()
    await db.updateTable('import_upload').set({ state: 'running' }).execute()
    const told: NewNotice[] = []
    const kinds = importJobs({
      ...deps(),
      clock: quarry.deps.clock,
      log: console as never,
      notify: async (_db, notices) => void told.push(...notices),
    })
    await kinds['import:run']?.onFailed({ work: 'run', id, memberId: staff.id }, new Error('no disk'))
    await kinds['import:check']?.onFailed({ work: 'check', id, memberId: staff.id }, new Error('late'))
    const details = { importId: id, name: 'list.csv' }
    expect(told).toEqual([{ memberId: staff.id, kind: 'import-failed', ref: id, details }])
  })

  it('does not repeat a run that was complete when its server was killed', async () => {
    const { id } = await checked()
    await step(calls.runImport, id)
    const { run } = await at(id, 'done')
    await db.updateTable('import_upload').set({ state: 'running' }).execute()
    expect(await runUpload(deps(), id, context)).toBe('done')
    expect(await at(id, 'done')).toMatchObject({ run: { id: run?.id, added: 2 } })
  })

  it('does not store a reading whose choice has been changed', async () => {
    const id = await upload()
    const { choice } = await at(id, 'read')
    const reading = { kind: 'import:read', subject: `import-reading:${id}`, payload: '{}', state: 'running' } as const
    // The job belongs to another server, so that this one does not take it for abandoned.
    const holder = await db.startTransaction().execute()
    await sql`SELECT pg_advisory_xact_lock(7105006, 4711)`.execute(holder)
    await expect.poll(async () => (await db.selectFrom('job').select('id').where('state', '=', 'running').execute()).length).toBe(0) // prettier-ignore
    await db.insertInto('job').values({ id: '4711', ...reading }).execute() // prettier-ignore
    await quarry.call(calls.mapImport, { id, choice: { ...choice, delimiter: ';' } }, staff.headers)
    expect((await at(id, 'read')).columns).toHaveLength(1)
    const asked = db.selectFrom('job').select(['wanted', 'subject']).where('id', '=', '4711')
    expect(await asked.executeTakeFirst()).toEqual({ wanted: 'end', subject: `import-reading:${id}:4711` })
    await holder.rollback().execute()
  })
})
