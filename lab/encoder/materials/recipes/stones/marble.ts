import { type DrawRecipe } from '../../kind.ts'
import { drawColours, standingOut, type UsualColours } from '../usual-colours.ts'

/** Ground, cloud, vein and stain. */
const USUAL: UsualColours = [
  ['#EDEBE7', '#D3D2CF', '#6E6C6A', '#B7A98F'],
  ['#7B7C7D', '#5F6163', '#C5C4C0', '#8F8A80'],
  ['#BFAC97', '#A59079', '#7A6450', '#D3C4B2'],
  ['#2A2B2D', '#3B3C3E', '#D8D4CB', '#A5814C'],
  ['#3F5A4C', '#2E463A', '#B9C7BC', '#6F8A78'],
  ['#E6D9C4', '#D5C2A4', '#8E6433', '#B98F58'],
  ['#6E3230', '#542322', '#D9CFC8', '#8F5A50'],
]

/** Marble from a few bold veins to a net of hairlines, in any direction. */
export const drawMarble: DrawRecipe = (random) => {
  const [base, cloud, inVein, stain] = drawColours(random, USUAL)
  const scale = random.magnitude(90, 700)
  const bold = random.isChosen(0.12) ? 0 : random.between(0.35, 1)
  return {
    recipe: {
      family: 'marble',
      base,
      cloud,
      vein: standingOut(inVein, base, random.magnitude(0.12, 0.5)),
      ...(random.isChosen(0.6) && { stain }),
      scale,
      angle: random.between(0, 180),
      bold,
      net: bold === 0 ? random.between(0.5, 1) : random.between(0, 1),
      ...(random.isChosen(0.5) && { gloss: random.between(0, 0.9) }),
    },
    mmWidth: scale * random.magnitude(1.2, 5.5),
  }
}
