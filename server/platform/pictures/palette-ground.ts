import type { Plane, PaletteSample } from './palette-plane.ts'

/** A pixel with a lower alpha (of 255) shows nothing. */
const OPAQUE = 128
/** A ground is lighter than the first and less colourful than the second. */
const GROUND_LIGHTNESS = 88
const GROUND_CHROMA = 6
/** The largest distance in CIELAB between a plain ground's pixels and its colour. */
const PLAIN = 3
/** The share of the border that a ground fills. */
const BORDER_PART = 0.97
/** What stands in front of a ground fills this share of the picture and of its own bounding box; veins do not. */
const THING_PART = 0.04
const THING_FILL = 0.4

/**
 * Marks the pixels that show the material (1): all except transparent ones and a plain, near-white ground around a thing. A white
 * material is no ground if it fills the picture or has veins.
 */
export function materialOf({ rgba, width, height }: PaletteSample, plane: Plane): Uint8Array {
  const opaque = new Uint8Array(width * height)
  for (let pixel = 0; pixel < opaque.length; pixel++) opaque[pixel] = (rgba[pixel * 4 + 3] ?? 0) >= OPAQUE ? 1 : 0
  const shown = opaque.includes(1) ? withoutRim(opaque, plane) : opaque.fill(1)
  const ground = groundOf(plane, shown)
  if (!ground) return shown
  const thing = shown.map((isShown, pixel) => (isShown && !ground[pixel] ? 1 : 0))
  return isThing(thing, width) ? withoutRim(thing, plane) : shown
}

/** Removes the outermost pixels of the mask, which blend with the surroundings, unless nothing would be left. */
function withoutRim(mask: Uint8Array, { width, height }: Plane): Uint8Array {
  if (!mask.includes(0)) return mask
  const inner = mask.map((isIn, pixel) =>
    isIn && besides(pixel, width, height).every((beside) => mask[beside]) ? 1 : 0,
  )
  return inner.includes(1) ? inner : mask
}

/** The plain, near-white area connected to the border; undefined if the border looks different. */
function groundOf({ width, height, l, a, b }: Plane, shown: Uint8Array): Uint8Array | undefined {
  const border = borderOf(width, height).filter((pixel) => shown[pixel])
  const [l0, a0, b0] = [l, a, b].map((axis) => median(border.map((pixel) => axis[pixel] ?? 0)))
  if (l0 === undefined || a0 === undefined || b0 === undefined) return undefined
  if (!border.length || l0 < GROUND_LIGHTNESS || Math.hypot(a0, b0) > GROUND_CHROMA) return undefined
  const isPlain = (pixel: number): boolean =>
    Math.hypot((l[pixel] ?? 0) - l0, (a[pixel] ?? 0) - a0, (b[pixel] ?? 0) - b0) < PLAIN
  const open = border.filter(isPlain)
  if (open.length < border.length * BORDER_PART) return undefined
  const ground = new Uint8Array(shown.length)
  for (const pixel of open) ground[pixel] = 1
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
    for (const beside of besides(pixel, width, height)) {
      if (ground[beside] || !isPlain(beside)) continue
      ground[beside] = 1
      open.push(beside)
    }
  }
  return ground
}

function borderOf(width: number, height: number): number[] {
  const rows = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x])
  const columns = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1])
  return [...new Set([...rows, ...columns].flat())]
}

function besides(pixel: number, width: number, height: number): number[] {
  const x = pixel % width
  return [
    ...(x > 0 ? [pixel - 1] : []),
    ...(x < width - 1 ? [pixel + 1] : []),
    ...(pixel >= width ? [pixel - width] : []),
    ...(pixel < width * (height - 1) ? [pixel + width] : []),
  ]
}

function median(values: number[]): number {
  // Without a function that compares, sorting takes a tenth.
  return Float32Array.from(values).sort()[values.length >> 1] ?? 0
}

function isThing(thing: Uint8Array, width: number): boolean {
  let [left, right, top, bottom, count] = [width, -1, Infinity, -1, 0]
  for (const [pixel, isIn] of thing.entries()) {
    if (!isIn) continue
    count += 1
    left = Math.min(left, pixel % width)
    right = Math.max(right, pixel % width)
    top = Math.min(top, Math.floor(pixel / width))
    bottom = Math.max(bottom, Math.floor(pixel / width))
  }
  const around = (right - left + 1) * (bottom - top + 1)
  return count >= thing.length * THING_PART && count >= around * THING_FILL
}
