/** A file's kind by its first bytes; name and type may be wrong. */
export type FileKind = 'picture' | 'heic' | 'empty' | 'other'

const LONGEST_SIGNATURE = 64
/** The signatures of JPEG, PNG, GIF and WebP, each letter a byte; a dot is any byte. */
const PICTURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8[79]a/, /^RIFF.{4}WEBP/s]
/** The box that names the brands of AVIF and HEIC (ISO/IEC 14496-12). */
const BRANDS = /^.{4}ftyp(.*)$/s

/** Whether a file that this browser cannot read is a picture that the server can. */
export async function kindOf(file: Blob): Promise<FileKind> {
  if (file.size === 0) return 'empty'
  const start = new Uint8Array(await file.slice(0, LONGEST_SIGNATURE).arrayBuffer())
  const letters = String.fromCharCode(...start)
  if (PICTURES.some((signature) => signature.test(letters))) return 'picture'
  const brands = BRANDS.exec(letters)?.[1] ?? ''
  if (/avi[fs]/.test(brands)) return 'picture'
  return /he[iv][cxms]/.test(brands) ? 'heic' : 'other'
}

const PNG_SIZE_AT = 16

/** A PNG's number of pixels by its first chunk (IHDR): the browser refuses one that is too large. Null for any other file. */
export async function pixelsOfPng(file: Blob): Promise<number | null> {
  const start = new DataView(await file.slice(0, PNG_SIZE_AT + 8).arrayBuffer())
  if (start.byteLength < PNG_SIZE_AT + 8 || start.getUint32(0) !== 0x89504e47) return null
  return start.getUint32(PNG_SIZE_AT) * start.getUint32(PNG_SIZE_AT + 4)
}
