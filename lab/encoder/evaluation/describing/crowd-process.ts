import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openEncoder } from '../../../../server/image-search/encoder/encoder.ts'
import { signatureOfPalette } from '../../../../server/image-search/encoder/color-signature.ts'
import { measurePicture } from '../../../../server/platform/pictures/pictures.ts'
import { drawCover } from '../drawing/draw-sample.ts'
import type { Sample } from '../drawing/samples.ts'
import { serveOrders } from '../processes.ts'
import type { Described } from './crowd.ts'

const [, , file = '', pictures = ''] = process.argv
const opening = openEncoder(file)

// A child process of `describeCovers`: draws a cover, unless it is kept, and describes it. Its arguments: encoder file, folder of pictures.
serveOrders(async (sample: Pick<Sample, 'family' | 'seed'>): Promise<Described> => {
  const encoder = await opening
  const kept = join(pictures, `${sample.family}-${sample.seed}.jpg`)
  const picture = existsSync(kept) ? await readFile(kept) : await drawCover(sample)
  if (!existsSync(kept)) await writeFile(kept, picture)
  const { palette } = await measurePicture(picture)
  return {
    family: sample.family,
    texture: await encoder.encodeForIndex(picture),
    color: signatureOfPalette(palette),
    mainColor: palette[0]?.rgb ?? 0,
  }
})
