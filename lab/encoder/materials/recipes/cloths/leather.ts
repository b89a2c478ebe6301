import { type DrawRecipe } from '../../kind.ts'
import { drawColours, type UsualColours } from '../usual-colours.ts'

const USUAL: UsualColours = [
  ['#8A5430', '#5A331B'],
  ['#463830', '#241B16'],
  ['#8F7762', '#6E5946'],
  ['#9C673B', '#6C4222'],
  ['#2B2826', '#151312'],
  ['#D9CBB8', '#AA9880'],
  ['#7A2E2A', '#4C1A18'],
]

const GRAINS = ['full', 'full', 'pebble', 'pebble', 'crocodile', 'crocodile', 'suede'] as const

/** Range of a grain's cell size in mm. */
const SCALES: Record<(typeof GRAINS)[number], [number, number]> = {
  full: [1, 8],
  pebble: [1.6, 12],
  suede: [2, 8],
  crocodile: [7, 36],
}

/** Leather of every grain, from pores to scales as wide as a hand. */
export const drawLeather: DrawRecipe = (random) => {
  const [base, deep] = drawColours(random, USUAL)
  const grain = random.pick(GRAINS)
  const scale = random.magnitude(...SCALES[grain])
  return {
    recipe: { family: 'leather', base, deep, grain, scale, gloss: random.between(0, 0.9) },
    mmWidth: grain === 'suede' ? random.magnitude(25, 160) : scale * random.magnitude(6, 34),
  }
}
