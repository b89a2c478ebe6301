import type { Frame } from '../frame.ts'
import { lettering } from '../../../../../demo/drawings/lettering.ts'
import { disc, rect, straight, stroke, times } from '../shapes.ts'
import { words } from '../words.ts'

/** A sheet of paper with its ink, for `drawings`. */
export interface Sheet extends Frame {
  ink: string
  paper: string
}

/** A dimension line with ticks and its number. */
export function dimension({ ink }: Sheet, [from, to, y]: [number, number, number]): string {
  const figure = lettering(String(Math.round((to - from) * 12)), {
    x: (from + to) / 2,
    y: y - 3,
    size: 9,
    ink,
    anchor: 'middle',
  })
  return (
    stroke(
      `M${from} ${y}L${to} ${y}M${from - 3} ${y + 3}l6 -6M${to - 3} ${y + 3}l6 -6M${from} ${y - 12}l0 16M${to} ${y - 12}l0 16`,
      ink,
      0.7,
    ) + figure
  )
}

/** SVG of a floor plan with dimensions and furniture. */
export function drawPlan(sheet: Sheet): string {
  const { width, height, random, ink, paper } = sheet
  const [left, top, right, bottom] = [50, 50, width - 50, height - 100]
  const xs = [left, ...cuts(left, right), right]
  const ys = [top, ...cuts(top, bottom), bottom]
  const thick = random.between(3, 8)
  const walls = stroke(
    [
      ...xs.map((x) =>
        straight([
          [x, top],
          [x, bottom],
        ]),
      ),
      ...ys.map((y) =>
        straight([
          [left, y],
          [right, y],
        ]),
      ),
    ].join(''),
    ink,
    thick,
  )
  const rooms = times((xs.length - 1) * (ys.length - 1), (index) => {
    const [column, row] = [index % (xs.length - 1), Math.floor(index / (xs.length - 1))]
    const [x, y] = [xs[column] ?? 0, ys[row] ?? 0]
    const [wide, tall] = [(xs[column + 1] ?? 0) - x, (ys[row + 1] ?? 0) - y]
    const door =
      rect([x + 16, y - thick, 30, thick * 2], paper) +
      stroke(`M${x + 16} ${y}l0 30M${x + 16} ${y + 30}A30 30 0 0 0 ${x + 46} ${y}`, ink, 0.9)
    const bed =
      rect([x + wide - 52, y + tall - 60, 42, 50], 'none', `stroke="${ink}"`) +
      rect([x + wide - 48, y + tall - 56, 34, 12], 'none', `stroke="${ink}"`)
    const table =
      disc([x + wide / 2, y + tall * 0.6, 15], 'none', `stroke="${ink}"`) +
      times(4, (seat) =>
        disc(
          [x + wide / 2 + 22 * Math.cos(seat * 1.57), y + tall * 0.6 + 22 * Math.sin(seat * 1.57), 5],
          'none',
          `stroke="${ink}"`,
        ),
      )
    const stairs = times(8, (step) => stroke(`M${x + wide - 60 + step * 7} ${y + 12}l0 34`, ink, 0.8))
    return (
      door +
      random.pick([bed, table, stairs, '']) +
      lettering(words(1, random), { x: x + wide / 2, y: y + tall * 0.35, size: 11, ink, anchor: 'middle' })
    )
  })
  const sizes = times(xs.length - 1, (index) => dimension(sheet, [xs[index] ?? 0, xs[index + 1] ?? 0, bottom + 28]))
  return walls + rooms + sizes + dimension(sheet, [left, right, bottom + 48])

  function cuts(from: number, to: number): number[] {
    const count = 1 + random.below(2)
    return Array.from(
      { length: count },
      (_, index) => from + ((index + 1 + random.between(-0.25, 0.25)) * (to - from)) / (count + 1),
    )
  }
}
