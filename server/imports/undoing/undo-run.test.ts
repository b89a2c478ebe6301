import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aProduct } from '../../testing/factories.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { undoRun } from './undo-run.ts'

let quarry: TestApp
beforeEach(async () => {
  quarry = await createTestApp()
})
afterEach(() => quarry.close())

const TABLES = ['brand', 'category', 'attribute', 'attribute_option', 'color_system', 'color', 'authority', 'product', 'sku', 'attribute_value', 'picture_use', 'certificate', 'download', 'exchange_rate', 'thesaurus_entry', 'dictionary_entry'] // prettier-ignore

async function catalogueOf({ db }: TestApp): Promise<unknown> {
  const all: Record<string, unknown> = {}
  for (const table of TABLES) {
    const { rows } = await sql`SELECT to_jsonb(t) AS row FROM ${sql.table(table)} t ORDER BY id`.execute(db)
    all[table] = rows
  }
  return all
}

async function lastRun(): Promise<string> {
  const run = await quarry.db
    .selectFrom('import_run')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return run.id
}

async function undo() {
  return undoRun(quarry.db, await lastRun(), { actor: 'member:1' })
}

const brand = { englishName: 'Nordhem' }
const oak = aProduct({
  key: 'OAK',
  brand,
  enName: 'Oak',
  category: [{ enName: 'Flooring' }, { enName: 'Timber' }],
  attrs: [
    { enName: 'Thickness', unit: 'mm', value: 14 },
    { enName: 'Use', value: ['Home', 'Office'] },
  ],
  skus: [
    { model: 'OAK-1', minPrice: 100, maxPrice: 120, attrs: [{ enName: 'Grade', value: ['A'] }] },
    { model: 'OAK-2', minPrice: 90, maxPrice: 90 },
  ],
})
const second = [
  {
    key: 'OAK',
    brand: { englishName: 'Nordhem', country: 'SE' },
    enName: 'Oak, oiled',
    category: [{ enName: 'Flooring' }, { enName: 'Herringbone' }],
    attrs: [
      { enName: 'Use', value: ['Office', 'Home', 'Shop'] },
      { enName: 'Thickness', unit: 'mm', value: 15 },
      { enName: 'Finish', value: ['Oil'] },
    ],
    skus: [
      { model: 'OAK-1', minPrice: 110, maxPrice: 130, attrs: [] },
      { model: 'OAK-3', minPrice: 95, maxPrice: 95, color: { system: 'RAL', name: '1011' } },
    ],
  },
  aProduct({ key: 'ASH', brand: { englishName: 'Ghost' }, category: [{ enName: 'Walls' }], skus: [{ model: 'ASH-1', minPrice: 5, maxPrice: 5 }] }), // prettier-ignore
  { rate: { currency: 'EUR', date: '2026-11-01', cny: 8.2 } },
  { words: { same: ['oak', 'quercus'] } },
]

it('an import and its undo leave the catalogue as it was, row by row', async () => {
  await quarry.importLines([oak])
  const before = await catalogueOf(quarry)
  expect(await quarry.importLines(second, {}, 'second.jsonl')).toMatchObject({ added: 3, changed: 1, rejected: 0 })
  expect(await catalogueOf(quarry)).not.toEqual(before)
  expect(await undo()).toEqual({ removed: 1, restored: 1, kept: 0, isFinished: true })
  expect(await catalogueOf(quarry)).toEqual(before)
})

it('later changes by others stay, field by field, and everything else is restored', async () => {
  await quarry.importLines([oak])
  await quarry.importLines(second, {}, 'second.jsonl')
  const runId = await lastRun()
  await quarry.importLines([{ key: 'OAK', brand, skus: [{ model: 'OAK-1', minPrice: 111, maxPrice: 130, stock: 7 }] }], {}, 'third.jsonl') // prettier-ignore
  const summary = await undoRun(quarry.db, runId, { actor: 'member:1' })
  expect(summary).toEqual({ removed: 1, restored: 0, kept: 1, isFinished: true })
  const skus = await quarry.db
    .selectFrom('sku')
    .select(['model', 'min_price', 'max_price', 'stock'])
    .orderBy('model')
    .execute()
  expect(skus).toEqual([
    { model: 'OAK-1', min_price: '11100', max_price: '13000', stock: '7' },
    { model: 'OAK-2', min_price: '9000', max_price: '9000', stock: null },
  ])
  const { kept } = await quarry.db
    .selectFrom('import_undo')
    .select('kept')
    .where('outcome', '=', 'kept')
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject([{ entity: 'sku', fields: ['min_price'] }])
})

it('a SKU of the import that somebody has changed stays complete, with its product', async () => {
  await quarry.importLines(second.slice(1, 2), {}, 'second.jsonl')
  const runId = await lastRun()
  await quarry.importLines([{ key: 'ASH', brand: { englishName: 'Ghost' }, skus: [{ model: 'ASH-1', stock: 4 }] }], {}, 'third.jsonl') // prettier-ignore
  expect(await undoRun(quarry.db, runId, { actor: 'member:1' })).toMatchObject({ removed: 0, kept: 1 })
  expect(await quarry.db.selectFrom('product').select('key').execute()).toEqual([{ key: 'ASH' }])
  expect(await quarry.db.selectFrom('brand').select('english_name').execute()).toEqual([{ english_name: 'Ghost' }])
})

it('a row whose place is taken by now stays out, and the others are restored', async () => {
  await quarry.importLines([oak])
  await quarry.importLines(second, {}, 'second.jsonl')
  const runId = await lastRun()
  // Takes the place of the attribute that the import removed and the undo would restore.
  await quarry.importLines([{ key: 'OAK', brand, skus: [{ model: 'OAK-1', attrs: [{ enName: 'Grade', value: ['B'] }] }] }], {}, 'third.jsonl') // prettier-ignore
  expect(await undoRun(quarry.db, runId, { actor: 'member:1' })).toMatchObject({ removed: 1, kept: 1 })
  expect(await quarry.db.selectFrom('product').select('key').execute()).toEqual([{ key: 'OAK' }])
})

it('a stopped undo continues where it stopped', async () => {
  await quarry.importLines([oak])
  const before = await catalogueOf(quarry)
  await quarry.importLines(second, {}, 'second.jsonl')
  const runId = await lastRun()
  const stopped = AbortSignal.abort()
  const begun = await undoRun(quarry.db, runId, { actor: 'member:1', signal: stopped })
  expect(begun).toMatchObject({ isFinished: false })
  expect(await undoRun(quarry.db, runId, { actor: 'member:1' })).toMatchObject({ isFinished: true })
  expect(await catalogueOf(quarry)).toEqual(before)
})

it('a dry run logs nothing, and its transaction cannot be committed', async () => {
  const count = async () =>
    quarry.db
      .selectFrom('change_log')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
  const before = await count()
  await quarry.importLines([oak], { isDryRun: true })
  expect(await count()).toEqual(before)
  const kept = quarry.db.transaction().execute(async (trx) => {
    await sql`INSERT INTO dry_run (kept_by) VALUES (0)`.execute(trx)
    await sql`UPDATE brand SET website = NULL`.execute(trx)
  })
  await expect(kept).rejects.toThrow(/foreign key/)
})
