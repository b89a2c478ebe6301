import { readPixels } from '../../platform/pictures/pictures.ts'
import type { AnyPicture } from '../../platform/pictures/pictures.ts'
import type { Pixels } from './measure-cells.ts'

/** The longer side of the sample in which surfaces are found, in pixels. */
const SAMPLE = 160

/** The small version of a picture in which surfaces are found, on white. Throws PictureError for a broken picture. */
export async function surfacePixels(picture: AnyPicture): Promise<Pixels> {
  const { data, info } = await readPixels(picture, (opened) =>
    opened
      .resize(SAMPLE, SAMPLE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb'),
  )
  return { rgb: data, width: info.width, height: info.height }
}
