import { sql } from 'kysely'
import type { Trx } from '../../database.ts'

/** A picture that has no vector yet. */
export interface WaitingPicture {
  id: string
  key: string
  dominant_color: string
  palette: number[] | null
}

export interface WaitingPictures {
  /** Some covers and material pictures of SKUs on sale without a vector. None: each has one, or failed and is not due again. */
  find(trx: Trx, most: number): Promise<WaitingPicture[]>
  /** Leaves pictures out for an hour, since they are not there yet and are not made for this. */
  putOff(pictureIds: readonly string[]): void
  /** Whether some are left out. */
  hasPutOff(): boolean
}

/** Has the vectors of pictures that were measured again made anew, by each encoder; as failures they are due at once. */
export async function describeAgain(trx: Trx, pictureIds: readonly string[]): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM picture_vector WHERE picture_id = ANY (${pictureIds}::bigint[]) RETURNING encoder, picture_id)
    INSERT INTO picture_vector_failure (encoder, picture_id, reason, failed_at, retry_at)
    SELECT encoder, picture_id, 'measured again', now(), now() FROM gone`.execute(trx)
}

const PUT_OFF_MS = 60 * 60_000
/** How many versions of the change log, or products, are read at a time. */
const VERSIONS = 1000
const PRODUCTS = 200

/**
 * Finds pictures that an encoder (`encoderKey`) has not seen. It walks the catalogue once; new pictures from the change log come
 * first, so they are indexed within seconds however many wait. Without changes a call reads one number.
 */
export function findWaitingPictures(encoder: string): WaitingPictures {
  let version: number | undefined
  let sweptTo: string | undefined = '0'
  const putOff = { ids: new Set<string>(), since: 0 }

  /** Skips parts of the catalogue without waiting pictures. A part is done once all of it is indexed. */
  async function find(trx: Trx, most: number): Promise<WaitingPicture[]> {
    if (putOff.ids.size > 0 && performance.now() - putOff.since > PUT_OFF_MS) {
      putOff.ids.clear()
      sweptTo = '0'
    }
    const { newest, hasDue } = await look(trx, encoder)
    if (hasDue) return findDue(trx, encoder, most)
    version ??= newest
    while (version < newest) {
      const until = Math.min(newest, version + VERSIONS)
      const found = await findOf(trx, { encoder, putOff: putOff.ids, most }, await findChanged(trx, version, until))
      if (found.length) return found
      version = until
    }
    while (sweptTo !== undefined) {
      const products = await findProductsAfter(trx, sweptTo)
      const found = await findOf(trx, { encoder, putOff: putOff.ids, most }, products)
      if (found.length) return found
      sweptTo = products.at(-1)
    }
    return []
  }

  return {
    find,
    putOff(pictureIds) {
      if (putOff.ids.size === 0) putOff.since = performance.now()
      for (const id of pictureIds) putOff.ids.add(id)
    },
    hasPutOff: () => putOff.ids.size > 0,
  }
}

async function look(trx: Trx, encoder: string): Promise<{ newest: number; hasDue: boolean }> {
  const { rows } = await sql<{ newest: string | null; has_due: boolean }>`
    SELECT (SELECT max(version) FROM change_log)::text AS newest,
      EXISTS (SELECT FROM picture_vector_failure WHERE encoder = ${encoder} AND retry_at <= now()) AS has_due`.execute(
    trx,
  )
  return { newest: Number(rows[0]?.newest ?? 0), hasDue: rows[0]?.has_due ?? false }
}

async function findDue(trx: Trx, encoder: string, most: number): Promise<WaitingPicture[]> {
  return trx
    .selectFrom('picture_vector_failure as failure')
    .innerJoin('picture', 'picture.id', 'failure.picture_id')
    .select(['picture.id', 'picture.key', 'picture.dominant_color', 'picture.palette'])
    .where('failure.encoder', '=', encoder)
    .where('failure.retry_at', '<=', sql<Date>`now()`)
    .orderBy('failure.retry_at')
    .limit(most)
    .execute()
}

/** The products that got a picture or came on sale in the versions from one to another. */
async function findChanged(trx: Trx, after: number, until: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT CASE entity WHEN 'product' THEN entity_id::text ELSE after->>'product_id' END AS id
    FROM change_log
    WHERE version > ${after} AND version <= ${until}
      AND entity IN ('product', 'sku', 'picture_use') AND after IS NOT NULL`.execute(trx)
  return rows.map(({ id }) => id)
}

async function findProductsAfter(trx: Trx, id: string): Promise<string[]> {
  const products = await trx
    .selectFrom('product')
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(PRODUCTS)
    .execute()
  return products.map((product) => product.id)
}

interface Wanted {
  encoder: string
  putOff: ReadonlySet<string>
  most: number
}

async function findOf(trx: Trx, { encoder, putOff, most }: Wanted, products: string[]): Promise<WaitingPicture[]> {
  if (!products.length) return []
  const { rows } = await sql<WaitingPicture>`
    SELECT id::text, key, dominant_color, palette FROM picture
    WHERE id IN (
      SELECT picture_id FROM picture_use AS use
      JOIN sku ON sku.id = use.sku_id AND sku.status = 'on_sale'
      JOIN product ON product.id = use.product_id AND product.status = 'on_sale'
      WHERE use.product_id = ANY (${products}::bigint[]) AND use.role IN ('cover', 'product')
    )
    AND NOT EXISTS (SELECT FROM picture_vector AS one WHERE one.encoder = ${encoder} AND one.picture_id = picture.id)
    AND NOT EXISTS (SELECT FROM picture_vector_failure AS one WHERE one.encoder = ${encoder} AND one.picture_id = picture.id)
    AND id <> ALL (${[...putOff]}::bigint[])
    ORDER BY id LIMIT ${most}`.execute(trx)
  return rows
}
