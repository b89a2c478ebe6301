import type { Random } from '../../../materials/random.ts'
import { lettering } from '../../../../../demo/drawings/lettering.ts'
import { area, blurred, oval, stroke, times } from '../shapes.ts'
import { word } from '../words.ts'

/** Where a pie lies and its tones, for `pies`. */
export interface Pie {
  random: Random
  x: number
  y: number
  radius: number
  inks: string[]
  ground: string
  ink: string
}

/** The angles of slices of random sizes that make a whole. */
export function sharesOf(random: Random, count: number): { from: number; to: number }[] {
  const parts = Array.from({ length: count }, () => random.magnitude(0.2, 2))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  let angle = random.between(0, 6.28)
  return parts.map((part) => {
    const from = angle
    angle += (2 * Math.PI * part) / whole
    return { from, to: angle }
  })
}

/** The path of a slice between two angles and two radii. */
export function slice(
  [x, y]: readonly [number, number],
  [inner, outer]: readonly [number, number],
  from: number,
  to: number,
): string {
  const at = (reach: number, angle: number) =>
    `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`
  const isWide = to - from > Math.PI ? 1 : 0
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 ${isWide} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${isWide} 0 ${at(inner, from)}Z`
}

/** SVG of a pie with names or shares; the following are a ring and a thick disc. */
export function drawSlices({ random, x, y, radius, inks, ground, ink }: Pie): string {
  const [gap, burst] = [random.pick([0, 1.5, 4]), random.isChosen(0.3) ? radius * 0.08 : 0]
  const isNamed = random.isChosen(0.6)
  return sharesOf(random, 2 + random.below(7))
    .map(({ from, to }, index) => {
      const middle = (from + to) / 2
      const [dx, dy] = [burst * Math.cos(middle), burst * Math.sin(middle)]
      const [lx, ly] = [x + radius * 1.16 * Math.cos(middle), y + radius * 1.16 * Math.sin(middle)]
      const name = isNamed
        ? stroke(
            `M${x + radius * 1.01 * Math.cos(middle)} ${y + radius * 1.01 * Math.sin(middle)}L${lx} ${ly}`,
            ink,
            0.8,
          ) + lettering(word(random), { x: lx, y: ly + 4, size: 13, ink, anchor: lx > x ? 'start' : 'end' })
        : lettering(`${Math.round(((to - from) / 6.283) * 100)}%`, {
            x: x + radius * 0.65 * Math.cos(middle),
            y: y + radius * 0.65 * Math.sin(middle) + 5,
            size: radius * 0.11,
            ink: '#fff',
            anchor: 'middle',
          })
      return (
        area(
          slice([x + dx, y + dy], [0, radius], from, to),
          inks[index] ?? '',
          `stroke="${ground}" stroke-width="${gap}"`,
        ) + name
      )
    })
    .join('')
}

export function drawRing({ random, x, y, radius, inks, ground, ink }: Pie): string {
  const inner = radius * random.between(0.45, 0.82)
  const slices = sharesOf(random, 2 + random.below(6)).map(({ from, to }, index) =>
    area(slice([x, y], [inner, radius], from, to), inks[index] ?? '', `stroke="${ground}" stroke-width="2"`),
  )
  return (
    slices.join('') +
    lettering(`${10 + random.below(89)}%`, { x, y: y + radius * 0.12, size: radius * 0.36, ink, anchor: 'middle' })
  )
}

/** A pie as a thick disc seen from aside. */
export function drawSolid({ random, x, y, radius, inks }: Pie): string {
  const [flat, thick] = [random.between(0.45, 0.7), radius * random.between(0.12, 0.3)]
  const shares = sharesOf(random, 3 + random.below(4))
  const layer = (lift: number) =>
    `<g transform="translate(${x} ${y - lift}) scale(1 ${flat})">${shares.map(({ from, to }, index) => area(slice([0, 0], [0, radius], from, to), inks[index] ?? '')).join('')}</g>`
  const wall = times(
    12,
    (index) =>
      layer((index * thick) / 12) + oval([x, y - (index * thick) / 12, radius, radius * flat], '#000', 'opacity="0.3"'),
  )
  return (
    blurred(oval([x, y + thick * 0.4, radius * 1.05, radius * flat], '#000', 'opacity="0.3"'), 8) + wall + layer(thick)
  )
}
