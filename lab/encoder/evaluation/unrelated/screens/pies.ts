import { lettering } from '../../../../../demo/drawings/lettering.ts'
import type { Frame, Kind } from '../frame.ts'
import { area, colour, disc, rect, stroke, times } from '../shapes.ts'
import { words } from '../words.ts'
import { drawRing, drawSlices, drawSolid, type Pie, sharesOf, slice } from './wedges.ts'

/** Pie, ring, gauge and sunburst charts that fill the picture; flat, solid or exploded, with and without words. */
export const pies: Kind = { name: 'pies', cameraShare: 0.15, draw: drawPies }

function drawPies({ width, height, random }: Frame): string {
  const isDark = random.isChosen(0.25)
  const [hue, step, saturation] = [random.between(0, 360), random.pick([8, 20, 50, 75, 137]), random.between(30, 90)]
  const inks = Array.from({ length: 9 }, (_, index) => colour(hue + index * step, saturation, random.between(35, 72)))
  const ground = isDark ? colour(hue, 20, 12) : random.pick(['#fff', '#fff', colour(hue, 25, 94)])
  const count = random.pick([1, 1, 1, 1, 2, 4])
  const columns = count === 1 ? 1 : 2
  const [wide, tall] = [width / columns, height / Math.ceil(count / columns)]
  const draw = random.pick([drawSlices, drawSlices, drawRing, drawSolid, drawGauge, drawSunburst, drawBare])
  const charts = times(count, (index) =>
    draw({
      random,
      x: ((index % columns) + 0.5) * wide,
      y: (Math.floor(index / columns) + 0.52) * tall,
      radius: Math.min(wide, tall) * (draw === drawBare ? random.between(0.4, 0.75) : random.between(0.3, 0.42)),
      inks,
      ground,
      ink: isDark ? '#eee' : '#222',
    }),
  )
  const title =
    draw === drawBare || random.isChosen(0.4)
      ? ''
      : lettering(words(3, random), { x: 16, y: 28, size: 20, ink: isDark ? '#eee' : '#222' })
  return rect([0, 0, width, height], ground) + charts + title
}

function drawGauge({ random, x, y, radius, inks, ink }: Pie): string {
  const share = random.between(0.1, 0.95)
  const [from, sweep] = [Math.PI * 0.85, Math.PI * 1.3]
  const needle = from + sweep * share
  const arcs = random.isChosen(0.5)
    ? area(slice([x, y], [radius * 0.75, radius], from, from + sweep), '#8884') +
      area(slice([x, y], [radius * 0.75, radius], from, needle), inks[0] ?? '')
    : times(5, (index) =>
        area(
          slice([x, y], [radius * 0.75, radius], from + (sweep * index) / 5, from + (sweep * (index + 0.95)) / 5),
          inks[index] ?? '',
        ),
      )
  const marks = times(11, (index) => {
    const angle = from + (sweep * index) / 10
    return stroke(
      `M${x + radius * 0.66 * Math.cos(angle)} ${y + radius * 0.66 * Math.sin(angle)}L${x + radius * 0.72 * Math.cos(angle)} ${y + radius * 0.72 * Math.sin(angle)}`,
      ink,
      1.5,
    )
  })
  return (
    arcs +
    marks +
    stroke(`M${x} ${y}L${x + radius * 0.68 * Math.cos(needle)} ${y + radius * 0.68 * Math.sin(needle)}`, ink, 4) +
    disc([x, y, 8], ink) +
    lettering(String(Math.round(share * 100)), { x, y: y + radius * 0.5, size: radius * 0.26, ink, anchor: 'middle' })
  )
}

function drawSunburst({ random, x, y, radius, inks, ground }: Pie): string {
  return sharesOf(random, 4 + random.below(4))
    .map(({ from, to }, index) => {
      const ink = inks[index] ?? ''
      const outer = times(3 + random.below(4), (part) => {
        const step = (to - from) / 4
        return part > 3
          ? ''
          : area(
              slice(
                [x, y],
                [radius * 0.66, radius * random.pick([0.9, 1])],
                from + part * step,
                from + (part + 1) * step,
              ),
              ink,
              `opacity="0.6" stroke="${ground}" stroke-width="1.5"`,
            )
      })
      return (
        area(slice([x, y], [radius * 0.28, radius * 0.64], from, to), ink, `stroke="${ground}" stroke-width="1.5"`) +
        outer
      )
    })
    .join('')
}

/** Slices without any word, sometimes larger than the picture. */
function drawBare({ random, x, y, radius, inks }: Pie): string {
  return sharesOf(random, 2 + random.below(8))
    .map(({ from, to }, index) => area(slice([x, y], [0, radius], from, to), inks[index] ?? ''))
    .join('')
}
