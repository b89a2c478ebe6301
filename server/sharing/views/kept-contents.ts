import { sql } from 'kysely'
import { Problem } from '../../../contract/problem.ts'
import { CATALOGUE_VERSION } from '../../catalogue/change-log.ts'
import { lengthOf } from '../../platform/http/send-pieces.ts'
import type { SharingDeps } from '../deps.ts'
import { getSharedContent } from './view-of.ts'
import type { Showing } from './view-of.ts'
import { writeContent } from './written-content.ts'
import type { WrittenContent } from './written-content.ts'

/** A cache of what links show. Many guests open the same thing at once; its content is made once for all of them, until it changes. */
export interface KeptContents {
  /** Throws 404 where the thing is no longer the owner's. */
  get(showing: Showing): Promise<WrittenContent>
}

export interface SharedContentDeps extends SharingDeps {
  /** The cache of contents. */
  contents: KeptContents
}

interface Kept {
  /** The state of the database that the content was made from. */
  stamp: string
  /** Epoch milliseconds. */
  madeAt: number
  content: Promise<WrittenContent>
  /** Zero until it is written. */
  bytes: number
}

/** The most bytes in the cache. */
const MOST_BYTES = 32 * 1024 * 1024
const MOST_KEPT = 200
/** Shorter than the hour for which addresses of private pictures are valid. */
const KEPT_MS = 10 * 60_000

export function createKeptContents(deps: SharingDeps, { mostBytes = MOST_BYTES } = {}): KeptContents {
  // In the order of their last use.
  const kept = new Map<string, Kept>()

  return {
    async get(showing) {
      const { kind, refId, ownerId, fields, figure, brandId } = showing
      const key = JSON.stringify([kind, refId, ownerId, fields, figure, brandId])
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
      const written = await writeContent(await getSharedContent(deps, showing))
      const entry = kept.get(key)
      if (entry) entry.bytes = lengthOf(written.json)
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

/** A stamp that differs as soon as any shown fact may have changed. It is read before the content, so that it is never newer. */
async function stampOf({ db, clock }: SharingDeps, { kind, refId, ownerId }: Showing): Promise<string> {
  const changed = kind === 'folder' ? sql.ref('updated_at') : sql.ref('version')
  const { rows } = await sql<{ stamp: string }>`
    SELECT ${changed}::text || ' ' || ${CATALOGUE_VERSION} AS stamp FROM ${sql.table(kind)}
    WHERE id = ${refId} AND member_id = ${ownerId} AND deleted_at IS NULL`.execute(db)
  if (!rows[0]) throw new Problem(404)
  return `${rows[0].stamp} ${clock.today()}`
}
