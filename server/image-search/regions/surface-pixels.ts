import type { Sharp } from 'sharp'
import { readPixels } from '../../platform/pictures/pictures.ts'
import type { AnyPicture } from '../../platform/pictures/pictures.ts'
import type { Pixels } from './measure-cells.ts'
import { mayBePage, PAGE_SIDE } from './text-page.ts'

/** The longer side of the sample in which surfaces are found, in pixels. */
const SAMPLE = 160

/** The small version of a picture in which surfaces are found, on white. Throws PictureError for a broken picture. */
export async function surfacePixels(picture: AnyPicture): Promise<Pixels> {
  const { data, info } = await onWhite(picture, SAMPLE, (opened) => opened.toColourspace('srgb'))
  const pixels = { rgb: data, width: info.width, height: info.height }
  if (!mayBePage(pixels)) return pixels
  const { data: light, info: size } = await onWhite(picture, PAGE_SIDE, (opened) => opened.greyscale())
  return { ...pixels, page: { light, width: size.width, height: size.height } }
}

function onWhite(picture: AnyPicture, side: number, end: (opened: Sharp) => Sharp) {
  return readPixels(picture, (opened) =>
    end(opened.resize(side, side, { fit: 'inside', withoutEnlargement: true }).flatten({ background: '#ffffff' })),
  )
}
