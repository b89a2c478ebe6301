import { sql } from 'kysely'
import type { Described } from './describe-picture.ts'
import type { Trx } from '../../database.ts'

/** Saves vectors and failures. A failed picture is tried again after five minutes, an hour, then every day. */
export async function writeDescribed(trx: Trx, encoder: string, described: readonly Described[]): Promise<void> {
  const made = described.filter((one) => 'texture' in one)
  const failed = described.filter((one) => 'reason' in one)
  if (made.length) {
    await trx
      .insertInto('picture_vector')
      .values(
        made.map(({ id, texture, codes }) => ({
          encoder,
          picture_id: id,
          texture: Buffer.from(texture.buffer, texture.byteOffset, texture.byteLength),
          codes: Buffer.from(codes.buffer, codes.byteOffset, codes.byteLength),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const ids = made.map(({ id }) => id)
    await trx
      .deleteFrom('picture_vector_failure')
      .where('encoder', '=', encoder)
      .where('picture_id', 'in', ids)
      .execute()
  }
  if (failed.length) {
    const ids = failed.map(({ id }) => id)
    const reasons = failed.map(({ reason }) => reason)
    await sql`
      INSERT INTO picture_vector_failure AS old (encoder, picture_id, reason, failed_at, retry_at)
      SELECT ${encoder}, id, reason, now(), now() + interval '5 minutes'
      FROM unnest(${ids}::bigint[], ${reasons}::text[]) AS one (id, reason)
      ON CONFLICT (encoder, picture_id) DO UPDATE SET
        reason = excluded.reason, failed_at = now(), attempts = old.attempts + 1,
        retry_at = now() + CASE old.attempts WHEN 1 THEN interval '1 hour' ELSE interval '1 day' END`.execute(trx)
  }
}
