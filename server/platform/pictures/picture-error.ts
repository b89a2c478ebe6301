/** In words that end a sentence. */
export interface Reason {
  en: string
  zh: string
}

/** Why a file is no picture we take. Its message is for an import's report: in English, with what the decoder said. */
export class PictureError extends Error {
  readonly reason: Reason

  constructor(reason: Reason, cause?: Error) {
    super(cause ? `${reason.en} (${cause.message.split('\n', 1)[0]})` : reason.en, { cause })
    this.name = 'PictureError'
    this.reason = reason
  }
}

/** What is taken as a picture. */
export interface PictureLimits {
  /** As sharp names them; AVIF is `heif` to it. */
  formats: readonly string[]
  mostPixels: number
}

export function ofWrongFormat({ formats }: PictureLimits, format?: string): PictureError {
  const names = formats.map((name) => (name === 'heif' ? 'AVIF' : name === 'webp' ? 'WebP' : name.toUpperCase()))
  const oneOf = (language: string) => new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
  return new PictureError({
    en: `${format ? `a ${format} file` : 'not a picture we take'}; give ${oneOf('en-GB')}`,
    zh: `${format ? `${format} 文件不可用` : '不是可用的图片'}，请使用 ${oneOf('zh-CN')}`,
  })
}

export function ofTooManyPixels(
  { mostPixels }: PictureLimits,
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
 * Whether a file says of itself that it is HEIC, as telephones write it: the brands that its `ftyp` box names (ISO/IEC
 * 23008-12, annex B). AVIF is in the same box by another brand.
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

/** What a decoder's error means; a PictureError stays as it is. */
export function asPictureError(error: unknown, limits: PictureLimits): PictureError {
  if (error instanceof PictureError) return error
  const { message } = error as Error
  if (/unsupported image format|is not a known|operation is blocked|unsupported (codec|feature)/i.test(message))
    return ofWrongFormat(limits)
  if (/pixel limit/i.test(message)) return ofTooManyPixels(limits)
  return new PictureError({ en: 'broken or cut off', zh: '已损坏或不完整' }, error as Error)
}
