import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aProduct } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { importCatalogue } from './import-catalogue.ts'

let quarry: TestApp

beforeEach(async () => {
  quarry = await createTestApp()
})
afterEach(() => quarry.close())

const countProducts = async () => (await quarry.db.selectFrom('product').select('id').execute()).length

describe('the end of an import', () => {
  it('is committed with its last batch, or not at all', async () => {
    const many = Array.from({ length: 401 }, (_, index) => aProduct({ key: `P-${index}` }))
    expect(await quarry.importLines([...many, '{'])).toMatchObject({ added: 401, rejected: 1, isFinished: true })
    // The last line and the end of the run share a transaction.
    const { rows } = await sql<{ isSame: boolean }>`
      SELECT run.xmin = told.xmin AS "isSame" FROM import_run AS run, import_rejection AS told
      WHERE finished_at >= started_at`.execute(quarry.db)
    expect(rows).toEqual([{ isSame: true }])
  })

  it('is recorded even if the source ends only after its last line was imported', async () => {
    const source = {
      name: 'slow',
      digest: randomUUID(),
      total: null,
      folder: '/nonexistent',
      async *lines() {
        yield { line: 1, text: JSON.stringify(aProduct({ key: 'P' })) }
        await expect.poll(countProducts).toBe(1)
      },
    }
    const summary = await importCatalogue(quarry, source, { actor: 'a test' })
    expect(summary).toMatchObject({ added: 1, isFinished: true })
  })

  it('is recorded for an empty file', async () => {
    expect(await quarry.importLines([])).toMatchObject({ added: 0, isFinished: true })
  })
})
