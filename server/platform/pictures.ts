import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { hexOfRgb } from '../../contract/lab.ts'
import { measurePalette } from './palette.ts'
import type { PaletteColor } from './palette.ts'
import type { Sample } from './palette-field.ts'

/** What is known of a picture once it was decoded. Width and height are those seen, EXIF orientation applied. */
export interface PictureFacts {
  format: string
  width: number
  height: number
  /** `#rrggbb`: the first of the palette. */
  dominantColor: string
  /** Its colours, most of the picture first. */
  palette: PaletteColor[]
  /** ThumbHash (Evan Wallace), base64. */
  placeholder: string
}

/** Why a file is no picture we take, in words that end an import's sentence. */
export class PictureError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'PictureError'
  }
}

export const LARGEST_PICTURE_BYTES = 60 * 1024 * 1024
const MOST_PIXELS = 100_000_000
const TAKEN_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'])
/** Longer side of the sample that colours are measured from: the finest joints blend into their surface in it, planks do not. */
const SAMPLE = 96
const WEBP_QUALITY = 82
const JPEG_QUALITY = 84

// Only decoders of photographs: SVG, PDF and the like could reach other files or run for ever.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
})
// One thread a picture and no cache: the queue in front decides how many run, and memory stays bounded.
sharp.concurrency(1)
sharp.cache(false)

/** Decodes a picture whole and measures it; anything that is not one throws a PictureError. */
export async function measurePicture(bytes: Buffer): Promise<PictureFacts> {
  if (bytes.length > LARGEST_PICTURE_BYTES)
    throw new PictureError(`larger than ${LARGEST_PICTURE_BYTES / 1024 / 1024} MB`)
  try {
    const metadata = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
    if (!TAKEN_FORMATS.has(metadata.format))
      throw new PictureError(`a ${metadata.format} file; give JPEG, PNG, WebP, AVIF, GIF or TIFF`)
    const { width, height } = metadata.autoOrient
    if (width * height > MOST_PIXELS)
      throw new PictureError(`${width} × ${height} pixels; at most ${MOST_PIXELS / 1e6} megapixels`)
    const format = metadata.format === 'heif' ? 'avif' : metadata.format
    return { format, width, height, ...(await measureColors(bytes)) }
  } catch (error) {
    if (error instanceof PictureError) throw error
    throw new PictureError(explainDecoder(error as Error), error)
  }
}

async function measureColors(bytes: Buffer): Promise<Pick<PictureFacts, 'dominantColor' | 'palette' | 'placeholder'>> {
  // A linear kernel: the others overshoot beside an edge, to colours that the picture does not have.
  const fitted = open(bytes).toColourspace('srgb').ensureAlpha()
  fitted.resize(SAMPLE, SAMPLE, { fit: 'inside', kernel: 'linear' })
  const { data, info } = await fitted.raw().toBuffer({ resolveWithObject: true })
  const sample = { rgba: layOnWhite(data), width: info.width, height: info.height }
  const palette = measurePalette(sample)
  return { dominantColor: hexOfRgb(palette[0]?.rgb ?? 0), palette, placeholder: thumbHashOf(sample) }
}

/** The same pixels before white, opaque ones as they are; each keeps how opaque it was. */
function layOnWhite(rgba: Uint8Array): Uint8Array {
  return rgba.map((value, at) => {
    if (at % 4 === 3) return value
    const opacity = (rgba[at - (at % 4) + 3] ?? 0) / 255
    return Math.round(value * opacity + 255 * (1 - opacity))
  })
}

/** Throws PictureError for bytes that are no picture. The picture is at most `width` pixels wide, never enlarged, upright, in sRGB and without metadata. */
export async function resizePicture(bytes: Buffer, width: number, format: 'webp' | 'jpeg'): Promise<Buffer> {
  const resized = open(bytes).resize({ width, withoutEnlargement: true }).toColourspace('srgb')
  try {
    if (format === 'webp') return await resized.webp({ quality: WEBP_QUALITY, effort: 2 }).toBuffer()
    return await resized.flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY }).toBuffer()
  } catch (error) {
    throw new PictureError(explainDecoder(error as Error), error)
  }
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
}

function thumbHashOf({ rgba, width, height }: Sample): string {
  const opaque = rgba.map((value, at) => (at % 4 === 3 ? 255 : value))
  return Buffer.from(rgbaToThumbHash(width, height, opaque)).toString('base64')
}

function explainDecoder({ message }: Error): string {
  if (/unsupported image format|is not a known|operation is blocked/i.test(message)) {
    return 'not a picture we take; give JPEG, PNG, WebP, AVIF, GIF or TIFF'
  }
  if (/pixel limit/i.test(message)) return `too many pixels; at most ${MOST_PIXELS / 1e6} megapixels`
  return `broken (${message.split('\n', 1)[0]})`
}
