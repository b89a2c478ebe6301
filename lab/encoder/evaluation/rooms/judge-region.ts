import type { Region } from '../../../../contract/image-search.ts'
import type { Truth } from './drawing/render-room.ts'

/** The share of its rectangle that a region must show of one surface to lie on it. */
const ON_ONE = 0.8
/** The share of a picture from which a surface is large. */
const LARGE = 0.08

/** The number of the surface that a region lies on; undefined if it shows several, or none. */
export function surfaceUnder({ width, height, surfaces }: Truth, { x, y, w, h }: Region): number | undefined {
  const counts = new Map<number, number>()
  const [left, right] = [Math.round(x * width), Math.round((x + w) * width)]
  const [top, bottom] = [Math.round(y * height), Math.round((y + h) * height)]
  for (let row = top; row < bottom; row++) {
    for (const surface of surfaces.subarray(row * width + left, row * width + right)) {
      counts.set(surface, (counts.get(surface) ?? 0) + 1)
    }
  }
  const all = (right - left) * (bottom - top)
  const [most] = [...counts].filter(([surface]) => surface > 0).sort(([, one], [, other]) => other - one)
  return most && most[1] >= ON_ONE * all ? most[0] : undefined
}

/** The numbers of the surfaces that cover a large part of the picture, the largest first. */
export function largeSurfaces({ width, height, surfaces }: Truth): number[] {
  const counts = new Map<number, number>()
  for (const surface of surfaces) counts.set(surface, (counts.get(surface) ?? 0) + 1)
  return [...counts]
    .filter(([surface, count]) => surface > 0 && count >= LARGE * width * height)
    .sort(([, one], [, other]) => other - one)
    .map(([surface]) => surface)
}
