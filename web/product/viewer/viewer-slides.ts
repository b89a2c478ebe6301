import { offeredWidths, pictureOfWidth, pictureSources } from '../../ui/pictures/picture-sources.ts'
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

/** Where the pixels of a picture are not known, that many are asked for. */
const FULL_WIDTH = 1920
/** CSS px for each of its own pixels: a close-up fills the stage as a cover does, and is not blurred into nonsense. */
const LARGEST_PIXEL = 2

interface Size {
  width: number
  height: number
}

/**
 * How large a picture may stand there, and the widths in which it may be asked for, up to its own pixels: the viewer takes
 * the first that fills its place on the screen, and another one when that is enlarged.
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

/** In CSS px, before it is enlarged: whole in its place, unless its pixels are too few. */
export function shownWidth(size: Size, place: Size): number {
  const { width, height } = largestSize(size)
  return Math.min(place.width, width, place.height * (width / height))
}

function largestSize({ width, height }: Size): Size {
  return { width: LARGEST_PIXEL * width, height: LARGEST_PIXEL * height }
}
