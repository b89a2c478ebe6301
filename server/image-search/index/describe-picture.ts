import { paletteOfSku } from '../../catalogue/sku-palette.ts'
import { PictureError } from '../../platform/pictures/picture-error.ts'
import { NotMade } from '../../platform/storage/maker.ts'
import { StoreAway } from '../../platform/storage/objects/objects.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { quantize } from './quantized-vectors.ts'
import { signatureOfPalette } from '../encoder/color-signature.ts'
import type { Encoder } from '../encoder/encoder.ts'
import type { WaitingPicture } from './waiting-pictures.ts'

/** The vectors of a picture, or why there are none. */
export type Described = { id: string } & ({ texture: Float32Array; codes: Int8Array } | { reason: string })

/** A picture of one grey, as a PNG. */
const GREY = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR42mNogAIGyhgAgIQgARDoahcAAAAASUVORK5CYII=',
  'base64',
)

/**
 * Makes a picture's vectors; its colours are those that its import measured. Throws only what is not the picture's fault: if the encoder
 * fails, it is tried on a plain grey picture.
 */
export async function describePicture(
  { storage, encoder }: { storage: Storage; encoder: Encoder },
  { id, key, dominant_color: dominantColor, palette: stored }: WaitingPicture,
): Promise<Described> {
  const color = signatureOfPalette(paletteOfSku({ stored, dominantColor, colorHex: null }))
  try {
    const bytes = await storage.find(key, { urgency: 'idle' })
    if (!bytes) return { id, reason: 'gone from the storage' }
    const texture = await encoder.encodeForIndex(bytes)
    return { id, texture, codes: quantize({ texture, color }) }
  } catch (error) {
    if (error instanceof StoreAway || error instanceof NotMade) throw error
    if (!(error instanceof PictureError)) await encoder.encodeForIndex(GREY)
    return { id, reason: (error as Error).message }
  }
}
