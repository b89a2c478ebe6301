/** Programs write a dozen scans; a megabyte has room for a hundred thousand, each over the whole picture. */
const MOST_SCANS = 100
/** Some 1.5 s of decoding. A picture of 100 megapixels may have a dozen scans. */
const MOST_SCANNED_PIXELS = 1.2e9
const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** Bytes after 0xff that make no marker: 0xff00 is picture data, 0xffff is padding. */
const NO_MARKER = new Set([0x00, MARKER])

/** How many scans a JPEG of so many pixels may have. */
export function mostScansOf(pixels: number): number {
  return Math.min(MOST_SCANS, Math.floor(MOST_SCANNED_PIXELS / pixels))
}

/**
 * Counts the scans of a JPEG (ITU-T T.81, B.1), up to `most` + 1. A decoder processes the whole picture in each scan, and a scan
 * takes only a few bytes, so size alone does not limit the decoding time.
 */
export function countScans(jpeg: Uint8Array, most: number): number {
  let scans = 0
  // The file begins with a marker without a length.
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

/** Whether no segment with a length follows: after a restart marker, a marker for private use, or a byte that is no marker. */
function isAlone(code: number): boolean {
  return NO_MARKER.has(code) || (code >= 0xd0 && code <= 0xd7) || code === 0x01
}
