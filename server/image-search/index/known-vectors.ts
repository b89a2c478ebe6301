import { sql } from 'kysely'
import { paletteOfSku } from '../../catalogue/sku-palette.ts'
import type { Trx } from '../../database.ts'
import { signatureOfPalette } from '../encoder/color-signature.ts'
import type { Encoder } from '../encoder/encoder.ts'
import { encoderKey, quantize } from './quantized-vectors.ts'
import type { WaitingPicture } from './waiting-pictures.ts'
import { writeDescribed } from './write-vectors.ts'

/** Textures that are known before anybody looks at their pictures. */
export interface KnownTextures {
  /** Name and version of the encoder that made them. */
  encoder: string
  /** By the picture's storage key; of unit length. */
  byKey: ReadonlyMap<string, Float32Array>
}

/** The encoders that pictures are indexed for (`SearchEngine.encoders`). */
export interface IndexedEncoders {
  encoders(): readonly Pick<Encoder, 'name' | 'version'>[]
}

/**
 * Writes the vectors of known pictures that have none, so that nobody needs to read and encode them. Does nothing if the engine
 * has no such encoder.
 */
export async function writeKnownVectors(
  trx: Trx,
  engine: IndexedEncoders,
  { encoder, byKey }: KnownTextures,
): Promise<void> {
  if (!engine.encoders().map(encoderKey).includes(encoder)) return
  const { rows } = await sql<WaitingPicture>`
    SELECT id::text, key, dominant_color, palette FROM picture
    WHERE key = ANY (${[...byKey.keys()]})
    AND NOT EXISTS (SELECT FROM picture_vector AS one WHERE one.encoder = ${encoder} AND one.picture_id = picture.id)
    ORDER BY id`.execute(trx)
  const described = rows.flatMap(({ id, key, dominant_color: dominantColor, palette: stored }) => {
    const texture = byKey.get(key)
    if (!texture) return []
    const color = signatureOfPalette(paletteOfSku({ stored, dominantColor, colorHex: null }))
    return [{ id, texture, codes: quantize({ texture, color }) }]
  })
  await writeDescribed(trx, encoder, described)
}
