import { createHash } from 'node:crypto'

/** Derives a UUID from a text: equal texts give equal ids. */
export function idOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
