import { readFile } from 'node:fs/promises'
import { openEncoder } from '../../../../server/image-search/encoder/encoder.ts'
import { preparePicture } from '../../../../server/image-search/encoder/prepare-picture.ts'
import { signatureOfPalette } from '../../../../server/image-search/encoder/color-signature.ts'
import { measurePicture } from '../../../../server/platform/pictures/pictures.ts'
import { serveOrders } from '../processes.ts'
import { describeByHand } from './hand-made.ts'
import type { HandMade } from './hand-made.ts'

/** Everything by which pictures are compared. */
export interface Description {
  /** Of a picture of the catalogue as the index keeps it, of another one as a search takes it. */
  embedding: Float32Array
  /** The colour signature. */
  signature: Float32Array
  /** The most frequent colour, `0xrrggbb`. */
  mainColor: number
  byHand: HandMade
}

// Opened with the first order, so that a failure to open becomes an answer.
let opening: ReturnType<typeof openEncoder> | undefined

export interface DescribeOrder {
  path: string
  isIndexed: boolean
}

serveOrders(async ({ path, isIndexed }: DescribeOrder): Promise<Description> => {
  opening ??= openEncoder(process.argv[2] ?? '')
  const encoder = await opening
  const picture = await readFile(path)
  const { pixels, width, height } = await preparePicture(picture)
  const bytes = interleave(pixels)
  const { palette } = await measurePicture(picture)
  return {
    embedding: await (isIndexed ? encoder.encodeForIndex(picture) : encoder.encode(picture)),
    signature: signatureOfPalette(palette),
    mainColor: palette[0]?.rgb ?? 0,
    byHand: describeByHand({ width, height, bytes }),
  }
})

/** Converts planes of 0..1 to interleaved bytes. */
function interleave(planes: Float32Array): Uint8Array {
  const size = planes.length / 3
  const bytes = new Uint8Array(planes.length)
  for (let pixel = 0; pixel < size; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      bytes[pixel * 3 + channel] = Math.round(255 * (planes[channel * size + pixel] ?? 0))
    }
  }
  return bytes
}
