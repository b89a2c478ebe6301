import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { memberIn } from '../../testing/members.ts'
import { listEventsOfTriggers, onNoRow, triggersFiredBy } from '../../testing/statements/events-of-triggers.ts'
import type { TriggerEvent } from '../../testing/statements/events-of-triggers.ts'
import { LEAST_STATEMENTS, readStatements } from '../../testing/statements/kept.ts'
import { refusalOf } from '../../testing/statements/refusal.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { listMigrations } from './migrate.ts'

let quarry: TestApp
let client: Client

beforeAll(async () => {
  quarry = await createTestApp()
  client = new Client(quarry.databaseConfig)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await quarry.close()
})

describe('the oldest PostgreSQL that we support', () => {
  it('takes every statement that the tests on the newest one send', async () => {
    const statements = readStatements(inject('statementsFolder'))
    expect(
      statements.length,
      'The whole suite on PostgreSQL 18 records its statements: run it first, or in the same run (--project postgres-18 --project postgres-15).',
    ).toBeGreaterThan(LEAST_STATEMENTS)
    await makeTables(statements)
    const refused = []
    const migrations = await readMigrations()
    for (const text of statements) {
      if (migrations.has(text) || text.includes(NO_SCHEMA)) continue
      const refusal = await refusalOf(client, text)
      if (refusal) refused.push(`${refusal}: ${text}`)
    }
    expect(refused).toEqual([])
  })

  it('fires every trigger', async () => {
    await client.query('BEGIN')
    await makeRows()
    const events = await listEventsOfTriggers(client)
    const silent = []
    for (const event of events) {
      await client.query('SAVEPOINT event')
      const fired = await fire(event)
      await client.query('ROLLBACK TO event')
      if (!fired.includes(event.trigger)) silent.push(event)
    }
    await client.query('ROLLBACK')
    expect(silent).toEqual([])
    expect(events.length).toBeGreaterThan(70)
  })

  it('runs every other function', async () => {
    await client.query(`SET track_functions = 'all'`)
    await client.query('BEGIN')
    await client.query(`SELECT FROM register_attempt('{a key}', '{password}', '{ada}', '{1}', '{1000}', now())`)
    const { rows } = await client.query<{ name: string }>(
      `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prorettype <> 'trigger'::regtype
       AND prolang <> (SELECT oid FROM pg_language WHERE lanname = 'sql')
       AND oid NOT IN (SELECT funcid FROM pg_stat_xact_user_functions)`,
    )
    await client.query('ROLLBACK')
    expect(rows).toEqual([])
  })
})

/** A schema that is not there, which a test asks for. */
const NO_SCHEMA = '"nowhere".'

/** Several statements each; the template of this database was made by them. */
async function readMigrations(): Promise<Set<string>> {
  const names = await listMigrations()
  const folder = new URL('../../migrations/', import.meta.url)
  return new Set(await Promise.all(names.map(async (name) => readFile(new URL(name, folder), 'utf8'))))
}

/** Statements of a call begin with a comment that names it. */
const MAKES_A_TABLE = /^\s*(\/\*.*?\*\/\s*)?CREATE (TEMP |UNLOGGED )?TABLE /s

/**
 * Temporary tables, and those of tests. One may be made from another, so they are tried until no further one can be made. They
 * outlive the transaction here.
 */
async function makeTables(statements: readonly string[]): Promise<void> {
  let missing = statements.filter((text) => MAKES_A_TABLE.test(text)).map((text) => text.replace('ON COMMIT DROP', ''))
  expect(missing).not.toEqual([])
  for (let before = Infinity; missing.length < before;) {
    before = missing.length
    const left = []
    for (const text of missing) {
      const made = await client.query(text, nothingFor(text)).catch(() => undefined)
      if (!made) left.push(text)
    }
    missing = left
  }
}

/** As many nulls as a statement has values. */
function nothingFor(text: string): null[] {
  const places = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place))
  return Array.from({ length: Math.max(0, ...places) }, () => null)
}

/** What triggers of rows are fired by. */
const ON_ROWS: Record<string, string> = {
  'UPDATE board': 'UPDATE board SET version = version + 1',
  'UPDATE budget': 'UPDATE budget SET version = version + 1',
  'UPDATE folder': `UPDATE folder SET name = 'Lobby'`,
  'UPDATE project': 'UPDATE project SET deleted_at = now()',
  'INSERT collaborator': `INSERT INTO collaborator (board_id, member_id, may, created_at) SELECT id, member_id, 'edit', now() FROM board`,
  'UPDATE collaborator': `UPDATE collaborator SET may = 'comment'`,
  'DELETE collaborator': 'DELETE FROM collaborator',
  'INSERT job': `INSERT INTO job (kind, subject) VALUES ('mail', 'another')`,
  'UPDATE job': 'UPDATE job SET attempts = 1',
  'INSERT mail_job': `INSERT INTO mail_job (kind, email, language, created_at, due_at) VALUES ('no-account', 'eve@quarry.test', 'en', now(), now())`,
  'UPDATE mail_job': 'UPDATE mail_job SET renewed_at = now()',
  'UPDATE member_change': `UPDATE member_change SET reason = 'another'`,
  'DELETE member_change': 'DELETE FROM member_change',
}

/** The row of each table that `ON_ROWS` changes. */
async function makeRows(): Promise<void> {
  const { id } = await memberIn(quarry)
  for (const [table, more] of [
    ['folder', ''],
    ['board', ', fields'],
    ['budget', ', fields'],
    ['project', ', fields'],
  ] as const)
    // prettier-ignore
    await client.query(
      `INSERT INTO ${table} (member_id, name, name_key, created_at, updated_at${more})
       VALUES ($1, 'Hall', 'hall', now(), now()${more && `, '{}'`})`,
      [id],
    )
  await client.query(
    `INSERT INTO collaborator (folder_id, member_id, may, created_at) SELECT id, member_id, 'edit', now() FROM folder`,
  )
  await client.query(`INSERT INTO mail_job (kind, email, language, created_at, due_at) VALUES ('no-account', 'ada@quarry.test', 'en', now(), now())`) // prettier-ignore
  await client.query(
    `INSERT INTO member_change (member_id, actor_id, at, what, reason, before, after)
     VALUES ($1, $1, now(), 'locked', 'a test', '{}', '{}')`,
    [id],
  )
}

/** Two triggers refuse what they are fired by. */
const REFUSED = '42501'

async function fire(event: TriggerEvent): Promise<string[]> {
  const statement = event.isOfRows ? ON_ROWS[`${event.event} ${event.table}`] : await onNoRow(client, event)
  if (!statement) return []
  if (event.event !== 'TRUNCATE' && event.trigger !== 'is_kept') return triggersFiredBy(client, statement)
  await expect(client.query(statement)).rejects.toMatchObject({ code: REFUSED })
  return [event.trigger]
}
