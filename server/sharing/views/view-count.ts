import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { SharingDeps } from '../deps.ts'

/** Counts how often links are opened. */
export interface ViewCount {
  count(linkId: string): void
}

const PAUSE_MS = 1000
/** The most view events that one link keeps; older views remain in its total. */
const MOST_EVENTS = 1000

/** Counts views after the answers, in batches of one second. Otherwise guests who open one link would wait for each other's row lock. */
export function createViewCount(app: FastifyInstance, { db, clock }: Pick<SharingDeps, 'db' | 'clock'>): ViewCount {
  let counted: View[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const views = counted
    counted = []
    // In sequence: a caller that waits for this batch has waited for the earlier ones.
    const before = writing
    writing = writeAfter(before, views)
    await writing
  }

  async function writeAfter(before: Promise<void>, views: readonly View[]): Promise<void> {
    await before.catch(() => undefined)
    if (views.length === 0) return
    try {
      await writeViews(db, views)
    } catch (error) {
      counted = [...views, ...counted]
      throw error
    }
  }

  const writeOrTell = () => {
    write().catch((error: unknown) => app.log.warn({ err: error }, 'views of links are counted later'))
  }
  app.addHook('onClose', async () => {
    await write().catch(() => undefined)
  })
  return {
    count(linkId) {
      counted.push({ linkId, at: clock.now() })
      timer ??= setTimeout(writeOrTell, PAUSE_MS).unref()
    },
  }
}

interface View {
  linkId: string
  at: Date
}

async function writeViews(db: SharingDeps['db'], views: readonly View[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const [ids, moments] = [views.map(({ linkId }) => linkId), views.map(({ at }) => at)]
    await sql`
      INSERT INTO share_event (link_id, event, at)
      SELECT id, 'viewed', at FROM unnest(${ids}::bigint[], ${moments}::timestamptz[]) AS seen (id, at)
      WHERE EXISTS (SELECT FROM share_link WHERE share_link.id = seen.id)`.execute(trx)
    await sql`
      UPDATE share_link SET views = views + seen.count, last_view_at = greatest(last_view_at, seen.latest)
      FROM (SELECT id, count(*)::int AS count, max(at) AS latest
        FROM unnest(${ids}::bigint[], ${moments}::timestamptz[]) AS one (id, at) GROUP BY id) AS seen
      WHERE share_link.id = seen.id`.execute(trx)
    await sql`
      DELETE FROM share_event WHERE event = 'viewed' AND id IN (
        SELECT older.id FROM unnest(${[...new Set(ids)]}::bigint[]) AS link (id)
        CROSS JOIN LATERAL (
          SELECT id FROM share_event WHERE link_id = link.id AND event = 'viewed' ORDER BY id DESC OFFSET ${MOST_EVENTS}
        ) AS older)`.execute(trx)
  })
}
