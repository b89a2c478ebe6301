import { type DrawRecipe } from '../../kind.ts'
import { drawColours, standingOut } from '../usual-colours.ts'

const USUAL = [
  ['#7A4B33', '#3E2A20', '#6FA495'],
  ['#7B4426', '#633820', '#A3622F'],
  ['#8A6840', '#4B3A26', '#82AC9D'],
  ['#565C63', '#2C2F32', '#8E9498'],
]

/** Metal from the first clouds of oxide to a closed crust. */
export const drawPatina: DrawRecipe = (random) => {
  const [metal, near, bloom] = drawColours(random, USUAL)
  const deep = standingOut(near, metal, random.magnitude(0.06, 0.3))
  const grown = { family: 'patina', metal, deep, amount: random.between(0.15, 1) } as const
  const mmWidth = random.magnitude(90, 1100)
  return { recipe: random.isChosen(0.7) ? { ...grown, bloom } : grown, mmWidth }
}
