import { readModelFile } from '../../../server/image-search/encoder/model-file.ts'
import { encoderKey } from '../../../server/image-search/index/quantized-vectors.ts'
import { calibrationOf } from '../../../server/image-search/ranking/calibrations/all.ts'
import type { Calibration } from '../../../server/image-search/ranking/calibrations/calibration.ts'
import type { Figure } from '../../../bench/figure.ts'
import { say } from '../../../bench/say.ts'
import { bandFigures } from './banding/figures.ts'
import { openEvaluation } from './banding/open-dataset.ts'
import { describeGallery } from './describing/describe.ts'
import type { Gallery } from './drawing/gallery.ts'
import { figureOf, figuresOf } from './figures.ts'
import { measure } from './measuring/measure.ts'
import type { Measured } from './measuring/measured.ts'
import { compareGallery } from './measuring/pictures-compared.ts'
import { measureRanked } from './measuring/ranked.ts'
import type { Pictured } from './page/shown-queries.ts'
import { roomFigures } from './rooms/measure-rooms.ts'
import { measureSpeed } from './speed.ts'

/** An encoder's figures, and what they were computed from. */
export interface MeasuredEncoder {
  facts: { name: string; version: string; dimensions: number; bytes: number }
  calibration: Calibration
  pictured: Pictured
  measured: Measured[]
  figures: Figure[]
}

/** Every figure of an encoder file. Its bands are those of `calibratedFor`, or of its own calibration. */
export async function measureEncoder(
  file: string,
  gallery: Gallery,
  { share, calibratedFor, byHand }: { share: number; calibratedFor?: Calibration | undefined; byHand: Measured[] },
): Promise<MeasuredEncoder> {
  const { name, version, dimensions, bytes } = await readModelFile(file)
  const calibration = calibratedFor ?? calibrationOf(encoderKey({ name, version }))
  const describe = await describeGallery(gallery, file)
  const encoder = compareGallery(gallery, (path) => describe(path).embedding)
  const signature = compareGallery(gallery, (path) => describe(path).signature)
  say(`Computing the figures of ${name} ${version}`)
  const measured = measure(gallery, encoder)
  const pictured = { gallery, describe, encoder, signature }
  const dataset = await openEvaluation(gallery, describe, { file, version, share })
  const figures = [
    ...figuresOf(measured, byHand),
    ...measureRanked(pictured, calibration).map((one) => figureOf(one)),
    ...bandFigures(dataset, calibration),
    ...(await roomFigures({ file, version }, calibration, { share, purpose: 'evaluation' })),
  ]
  say('Measuring speed')
  figures.push(...(await measureSpeed(file, gallery.materials[0]?.original ?? '', share)))
  return { facts: { name, version, dimensions, bytes: bytes.length }, calibration, pictured, measured, figures }
}
