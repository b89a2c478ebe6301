import type { Metadata, OutputInfo, Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { hexOfRgb } from '../../../contract/colors/lab.ts'
import { countScans } from './jpeg-scans.ts'
import { sharp } from './later-sharp.ts'
import {
  asPictureError,
  isHeic,
  ofHeic,
  ofTooManyBytes,
  ofTooManyScans,
  PictureError,
  requireWithin,
} from './picture-error.ts'
import type { PictureLimits } from './picture-error.ts'
import { measurePalette } from './palette.ts'
import type { PaletteColor } from './palette.ts'
import type { PaletteSample } from './palette-plane.ts'

/** What is known of a picture once it was decoded. Width and height are those seen, EXIF orientation applied. */
export interface DecodedFacts {
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

/** A picture that was decoded: 8-bit sRGB row by row, of three channels or, where something shows through it, four. */
export interface DecodedPicture {
  data: Buffer
  width: number
  height: number
  channels: 3 | 4
}

/** A picture as a file in any format that is taken, or decoded already. */
export type AnyPicture = Uint8Array | DecodedPicture

export const LARGEST_PICTURE_BYTES = 60 * 1024 * 1024
/** What an operator may import. */
export const MOST_PIXELS = 100_000_000
const TAKEN: PictureLimits = { formats: ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'], mostPixels: MOST_PIXELS }
/** Of a JPEG. Programs write a dozen at the most; a megabyte has room for a hundred thousand, each over the whole picture. */
const MOST_SCANS = 100
/** Longer side of the sample that colours are measured from: the finest joints blend into their surface in it, planks do not. */
const SAMPLE = 96
const WEBP_QUALITY = 82
const JPEG_QUALITY = 84
/** Of what is looked at again: fine enough that a vector made of it is the same to two digits. */
const KEPT_QUALITY = 92
/** As a factor. */
const HARDLY_LONGER = 1.25
/** A file of the largest size allowed takes two or three; one made to keep a decoder busy, as long as it is let. */
const LONGEST_DECODING_S = 20

/** Decodes a picture whole and measures it; anything that is not one throws a PictureError. */
export async function measurePicture(bytes: Uint8Array): Promise<DecodedFacts> {
  if (bytes.length > LARGEST_PICTURE_BYTES) throw ofTooManyBytes(LARGEST_PICTURE_BYTES)
  try {
    const metadata = await requirePicture(bytes, TAKEN)
    const format = metadata.format === 'heif' ? 'avif' : metadata.format
    return { format, ...metadata.autoOrient, ...(await measureColors(bytes)) }
  } catch (error) {
    throw asPictureError(error, TAKEN)
  }
}

/**
 * The pixels, 8 bits a channel and row by row, of what `work` makes of a picture, which comes upright and with the size that
 * is seen. Throws PictureError for what is no picture within the limits.
 */
export async function readPixels(
  picture: AnyPicture,
  work: (picture: Sharp, size: { width: number; height: number }) => Sharp,
): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    const worked = work(open(picture), await sizeOf(picture)).timeout({ seconds: LONGEST_DECODING_S })
    return await worked.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw asPictureError(error, TAKEN)
  }
}

/** What a picture says of itself, before anything of it is decoded; one that is not within the limits is refused. */
async function requirePicture(bytes: Uint8Array, limits: PictureLimits): Promise<Metadata> {
  if (isHeic(bytes)) throw ofHeic()
  const metadata = await sharp()(bytes, { limitInputPixels: limits.mostPixels }).metadata()
  requireWithin({ ...metadata, ...metadata.autoOrient }, limits)
  if (metadata.format === 'jpeg' && countScans(bytes, MOST_SCANS) > MOST_SCANS) throw ofTooManyScans(MOST_SCANS)
  return metadata
}

/** As it is seen. */
async function sizeOf(picture: AnyPicture): Promise<{ width: number; height: number }> {
  return isDecoded(picture) ? picture : (await requirePicture(picture, TAKEN)).autoOrient
}

function isDecoded(picture: AnyPicture): picture is DecodedPicture {
  return 'channels' in picture
}

/** The small version of a picture that its colours are measured from. Throws PictureError for bytes that are no picture. */
export async function samplePicture(picture: AnyPicture): Promise<PaletteSample> {
  try {
    await sizeOf(picture)
    return await sampleOf(picture)
  } catch (error) {
    throw asPictureError(error, TAKEN)
  }
}

async function measureColors(
  bytes: Uint8Array,
): Promise<Pick<DecodedFacts, 'dominantColor' | 'palette' | 'placeholder'>> {
  const sample = await sampleOf(bytes)
  const palette = measurePalette(sample)
  return { dominantColor: hexOfRgb(palette[0]?.rgb ?? 0), palette, placeholder: thumbHashOf(sample) }
}

async function sampleOf(picture: AnyPicture): Promise<PaletteSample> {
  const isOpaque = isDecoded(picture) && picture.channels === 3
  // A linear kernel: the others overshoot beside an edge, to colours that the picture does not have.
  const fitted = open(picture).toColourspace('srgb').resize(SAMPLE, SAMPLE, { fit: 'inside', kernel: 'linear' })
  const pixels = isOpaque ? fitted : fitted.ensureAlpha()
  const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true })
  return { rgba: isOpaque ? withOpacity(data) : layOnWhite(data), width: info.width, height: info.height }
}

