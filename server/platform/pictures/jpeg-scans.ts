const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** A byte after 0xff that makes no marker: a 0xff of the picture itself, or one that only fills. */
const NO_MARKER = new Set([0x00, MARKER])

/**
 * How many scans a JPEG has (ITU-T T.81, B.1): times that a decoder goes over the whole picture. Each may take a few bytes of
 * the file, so that neither its length nor its size tells how long it takes. Counts no further than one more than `most`.
 */
export function countScans(jpeg: Uint8Array, most: number): number {
  let scans = 0
  // What begins the file is a marker without a length.
  let at = 2
  while (scans <= most) {
    at = jpeg.indexOf(MARKER, at)
    const code = at === -1 ? END_OF_IMAGE : (jpeg[at + 1] ?? END_OF_IMAGE)
    if (code === END_OF_IMAGE) return scans
    if (code === START_OF_SCAN) scans += 1
    at += NO_MARKER.has(code) ? 1 : 2
    if (!isAlone(code)) at += ((jpeg[at] ?? 0) << 8) | (jpeg[at + 1] ?? 0)
  }
  return scans
}

/** Whether nothing belongs to what stands after 0xff: no marker, one to start again from, or one for a coder's own use. */
function isAlone(code: number): boolean {
  return NO_MARKER.has(code) || (code >= 0xd0 && code <= 0xd7) || code === 0x01
}
