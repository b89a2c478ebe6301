import { drawOnWhite, fittedSize, openScaled } from '../../kit/pictures/scaled-picture.ts'

/** Pixels of the longer side: enough for a surface's texture, and all that the server uses. */
const LONGEST_SIDE = 2048
const LONGEST_THUMBNAIL_SIDE = 192
const QUALITY = 0.9
/** Types that the server takes; small files are sent unchanged. */
const TAKEN = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
const SMALL_BYTES = 1024 * 1024

export interface PreparedPicture {
  file: Blob
  /** Width over height, upright. */
  ratio: number
  /** The thumbnail, as a data URL. */
  thumbnail: string
}

/** Whether a file's type, if it has one, is of pictures that the server takes. */
export function isTakenType({ type }: Blob): boolean {
  return type === '' || TAKEN.has(type)
}

/** A picture as it is sent, upright and no larger than needed; null where this browser cannot read it. */
export async function preparePicture(file: Blob): Promise<PreparedPicture | null> {
  const opened = await openScaled(file, LONGEST_SIDE)
  if (!opened) return null
  const { bitmap, original } = opened
  try {
    const thumbnail = drawOnWhite(bitmap, fittedSize(bitmap, LONGEST_THUMBNAIL_SIDE)).toDataURL('image/jpeg', 0.8)
    const isScaled = Math.max(original.width, original.height) > LONGEST_SIDE
    const isSentAsItIs = TAKEN.has(file.type) && file.size <= SMALL_BYTES && !isScaled
    const sent = isSentAsItIs ? file : await encode(drawOnWhite(bitmap, bitmap))
    return { file: sent, ratio: original.width / original.height, thumbnail }
  } catch {
    return null
  } finally {
    bitmap.close()
  }
}

/**
 * The picture of a data URL, such as local storage's `image`; null for anything else. Not by fetch, which the page's security policy
 * forbids.
 */
export function blobOfDataUrl(url: string): Blob | null {
  const [, type, text] = /^data:(image\/[\w.+-]+);base64,([\w+/=]+)$/.exec(url) ?? []
  if (type === undefined || text === undefined) return null
  try {
    return new Blob([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], { type })
  } catch {
    return null
  }
}

function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not encoded'))), 'image/jpeg', QUALITY)
  })
}
