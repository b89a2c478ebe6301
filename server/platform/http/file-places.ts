import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { DrawnFiles } from '../../../contract/files.ts'
import type { Db } from '../../database.ts'
import type { Clock } from '../clock.ts'
import { coalesce } from '../coalesce.ts'

/** A file that waits for its turn on this server, or for files that are drawn for it. */
export interface WaitingFile {
  memberId: string
  ticket: string
  /** 1 is next; 0 is being made. */
  place: number
  drawn: DrawnFiles | null
}

/** Lets a member ask any server for the place of their file. */
export interface FilePlaces {
  /** Called when the files that wait here may have changed; stores what is new. Without files that wait it does nothing. */
  look(): void
  /** The place of a file that waits on any server, and what was drawn for it; null for others. */
  find(memberId: string, ticket: string): Promise<{ place: number | null; drawn: DrawnFiles | null }>
}

/** After this time nothing waits any more: its server was killed. */
const OLDEST_MS = 10 * 60_000
const STEPS = 200

export function createFilePlaces(
  { db, clock }: { db: Db; clock: Pick<Clock, 'now'> },
  findWaiting: () => readonly WaitingFile[],
): FilePlaces {
  const told = new Map<string, WaitingFile>()

  // A place only informs: a failure is repeated with the next change.
  const tell = coalesce(async () => {
    const waiting = new Map(findWaiting().map((file) => [nameOf(file), file]))
    const gone = [...told.values()].filter((file) => !waiting.has(nameOf(file)))
    const changed = [...waiting.values()].filter((file) => isOther(file, told.get(nameOf(file))))
    if (gone.length) await deletePlaces(db, gone, new Date(clock.now().getTime() - OLDEST_MS))
    for (const file of gone) told.delete(nameOf(file))
    if (changed.length) await storePlaces(db, changed, clock.now())
    for (const file of changed) told.set(nameOf(file), file)
  })

  return {
    look() {
      if (told.size > 0 || findWaiting().length > 0) tell().catch(() => undefined)
    },
    async find(memberId, ticket) {
      const { rows } = await sql<Pick<WaitingFile, 'place' | 'drawn'>>`
        SELECT place, CASE WHEN total IS NOT NULL THEN json_build_object('done', done, 'total', total) END AS drawn FROM file_place WHERE holder = ${memberId} AND ticket = ${ticket}
          AND told_at > ${new Date(clock.now().getTime() - OLDEST_MS)}`.execute(db)
      return rows[0] ?? { place: null, drawn: null }
    },
  }
}

// What is drawn is told in steps: each costs a statement.
function isOther({ place, drawn }: WaitingFile, before: WaitingFile | undefined): boolean {
  if (!before || before.place !== place || before.drawn?.total !== drawn?.total) return true
  return stepOf(drawn) !== stepOf(before.drawn)
}

function stepOf(drawn: DrawnFiles | null): number {
  return drawn ? Math.floor((drawn.done / Math.max(1, drawn.total)) * STEPS) : 0
}

function nameOf({ memberId, ticket }: WaitingFile): string {
  return `${memberId} ${ticket}`
}

async function storePlaces(db: QueryExecutorProvider, files: readonly WaitingFile[], now: Date): Promise<void> {
  await sql`
    INSERT INTO file_place (holder, ticket, place, done, total, told_at)
    SELECT holder, ticket, place, done, total, ${now} FROM unnest(${files.map(({ memberId }) => memberId)}::text[],
      ${files.map(({ ticket }) => ticket)}::text[], ${files.map(({ place }) => place)}::int[],
      ${files.map(({ drawn }) => drawn?.done ?? null)}::int[], ${files.map(({ drawn }) => drawn?.total ?? null)}::int[])
      AS file (holder, ticket, place, done, total)
    ON CONFLICT (holder, ticket) DO UPDATE SET place = excluded.place, done = excluded.done, total = excluded.total,
      told_at = excluded.told_at`.execute(db)
}

async function deletePlaces(db: QueryExecutorProvider, files: readonly WaitingFile[], before: Date): Promise<void> {
  await sql`
    DELETE FROM file_place WHERE told_at < ${before} OR (holder, ticket) IN (
      SELECT * FROM unnest(${files.map(({ memberId }) => memberId)}::text[], ${files.map(({ ticket }) => ticket)}::text[]))`.execute(
    db,
  )
}
