import { readPixels } from '../../platform/pictures/pictures.ts'
import type { AnyPicture } from '../../platform/pictures/pictures.ts'

/** How a picture becomes the encoder's input. The model file states the preparation that it was trained on; the two must agree. */
export const PREPARATION = { side: 160, longest: 320, kernel: 'lanczos3' } as const

/** The ground behind transparent pixels. */
const MID_GREY = '#808080'

/** A picture as the encoder takes it: sRGB 0..1, plane by plane (red, green, blue), each row by row from the top left. */
export interface PreparedPicture {
  pixels: Float32Array<ArrayBuffer>
  width: number
  height: number
}

/** The same in bytes: three a pixel (8-bit sRGB), row by row. */
export interface EncoderInput {
  rgb: Uint8Array
  width: number
  height: number
}

/** Prepares a picture for the encoder, `side` pixels at its shorter side. Throws PictureError for what is no picture within the limits. */
export async function preparePicture(picture: AnyPicture, side?: number): Promise<PreparedPicture> {
  return preparedOf(await encoderInputOf(picture, side))
}

/**
 * The first frame, upright, in 8-bit sRGB on mid grey, resized to `sizeOfInput` (Lanczos, a = 3). A picture longer than two to one is
 * cropped to its middle. Throws as `preparePicture`.
 */
export async function encoderInputOf(picture: AnyPicture, side?: number): Promise<EncoderInput> {
  const { data, info } = await readPixels(picture, (opened, { width, height }) => {
    const middle = middleOf(width, height)
    const cropped = middle.width * middle.height < width * height ? opened.extract(middle) : opened
    return (
      cropped
        // Each axis has its own factor, to whole pixels. A decoder that shrinks leaves most of the work to this filter.
        .resize({
          ...sizeOfInput(width, height, side),
          fit: 'fill',
          kernel: PREPARATION.kernel,
          fastShrinkOnLoad: false,
        })
        .flatten({ background: MID_GREY })
        .toColourspace('srgb')
    )
  })
  return { rgb: data, width: info.width, height: info.height }
}

export function preparedOf({ rgb, width, height }: EncoderInput): PreparedPicture {
  return { pixels: planesOf(rgb), width, height }
}

/** The size in pixels to which a picture is resized: the shorter side 160 or as asked, the longer one at most twice as long. */
export function sizeOfInput(
  width: number,
  height: number,
  side: number = PREPARATION.side,
): { width: number; height: number } {
  const long = Math.min(
    (side * PREPARATION.longest) / PREPARATION.side,
    Math.round((side * Math.max(width, height)) / Math.min(width, height)),
  )
  return width < height ? { width: side, height: long } : { width: long, height: side }
}

function middleOf(width: number, height: number): { left: number; top: number; width: number; height: number } {
  const most = (Math.min(width, height) * PREPARATION.longest) / PREPARATION.side
  const [seenWidth, seenHeight] = [Math.min(width, most), Math.min(height, most)]
  return {
    left: Math.floor((width - seenWidth) / 2),
    top: Math.floor((height - seenHeight) / 2),
    width: seenWidth,
    height: seenHeight,
  }
}

function planesOf(rgb: Uint8Array): Float32Array<ArrayBuffer> {
  const size = rgb.length / 3
  const planes = new Float32Array(rgb.length)
  for (let pixel = 0; pixel < size; pixel++) {
    for (let channel = 0; channel < 3; channel++) planes[channel * size + pixel] = (rgb[pixel * 3 + channel] ?? 0) / 255
  }
  return planes
}
