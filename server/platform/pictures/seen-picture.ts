import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { SeenPart } from '../../../contract/boards/layout/seen-parts.ts'
import { reduceApart } from './decoding.ts'
import type { SeenWish } from './hide-unseen.ts'

const HIDING = new URL('./hide-unseen.ts', import.meta.url)
/** In px. More than any picture that a member sends. */
const LONGEST_SIDE = 10_000
/** Proxies take addresses of some 8,000 letters. */
const LONGEST_TEXT = 6000
/** The unit of corners in a text: an eighth of a pixel of the largest pictures. */
const UNITS = 20_000

/** A picture of ours as a JPEG on its ground, with nothing in it but what is seen. Throws PictureError for an invalid picture. */
export async function showSeen(picture: Uint8Array, wish: SeenWish): Promise<Buffer> {
  return Buffer.from(await reduceApart<Uint8Array>(picture, { longestSide: LONGEST_SIDE }, { module: HIDING, wish }))
}

/** Parts as a text for an address. Of a picture seen in hundreds of shapes, those that make it too long are left out: unseen. */
export function writeParts(parts: readonly SeenPart[]): string {
  const different = [...new Set(parts.map(lineOf))]
  for (let count = different.length; ; count = Math.floor(count / 2)) {
    const text = deflateRawSync(different.slice(0, count).join('\n')).toString('base64url')
    if (text.length <= LONGEST_TEXT) return text
  }
}

/** The parts in a text that `writeParts` has written; the caller has checked that it did. */
export function readParts(text: string): SeenPart[] {
  const lines = inflateRawSync(Buffer.from(text, 'base64url')).toString()
  return lines === '' ? [] : lines.split('\n').map(partOfLine)
}

/** The steps from corner to corner, which deflate well; of a covering picture, its ratio. */
function lineOf(part: SeenPart): string {
  if ('ratio' in part) return `r${part.ratio}`
  const units = part.map((corner) => corner.map((share) => Math.round(share * UNITS)))
  return units
    .map(([x = 0, y = 0], place) => {
      const [beforeX = 0, beforeY = 0] = units[place - 1] ?? []
      return `${x - beforeX},${y - beforeY}`
    })
    .join(' ')
}

function partOfLine(line: string): SeenPart {
  if (line.startsWith('r')) return { ratio: Number(line.slice(1)) }
  let [x, y] = [0, 0]
  return line.split(' ').map((step) => {
    const [across = 0, down = 0] = step.split(',').map(Number)
    x += across
    y += down
    return [x / UNITS, y / UNITS] as const
  })
}
