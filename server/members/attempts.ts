import { sql } from 'kysely'
import { Problem } from '../../contract/problem.ts'
import type { Db } from '../database.ts'
import type { MemberDeps } from './deps.ts'

/** At most so many attempts of a kind by a subject within a time. */
export interface Limit {
  kind: string
  subject: string
  most: number
  withinMs: number
}

/** A limit that is reached, and the seconds until it allows another attempt. */
export interface Reached {
  limit: Limit
  retryAfter: number
}

/**
 * Counts an attempt for every limit, or returns the limit that blocks longest and counts nothing. One statement; attempts by one
 * subject run one after the other on all servers, so that many at once do not pass together (decisions/160).
 */
export async function registerAttempt(db: Db, limits: Limit[], now: Date): Promise<Reached | undefined> {
  // Locks in one order, so that two attempts do not wait for each other in a circle.
  const keys = [...new Set(limits.map(keyOf))].sort()
  const { rows } = await sql<{ place: string; at: Date }>`
    SELECT place, decided_at AS at FROM register_attempt(${keys}::text[],
      ${limits.map(({ kind }) => kind)}::text[], ${limits.map(({ subject }) => subject)}::text[],
      ${limits.map(({ most }) => most)}::int[], ${limits.map(({ withinMs }) => withinMs)}::bigint[],
      ${now}::timestamptz)`.execute(db)
  const reached = rows.flatMap(({ place, at }): Reached[] => {
    const limit = limits[Number(place) - 1]
    if (!limit) return []
    return [{ limit, retryAfter: Math.max(1, Math.ceil((at.getTime() + limit.withinMs - now.getTime()) / 1000)) }]
  })
  if (reached.length === 0) return undefined
  return reached.reduce((one, other) => (other.retryAfter > one.retryAfter ? other : one))
}

/**
 * Counts an attempt for every limit and returns its moment. Throws 429 with the seconds to wait where a limit is reached; then
 * nothing is counted.
 */
export async function countAttempt(
  { db, clock }: Pick<MemberDeps, 'clock'> & { db: Db },
  limits: Limit[],
): Promise<Date> {
  const now = clock.now()
  const reached = await registerAttempt(db, limits, now)
  if (!reached) return now
  const { retryAfter } = reached
  throw new Problem(429, { retryAfter }, { retryAfter })
}

/** Takes back the attempts that were counted at a moment. */
export async function forgiveAttempt(db: Db, limits: Limit[], at: Date): Promise<void> {
  await sql`
    DELETE FROM attempt WHERE ctid IN (
      SELECT one.ctid
      FROM unnest(${limits.map(({ kind }) => kind)}::text[], ${limits.map(({ subject }) => subject)}::text[])
        AS asked (kind, subject)
      CROSS JOIN LATERAL (
        SELECT ctid FROM attempt WHERE kind = asked.kind AND subject = asked.subject AND at = ${at} LIMIT 1
      ) AS one
    )`.execute(db)
}

function keyOf({ kind, subject }: Pick<Limit, 'kind' | 'subject'>): string {
  return `${kind} ${subject}`
}
