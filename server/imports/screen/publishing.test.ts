import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getProductPage } from '../../../contract/catalogue.ts'
import * as calls from '../../../contract/import-screen.ts'
import { undoBulk, withdrawProducts } from '../../../contract/keeping/bulk.ts'
import { updateProduct } from '../../../contract/keeping/products.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { uploadSteps } from '../../testing/upload-steps.ts'
import { importJobs } from './import-jobs.ts'
import { resumeUploaded } from './steps.ts'
import { publishUpload } from './work/publish-upload.ts'

let quarry: TestApp
let staff: TestMember
let steps: ReturnType<typeof uploadSteps>
beforeEach(async () => {
  quarry = await createTestApp()
  staff = await memberIn(quarry, { isEditor: true })
  steps = uploadSteps(quarry, staff)
})
afterEach(() => quarry.close())

const HEAD = 'Brand;Model;Name (EN);Category (EN);Unit;Currency;Price'
const list = (...keys: string[]) =>
  [HEAD, ...keys.map((key) => `Nordhem;${key};Board ${key};Floors;m2;EUR;80`)].join('\n')

const onSale = async () =>
  (await quarry.ask(getProductPage, { pageSize: 100 })).data.list.map(({ enName }) => enName).toSorted()
const publishing = async (id: string) => (await quarry.ask(calls.getImportPublishing, { id }, staff.headers)).data

async function published(id: string): Promise<void> {
  await steps.step(calls.publishImport, id)
  await steps.at(id, 'done')
}

it('publishes by one press what a run added withdrawn, and the undo of the import undoes both', async () => {
  await steps.imported(list('OLD'), { newProducts: 'on_sale' })
  const { id } = await steps.imported(list('OLD', 'A', 'B', 'C'), { newProducts: 'withdrawn' })
  expect(await onSale()).toEqual(['Board OLD'])
  expect(await publishing(id)).toEqual({ ready: 3, published: 0, withoutSku: 0, runId: null })
  await published(id)
  expect(await onSale()).toEqual(['Board A', 'Board B', 'Board C', 'Board OLD'])
  expect(await publishing(id)).toMatchObject({ ready: 0, published: 3 })
  await steps.step(calls.undoImport, id)
  expect((await steps.at(id, 'undone')).undone).toEqual({ removed: 3, restored: 0, kept: 0, isFinished: true })
  expect(await onSale()).toEqual(['Board OLD'])
  expect(await quarry.db.selectFrom('product').select('key').execute()).toEqual([{ key: 'OLD' }])
})

it('publishes more than a piece at a time, in one run', async () => {
  const keys = Array.from({ length: 450 }, (_, at) => `K-${at}`)
  const { id } = await steps.imported(list(...keys), { newProducts: 'withdrawn' })
  await published(id)
  const { published: count, runId } = await publishing(id)
  expect(count).toBe(450)
  const run = await quarry.db.selectFrom('import_run').selectAll().where('id', '=', runId ?? '').executeTakeFirstOrThrow() // prettier-ignore
  expect(run).toMatchObject({ kind: 'by_hand', name: 'list.csv', total: 450, next_line: 451, changed: 450 })
})

it('leaves what nobody would see, and says so', async () => {
  const { id } = await steps.imported(list('A', 'B'), { newProducts: 'withdrawn' })
  await quarry.db.updateTable('sku').set({ status: 'withdrawn' }).where('model', '=', 'B').execute()
  expect(await publishing(id)).toMatchObject({ ready: 1, withoutSku: 1 })
  await published(id)
  expect(await publishing(id)).toMatchObject({ ready: 0, published: 1, withoutSku: 1 })
  expect(await steps.step(calls.publishImport, id)).toMatchObject({
    code: 400,
    msg: 'id: nothing that it added is left to be published',
  })
})

it('is undone alone, as a change of many, and can then be repeated', async () => {
  const { id } = await steps.imported(list('A', 'B'), { newProducts: 'withdrawn' })
  await published(id)
  const { runId } = await publishing(id)
  await quarry.call(undoBulk, { id: runId }, staff.headers)
  await expect.poll(async () => (await publishing(id)).ready).toBe(2)
  expect(await onSale()).toEqual([])
  await published(id)
  expect(await onSale()).toEqual(['Board A', 'Board B'])
  await steps.step(calls.undoImport, id)
  expect((await steps.at(id, 'undone')).undone).toMatchObject({ removed: 2, kept: 0 })
})

it('keeps in the undo of both what somebody has changed since, and not half published', async () => {
  const { id } = await steps.imported(list('A', 'B'), { newProducts: 'withdrawn' })
  await published(id)
  const { id: productId } = await quarry.db.selectFrom('product').select('id').where('key', '=', 'A').executeTakeFirstOrThrow() // prettier-ignore
  await quarry.call(
    updateProduct,
    { id: productId, was: { enName: 'Board A' }, is: { enName: 'Board by hand' } },
    staff.headers,
  )
  await steps.step(calls.undoImport, id)
  expect((await steps.at(id, 'undone')).undone).toMatchObject({ removed: 1, kept: 1 })
  const left = await quarry.db.selectFrom('product').select(['key', 'status', 'en_name']).execute()
  expect(left).toEqual([{ key: 'A', status: 'withdrawn', en_name: 'Board by hand' }])
})

