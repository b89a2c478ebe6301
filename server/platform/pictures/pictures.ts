import type { Metadata, OutputInfo, ResizeOptions, Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { hexOfRgb } from '../../../contract/colors/lab.ts'
import type { Look } from '../../../contract/looks/look.ts'
import { readDeep } from './deep-color.ts'
import { groundFor, LIGHT_GROUND } from './ground.ts'
import { countScans, mostScansOf } from './jpeg-scans.ts'
import { sharp } from './later-sharp.ts'
import { coverOf, measureLook } from './measure-look.ts'
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
import { fieldOf } from './palette-field.ts'
import { measurePalette } from './palette.ts'
import type { PaletteColor } from './palette.ts'
import type { PaletteSample } from './palette-plane.ts'

/** The facts of a decoded picture. Width and height are as seen, with EXIF orientation applied. */
export interface DecodedFacts {
  format: string
  width: number
  height: number
  /** `#rrggbb`: the first of the palette. */
  dominantColor: string
  /** The most frequent colours, largest first. */
  palette: PaletteColor[]
  /** ThumbHash (Evan Wallace), base64. */
  placeholder: string
  /** What it tells of a material; undefined only where a file was not measured but its facts are kept (decisions/199). */
  look?: Look | undefined
}

/** A decoded picture: rows of 8-bit sRGB with three channels, or four if it has transparency. */
export interface DecodedPicture {
  data: Buffer
  width: number
  height: number
  channels: 3 | 4
}

/** A picture as a file of an accepted format, or already decoded. */
export type AnyPicture = Uint8Array | DecodedPicture

export const LARGEST_PICTURE_BYTES = 60 * 1024 * 1024
/** The limit for imports. */
export const MOST_PIXELS = 100_000_000
const TAKEN: PictureLimits = { formats: ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'], mostPixels: MOST_PIXELS }
/**
 * Longer side of the sample that colours are measured on: small enough to blend the finest joints into their surface, but not
 * planks.
 */
const SAMPLE = 96
const WEBP_QUALITY = 82
const JPEG_QUALITY = 84
/** Quality of pictures that are searched again: vectors made from them agree to two digits. */
const KEPT_QUALITY = 92
/** As a factor. */
const HARDLY_LONGER = 1.25
/** The largest accepted file takes two or three seconds; this stops files made to keep a decoder busy. */
const LONGEST_DECODING_S = 20

/** Decodes a whole picture and measures it. Throws PictureError if it is invalid. */
export async function measurePicture(bytes: Uint8Array): Promise<DecodedFacts> {
  if (bytes.length > LARGEST_PICTURE_BYTES) throw ofTooManyBytes(LARGEST_PICTURE_BYTES)
  try {
    const metadata = await requirePicture(bytes, TAKEN)
    const format = metadata.format === 'heif' ? 'avif' : metadata.format
    return { format, ...metadata.autoOrient, ...(await measureSample(bytes, metadata.autoOrient)) }
  } catch (error) {
    throw asPictureError(error, TAKEN)
  }
}

/**
 * The 8-bit pixels, row by row, of what `work` makes of a picture; `work` gets it upright. Throws PictureError for a picture that
 * is invalid or beyond the limits.
 */
export async function readPixels(
  picture: AnyPicture,
  work: (picture: Sharp, size: { width: number; height: number }) => Sharp,
): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    const size = await sizeOf(picture)
    const worked = work(await open(picture), size).timeout({ seconds: LONGEST_DECODING_S })
    return await worked.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw asPictureError(error, TAKEN)
  }
}

/** The header of a picture, read before decoding. Throws PictureError if it is beyond the limits. */
async function requirePicture(bytes: Uint8Array, limits: PictureLimits): Promise<Metadata> {
  if (isHeic(bytes)) throw ofHeic()
  const metadata = await sharp()(bytes, { limitInputPixels: limits.mostPixels }).metadata()
  requireWithin({ ...metadata, ...metadata.autoOrient }, limits)
  const mostScans = mostScansOf(metadata.width * metadata.height)
  if (metadata.format === 'jpeg' && countScans(bytes, mostScans) > mostScans) throw ofTooManyScans(mostScans)
  return metadata
}

/** The size as seen, after EXIF orientation. */
async function sizeOf(picture: AnyPicture): Promise<{ width: number; height: number }> {
  return isDecoded(picture) ? picture : (await requirePicture(picture, TAKEN)).autoOrient
}

