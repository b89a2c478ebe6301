import { describeCrowd } from '../describing/crowd.ts'
import { describeGallery } from '../describing/describe.ts'
import type { Descriptions } from '../describing/describe.ts'
import { openGallery } from '../drawing/gallery.ts'
import type { Gallery } from '../drawing/gallery.ts'
import { readModelFile } from '../../../../server/image-search/encoder/model-file.ts'
import { datasetOf } from './dataset.ts'
import type { Dataset } from './dataset.ts'

const CALIBRATION_SHARE = 1 / 2
/** How many other materials are added to those asked for: catalogues of 2,000 and 10,000. */
const CROWD = { calibration: 1300, evaluation: 8700 }

/** The pictures on which the constants of the bands are found. */
export async function openCalibration(file: string): Promise<Dataset> {
  const { version } = await readModelFile(file)
  const gallery = await openGallery(CALIBRATION_SHARE, 'calibration')
  const describe = await describeGallery(gallery, file)
  return datasetOf(gallery, describe, await describeCrowd(CROWD.calibration, 'calibration', { file, version }))
}

/** The pictures on which the bands are measured. */
export async function openEvaluation(
  gallery: Gallery,
  describe: Descriptions,
  { share, ...encoder }: { file: string; version: string; share: number },
): Promise<Dataset> {
  return datasetOf(gallery, describe, await describeCrowd(Math.round(CROWD.evaluation * share), 'evaluation', encoder))
}
