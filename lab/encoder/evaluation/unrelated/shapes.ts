import { type Random } from '../../materials/random.ts'

export type Point = [x: number, y: number]

/** Standard deviations of the blur filters that every drawing may use, in drawing units. */
const BLURS = [1, 2, 4, 8, 16, 32] as const

export const BLUR_FILTERS = BLURS.map(
  (blur) =>
    `<filter id="blur${blur}" x="-0.5" y="-0.5" width="2" height="2"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
).join('')

/** Hue in degrees, saturation and lightness in percent. */
export function colour(hue: number, saturation: number, lightness: number): string {
  const held = (percent: number) => `${Math.min(100, Math.max(0, percent)).toFixed(1)}%`
  return `hsl(${(((hue % 360) + 360) % 360).toFixed(1)}, ${held(saturation)}, ${held(lightness)})`
}

export function blurred(body: string, blur: (typeof BLURS)[number]): string {
  return `<g filter="url(#blur${blur})">${body}</g>`
}

export function rect([x, y, width, height]: [number, number, number, number], fill: string, more = ''): string {
  return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(0, width).toFixed(1)}" height="${Math.max(0, height).toFixed(1)}" fill="${fill}" ${more}/>`
}

export function disc([x, y, radius]: [number, number, number], fill: string, more = ''): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${Math.max(0, radius).toFixed(2)}" fill="${fill}" ${more}/>`
}

export function oval([x, y, rx, ry]: [number, number, number, number], fill: string, more = ''): string {
  return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${Math.max(0, rx).toFixed(2)}" ry="${Math.max(0, ry).toFixed(2)}" fill="${fill}" ${more}/>`
}

export function area(path: string, fill: string, more = ''): string {
  return `<path d="${path}" fill="${fill}" ${more}/>`
}

export function stroke(path: string, ink: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** The path of straight lines through the points. */
export function straight(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}

/** The path of a smooth line through the points (Catmull and Rom 1974, as cubic Bézier curves). */
export function smooth(points: readonly Point[], isClosed = false): string {
  const count = points.length
  const at = (index: number): Point => {
    const held = isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return points[held] ?? [0, 0]
  }
  const pieces = Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...first, ...second, ...to].map((value) => value.toFixed(1)).join(' ')}`
  })
  return `M${at(0)
    .map((value) => value.toFixed(1))
    .join(' ')}${pieces.join('')}${isClosed ? 'Z' : ''}`
}

/** A closed line round a centre whose radius varies by `roughness` (a share of the radius). */
export function lump([x, y, radius]: [number, number, number], roughness: number, random: Random): string {
  const count = 7 + random.below(5)
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / count
    const reach = radius * (1 + roughness * random.between(-1, 1))
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
  return smooth(points, true)
}

export function turned(body: string, degrees: number, [x, y]: Point): string {
  return `<g transform="rotate(${degrees.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})">${body}</g>`
}

/** Scales a drawing round 0, 0 and moves it to the point. */
export function placed(body: string, [x, y]: Point, scale: number | [number, number] = 1): string {
  const [across, down] = typeof scale === 'number' ? [scale, scale] : scale
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${across.toFixed(3)} ${down.toFixed(3)})">${body}</g>`
}

/** The definition of a gradient from top to bottom (or across), used as `url(#name)`. */
export function gradient(name: string, colours: readonly string[], direction: 'down' | 'across' = 'down'): string {
  return `<linearGradient id="${name}" x1="0" y1="0" ${direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'}>${stops(colours)}</linearGradient>`
}

/** The definition of a radial gradient round a point (as shares of the filled shape's box). */
export function glow(name: string, colours: readonly string[], [x, y, radius] = [0.5, 0.5, 0.6]): string {
  return `<radialGradient id="${name}" cx="${x}" cy="${y}" r="${radius}">${stops(colours)}</radialGradient>`
}

/** Repeats a drawing `count` times. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

function stops(colours: readonly string[]): string {
  return colours
    .map((each, index) => `<stop offset="${index / Math.max(1, colours.length - 1)}" stop-color="${each}"/>`)
    .join('')
}