function isDecoded(picture: AnyPicture): picture is DecodedPicture {
  return 'channels' in picture
}

/** The small version of a picture that its colours are measured on. Throws PictureError for an invalid picture. */
export async function samplePicture(picture: AnyPicture): Promise<PaletteSample> {
  try {
    await sizeOf(picture)
    return await sampleOf(picture)
  } catch (error) {
    throw asPictureError(error, TAKEN)
  }
}

async function measureSample(
  bytes: Uint8Array,
  whole: { width: number; height: number },
): Promise<Pick<DecodedFacts, 'dominantColor' | 'palette' | 'placeholder' | 'look'>> {
  const sample = await sampleOf(bytes)
  const field = fieldOf(sample)
  const palette = measurePalette(sample, field)
  const look = measureLook(field, { ...whole, cover: coverOf(sample) })
  return { dominantColor: hexOfRgb(palette[0]?.rgb ?? 0), palette, placeholder: thumbHashOf(sample), look }
}

async function sampleOf(picture: AnyPicture): Promise<PaletteSample> {
  const isOpaque = isDecoded(picture) && picture.channels === 3
  // A linear kernel: others overshoot at edges, to colours that the picture does not have.
  const resize = { width: SAMPLE, height: SAMPLE, fit: 'inside', kernel: 'linear' } as const
  const fitted = (await open(picture, { resize })).toColourspace('srgb')
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

/** Lays the pixels on white and keeps their alpha; opaque ones stay unchanged. */
function layOnWhite(rgba: Uint8Array): Uint8Array {
  return rgba.map((value, at) => {
    if (at % 4 === 3) return value
    const opacity = (rgba[at - (at % 4) + 3] ?? 0) / 255
    return Math.round(value * opacity + 255 * (1 - opacity))
  })
}

/**
 * Resizes to at most `width` pixels, never enlarging: upright, in sRGB, without metadata, on its ground if it can be seen through.
 * Throws PictureError for an invalid picture.
 */
export async function resizePicture(picture: AnyPicture, width: number, format: 'webp' | 'jpeg'): Promise<Buffer> {
  try {
    const background = await groundOf(picture)
    const opened = await open(picture, { resize: { width, withoutEnlargement: true } })
    const resized = opened.toColourspace('srgb').flatten({ background })
    if (format === 'webp') return await resized.webp({ quality: WEBP_QUALITY, effort: 2 }).toBuffer()
    return await resized.jpeg({ quality: JPEG_QUALITY }).toBuffer()
  } catch (error) {
    throw asPictureError(error, TAKEN)
  }
}

interface OnGround {
  /** The greatest width, in px. */
  width?: number | undefined
  /** Changes the pixels that lie on their ground. */
  change?: ((picture: DecodedPicture) => void) | undefined
}

/** A JPEG of a decoded picture on its ground. */
export async function writeOnGround(picture: DecodedPicture, { width, change }: OnGround): Promise<Buffer> {
  const background = await groundOf(picture)
  const onGround = await asDecoded(openPixels(picture).flatten({ background }))
  change?.(onGround)
  const opened = openPixels(onGround)
  const resized = width === undefined ? opened : opened.resize({ width, withoutEnlargement: true })
  return resized.jpeg({ quality: KEPT_QUALITY }).toBuffer()
}

/** The colour that a picture lies on where it can be seen through (`groundFor`). */
async function groundOf(picture: AnyPicture): Promise<string> {
  const hasAlpha = isDecoded(picture) ? picture.channels === 4 : (await sharp()(picture).metadata()).hasAlpha
  if (!hasAlpha) return LIGHT_GROUND
  const small = await open(picture, { resize: { width: SAMPLE, height: SAMPLE, fit: 'inside' } })
  return groundFor(await small.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer())
}

/**
 * Re-encodes a picture as WebP from its pixels: longer side at most `longestSide`, never enlarged, upright, in sRGB, first frame
 * only, without metadata. Throws PictureError if it is invalid or beyond the limits.
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

/**
 * Cuts a part of a picture at full size, upright and in sRGB, as JPEG; as WebP if it has transparency. Throws PictureError for an
 * invalid picture.
 */
export async function cutOriginal(bytes: Buffer, part: PicturePart): Promise<Buffer> {
  try {
    const { width, height } = (await requirePicture(bytes, TAKEN)).autoOrient
    const cut = await asDecoded(
      (await open(bytes))
        .extract(pixelsOfPart(part, { width, height }))
        .toColourspace('srgb')
        .timeout({ seconds: LONGEST_DECODING_S }),
    )
    const picture = openPixels(cut)
    if (isSeenThrough(cut)) return await picture.webp({ quality: KEPT_QUALITY }).toBuffer()
    return await picture.removeAlpha().jpeg({ quality: KEPT_QUALITY }).toBuffer()
  } catch (error) {
    throw asPictureError(error, TAKEN)
  }
}

/** As `remakePicture`, but as JPEG, which every program reads; as WebP if it has transparency. */
export async function remakePhotograph(
  bytes: Buffer,
  longestSide: number,
  limits: PictureLimits = TAKEN,
): Promise<Buffer> {
  const remade = await remake(bytes, { longestSide, limits }, asDecoded)
  const picture = openPixels(remade)
  if (isSeenThrough(remade)) return picture.webp({ quality: WEBP_QUALITY }).toBuffer()
  return picture.removeAlpha().jpeg({ quality: JPEG_QUALITY }).toBuffer()
}

function isSeenThrough({ data, channels }: DecodedPicture): boolean {
  if (channels === 3) return false
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true
  return false
}

/**
 * As `remakePicture`, but returns the pixels, so that a picture used several times is decoded once. A picture hardly longer than
 * `longestSide` keeps its size, because resizing would take longer than it saves.
 */
export async function reducePicture(
  bytes: Buffer,
  longestSide: number,
  limits: PictureLimits = TAKEN,
): Promise<DecodedPicture> {
  return remake(bytes, { longestSide, leftSide: longestSide * HARDLY_LONGER, limits }, asDecoded)
}

/**
 * Frees a picture's memory at once; nothing may use it afterwards. Left to the garbage collector, megabytes per request would
 * trigger full collections every few requests.
 */
export function releasePicture({ data }: Pick<DecodedPicture, 'data'>): void {
  // A small picture may share its buffer with others; one from a message has most of the message's buffer to itself.
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
    const resize = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
    const resized = await open(bytes, { limits, resize })
    return await write(resized.toColourspace('srgb').timeout({ seconds: LONGEST_DECODING_S }))
  } catch (error) {
    throw asPictureError(error, limits)
  }
}

