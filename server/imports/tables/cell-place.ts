/** As many as a person can look through, and the limit of a mapping. */
export const MOST_COLUMNS = 1000

/** `AB12` → 27, from 0; -1 if it names no column. */
export function columnOf(place: string): number {
  let column = 0
  for (let at = 0; at < Math.min(place.length, 4); at += 1) {
    const letter = (place.charCodeAt(at) | 0x20) - 0x60
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column - 1
}
