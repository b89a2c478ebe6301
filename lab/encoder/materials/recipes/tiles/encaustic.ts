import { PATTERNS } from '../../../../../demo/surfaces/tiles/encaustic-patterns.ts'
import { type DrawRecipe } from '../../kind.ts'
import { drawColours, type UsualColours } from '../usual-colours.ts'

/** The ground, the inlaid colours, and the joint last. */
const USUAL: UsualColours = [
  ['#E5DECF', '#3F5568', '#B4694A', '#BDB5A6'],
  ['#D8D2C4', '#2F3438', '#8C9196', '#A9A294'],
  ['#E2D3B4', '#7A8A5C', '#A5533C', '#C9BEA8'],
  ['#3C4A52', '#DCD6C8', '#B08A4C', '#8F8A80'],
]

const NAMES = Object.keys(PATTERNS) as (keyof typeof PATTERNS)[]

/** Encaustic cement tiles of every pattern, new or worn. Left out of training. */
export const drawEncaustic: DrawRecipe = (random) => {
  const [ground, inlay, second, jointColour] = drawColours(random, USUAL)
  const side = random.magnitude(90, 300)
  return {
    recipe: {
      family: 'encaustic',
      pattern: random.pick(NAMES),
      colours: random.isChosen(0.3) ? [ground, inlay] : [ground, inlay, second],
      side,
      joint: side * random.magnitude(0.004, 0.03),
      jointColour,
      wear: random.between(0, 1),
    },
    mmWidth: side * random.magnitude(1.2, 5),
  }
}
