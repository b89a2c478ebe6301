import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { dominantColor } from './dominant-color.ts'

/** What is known of a picture once it was decoded. Width and height are those seen, EXIF orientation applied. */
export interface PictureFacts {
  format: string
  width: number
  height: number
  /** `#rrggbb`. */
  dominantColor: string
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
const SAMPLE = 48
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

async function measureColors(bytes: Buffer): Promise<{ dominantColor: string; placeholder: string }> {
  const sample = open(bytes).flatten({ background: '#ffffff' }).toColourspace('srgb')
  const fitted = sample.resize(SAMPLE, SAMPLE, { fit: 'inside' })
  const { data, info } = await fitted.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { dominantColor: dominantColor(data), placeholder: thumbHashOf(data, info.width, info.height) }
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

function thumbHashOf(rgb: Buffer, width: number, height: number): string {
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel += 1) rgba.set(rgb.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64')
}

function explainDecoder({ message }: Error): string {
  if (/unsupported image format|is not a known|operation is blocked/i.test(message)) {
    return 'not a picture we take; give JPEG, PNG, WebP, AVIF, GIF or TIFF'
  }
  if (/pixel limit/i.test(message)) return `too many pixels; at most ${MOST_PIXELS / 1e6} megapixels`
  return `broken (${message.split('\n', 1)[0]})`
}
