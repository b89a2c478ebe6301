import { sql } from 'kysely'
import type { Db, Trx } from '../database.ts'
import type { JobKind } from '../platform/jobs/job-kind.ts'
import { wakeOnceCommitted } from '../platform/jobs/jobs.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { MADE_MARK } from '../platform/storage/maker.ts'
import { noteContent } from './made-contents.ts'

const KIND = 'keep:file'
const NAMED = new RegExp(`/(?:images|files)/(${MADE_MARK}[0-9a-f]{32})`, 'g')
/** The longest address of such a file, without its name. */
const LONGEST_ADDRESS = '/images/'.length + 40
const QUARTER_DAY_S = 6 * 3600
/** In seconds, for some three months: whoever makes files may be busy, the store away or the disk full for long. */
const PAUSES = [1, 5, 20, 60, 300, 1800, ...Array.from({ length: 360 }, () => QUARTER_DAY_S)]
/** Longer than making one may take, in seconds. */
const LEASE_S = 300
const SETTING = 'quarry.keeps_files'

/** The keys of the files that can be made and whose addresses are in a text, or in one that comes in pieces. */
export function madeKeysIn(text: string | Iterable<string>): string[] {
  if (typeof text === 'string') return text.includes(MADE_MARK) ? keysIn(text) : []
  const keys = new Set<string>()
  let end = ''
  for (const piece of text) {
    const joined = end + piece
    for (const key of madeKeysIn(joined)) keys.add(key)
    end = joined.slice(1 - LONGEST_ADDRESS)
  }
  return [...keys]
}

function keysIn(text: string): string[] {
  return [...new Set([...text.matchAll(NAMED)].map(([, key = '']) => key))]
}

/**
 * Has the files that can be made, and that a text names by their addresses, stored as they are now, once the transaction
 * has committed. Other files cost nothing: they are stored already.
 */
export async function keepNamed(trx: Trx, text: string): Promise<void> {
  await keepFiles(trx, madeKeysIn(text))
}

/** As `keepNamed`, by their keys; others are left out. */
export async function keepFiles(trx: Trx, keys: readonly (string | null)[]): Promise<void> {
  const made = [...new Set(keys.filter((key) => key?.startsWith(MADE_MARK)))]
  if (!made.length) return
  // In one order, because transactions that queue the same wait for each other (decisions/150).
  const { rows } = await sql`
    INSERT INTO job (kind, subject, payload)
    SELECT ${KIND}, ${`${KIND}:`} || key, jsonb_build_object('key', key) FROM unnest(${made}::text[]) AS wanted (key)
    WHERE coalesce(current_setting(${SETTING}, true), '') <> 'off'
      AND NOT EXISTS (SELECT FROM made_file WHERE made_file.key = wanted.key AND kept_at IS NOT NULL)
      AND (EXISTS (SELECT FROM picture WHERE picture.key = wanted.key)
        OR EXISTS (SELECT FROM stored_document WHERE stored_document.key = wanted.key))
    ORDER BY key
    ON CONFLICT DO NOTHING RETURNING id`.execute(trx)
  if (rows.length) wakeOnceCommitted(trx)
}

/** Until the transaction ends nothing is kept: the demonstration's own boards show what can be made at any time. */
export async function keepNothing(trx: Trx): Promise<void> {
  await sql`SELECT set_config(${SETTING}, 'off', true)`.execute(trx)
}

/** Has everything stored that can be made and that products of the catalogue show. */
export async function keepShownFiles(trx: Trx): Promise<void> {
  const isMade = sql`left(key, ${MADE_MARK.length}) = ${MADE_MARK}`
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM picture WHERE ${isMade} AND (
      EXISTS (SELECT FROM picture_use WHERE picture_id = picture.id) OR EXISTS (SELECT FROM brand WHERE logo_id = picture.id))
    UNION ALL
    SELECT key FROM stored_document WHERE ${isMade} AND (
      EXISTS (SELECT FROM certificate WHERE document_id = stored_document.id)
      OR EXISTS (SELECT FROM download WHERE document_id = stored_document.id))`.execute(trx)
  await keepFiles(
    trx,
    rows.map(({ key }) => key),
  )
}

/** The jobs that store files, one after another, so that visitors have the rest. Each is one file: one that cannot be made holds up no other. */
export function keepingJobs(deps: { db: Db; storage: Storage }): Record<string, JobKind> {
  return {
    [KIND]: {
      lane: 'keeping files',
      leaseS: LEASE_S,
      pauses: PAUSES,
      isForgotten: true,
      work: async ({ key }) => keep(deps, String(key)),
      onFailed: async () => undefined,
    },
  }
}

async function keep({ db, storage }: { db: Db; storage: Storage }, key: string): Promise<'done'> {
  await storage.keep(key)
  const bytes = await storage.find(key)
  // Nothing makes it any more.
  if (!bytes) return 'done'
  await noteContent(db, key, bytes, { isKept: true })
  return 'done'
}