function withOpacity(rgb: Uint8Array): Uint8Array {
  const rgba = new Uint8Array((rgb.length / 3) * 4).fill(255)
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    rgba[to] = rgb[from] ?? 0
    rgba[to + 1] = rgb[from + 1] ?? 0
    rgba[to + 2] = rgb[from + 2] ?? 0
  }
  return rgba
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
    throw asPictureError(error, TAKEN)
  }
}

/**
 * A picture made anew from what is seen of another, as WebP: its longer side at most `longestSide` pixels, never enlarged,
 * upright, in sRGB, the first frame of several, with nothing of the file it came in. Throws PictureError for what is not
 * a whole picture within the limits.
 */
export async function remakePicture(
  bytes: Buffer,
  longestSide: number,
  limits: PictureLimits = TAKEN,
): Promise<Buffer> {
  return remake(bytes, { longestSide, limits }, async (picture) => picture.webp({ quality: WEBP_QUALITY }).toBuffer())
}

/** A WebP of one colour (`#rrggbb`). */
export async function plainPicture(color: string, size: { width: number; height: number }): Promise<Buffer> {
  return sharp()({ create: { ...size, channels: 3, background: color } })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer()
}

/** A part of a picture, as shares of its width and height from its upper left corner. */
export interface PicturePart {
  x: number
  y: number
  w: number
  h: number
}

/** A part of a picture in its own pixels, upright and in sRGB, as JPEG; where something shows through, as WebP. Throws PictureError for what is no picture. */
export async function cutOriginal(bytes: Buffer, part: PicturePart): Promise<Buffer> {
  try {
    const { width, height } = (await requirePicture(bytes, TAKEN)).autoOrient
    const cut = await asDecoded(
      open(bytes)
        .extract(pixelsOfPart(part, { width, height }))
        .toColourspace('srgb')
        .timeout({ seconds: LONGEST_DECODING_S }),
    )
    const picture = open(cut)
    if (isSeenThrough(cut)) return await picture.webp({ quality: KEPT_QUALITY }).toBuffer()
    return await picture.removeAlpha().jpeg({ quality: KEPT_QUALITY }).toBuffer()
  } catch (error) {
    throw asPictureError(error, TAKEN)
  }
}

