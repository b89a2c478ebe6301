import { hexOfRgb } from '../../../contract/colors/lab.ts'
import type { FoundRegion } from '../../../contract/image-search.ts'
import { readPixels } from '../../platform/pictures/pictures.ts'
import type { AnyPicture } from '../../platform/pictures/pictures.ts'
import type { ColorsThread } from './colors-thread.ts'

/** Longer side of the sample that surfaces are told apart in, in pixels. */
const SAMPLE = 160

/** The surfaces of a picture, the largest first; none where it is but one. Throws PictureError for what is no picture. */
export async function findRegions(colors: ColorsThread, picture: AnyPicture): Promise<FoundRegion[]> {
  const { data, info } = await readPixels(picture, (opened) =>
    opened
      .resize(SAMPLE, SAMPLE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb'),
  )
  const surfaces = await colors.surfaces({ rgb: data, width: info.width, height: info.height })
  return surfaces.map(({ rgb, ...place }) => ({ ...place, hex: hexOfRgb(rgb) }))
}
