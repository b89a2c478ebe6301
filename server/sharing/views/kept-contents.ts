import { sql } from 'kysely'
import { Problem } from '../../../contract/problem.ts'
import { CATALOGUE_VERSION } from '../../catalogue/change-log.ts'
import type { SharingParts } from '../parts.ts'
import { contentOf } from './view-of.ts'
import type { Content, Showing } from './view-of.ts'

/** What links show. Many guests open the same thing at once; what is shown is made once for all of them until it changes. */
export interface KeptContents {
  /** Throws 404 where what was shared is the owner's no more. */
  get(showing: Showing): Promise<Content>
}

export interface OpeningParts extends SharingParts {
  /** What links show, as it was shown last where nothing has changed since. */
  contents: KeptContents
}

interface Kept {
  /** What it was made of. */
  stamp: string
  /** Epoch milliseconds. */
  madeAt: number
  content: Promise<Content>
}

const MOST_KEPT = 40
/** Addresses of private pictures are good for an hour. */
const KEPT_MS = 10 * 60_000

export function createKeptContents(parts: SharingParts): KeptContents {
  // What was asked for last stands last.
  const kept = new Map<string, Kept>()
  return {
    async get(showing) {
      const { kind, refId, ownerId, fields, brandId } = showing
      const key = JSON.stringify([kind, refId, ownerId, fields, brandId])
      const stamp = await stampOf(parts, showing)
      const now = parts.clock.now().getTime()
      const known = kept.get(key)
      kept.delete(key)
      if (known?.stamp === stamp && now - known.madeAt < KEPT_MS) {
        kept.set(key, known)
        return known.content
      }
      const content = contentOf(parts, showing)
      kept.set(key, { stamp, content, madeAt: now })
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break
        kept.delete(oldest)
      }
      content.catch(() => kept.delete(key))
      return content
    },
  }
}

/** Differs as soon as anything that is shown may have changed. Read before the content is, so that it is never newer than that. */
async function stampOf({ db, clock }: SharingParts, { kind, refId, ownerId }: Showing): Promise<string> {
  const changed = kind === 'folder' ? sql.ref('updated_at') : sql.ref('version')
  const { rows } = await sql<{ stamp: string }>`
    SELECT ${changed}::text || ' ' || ${CATALOGUE_VERSION} AS stamp FROM ${sql.table(kind)}
    WHERE id = ${refId} AND member_id = ${ownerId} AND deleted_at IS NULL`.execute(db)
  if (!rows[0]) throw new Problem(404)
  return `${rows[0].stamp} ${clock.today()}`
}
