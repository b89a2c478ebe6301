import { type DrawRecipe } from '../../kind.ts'
import { drawPaleAndDark, type UsualColours } from '../usual-colours.ts'

const USUAL: UsualColours = [
  ['#C69A62', '#6B4526'],
  ['#7E5D40', '#2F2018'],
  ['#A39A8A', '#7C7364'],
  ['#A9A493', '#5E594C'],
  ['#8E7459', '#3B2D22'],
  ['#D9BC8E', '#A47C4C'],
]

/** Pressed granules from dust to chips, sometimes virgin bark. */
export const drawCork: DrawRecipe = (random) => {
  const colours = drawPaleAndDark(random, USUAL)
  if (random.isChosen(0.25)) {
    const granule = random.magnitude(25, 110)
    const relief = granule * random.between(0.06, 0.22)
    return {
      recipe: { family: 'cork', ...colours, granule, bark: 1, relief },
      mmWidth: granule * random.magnitude(2, 10),
    }
  }
  const granule = random.magnitude(1.2, 22)
  const bark = random.isChosen(0.2) ? 0 : random.between(0.02, 0.7)
  return { recipe: { family: 'cork', ...colours, granule, bark }, mmWidth: granule * random.magnitude(7, 32) }
}
