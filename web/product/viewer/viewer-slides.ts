import { offeredWidths, pictureOfWidth, pictureSources } from '../../kit/pictures/picture-sources.ts'
import type { PictureSize } from './viewing.ts'

interface Source {
  src: string
  width: number
  height: number
}

export interface ViewerSource {
  src: string
  width?: number
  height?: number
  srcSet?: Source[]
}

/** The width to request where a picture's pixels are unknown. */
const FULL_WIDTH = 1920
/** CSS px per pixel of the picture: a close-up fills the stage like a cover without blurring. */
const LARGEST_PIXEL = 2

interface Size {
  width: number
  height: number
}

/**
 * A picture's size and the widths it can be requested in, up to its own pixels: the viewer takes the first that fills its place, and a
 * larger one when enlarged.
 */
export function sourcesFor(address: string, size: PictureSize | undefined): ViewerSource {
  if (!pictureSources(address)) return { src: address }
  if (!size) return { src: pictureOfWidth(address, FULL_WIDTH) }
  const ratio = size.height / size.width
  const sourceOf = (width: number): Source => ({
    src: pictureOfWidth(address, width),
    width: Math.min(width, size.width),
    height: Math.round(Math.min(width, size.width) * ratio),
  })
  const smaller = offeredWidths.filter((width) => width < size.width)
  const own = sourceOf(size.width)
  const { width, height } = largestSize(size)
  return { src: own.src, width, height, srcSet: [...smaller.map(sourceOf), own] }
}

/** In CSS px, before enlarging: the whole picture, unless it has too few pixels. */
export function shownWidth(size: Size, place: Size): number {
  const { width, height } = largestSize(size)
  return Math.min(place.width, width, place.height * (width / height))
}

function largestSize({ width, height }: Size): Size {
  return { width: LARGEST_PIXEL * width, height: LARGEST_PIXEL * height }
}
