import { afterEach, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { aProduct } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
beforeEach(async () => {
  quarry = await createTestApp()
})
afterEach(() => quarry.close())

/** More than one part of a batch, but a single batch. */
const MANY = 250

const manyProducts = () =>
  Array.from({ length: MANY }, (_, index) => aProduct({ key: `P-${index}`, skus: [{ model: `P-${index}-1` }] }))

async function namesIn(table: 'brand' | 'attribute'): Promise<unknown[]> {
  const { rows } = await sql<{
    name: string
  }>`SELECT coalesce(to_jsonb(t) ->> 'english_name', to_jsonb(t) ->> 'en_name') AS name FROM ${sql.table(table)} AS t ORDER BY id`.execute(
    quarry.db,
  )
  return rows.map(({ name }) => name)
}

it('a rejected late line of a batch leaves nothing in the rows written before it', async () => {
  const brand = { englishName: 'Kept', name: '留' }
  const attrs = [{ enName: 'Width', value: 3 }]
  const lines = manyProducts().map((line) => ({ ...line, brand, attrs }))
  lines.splice(
    150,
    0,
    aProduct({
      key: 'bad',
      brand: { englishName: 'Kept', name: '改' },
      attrs: [
        { enName: 'Haunted', value: 'x' },
        { enName: 'Width', value: 'wide' },
      ],
    }) as (typeof lines)[number],
  )
  expect(await quarry.importLines(lines)).toMatchObject({ added: MANY, rejected: 1 })
  expect([await namesIn('brand'), await namesIn('attribute')]).toEqual([['Kept'], ['Width']])
  expect(await quarry.db.selectFrom('brand').select('name').execute()).toEqual([{ name: '留' }])
})

it('an attribute name that a late line completes renames the variants of earlier lines', async () => {
  const attrs = (value: number) => [{ enName: 'Boards', value }]
  const lines = manyProducts()
  lines[0] = aProduct({
    key: 'first',
    skus: [
      { model: 'F-1', attrs: attrs(1) },
      { model: 'F-2', attrs: attrs(2) },
    ],
  })
  lines[200] = aProduct({ key: 'late', attrs: [{ name: '板数', enName: 'Boards', value: 5 }] })
  expect(await quarry.importLines(lines)).toMatchObject({ added: MANY, rejected: 0 })
  const named = await quarry.db.selectFrom('sku').select('variant_name').where('model', '=', 'F-1').execute()
  expect(named).toEqual([{ variant_name: '板数 1' }])
})

it('a value that the database refuses in a late line costs only that line', async () => {
  await sql`ALTER TABLE product ADD CHECK (key <> 'P-220')`.execute(quarry.db)
  const outcome = await quarry.importLines(manyProducts())
  expect(outcome).toMatchObject({ added: MANY - 1, rejected: 1, rejections: [{ line: 221 }] })
})

it('the versions of a run rise without a gap, and each change lies within a span of its run', async () => {
  await quarry.importLines(manyProducts())
  const { rows } = await sql<{ changes: string; spanned: string }>`
    SELECT count(*) AS changes,
      (SELECT sum(last - first + 1) FROM change_span WHERE run_id IS NOT NULL) AS spanned
    FROM change_log WHERE run_id IS NOT NULL`.execute(quarry.db)
  expect(rows[0]?.spanned).toBe(rows[0]?.changes)
})

it('a change of an unknown run is refused', async () => {
  const changing = quarry.db.transaction().execute(async (trx) => {
    await sql`SELECT set_config('quarry.run', '999999', true)`.execute(trx)
    await sql`UPDATE color_system SET name = 'RAL Classic'`.execute(trx)
  })
  await expect(changing).rejects.toMatchObject({ code: '23503' })
})
