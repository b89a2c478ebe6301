import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** What Node reads of each type of PostgreSQL. Texts have what values their domains say; JSON, what shape. */
const READ_AS: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'string',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
}

/** Tables that only raw SQL asks. */
const UNDESCRIBED = new Set(['catalogue_trash_item', 'dry_run', 'file_place', 'schema_migration'])

/** A column's type extends what is read, may be null exactly where the column may, and may be left out only where that works. */
const FITS = `
  type Fits<Table extends keyof Database, Name extends keyof Database[Table], Read, May extends { beNull: boolean; beLeftOut: boolean }> = [
    NonNullable<SelectType<Database[Table][Name]>> extends Read ? 'is read' : 'differs',
    null extends SelectType<Database[Table][Name]> ? true : false,
    unknown extends InsertType<Database[Table][Name]> ? true : undefined extends InsertType<Database[Table][Name]> ? May['beLeftOut'] : true,
  ] extends ['is read', May['beNull'], true] ? true : never;
  type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : never) : never
`

interface Column {
  table: string
  name: string
  type: string
  isNullable: boolean
  hasDefault: boolean
}

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

it('the tables are described as the migrations leave them: columns, types, and where null is', async () => {
  const { rows } = await sql<Column>`
    SELECT relname AS table, attname AS name, NOT attnotnull AS "isNullable", atthasdef OR attidentity <> '' AS "hasDefault",
      CASE typtype WHEN 'e' THEN 'text' ELSE ltrim(typname, '_') || repeat('[]', (typname LIKE '\\_%')::int) END AS type
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid JOIN pg_type ON pg_type.oid = atttypid
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped
    ORDER BY relname, attnum`.execute(quarry.db)
  expect(await complaintsAbout(rows.filter(({ table }) => !UNDESCRIBED.has(table)))).toEqual([])
})

/** What the compiler finds wrong in `Database`, by table and column. */
async function complaintsAbout(columns: Column[]): Promise<string[]> {
  const statements = [...Map.groupBy(columns, ({ table }) => table)].flatMap(([table, theirs]) => [
    {
      about: table,
      says: `Same<keyof Database['${table}'], ${theirs.map(({ name }) => `'${name}'`).join(' | ')}>`,
    },
    ...theirs.map(({ name, type, isNullable, hasDefault }) => {
      const read = type.replace(/^\w+/, (base) => READ_AS[base] ?? base)
      // JSON may itself be null.
      const may = `{ beNull: ${isNullable || (read === 'unknown' ? 'boolean' : false)}; beLeftOut: ${isNullable || hasDefault} }`
      return { about: `${table}.${name}`, says: `Fits<'${table}', '${name}', ${read}, ${may}>` }
    }),
  ])
  const head = [
    `import type { InsertType, SelectType } from '${import.meta.resolve('kysely').replace('file://', '')}'`,
    `import type { Database } from '${join(ROOT, 'server/database.ts')}'`,
    FITS.trim().replaceAll('\n', ' '),
  ]
  const file = join(quarry.folder, 'described.ts')
  await writeFile(
    file,
    [...head, ...statements.map(({ says }, at) => `export const c${at}: ${says} = true`)].join('\n'),
  )
  const options =
    '--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --skipLibCheck --target es2024 --module nodenext --allowImportingTsExtensions --types node'
  const { stdout } = await promisify(execFile)(
    join(ROOT, 'node_modules/.bin/tsc'),
    [...options.split(' '), '--typeRoots', join(ROOT, 'node_modules/@types'), file],
    { cwd: ROOT },
  ).catch((error: { stdout: string }) => error)
  return [...stdout.matchAll(/described\.ts\((\d+),.*/g)].map(
    ([all, line]) => statements[Number(line) - head.length - 1]?.about ?? all,
  )
}
