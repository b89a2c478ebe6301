import { type DrawRecipe } from '../../kind.ts'
import { drawJointColour } from '../joint-colour.ts'
import { drawColours } from '../usual-colours.ts'

const STRUCTURES = ['plain', 'basket', 'twill', 'herringbone', 'sheer'] as const

const USUAL = [
  ['#CFC2AA', '#BFB097'],
  ['#8B7D6C', '#63584C'],
  ['#4B5566', '#8A8F96'],
  ['#E8E4DA', '#D5CFC2'],
]

/** Cloth from fine linen to coarse sacking; a yarn is at least four pixels thick. */
export const drawWeave: DrawRecipe = (random) => {
  const [warp, near] = drawColours(random, USUAL)
  const weft = random.isChosen(0.25) ? drawJointColour(random, warp) : near
  const structure = random.pick(STRUCTURES)
  const pitch = random.magnitude(0.5, 7)
  const cloth = { family: 'weave', warp, weft, pitch, structure, slub: random.between(0, 1) } as const
  const fullness = structure === 'sheer' ? random.between(0.3, 0.7) : random.between(0.72, 1.05)
  const full = random.isChosen(0.7) ? { full: fullness } : {}
  return { recipe: { ...cloth, ...full }, mmWidth: pitch * random.magnitude(9, 60) }
}
