import { type DrawRecipe } from '../../kind.ts'
import { drawColours, type UsualColours } from '../usual-colours.ts'

/** Straw, its dark side, and the paper behind. */
const USUAL: UsualColours = [
  ['#C9B487', '#8C7548', '#5F5137'],
  ['#BF9860', '#83602F', '#6B5030'],
  ['#CFC695', '#A39A66', '#8B8458'],
  ['#E3DAC6', '#BDB092', '#D2C8B0'],
  ['#5B6670', '#3A444C', '#2B3238'],
  ['#7C8B6A', '#55634A', '#3F4A36'],
]

/** Grasscloth from thread-fine sisal to split reed. */
export const drawGrasscloth: DrawRecipe = (random) => {
  const [straw, dark, paper] = drawColours(random, USUAL)
  const strand = random.magnitude(0.5, 6)
  return {
    recipe: { family: 'grasscloth', straw, dark, paper, strand },
    mmWidth: strand * random.magnitude(14, 60),
  }
}
