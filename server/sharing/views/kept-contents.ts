import { sql } from 'kysely'
import { Problem } from '../../../contract/problem.ts'
import { CATALOGUE_VERSION } from '../../catalogue/change-log.ts'
import type { SharingDeps } from '../deps.ts'
import { getSharedContent } from './view-of.ts'
import type { Showing } from './view-of.ts'
import { writeContent } from './written-content.ts'
import type { WrittenContent } from './written-content.ts'

/** What links show. Many guests open the same thing at once; it is made and written once for all of them, until it changes. */
export interface KeptContents {
  /** Throws 404 where what was shared is the owner's no more. */
  get(showing: Showing): Promise<WrittenContent>
}

export interface SharedContentDeps extends SharingDeps {
  /** What links show, as it was shown last where nothing has changed since. */
  contents: KeptContents
}

interface Kept {
  /** What it was made of. */
  stamp: string
  /** Epoch milliseconds. */
  madeAt: number
  content: Promise<WrittenContent>
  /** Once it is written. */
  bytes: number
}

/** Of all together. */
const MOST_BYTES = 32 * 1024 * 1024
const MOST_KEPT = 200
/** Addresses of private pictures are good for an hour. */
const KEPT_MS = 10 * 60_000

export function createKeptContents(deps: SharingDeps, { mostBytes = MOST_BYTES } = {}): KeptContents {
  // What was asked for last stands last.
  const kept = new Map<string, Kept>()

  return {
    async get(showing) {
      const { kind, refId, ownerId, fields, brandId } = showing
      const key = JSON.stringify([kind, refId, ownerId, fields, brandId])
      const stamp = await stampOf(deps, showing)
      const now = deps.clock.now().getTime()
      const known = kept.get(key)
      kept.delete(key)
      const isFresh = known?.stamp === stamp && now - known.madeAt < KEPT_MS
      const current = isFresh ? known : { stamp, madeAt: now, bytes: 0, content: make(key, showing) }
      kept.set(key, current)
      return current.content
    },
  }

  async function make(key: string, showing: Showing): Promise<WrittenContent> {
    try {
      const written = writeContent(await getSharedContent(deps, showing))
      const entry = kept.get(key)
      if (entry) entry.bytes = written.json.length
      leaveOldest()
      return written
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }

  function leaveOldest(): void {
    let bytes = 0
    for (const entry of kept.values()) bytes += entry.bytes
    for (const [key, entry] of kept) {
      if (bytes <= mostBytes && kept.size <= MOST_KEPT) return
      kept.delete(key)
      bytes -= entry.bytes
    }
  }
}

/** Differs as soon as anything that is shown may have changed. Read before the content is, so that it is never newer than that. */
async function stampOf({ db, clock }: SharingDeps, { kind, refId, ownerId }: Showing): Promise<string> {
  const changed = kind === 'folder' ? sql.ref('updated_at') : sql.ref('version')
  const { rows } = await sql<{ stamp: string }>`
    SELECT ${changed}::text || ' ' || ${CATALOGUE_VERSION} AS stamp FROM ${sql.table(kind)}
    WHERE id = ${refId} AND member_id = ${ownerId} AND deleted_at IS NULL`.execute(db)
  if (!rows[0]) throw new Problem(404)
  return `${rows[0].stamp} ${clock.today()}`
}
