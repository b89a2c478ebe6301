import type { Frame, Kind } from '../frame.ts'
import { area, colour, disc, lump, placed, type Point, rect, smooth, straight, stroke, times } from '../shapes.ts'
import { drawHouse, drawPalette, drawPerson, drawTree, inkOf, THINGS } from './clip-art.ts'

/** Flat illustrations and clip-art: scenes and single things in few tones, without outlines and shading. */
export const illustrations: Kind = {
  name: 'illustrations',
  cameraShare: 0.1,
  draw: (frame) => frame.random.pick([drawScene, drawScene, drawClipArt, drawClipArt, drawPoster, drawStickers])(frame),
}

/** Hills with a sun, houses, trees and people of simple shapes. */
function drawScene({ width, height, random }: Frame): string {
  const palette = drawPalette(random)
  const sky = colour(random.between(0, 360), random.between(20, 60), random.between(70, 95))
  const sun = disc(
    [width * random.between(0.15, 0.85), height * random.between(0.15, 0.5), random.between(25, 80)],
    inkOf(palette, random),
  )
  const hills = times(3 + random.below(3), (layer) => {
    const base = height * (0.45 + layer * 0.14)
    const points = Array.from({ length: 6 }, (_, index): Point => [(index * width) / 5, base + random.between(-40, 30)])
    const things = times(random.below(5), () => {
      const thing = random.pick([drawHouse, drawTree, drawTree, drawPerson])(random, palette)
      return placed(
        thing,
        [random.between(0.05, 0.95) * width, base + 10],
        random.between(0.45, 0.9) * (0.5 + layer * 0.25),
      )
    })
    return (
      area(
        `${random.isChosen(0.7) ? smooth(points) : straight(points)}L${width} ${height}L0 ${height}Z`,
        inkOf(palette, random),
      ) + things
    )
  })
  const clouds = times(random.below(4), () =>
    placed(
      disc([-22, 0, 16], '#fff') +
        disc([0, -9, 22], '#fff') +
        disc([24, 0, 17], '#fff') +
        rect([-24, 0, 50, 16], '#fff'),
      [random.between(0, width), random.between(20, height * 0.35)],
      random.between(0.5, 1.3),
    ),
  )
  return rect([0, 0, width, height], sky) + sun + clouds + hills
}

/** One thing on a plain ground or a blot. */
function drawClipArt({ width, height, random }: Frame): string {
  const palette = drawPalette(random)
  const [x, y, size] = [width / 2, height / 2, Math.min(width, height) / 170]
  const blot = random.isChosen(0.5)
    ? area(lump([x, y, size * 72], 0.2, random), inkOf(palette, random), 'opacity="0.35"')
    : ''
  const bits = times(random.below(16), () =>
    disc([random.between(0, width), random.between(0, height), random.between(2, 9)], inkOf(palette, random)),
  )
  return (
    rect([0, 0, width, height], random.pick(['#fff', '#fff', '#f5f0e6', inkOf(palette, random)])) +
    blot +
    bits +
    placed(random.pick(THINGS)(random, palette), [x, y + size * 52], size * random.between(0.75, 1.2))
  )
}

/** Large geometric shapes that overlap, as on posters. */
function drawPoster({ width, height, random }: Frame): string {
  const palette = drawPalette(random)
  const shapes = times(4 + random.below(9), () => {
    const [x, y, size, ink] = [
      random.between(0, width),
      random.between(0, height),
      random.between(40, 190),
      inkOf(palette, random),
    ]
    const shape = random.pick([
      disc([x, y, size], ink),
      area(`M${x} ${y}L${x + size} ${y - size}L${x + size * 1.4} ${y + size * 0.4}Z`, ink),
      area(`M${x - size} ${y}A${size} ${size} 0 0 1 ${x + size} ${y}Z`, ink),
      area(lump([x, y, size], 0.35, random), ink),
      stroke(`M${x} ${y}q${size} ${-size} ${size * 2} 0t${size * 2} 0`, ink, size * 0.2),
    ])
    return random.isChosen(0.3) ? `<g opacity="0.7">${shape}</g>` : shape
  })
  return (
    rect([0, 0, width, height], inkOf(palette, random)) +
    shapes +
    placed(random.pick(THINGS)(random, palette), [width / 2, height * 0.8], random.between(1, 2))
  )
}

function drawStickers({ width, height, random }: Frame): string {
  const palette = drawPalette(random)
  const columns = 2 + random.below(3)
  const cell = width / columns
  const things = times(columns * Math.ceil(height / cell), (index) =>
    placed(
      random.pick(THINGS)(random, palette),
      [((index % columns) + 0.5) * cell, (Math.floor(index / columns) + 0.85) * cell],
      cell / 190,
    ),
  )
  return rect([0, 0, width, height], random.pick(['#fff', '#fdf6e9', colour(random.between(0, 360), 30, 90)])) + things
}