it('offers nothing of a table that states the status', async () => {
  const { id } = await steps.imported(list('A'), { newProducts: 'withdrawn', constants: { status: 'withdrawn' } })
  expect(await publishing(id)).toEqual({ ready: 0, published: 0, withoutSku: 0, runId: null })
  expect(await steps.step(calls.publishImport, id)).toMatchObject({ code: 400 })
})

it('leaves withdrawn what somebody, or a later import, has withdrawn since', async () => {
  const { id } = await steps.imported(list('A', 'B', 'C'), { newProducts: 'withdrawn' })
  await published(id)
  const { id: productId } = await quarry.db.selectFrom('product').select('id').where('key', '=', 'A').executeTakeFirstOrThrow() // prettier-ignore
  expect(await quarry.call(withdrawProducts, { ids: [productId] }, staff.headers)).toMatchObject({ code: 200 })
  await steps.imported(list('B'), { constants: { status: 'withdrawn' } })
  expect(await onSale()).toEqual(['Board C'])
  expect(await publishing(id)).toMatchObject({ ready: 0, published: 1, withoutSku: 0 })
  expect(await steps.step(calls.publishImport, id)).toMatchObject({ code: 400 })
  expect(await onSale()).toEqual(['Board C'])
})

describe('a publishing that is interrupted', () => {
  const context = { signal: new AbortController().signal, report: () => undefined }
  const deps = () => ({ db: quarry.db, storage: quarry.storage, importsFolder: `${quarry.folder}/imports` })
  const runs = () => quarry.db.selectFrom('import_run').select('id').where('publishes', 'is not', null).execute()
  const toState = (id: string, state: 'publishing') =>
    quarry.db.updateTable('import_upload').set({ state }).where('id', '=', id).execute()

  it('opens no run where nothing is left, so that the last one can be undone', async () => {
    const { id } = await steps.imported(list('A'), { newProducts: 'withdrawn' })
    await published(id)
    const { runId } = await publishing(id)
    await toState(id, 'publishing')
    expect(await publishUpload(deps(), { id, memberId: staff.id }, context)).toBe('done')
    expect(await runs()).toEqual([{ id: runId }])
    expect((await steps.at(id, 'done')).state).toBe('done')
  })

  it('is finished together with the step that it is of', async () => {
    const { id } = await steps.imported(list('A'), { newProducts: 'withdrawn' })
    await toState(id, 'publishing')
    await sql`ALTER TABLE import_upload ADD CONSTRAINT killed CHECK (state <> 'done') NOT VALID`.execute(quarry.db)
    await expect(publishUpload(deps(), { id, memberId: staff.id }, context)).rejects.toThrow(/killed/)
    await sql`ALTER TABLE import_upload DROP CONSTRAINT killed`.execute(quarry.db)
    expect(await quarry.db.selectFrom('import_run').select('finished_at').where('publishes', 'is not', null).execute()).toEqual([{ finished_at: null }]) // prettier-ignore
    await publishUpload(deps(), { id, memberId: staff.id }, context)
    expect(await runs()).toHaveLength(1)
  })

  it('is resumed by whoever may publish', async () => {
    const { id } = await steps.imported(list('A'), { newProducts: 'withdrawn' })
    await toState(id, 'publishing')
    const caller = { memberId: staff.id, roles: ['member'] }
    const resumed = resumeUploaded({ ...quarry.deps, ...deps(), wake: () => undefined } as never, { id }, { caller, language: 'en' } as never) // prettier-ignore
    await expect(resumed).rejects.toMatchObject({ code: 403 })
  })

  it('that has failed is done again from the list of failed work, unless somebody has gone on since', async () => {
    const { id } = await steps.imported(list('A'), { newProducts: 'withdrawn' })
    const kinds = importJobs({ ...deps(), clock: quarry.deps.clock, log: console as never, notify: async () => undefined }) // prettier-ignore
    const work = { work: 'publish', id, memberId: staff.id }
    const again = () =>
      quarry.db.transaction().execute((trx) => kinds['import:publish']?.beforeAgain?.(trx, work, { memberId: staff.id, now: new Date() }) ?? Promise.resolve(null)) // prettier-ignore
    expect(await again()).toBe(false)
    await toState(id, 'publishing')
    await kinds['import:publish']?.onFailed(work, new Error('no disk'))
    expect(await again()).toBe(true)
    expect(await steps.at(id, 'publishing')).toMatchObject({ problem: null })
  })
})
