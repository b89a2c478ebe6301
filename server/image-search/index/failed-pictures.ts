import { sql } from 'kysely'
import { encoderKey } from './quantized-vectors.ts'
import type { ImageSearchDeps } from '../deps.ts'

/** A picture that the active encoder could not encode, with a product on sale that shows it. */
export interface FailedPicture {
  /** Its storage key. */
  picture: string
  reason: string
  product: { id: string; key: string; name: string | null; enName: string | null }
}

interface Row {
  picture: string
  reason: string
  product_id: string
  product_key: string
  name: string | null
  en_name: string | null
  total: number
}

/** How many failed, and at most `most` of them, the latest failure first. */
export async function findFailedPictures(
  { db, engine }: Pick<ImageSearchDeps, 'db' | 'engine'>,
  most: number,
): Promise<{ count: number; list: FailedPicture[] }> {
  const encoder = encoderKey(engine.current().encoder)
  // No index leads from a picture to its products, so all uses are read once.
  const { rows } = await sql<Row>`
    WITH failed AS (
      SELECT DISTINCT ON (failure.picture_id) failure.picture_id, failure.failed_at, failure.reason,
        product.id AS product_id, product.key AS product_key, product.name, product.en_name
      FROM picture_vector_failure AS failure
      JOIN picture_use AS use ON use.picture_id = failure.picture_id AND use.role IN ('cover', 'product')
      JOIN sku ON sku.id = use.sku_id AND sku.status = 'on_sale'
      JOIN product ON product.id = use.product_id AND product.status = 'on_sale'
      WHERE failure.encoder = ${encoder} ORDER BY failure.picture_id, product.rank, product.id
    )
    SELECT picture.key AS picture, reason, product_id::text, product_key, name, en_name, count(*) OVER ()::int AS total
    FROM failed JOIN picture ON picture.id = picture_id ORDER BY failed_at DESC, picture_id LIMIT ${most}`.execute(db)
  const list = rows.map(({ picture, reason, product_id: id, product_key: key, name, en_name: enName }) => ({
    picture,
    reason,
    product: { id, key, name, enName },
  }))
  return { count: rows[0]?.total ?? 0, list }
}
