import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { copyTextOf } from './copy-in.ts'

let quarry: TestApp
beforeAll(async () => {
  quarry = await createTestApp()
  await sql`CREATE TABLE plain (id bigint PRIMARY KEY, text text, is_so boolean, size numeric, numbers smallint[])`.execute(
    quarry.db,
  )
})
afterAll(() => quarry.close())

const COLUMNS = ['id', 'text', 'is_so', 'size', 'numbers']
const copy = (rows: object[], db = quarry.db) =>
  sql`COPY plain (${sql.join(COLUMNS.map((column) => sql.ref(column)))}) FROM STDIN ${copyTextOf(rows, COLUMNS)}`.execute(
    db,
  )

it('brings rows in unchanged, with any characters', async () => {
  const texts = [
    '',
    'plain',
    '\\N',
    '\\',
    '\\.',
    'a\tb\nc\r\nd',
    '\\t',
    '防滑 ✓ 🧱',
    '"quoted", {1,2}',
    ' spaces ',
    null,
  ]
  const rows = texts.map((text, index) => ({
    id: String(index),
    text,
    is_so: index % 2 === 0,
    size: `${index}.5`,
    numbers: index ? [index, -1] : null,
  }))
  await copy(rows)
  const stored = await sql`SELECT * FROM plain ORDER BY id`.execute(quarry.db)
  expect(stored.rows).toEqual(rows)
})

it('brings in lists of texts and JSON unchanged', async () => {
  await sql`CREATE TABLE nested (words text[], facts jsonb)`.execute(quarry.db)
  const row = { words: ['a,b', '{"c"}', '\\', 'new\nline', ''], facts: { said: 'a "word"\n\\ and\ttab' } }
  await sql`COPY nested (words, facts) FROM STDIN ${copyTextOf([row], ['words', 'facts'])}`.execute(quarry.db)
  const stored = await sql`SELECT * FROM nested`.execute(quarry.db)
  expect(stored.rows).toEqual([row])
})

it('reads missing values as null', async () => {
  await copy([{ id: 100 }])
  const stored = await sql`SELECT * FROM plain WHERE id = 100`.execute(quarry.db)
  expect(stored.rows).toEqual([{ id: '100', text: null, is_so: null, size: null, numbers: null }])
})

it('reports the database’s refusal, and the transaction continues from a savepoint', async () => {
  await quarry.db.transaction().execute(async (trx) => {
    await sql`SAVEPOINT before`.execute(trx)
    await expect(copy([{ id: 200 }, { id: 200 }], trx)).rejects.toMatchObject({ code: '23505' })
    await sql`ROLLBACK TO SAVEPOINT before`.execute(trx)
    await expect(copy([{ id: 201, size: 'wide' }], trx)).rejects.toMatchObject({ code: '22P02' })
    await sql`ROLLBACK TO SAVEPOINT before`.execute(trx)
    await copy([{ id: 202 }], trx)
  })
  const stored = await sql`SELECT id FROM plain WHERE id >= 200`.execute(quarry.db)
  expect(stored.rows).toEqual([{ id: '202' }])
})

it('reports a refusal of more rows than a connection takes at once', async () => {
  const rows = Array.from({ length: 40_000 }, (_, index) => ({ id: 1000 + index, text: 'long '.repeat(50) }))
  await expect(copy([{ id: 300, size: 'wide' }, ...rows])).rejects.toMatchObject({ code: '22P02' })
  await copy([{ id: 301 }])
})
