import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { FoundRegion } from '../../../contract/image-search.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Caller } from '../../platform/http/guard.ts'
import type { Db } from '../../database.ts'
import type { PictureFeatures } from './picture-features.ts'
import { KEY_BYTES, opens, seal, unseal } from '../../platform/sealing.ts'
import { readFeatures, writeFeatures } from './written-features.ts'

/** A reduced query picture with what was computed of it. */
export interface NewQuery {
  /** The original bytes if they are small, else encoded again. */
  picture: Uint8Array
  regions: readonly FoundRegion[]
  /** Features by region and encoder. */
  views: ReadonlyMap<string, PictureFeatures>
}

export interface FoundQuery {
  regions: readonly FoundRegion[]
  /** The features at the place that was asked for; `look` computes them of the picture the first time. */
  view(look: (picture: Buffer) => Promise<PictureFeatures>): Promise<PictureFeatures>
}

/**
 * Query pictures for at most an hour, and shorter if newer ones need the room. Any server on the database finds them; only the
 * holder of the id can open them (decisions/159).
 */
export interface KeptQueries {
  /** Returns the id, which holds the key. Keeps nothing if the session has ended meanwhile; the id is then unknown. */
  keep(holder: Pick<Caller, 'memberId' | 'sessionId'>, query: NewQuery): Promise<string>
  /** Finds a picture of this member only. */
  find(memberId: string, id: string, place: string): Promise<FoundQuery | undefined>
  /** Forgets the pictures of a member who signed out or was deleted. */
  forget(memberId: string): Promise<void>
  /** Deletes what is an hour old. */
  sweep(): Promise<void>
}

interface Deps {
  db: Db
  clock: Pick<Clock, 'now'>
}

const HOUR = 60 * 60_000
const MEBIBYTE = 1024 * 1024
/** `least` is what a picture counts at least, so that there are never too many rows. */
const MOST = { least: 16 * 1024, each: 24, views: 40 }
const MOST_BYTES = 96 * MEBIBYTE
const NAME_BYTES = 12
/** PostgreSQL's `disk_full`. */
const NO_ROOM = '53100'

export function createKeptQueries({ db, clock }: Deps, { mostBytes = MOST_BYTES } = {}): KeptQueries {
  // So that one server computes nothing twice at the same time.
  const underWay = new Map<string, Promise<PictureFeatures>>()
  const endOfHour = () => new Date(clock.now().getTime() - HOUR)

  return {
    async keep(holder, query) {
      const name = randomBytes(NAME_BYTES).toString('base64url')
      const key = randomBytes(KEY_BYTES)
      const kept = { name, key, now: clock.now(), before: endOfHour(), mostBytes }
      await unlessFull(insertQuery(db, holder, { ...query, ...kept }))
      return `${name}.${key.toString('base64url')}`
    },
    async find(memberId, id, place) {
      const [name = '', written = ''] = id.split('.')
      const key = Buffer.from(written, 'base64url')
      if (key.length !== KEY_BYTES) return undefined
      const row = await findQuery(db, { name, memberId, place, before: endOfHour() })
      if (!row || !opens(key, row.regions)) return undefined
      return {
        regions: JSON.parse(unseal(key, row.regions).toString()) as FoundRegion[],
        async view(look) {
          if (row.features) return readFeatures(unseal(key, row.features))
          const whose = `${name} ${place}`
          const looking = underWay.get(whose) ?? lookOnce({ name, key, place }, look)
          underWay.set(whose, looking)
          return looking.finally(() => underWay.delete(whose))
        },
      }
    },
    async forget(memberId) {
      await db.deleteFrom('image_query').where('member_id', '=', memberId).execute()
    },
    async sweep() {
      await db.deleteFrom('image_query').where('kept_at', '<=', endOfHour()).execute()
    },
  }

  async function lookOnce(
    { name, key, place }: { name: string; key: Buffer; place: string },
    look: (picture: Buffer) => Promise<PictureFeatures>,
  ): Promise<PictureFeatures> {
    const kept = await db
      .selectFrom('image_query')
      .leftJoin('image_query_view', (join) => join.onRef('query_id', '=', 'image_query.id').on('place', '=', place))
      .select(['picture', 'features'])
      .where('image_query.id', '=', name)
      .executeTakeFirst()
    // It was forgotten since it was found.
    if (!kept) throw new Problem(404)
    // Somebody else's was kept since then.
    if (kept.features) return readFeatures(unseal(key, kept.features))
    const view = await look(unseal(key, kept.picture))
    // Beyond the limit views are computed each time. The query may have been forgotten meanwhile.
    await unlessFull(
      sql`
      INSERT INTO image_query_view (query_id, place, features)
      SELECT id, ${place}, ${seal(key, writeFeatures(view))} FROM image_query
      WHERE id = ${name} AND (SELECT count(*) FROM image_query_view WHERE query_id = ${name}) < ${MOST.views}
      FOR KEY SHARE
      ON CONFLICT DO NOTHING`.execute(db),
    )
    return view
  }
}