/** As `remakePicture`, as JPEG, which every reader of files takes; where something shows through, as WebP. */
export async function remakePhotograph(
  bytes: Buffer,
  longestSide: number,
  limits: PictureLimits = TAKEN,
): Promise<Buffer> {
  const remade = await remake(bytes, { longestSide, limits }, asDecoded)
  const picture = open(remade)
  if (isSeenThrough(remade)) return picture.webp({ quality: WEBP_QUALITY }).toBuffer()
  return picture.removeAlpha().jpeg({ quality: JPEG_QUALITY }).toBuffer()
}

function isSeenThrough({ data, channels }: DecodedPicture): boolean {
  if (channels === 3) return false
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true
  return false
}

/**
 * As `remakePicture`, with nothing lost beyond its size: a picture that is looked at several times is decoded once. One that
 * is hardly longer than `longestSide` is left as it is: to make it smaller would take longer than it saves.
 */
export async function reducePicture(
  bytes: Buffer,
  longestSide: number,
  limits: PictureLimits = TAKEN,
): Promise<DecodedPicture> {
  return remake(bytes, { longestSide, leftSide: longestSide * HARDLY_LONGER, limits }, asDecoded)
}

/**
 * Gives a picture's memory back at once; nothing may look at it any more. Left to the collector, some megabytes of every
 * call have it go through all that is in memory after every few.
 */
export function releasePicture({ data }: Pick<DecodedPicture, 'data'>): void {
  // A small one may stand in memory that it shares with others; one that came by a message has most of the message's.
  if (data.length > data.buffer.byteLength / 2) (data.buffer as ArrayBuffer).transfer(0)
}

async function asDecoded(picture: Sharp): Promise<DecodedPicture> {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 }
}

async function remake<Remade>(
  bytes: Buffer,
  { longestSide, leftSide = longestSide, limits }: { longestSide: number; leftSide?: number; limits: PictureLimits },
  write: (picture: Sharp) => Promise<Remade>,
): Promise<Remade> {
  try {
    if (bytes.length === 0) throw new PictureError({ en: 'is empty', zh: '为空' })
    const { width, height } = (await requirePicture(bytes, limits)).autoOrient
    const side = Math.max(width, height) <= leftSide ? leftSide : longestSide
    const resized = open(bytes, limits)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    return await write(resized.timeout({ seconds: LONGEST_DECODING_S }))
  } catch (error) {
    throw asPictureError(error, limits)
  }
}

/** A reduced picture in few bytes, to be kept: as JPEG, or as WebP where something shows through it. */
export async function packPicture(reduced: DecodedPicture): Promise<Buffer> {
  const picture = open(reduced)
  const hasAlpha = reduced.channels === 4
  return (
    hasAlpha ? picture.webp({ quality: KEPT_QUALITY, effort: 0 }) : picture.jpeg({ quality: KEPT_QUALITY })
  ).toBuffer()
}

/** A part of a reduced picture. */
export async function cutReducedPicture(reduced: DecodedPicture, part: PicturePart): Promise<DecodedPicture> {
  return asDecoded(open(reduced).extract(pixelsOfPart(part, reduced)))
}

/** The pixels of a part, one at least. */
function pixelsOfPart(part: PicturePart, { width, height }: { width: number; height: number }) {
  const left = Math.min(width - 1, Math.round(part.x * width))
  const top = Math.min(height - 1, Math.round(part.y * height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(part.w * width))),
    height: Math.max(1, Math.min(height - top, Math.round(part.h * height))),
  }
}

function open(picture: AnyPicture, { mostPixels }: PictureLimits = TAKEN): Sharp {
  if (!isDecoded(picture)) return sharp()(picture, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
  const { data, width, height, channels } = picture
  return sharp()(data, { raw: { width, height, channels } })
}

function thumbHashOf({ rgba, width, height }: PaletteSample): string {
  const opaque = rgba.map((value, at) => (at % 4 === 3 ? 255 : value))
  return Buffer.from(rgbaToThumbHash(width, height, opaque)).toString('base64')
}
