import pLimit from 'p-limit'
import type { PaletteColor } from '../../platform/pictures/palette.ts'
import { releasePicture } from '../../platform/pictures/pictures.ts'
import { signatureOfPalette } from '../encoder/color-signature.ts'
import type { PictureVectors } from '../index/quantized-vectors.ts'
import type { ColorsThread } from '../regions/colors-thread.ts'
import type { Encoder } from '../encoder/encoder.ts'
import { allEnded } from './all-ended.ts'
import type { Compared } from './decode-for-search.ts'

/** Everything by which a picture, or a region of it, is compared. */
export interface PictureFeatures {
  vectors: PictureVectors
  /** Its colours, the most frequent first. */
  palette: readonly PaletteColor[]
}

/** One picture at a time over all requests: an encoder that prepares pictures itself uses sharp threads that every request needs. */
const encoding = pLimit(1)

/** Computes a picture's features from its small versions. Once it settles, it no longer uses them. */
export async function extractFeatures(
  { encoder, colors }: { encoder: Encoder; colors: ColorsThread },
  { forEncoder, sample }: Compared,
): Promise<PictureFeatures> {
  const [texture, palette] = await allEnded([encoding(async () => encode(encoder, forEncoder)), colors.palette(sample)])
  return { vectors: { texture, color: signatureOfPalette(palette) }, palette }
}

async function encode(encoder: Encoder, given: Compared['forEncoder']): Promise<Float32Array> {
  if ('picture' in given) {
    try {
      return await encoder.encode(given.picture)
    } finally {
      releasePicture(given.picture)
    }
  }
  if (!encoder.encodeInput) throw new Error(`the encoder ${encoder.name} takes pictures alone`)
  return encoder.encodeInput(given.input)
}