/** The search itself needs no room: what was not kept is sent, or computed, again. */
async function unlessFull(keeping: Promise<unknown>): Promise<void> {
  try {
    await keeping
  } catch (error) {
    if ((error as { code?: string }).code !== NO_ROOM) throw error
  }
}

async function findQuery(
  db: Deps['db'],
  { name, memberId, place, before }: { name: string; memberId: string; place: string; before: Date },
) {
  return db
    .selectFrom('image_query')
    .leftJoin('image_query_view', (join) => join.onRef('query_id', '=', 'image_query.id').on('place', '=', place))
    .select(['regions', 'features'])
    .where('image_query.id', '=', name)
    .where('member_id', '=', memberId)
    .where('kept_at', '>', before)
    .executeTakeFirst()
}

interface Keeping {
  name: string
  key: Buffer
  now: Date
  /** Older ones are deleted. */
  before: Date
  mostBytes: number
}

/** Inserts a query and makes room for it. Rows that another server deletes at the same time are left to that one. */
async function insertQuery(
  db: Deps['db'],
  { memberId, sessionId }: Pick<Caller, 'memberId' | 'sessionId'>,
  { name, key, now, before, mostBytes, picture, regions, views }: NewQuery & Keeping,
): Promise<void> {
  const sealed = seal(key, picture)
  const room = mostBytes - Math.max(sealed.length, MOST.least)
  const [places, features] = [[...views.keys()], [...views.values()].map((view) => seal(key, writeFeatures(view)))]
  await sql`
    WITH gone AS (
      DELETE FROM image_query WHERE id IN (
        SELECT id FROM image_query WHERE id IN (
          SELECT id FROM (
            SELECT id, member_id, kept_at, row_number() OVER (PARTITION BY member_id ORDER BY kept_at DESC, id) AS own,
              sum(greatest(bytes, ${MOST.least}::int)) OVER (ORDER BY kept_at DESC, id) AS whole
            FROM image_query) AS kept
          WHERE kept_at <= ${before} OR (member_id = ${memberId} AND own >= ${MOST.each}) OR whole > ${room})
        FOR UPDATE SKIP LOCKED)),
    kept AS (
      INSERT INTO image_query (id, member_id, kept_at, bytes, regions, picture)
      SELECT ${name}, ${memberId}::bigint, ${now}::timestamptz, ${sealed.length}::int,
        ${seal(key, Buffer.from(JSON.stringify(regions)))}::bytea, ${sealed}::bytea
      WHERE EXISTS (SELECT FROM session WHERE id = ${sessionId} AND ended_at IS NULL)
      RETURNING id)
    INSERT INTO image_query_view (query_id, place, features)
    SELECT kept.id, place, features FROM kept, unnest(${places}::text[], ${features}::bytea[]) AS view (place, features)`.execute(
    db,
  )
}
