import type { ByteRange } from './objects/objects.ts'

/**
 * The range that a header wants of so many bytes (RFC 9110, 14.2); `beyond` if there is none of it. Undefined means the whole: no
 * header, another unit, several ranges, or what cannot be read.
 */
export function readByteRange(header: string | undefined, bytes: number): ByteRange | 'beyond' | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!found || found[0].endsWith('=-')) return undefined
  const [, from = '', to = ''] = found
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (from !== '' && to !== '' && Number(to) < first) return undefined
  return first > last ? 'beyond' : { first, last }
}
