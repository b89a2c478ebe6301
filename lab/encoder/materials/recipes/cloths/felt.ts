import { type DrawRecipe } from '../../kind.ts'
import { drawColours, standingOut, type UsualColours } from '../usual-colours.ts'

const USUAL: UsualColours = [
  ['#6A6D70', '#4A4D50', '#A2A5A8', '#85888B'],
  ['#E7E0D3', '#F4EFE6', '#CFC5B4'],
  ['#2F5D5A', '#3B6966'],
  ['#77726C', '#A39E97', '#4C4844', '#8C8279', '#C4BFB7'],
  ['#7A3B33', '#9A5A4C', '#5A2822'],
  ['#32405A', '#4C5A74', '#222C42'],
]

/** Felt of one to five fibres, bouclé with loops of every size, and pile: flat, crushed or draped. */
export const drawFelt: DrawRecipe = (random) => {
  const [base, ...others] = drawColours(random, USUAL)
  const least = random.magnitude(0.05, 0.25)
  const fibres = others.slice(0, 1 + random.below(4)).map((fibre) => standingOut(fibre, base, least))
  const texture = random.pick(['felt', 'felt', 'boucle', 'boucle', 'pile'] as const)
  if (texture === 'felt')
    return { recipe: { family: 'felt', texture, base, fibres }, mmWidth: random.magnitude(20, 110) }
  if (texture === 'boucle') {
    const loop = random.magnitude(3, 18)
    return { recipe: { family: 'felt', texture, base, fibres, loop }, mmWidth: loop * random.magnitude(4, 22) }
  }
  const folds = random.magnitude(50, 300)
  const isDraped = random.isChosen(0.4)
  return {
    recipe: {
      family: 'felt',
      texture,
      base,
      fibres,
      ...(isDraped && { folds }),
      ...((!isDraped || random.isChosen(0.4)) && { crush: random.between(0.25, 1) }),
    },
    mmWidth: isDraped ? folds * random.magnitude(0.8, 4) : random.magnitude(40, 360),
  }
}
