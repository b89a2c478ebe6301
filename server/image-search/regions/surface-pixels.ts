import { readPixels } from '../../platform/pictures/pictures.ts'
import type { AnyPicture } from '../../platform/pictures/pictures.ts'
import type { Pixels } from './measure-cells.ts'

/** Longer side of the sample that surfaces are told apart in, in pixels. */
const SAMPLE = 160

/** The small version of a picture that surfaces are told apart in, on white. Throws PictureError for what is no picture. */
export async function surfacePixels(picture: AnyPicture): Promise<Pixels> {
  const { data, info } = await readPixels(picture, (opened) =>
    opened
      .resize(SAMPLE, SAMPLE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb'),
  )
  return { rgb: data, width: info.width, height: info.height }
}
