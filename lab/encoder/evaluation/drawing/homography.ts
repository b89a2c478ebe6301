/** An 8-bit sRGB picture, three bytes a pixel, row by row. */
export interface Pixels {
  width: number
  height: number
  bytes: Uint8Array
}

export type Point = readonly [x: number, y: number]
/** Corners of a quadrilateral: upper left, upper right, lower right, lower left. */
export type Corners = readonly [Point, Point, Point, Point]
/** The eight numbers of x' = (ax + by + c) / (gx + hy + 1), y' = (dx + ey + f) / (gx + hy + 1). */
export type Homography = readonly [number, number, number, number, number, number, number, number]

/** The homography that takes the unit square's corners to `corners` (Heckbert 1989, §2.2.3). */
export function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Homography {
  const dx1 = x1 - x2
  const dx2 = x3 - x2
  const dy1 = y1 - y2
  const dy2 = y3 - y2
  const sumX = x0 - x1 + x2 - x3
  const sumY = y0 - y1 + y2 - y3
  const area = dx1 * dy2 - dx2 * dy1
  const g = (sumX * dy2 - dx2 * sumY) / area
  const h = (dx1 * sumY - sumX * dy1) / area
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h]
}

export function mapPoint([a, b, c, d, e, f, g, h]: Homography, [x, y]: Point): Point {
  const w = g * x + h * y + 1
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

/**
 * The part of a picture within `corners` (pixels from its upper left corner) as a picture of the given size. Bilinear;
 * border pixels extend outwards.
 */
export function resample(from: Pixels, corners: Corners, { width, height }: { width: number; height: number }): Pixels {
  const [a, b, c, d, e, f, g, h] = squareTo(corners)
  const bytes = new Uint8Array(width * height * 3)
  const place: [number, number] = [0, 0]
  let at = 0
  for (let row = 0; row < height; row++) {
    const y = (row + 0.5) / height
    for (let column = 0; column < width; column++) {
      // `mapPoint` inlined, to avoid allocating an object for each pixel.
      const x = (column + 0.5) / width
      const w = g * x + h * y + 1
      place[0] = (a * x + b * y + c) / w - 0.5
      place[1] = (d * x + e * y + f) / w - 0.5
      for (let channel = 0; channel < 3; channel++) bytes[at++] = Math.round(levelAt(from, place, channel))
    }
  }
  return { width, height, bytes }
}

function levelAt({ width, height, bytes }: Pixels, [u, v]: Point, channel: number): number {
  const x = Math.min(width - 1, Math.max(0, u))
  const y = Math.min(height - 1, Math.max(0, v))
  const left = Math.floor(x)
  const top = Math.floor(y)
  const here = (top * width + left) * 3 + channel
  const right = left < width - 1 ? 3 : 0
  const below = top < height - 1 ? 3 * width : 0
  const upper = (bytes[here] ?? 0) * (1 - x + left) + (bytes[here + right] ?? 0) * (x - left)
  const lower = (bytes[here + below] ?? 0) * (1 - x + left) + (bytes[here + below + right] ?? 0) * (x - left)
  return upper * (1 - y + top) + lower * (y - top)
}
