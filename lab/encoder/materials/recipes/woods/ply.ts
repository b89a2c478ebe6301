import { type DrawRecipe } from '../../kind.ts'
import { drawPaleAndDark } from '../usual-colours.ts'

const USUAL = [
  ['#E6D3AE', '#B98D58'],
  ['#D9BE93', '#9C6E42'],
  ['#4A494A', '#1C1B1C'],
]

/** Rotary-cut faces with their joints; mostly with the veneers' edges beside them. */
export const drawPly: DrawRecipe = (random) => {
  const veneer = random.magnitude(0.9, 3.2)
  const face = { family: 'ply', ...drawPaleAndDark(random, USUAL), veneer } as const
  if (random.isChosen(0.25)) {
    const mmWidth = random.magnitude(90, 900)
    const width = mmWidth * random.magnitude(0.2, 2)
    return { recipe: { ...face, edge: 0, width, length: width * random.magnitude(1, 6) }, mmWidth }
  }
  // A veneer's edge is at least three pixels thick.
  const mmWidth = veneer * random.magnitude(18, 80)
  const edge = veneer * (3 + random.below(12))
  // Some boards are stacked and show almost no face.
  const width = edge + mmWidth * random.magnitude(0.04, 0.9)
  return { recipe: { ...face, edge, width, length: mmWidth * random.magnitude(0.4, 5) }, mmWidth }
}
