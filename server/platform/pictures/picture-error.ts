/** Written to end a sentence. */
export interface PictureReason {
  en: string
  zh: string
}

/** Why a picture is refused. The message is for an import's report: in English, with the decoder's own words. */
export class PictureError extends Error {
  readonly reason: PictureReason

  constructor(reason: PictureReason, cause?: Error) {
    super(cause ? `${reason.en} (${cause.message.split('\n', 1)[0]})` : reason.en, { cause })
    this.name = 'PictureError'
    this.reason = reason
  }
}

/** Which pictures are accepted. */
export interface PictureLimits {
  /** The names that sharp uses; it calls AVIF `heif`. */
  formats: readonly string[]
  /** Of one page. All pages together may take four decoded bytes for each of these pixels. */
  mostPixels: number
  /** A lower limit for what is decoded ten times as slowly: AVIF, and PNG in passes (interlaced). */
  mostSlowPixels?: number
}

/** Limit of width and of height: a decoder's memory grows with the length of a line. */
const LONGEST_SIDE = 16_384
const BYTES_A_PIXEL = 4
const BYTES_A_SAMPLE: Readonly<Record<string, number>> = { ushort: 2, short: 2, float: 4 }

/** The header of a picture file, read before decoding. */
interface Said {
  format: string
  width: number
  height: number
  pages?: number | undefined
  /** JPEG in scans, or PNG in passes. */
  isProgressive?: boolean | undefined
  channels: number
  /** The sample type by libvips' name. */
  depth: string
  /** The colour space by libvips' name. */
  space: string
  hasProfile: boolean
}

/** Throws PictureError if the header of a picture is beyond the limits. */
export function requireWithin(
  { format, width, height, pages = 1, isProgressive, channels, depth, space, hasProfile }: Said,
  limits: PictureLimits,
): void {
  if (!limits.formats.includes(format)) throw ofWrongFormat(limits, format)
  if (!isReadRight({ depth, space, hasProfile })) throw ofUnreadSamples()
  if (Math.max(width, height) > LONGEST_SIDE) throw ofTooLongSide({ width, height })
  const isSlow = format === 'heif' || (format === 'png' && isProgressive === true)
  const mostPixels = isSlow ? Math.min(limits.mostPixels, limits.mostSlowPixels ?? Infinity) : limits.mostPixels
  if (width * height > mostPixels) throw ofTooManyPixels({ mostPixels }, { width, height })
  const bytes = width * height * pages * channels * (BYTES_A_SAMPLE[depth] ?? 1)
  if (bytes > limits.mostPixels * BYTES_A_PIXEL) throw ofTooManyDecodedBytes(bytes, limits)
}

/** Other samples become black, white or noise, and so do those of floating point with a profile (decisions/180). */
function isReadRight({ depth, space, hasProfile }: Pick<Said, 'depth' | 'space' | 'hasProfile'>): boolean {
  if (space === 'scrgb') return !hasProfile
  return depth === 'uchar' || depth === 'ushort' || space === 'lab' || space === 'labs'
}

function ofUnreadSamples(): PictureError {
  return new PictureError({
    en: 'its colours are stored in a way that we do not read; give 8 or 16 bits a channel',
    zh: '颜色的存储方式不受支持，请使用每通道 8 位或 16 位的图片',
  })
}

function ofTooLongSide({ width, height }: { width: number; height: number }): PictureError {
  return new PictureError({
    en: `${width} × ${height} pixels; at most ${LONGEST_SIDE} a side`,
    zh: `${width} × ${height} 像素，每边最多 ${LONGEST_SIDE} 像素`,
  })
}

export function ofTooManyScans(most: number): PictureError {
  return new PictureError({
    en: `a progressive JPEG of more than ${most} scans`,
    zh: `渐进式 JPEG 的扫描超过 ${most} 次`,
  })
}

function ofTooManyDecodedBytes(bytes: number, { mostPixels }: PictureLimits): PictureError {
  const [given, most] = [bytes, mostPixels * BYTES_A_PIXEL].map((count) => Math.ceil(count / 1e6))
  return new PictureError({
    en: `${given} MB with all its pages and channels once it is decoded; at most ${most} MB`,
    zh: `所有页面和通道解码后为 ${given} MB，最多 ${most} MB`,
  })
}

export function ofTooMuchMemory(): PictureError {
  return new PictureError({ en: 'takes too much memory to decode', zh: '解码所需内存过多' })
}

export function ofTooLong(): PictureError {
  return new PictureError({ en: 'takes too long to decode', zh: '解码耗时过长' })
}

/** The decoding process crashed or failed unexpectedly. */
export function ofCrash(cause: Error): PictureError {
  return new PictureError({ en: 'cannot be decoded', zh: '无法解码' }, cause)
}

function ofWrongFormat({ formats }: PictureLimits, format?: string): PictureError {
  const names = formats.map((name) => (name === 'heif' ? 'AVIF' : name === 'webp' ? 'WebP' : name.toUpperCase()))
  const oneOf = (language: string) => new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
  return new PictureError({
    en: `${format ? `a ${format} file` : 'not a picture we take'}; give ${oneOf('en-GB')}`,
    zh: `${format ? `${format} 文件不可用` : '不是可用的图片'}，请使用 ${oneOf('zh-CN')}`,
  })
}

function ofTooManyPixels(
  { mostPixels }: Pick<PictureLimits, 'mostPixels'>,
  given?: { width: number; height: number },
): PictureError {
  const megapixels = mostPixels / 1e6
  const size = given && `${given.width} × ${given.height}`
  return new PictureError({
    en: `${size ? `${size} pixels` : 'too many pixels'}; at most ${megapixels} megapixels`,
    zh: `${size ? `${size} 像素` : '像素过多'}，最多 ${megapixels * 100} 万像素`,
  })
}

export function ofTooManyBytes(mostBytes: number): PictureError {
  const megabytes = mostBytes / 1024 / 1024
  return new PictureError({ en: `larger than ${megabytes} MB`, zh: `超过 ${megabytes} MB` })
}

/**
 * Whether a file is HEIC, as phones write it, by the brands in its `ftyp` box (ISO/IEC 23008-12, annex B). AVIF has the same box
 * with another brand.
 */
export function isHeic(bytes: Uint8Array): boolean {
  const box = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, LONGEST_FTYP))
  if (box.length < 12 || box.toString('latin1', 4, 8) !== 'ftyp') return false
  return /he[iv][cxms]/.test(box.toString('latin1', 8, box.readUInt32BE(0)))
}

const LONGEST_FTYP = 64

export function ofHeic(): PictureError {
  return new PictureError({
    en: 'HEIC photographs cannot be read; please send a JPEG',
    zh: '无法读取 HEIC 照片，请改用 JPEG 格式',
  })
}

/** Turns a decoder's error into a PictureError; a PictureError stays as it is. */
export function asPictureError(error: unknown, limits: PictureLimits): PictureError {
  if (error instanceof PictureError) return error
  const { message } = error as Error
  if (/unsupported image format|is not a known|operation is blocked|unsupported (codec|feature)/i.test(message))
    return ofWrongFormat(limits)
  if (/pixel limit/i.test(message)) return ofTooManyPixels(limits)
  if (message.startsWith('timeout')) return ofTooLong()
  return new PictureError({ en: 'broken or cut off', zh: '已损坏或不完整' }, error as Error)
}
