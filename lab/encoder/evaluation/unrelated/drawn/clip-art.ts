import type { Random } from '../../../materials/random.ts'
import { area, colour, disc, lump, oval, rect, stroke, times, turned } from '../shapes.ts'

/** A palette of few tones that go together. */
export function drawPalette(random: Random): string[] {
  const [hue, step] = [random.between(0, 360), random.pick([25, 50, 120, 180])]
  return Array.from({ length: 6 }, (_, index) =>
    colour(hue + (index % 3) * step + 8 * random.normal(), random.between(35, 80), random.between(25, 85)),
  )
}

/** One of a palette's tones. */
export function inkOf(palette: readonly string[], random: Random): string {
  return random.pick(palette)
}

type Draw = (random: Random, palette: readonly string[]) => string

/** Things about 100 high that stand at 0, 0. */
export const drawHouse: Draw = (random, palette) =>
  rect([-40, -70, 80, 70], inkOf(palette, random)) +
  area('M-50 -68L0 -112L50 -68Z', inkOf(palette, random)) +
  rect([-10, -36, 22, 36], inkOf(palette, random)) +
  times(2, (side) => rect([side ? 16 : -32, -58, 16, 16], '#fff'))

export const drawTree: Draw = (random, palette) => {
  const [ink, trunk] = [inkOf(palette, random), rect([-5, -40, 10, 40], inkOf(palette, random))]
  const crown = random.pick([
    disc([0, -72, 38], ink),
    area('M-34 -30L0 -130L34 -30Z', ink),
    area(lump([0, -75, 40], 0.15, random), ink),
  ])
  return trunk + crown + (random.isChosen(0.4) ? area('M0 -110A38 38 0 0 1 0 -34Z', '#000', 'opacity="0.12"') : '')
}

export const drawPerson: Draw = (random, palette) => {
  const [skin, top, legs] = [
    colour(random.between(12, 30), 45, random.between(30, 80)),
    inkOf(palette, random),
    inkOf(palette, random),
  ]
  const arm = random.between(-30, 30)
  return (
    stroke(`M-6 -46L-${8 + random.below(14)} -2M6 -46L${8 + random.below(14)} -2`, legs, 11) +
    area('M-16 -88Q0 -98 16 -88L14 -42L-14 -42Z', top) +
    stroke(`M-14 -84L-34 ${-60 + arm}M14 -84L34 ${-60 - arm}`, top, 9) +
    disc([0, -108, 13], skin) +
    area('M-14 -108A14 14 0 0 1 14 -108Q0 -116 -14 -108Z', inkOf(palette, random))
  )
}

const drawCup: Draw = (random, palette) => {
  const ink = inkOf(palette, random)
  return (
    area('M-34 -70L34 -70L26 0L-26 0Z', ink) +
    stroke('M32 -56Q60 -52 52 -30Q46 -16 28 -20', ink, 8) +
    oval([0, -70, 34, 8], inkOf(palette, random)) +
    stroke('M-10 -84q-8 -10 0 -20M10 -84q-8 -10 0 -20', '#999', 3)
  )
}

const drawRocket: Draw = (random, palette) =>
  area('M0 -130Q34 -90 24 -20L-24 -20Q-34 -90 0 -130Z', inkOf(palette, random)) +
  disc([0, -78, 13], '#fff') +
  area('M-24 -50L-46 -6L-22 -20ZM24 -50L46 -6L22 -20Z', inkOf(palette, random)) +
  area('M-14 -18Q0 34 14 -18Z', '#f39c2c')

const drawBulb: Draw = (random, palette) =>
  disc([0, -80, 40], inkOf(palette, random)) +
  area('M-22 -50L22 -50L16 -22L-16 -22Z', inkOf(palette, random)) +
  rect([-16, -22, 32, 20], inkOf(palette, random), 'rx="5"') +
  times(8, (index) => turned(stroke('M0 -132L0 -150', inkOf(palette, random), 6), index * 45, [0, -80]))

const drawFish: Draw = (random, palette) =>
  oval([0, -50, 56, 34], inkOf(palette, random)) +
  area('M44 -50L92 -84L92 -16Z', inkOf(palette, random)) +
  disc([-28, -58, 8], '#fff') +
  disc([-30, -58, 4], '#111') +
  area('M-10 -50Q10 -34 30 -50Q10 -66 -10 -50Z', inkOf(palette, random))

const drawGift: Draw = (random, palette) =>
  rect([-44, -62, 88, 62], inkOf(palette, random), 'rx="3"') +
  rect([-50, -82, 100, 22], inkOf(palette, random), 'rx="3"') +
  rect([-8, -82, 16, 82], inkOf(palette, random)) +
  area('M0 -82Q-44 -124 -34 -86ZM0 -82Q44 -124 34 -86Z', inkOf(palette, random))

const drawCar: Draw = (random, palette) =>
  area('M-78 -22L-70 -46L-40 -50L-22 -78L34 -78L56 -48L78 -42L80 -22Z', inkOf(palette, random)) +
  area('M-30 -50L-16 -70L4 -70L4 -50ZM12 -50L12 -70L32 -70L44 -50Z', '#dff0fa') +
  times(2, (side) => disc([side ? 44 : -44, -20, 18], '#2a2a30') + disc([side ? 44 : -44, -20, 8], '#ccc'))

export const THINGS: readonly Draw[] = [
  drawHouse,
  drawTree,
  drawPerson,
  drawCup,
  drawRocket,
  drawBulb,
  drawFish,
  drawGift,
  drawCar,
]
