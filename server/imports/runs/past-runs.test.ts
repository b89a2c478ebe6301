import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { getImportPage, getImportRejections, type ImportRun } from '../../../contract/imports.ts'
import { IMPORT_LOCK } from '../../catalogue/import-lock.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let operator: Record<string, string>

beforeAll(async () => {
  quarry = await createTestApp()
  operator = (await memberIn(quarry, { isOperator: true })).headers
})
afterAll(() => quarry.close())

async function runs(input: object = {}): Promise<OutputOf<typeof getImportPage>> {
  return (await quarry.ask(getImportPage, input, operator)).data
}

const newest = async (): Promise<ImportRun | undefined> => (await runs({ pageSize: 1 })).list[0]

describe('an operator', () => {
  it('sees no import if there was none', async () => {
    expect(await runs()).toEqual({ list: [], total: 0 })
  })

  it('sees what an import did and how long it took, the newest import first', async () => {
    const known = aProduct({ key: 'A' })
    await quarry.importLines([known], {}, 'first.jsonl')
    await quarry.importLines([known, aProduct({ key: 'B' }), 'no JSON'], {}, 'second.jsonl')
    const { list, total } = await runs()
    expect(total).toBe(2)
    expect(list.map(({ name }) => name)).toEqual(['second.jsonl', 'first.jsonl'])
    expect(list[0]).toMatchObject({
      isUnderWay: false,
      done: 3,
      total: 3,
      added: 1,
      unchanged: 1,
      changed: 0,
      rejected: 1,
    })
    const { startTime = 0, finishTime } = list[0] ?? {}
    expect(finishTime).toBeGreaterThanOrEqual(startTime)
  })

  it('turns pages', async () => {
    const { list, total } = await runs({ pageNo: 2, pageSize: 1 })
    expect(list.map(({ name }) => name)).toEqual(['first.jsonl'])
    expect(total).toBe(2)
    expect(await runs({ pageNo: 9 })).toEqual({ list: [], total: 2 })
  })

  it('sees which lines were rejected, by which field and why', async () => {
    const lines = ['{', aProduct({ key: 'C' }), { ...aProduct({ key: 'D' }), skus: [] }]
    const { rejections } = await quarry.importLines(lines, {}, 'faulty.jsonl')
    const run = await newest()
    const { data } = await quarry.ask(getImportRejections, { id: run?.id ?? '' }, operator)
    expect(data).toEqual({ list: rejections, total: rejections.length })
    expect(data.list.map(({ line }) => line)).toEqual([1, 3])
    const second = { id: run?.id ?? '', pageNo: 2, pageSize: 1 }
    expect((await quarry.ask(getImportRejections, second, operator)).data.list).toEqual(rejections.slice(1, 2))
  })

  it('sees the headers of a table’s columns, in their own language', async () => {
    await quarry.importLines([aProduct()], {}, 'table.csv')
    const run = await newest()
    const cell = { field: 'skus[0].minPrice', column_name: '单价', value: '面议', reason: 'is no price', reason_zh: '不是价格' } // prettier-ignore
    await quarry.db
      .insertInto('import_rejection')
      .values({ run_id: run?.id ?? '', line: 4, ...cell })
      .execute()
    const told = async (headers: object) =>
      (await quarry.ask(getImportRejections, { id: run?.id ?? '' }, { ...operator, ...headers })).data.list
    expect(await told({})).toEqual([{ line: 4, field: '单价', reason: 'is no price' }])
    expect(await told({ 'accept-language': 'zh-CN' })).toEqual([{ line: 4, field: '单价', reason: '不是价格' }])
  })

  it('gets an error for an unknown import', async () => {
    expect((await quarry.ask(getImportRejections, { id: '999999' }, operator)).code).toBe(404)
  })

  it('sees an import in progress, and later that it was interrupted', async () => {
    const { id } = await quarry.db
      .insertInto('import_run')
      .values({ name: 'long.jsonl', digest: 'long', total: 900, next_line: 301, finished_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await quarry.db.connection().execute(async (carriedOut) => {
      await sql`SELECT pg_advisory_lock(${IMPORT_LOCK}, ${Number(id)})`.execute(carriedOut)
      expect(await newest()).toMatchObject({ name: 'long.jsonl', isUnderWay: true, done: 300, total: 900 })
      await sql`SELECT pg_advisory_unlock_all()`.execute(carriedOut)
    })
    expect(await newest()).toMatchObject({ isUnderWay: false, finishTime: null })
  })
})

describe('a member who is no operator', () => {
  it.each([
    ['a visitor', 401, async () => ({})],
    ['a member', 403, async () => (await memberIn(quarry)).headers],
  ] as const)('sees no imports: %s', async (_who, code, headersOf) => {
    for (const [endpoint, input] of [
      [getImportPage, {}],
      [getImportRejections, { id: '1' }],
    ] as const) {
      const answer = await quarry.call(endpoint, input, await headersOf())
      expect(answer).toMatchObject({ code, data: null })
    }
  })
})
