import { type DrawRecipe } from '../../kind.ts'
import { drawColours, type UsualColours } from '../usual-colours.ts'

/** The strand and the background. */
const USUAL: UsualColours = [
  ['#DDBE8B', '#3A332A'],
  ['#CFA770', '#E9E4DA'],
  ['#E2C795', '#3B4A44'],
  ['#6B4A30', '#C9BBA4'],
  ['#2C2723', '#B9A98F'],
]

/** Cane webbing from fine to coarse. Left out of training. */
export const drawCane: DrawRecipe = (random) => {
  const [strand, ground] = drawColours(random, USUAL)
  const mesh = random.magnitude(7, 30)
  return { recipe: { family: 'cane', strand, ground, mesh }, mmWidth: mesh * random.magnitude(3, 13) }
}
