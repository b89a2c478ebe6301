import pLimit from 'p-limit'
import type { PaletteColor } from '../../platform/pictures/palette.ts'
import { releasePicture } from '../../platform/pictures/pictures.ts'
import { signatureOfPalette } from '../encoder/color-signature.ts'
import type { PictureVectors } from '../index/quantized-vectors.ts'
import type { ColorsThread } from '../regions/colors-thread.ts'
import type { Encoder } from '../encoder/encoder.ts'
import { allEnded } from './all-ended.ts'
import type { Compared } from './decode-for-search.ts'

/** All that a picture, or a region of one, is compared by. */
export interface PictureFeatures {
  vectors: PictureVectors
  /** Its colours, most of it first. */
  palette: readonly PaletteColor[]
}

/** Of all calls one picture is encoded at a time: an encoder that prepares pictures itself has sharp do it in threads that every request waits for. */
const encoding = pLimit(1)

/** Looks at a picture in its small versions; when it answers, or throws, it has done with them. */
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
