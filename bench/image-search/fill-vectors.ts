import { sql } from 'kysely'
import { createRandom } from '../../lab/encoder/materials/random.ts'
import { quantize, encoderKey } from '../../server/image-search/index/quantized-vectors.ts'
import { signatureOfPalette } from '../../server/image-search/encoder/color-signature.ts'
import type { Encoder } from '../../server/image-search/encoder/encoder.ts'
import { paletteOfSku } from '../../server/catalogue/sku-palette.ts'
import type { Db } from '../../server/database.ts'

const SEED = 41
const BATCH = 2000
/** How far pictures of one material scatter: their dot product with its middle is about .7, with one another .5. */
const SPREAD = 1

/** The unit vectors round which the bench catalogue's pictures scatter. */
type Middles = readonly Float32Array[]

/**
 * Gives every cover of a catalogue without stored pictures a random vector near one of the encoded materials. The
 * colours are the cover's own.
 */
export async function fillVectors(db: Db, encoder: Pick<Encoder, 'name' | 'version'>, middles: Middles): Promise<void> {
  const random = createRandom(SEED)
  const pictures = await db.selectFrom('picture').select(['id', 'dominant_color', 'palette']).orderBy('id').execute()
  for (let from = 0; from < pictures.length; from += BATCH) {
    const batch = pictures.slice(from, from + BATCH)
    const made = batch.map(({ dominant_color: dominantColor, palette }) => {
      const texture = near(random.pick(middles))
      const color = signatureOfPalette(paletteOfSku({ stored: palette, dominantColor, colorHex: null }))
      return { texture: Buffer.from(texture.buffer), codes: Buffer.from(quantize({ texture, color }).buffer) }
    })
    await sql`
      INSERT INTO picture_vector (encoder, picture_id, texture, codes)
      SELECT ${encoderKey(encoder)}, * FROM unnest(
        ${batch.map(({ id }) => id)}::bigint[], ${made.map(({ texture }) => texture)}::bytea[],
        ${made.map(({ codes }) => codes)}::bytea[])`.execute(db)
  }
  // Servers of other measures failed to find these pictures' files; without this the next server would retry each of
  // them.
  await db.deleteFrom('picture_vector_failure').where('encoder', '=', encoderKey(encoder)).execute()
  await sql`ANALYZE picture_vector`.execute(db)

  function near(middle: Float32Array): Float32Array {
    const scale = SPREAD / Math.sqrt(middle.length)
    const moved = middle.map((number) => number + scale * random.normal())
    const length = Math.hypot(...moved)
    return moved.map((number) => number / length)
  }
}
