import type { Region } from '../../../contract/image-search.ts'

/** The CSS background that shows just this part of a picture. CSS background positions are shares of the remaining space. */
export function cutOf(address: string, { x, y, w, h }: Region) {
  const share = (start: number, length: number) => (length < 1 ? (start / (1 - length)) * 100 : 0)
  return {
    backgroundImage: `url("${address}")`,
    backgroundSize: `${100 / w}% ${100 / h}%`,
    backgroundPosition: `${share(x, w)}% ${share(y, h)}%`,
  }
}
