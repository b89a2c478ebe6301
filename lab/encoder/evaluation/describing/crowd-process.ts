import { openEncoder } from '../../../../server/image-search/encoder/encoder.ts'
import { signatureOfPalette } from '../../../../server/image-search/encoder/color-signature.ts'
import { measurePicture } from '../../../../server/platform/pictures/pictures.ts'
import { drawCover } from '../drawing/draw-sample.ts'
import type { Sample } from '../drawing/samples.ts'
import { serveOrders } from '../processes.ts'
import type { Described } from './crowd.ts'

const opening = openEncoder(process.argv[2] ?? '')

// A child process of `describeCrowd`: draws one cover and describes it; the first argument is the encoder file.
serveOrders(async (sample: Pick<Sample, 'family' | 'seed'>): Promise<Described> => {
  const encoder = await opening
  const picture = await drawCover(sample)
  const { palette } = await measurePicture(picture)
  return {
    family: sample.family,
    texture: await encoder.encode(picture),
    color: signatureOfPalette(palette),
    mainColor: palette[0]?.rgb ?? 0,
  }
})
