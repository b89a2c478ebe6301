import type { PaletteColor } from '../platform/palette.ts'
import { measurePicture } from '../platform/pictures.ts'
import { signatureOfPalette } from './color-signature.ts'
import type { PictureVectors } from './codes.ts'
import type { Encoder } from './encoder.ts'

/** All that a picture, or a region of one, is compared by. */
export interface View {
  vectors: PictureVectors
  /** Its colours, most of it first. */
  palette: readonly PaletteColor[]
}

/** Looks at a picture. Throws PictureError for what is none. */
export async function viewOf(encoder: Encoder, picture: Uint8Array): Promise<View> {
  const [texture, { palette }] = await Promise.all([encoder.encode(picture), measurePicture(picture)])
  return { vectors: { texture, color: signatureOfPalette(palette) }, palette }
}
