import { sql } from 'kysely'
import { MOST_FAILURES_TOLD } from '../../../contract/image-index.ts'
import type { ImageIndexStatus } from '../../../contract/image-index.ts'
import { encoderKey } from './quantized-vectors.ts'
import type { ImageSearchDeps } from '../deps.ts'

type StatusDeps = Pick<ImageSearchDeps, 'db' | 'engine'>

/** The progress of the active encoder and of its successor. */
export async function getIndexStatus({ db, engine }: StatusDeps): Promise<ImageIndexStatus> {
  const keys = engine.encoders().map(encoderKey)
  const serving = encoderKey(engine.current().encoder)
  const encoders = await Promise.all(
    keys.map(async (key) => ({ encoder: key, isServing: key === serving, ...(await countPictures(db, key)) })),
  )
  const failures = await db
    .selectFrom('picture_vector_failure as failure')
    .innerJoin('picture', 'picture.id', 'failure.picture_id')
    .select(['failure.encoder', 'picture.key', 'reason', 'attempts', 'retry_at'])
    .where('failure.encoder', 'in', keys)
    .orderBy('failed_at', 'desc')
    .orderBy('failure.picture_id')
    .limit(MOST_FAILURES_TOLD)
    .execute()
  return {
    encoders,
    failures: failures.map(({ key, retry_at: retryAt, ...failure }) => ({
      ...failure,
      picture: `/images/${key}`,
      retryAt: retryAt.getTime(),
    })),
  }
}

async function countPictures(
  db: StatusDeps['db'],
  key: string,
): Promise<{ indexed: number; waiting: number; failed: number }> {
  const { rows } = await sql<{ indexed: number; waiting: number; failed: number }>`
    SELECT count(vector.picture_id)::integer AS indexed,
      count(failure.picture_id) FILTER (WHERE vector.picture_id IS NULL)::integer AS failed,
      count(*) FILTER (WHERE vector.picture_id IS NULL AND failure.picture_id IS NULL)::integer AS waiting
    FROM (
      SELECT DISTINCT use.picture_id FROM picture_use AS use
      JOIN sku ON sku.id = use.sku_id AND sku.status = 'on_sale'
      JOIN product ON product.id = use.product_id AND product.status = 'on_sale'
      WHERE use.role IN ('cover', 'product')
    ) AS used
    LEFT JOIN picture_vector AS vector ON vector.encoder = ${key} AND vector.picture_id = used.picture_id
    LEFT JOIN picture_vector_failure AS failure ON failure.encoder = ${key} AND failure.picture_id = used.picture_id`.execute(
    db,
  )
  return rows[0] ?? { indexed: 0, waiting: 0, failed: 0 }
}