/** Compresses a reduced picture for storage: as JPEG, or as WebP if it has transparency. */
export async function packPicture(reduced: DecodedPicture): Promise<Buffer> {
  const picture = openPixels(reduced)
  const hasAlpha = reduced.channels === 4
  return (
    hasAlpha ? picture.webp({ quality: KEPT_QUALITY, effort: 0 }) : picture.jpeg({ quality: KEPT_QUALITY })
  ).toBuffer()
}

/** Cuts a part of a reduced picture. */
export async function cutReducedPicture(reduced: DecodedPicture, part: PicturePart): Promise<DecodedPicture> {
  return asDecoded(openPixels(reduced).extract(pixelsOfPart(part, reduced)))
}

/** The pixels of a part, at least one. */
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

/** Opens a picture upright; in `toColourspace('srgb')` its colours are those of its profile, or of sRGB if it has none. */
async function open(
  picture: AnyPicture,
  { limits: { mostPixels } = TAKEN, resize }: { limits?: PictureLimits; resize?: ResizeOptions | undefined } = {},
): Promise<Sharp> {
  const opened = isDecoded(picture) ? openPixels(picture) : await openFile(picture, { mostPixels, resize })
  return resize ? opened.resize(resize) : opened
}

async function openFile(
  bytes: Uint8Array,
  most: { mostPixels: number; resize: ResizeOptions | undefined },
): Promise<Sharp> {
  const deep = await readDeep(bytes, { ...most, longestS: LONGEST_DECODING_S })
  if (deep) return openPixels(deep)
  return sharp()(bytes, { limitInputPixels: most.mostPixels, failOn: 'error' }).autoOrient()
}

function openPixels({ data, width, height, channels }: DecodedPicture): Sharp {
  return sharp()(data, { raw: { width, height, channels } })
}

function thumbHashOf({ rgba, width, height }: PaletteSample): string {
  const opaque = rgba.map((value, at) => (at % 4 === 3 ? 255 : value))
  return Buffer.from(rgbaToThumbHash(width, height, opaque)).toString('base64')
}
