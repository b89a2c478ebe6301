import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { connect } from '../platform/postgres/database.ts'
import { CLUSTER_USER } from '../platform/postgres/postgres-process.ts'
import type { Db } from '../database.ts'
import { query } from './postgres.ts'
import type { TestApp } from './test-app.ts'

/** A place to restore into: an empty database and an empty folder. */
export interface EmptyPlace extends Pick<TestApp, 'databaseConfig' | 'folder'> {
  db: Db
}

/** Makes a place until the end of the test, on the tests' PostgreSQL or another one. */
export async function anEmptyPlace(host = inject('socketFolder'), user = CLUSTER_USER): Promise<EmptyPlace> {
  const database = `restored_${randomUUID().replaceAll('-', '')}`
  await query(host, 'postgres', `CREATE DATABASE ${database} OWNER ${user}`)
  const folder = await mkdtemp(join(tmpdir(), 'quarry-restored-'))
  const databaseConfig = { host, user, database }
  const db = connect({ ...databaseConfig, max: 2 })
  onTestFinished(async () => {
    await db.destroy()
    await query(host, 'postgres', `DROP DATABASE ${database} WITH (FORCE)`)
    await rm(folder, { recursive: true, force: true })
  })
  return { db, databaseConfig, folder }
}

/**
 * Everything about a database that a restore must bring back (not its own record), by name: rows of each table (their count and a sum of hashes, which
 * PostgreSQL calculates), sequences, constraints, triggers and rights.
 */
export async function factsOf(db: Db): Promise<Record<string, string>> {
  const facts = await sql<{ name: string; fact: string }>`
    SELECT 'table ' || relname AS name, query_to_xml(
      format('SELECT count(*), sum(hashtextextended(t::text, 0)::numeric) FROM %I AS t', relname), true, true, '')::text AS fact
    FROM pg_class WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = 'public'::regnamespace AND relname <> 'restored_backup'
    UNION ALL SELECT 'sequence ' || sequencename, coalesce(last_value::text, 'none') FROM pg_sequences
      WHERE schemaname = 'public' AND sequencename <> 'restored_backup_id_seq'
    UNION ALL SELECT 'constraint ' || conrelid::regclass || conname, pg_get_constraintdef(oid) || convalidated
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT 'trigger ' || tgrelid::regclass || tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'rights ' || relname, coalesce(replace(relacl::text, current_user, 'owner'), '') FROM pg_class
      WHERE relnamespace = 'public'::regnamespace`.execute(db)
  return Object.fromEntries(facts.rows.map(({ name, fact }) => [name, fact]))
}
