import { sql } from 'kysely'
import type { AuditChange } from '../../../contract/audit.ts'
import type { OwnData } from '../../../contract/profile.ts'
import type { Db } from '../../database.ts'
import { tellChanges } from './audit.ts'

const AT_ONCE = 500

/** Streams the changes that a member of staff made by hand, the newest first. */
export async function* getOwnChanges(db: Db, memberId: string): AsyncGenerator<AuditChange> {
  let before: string | undefined
  for (let isWhole = true; isWhole;) {
    const changes = await tellChanges(db, { memberId, origin: 'screen' }, { before, count: AT_ONCE })
    yield* changes
    before = changes.at(-1)?.version
    isWhole = changes.length === AT_ONCE
  }
}

/** The imports that a member of staff made or undid, with the numbers of their changes; the changes themselves may be millions. */
export async function getOwnRuns(db: Db, memberId: string): Promise<OwnData['importRuns']> {
  const { rows } = await sql<{ id: string; name: string; undoes: boolean; at: Date; count: string }>`
    SELECT import_run.id, import_run.name, undoes IS NOT NULL AS undoes, min(at) AS at, sum(last - first + 1) AS count
    FROM change_span JOIN import_run ON import_run.id = coalesce(undoes, run_id)
    WHERE actor = ${`member:${memberId}`} GROUP BY import_run.id, undoes IS NOT NULL ORDER BY min(last)`.execute(db)
  return rows.map(({ id, name, undoes, at, count }) => ({
    id,
    name,
    isTakenBack: undoes,
    time: at.getTime(),
    changes: Number(count),
  }))
}
