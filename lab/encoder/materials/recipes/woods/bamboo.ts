import { type DrawRecipe } from '../../kind.ts'
import { drawPaleAndDark, type UsualColours } from '../usual-colours.ts'

const USUAL: UsualColours = [
  ['#E0C58F', '#B08A4E'],
  ['#C79A63', '#8A5E34'],
  ['#7D5C3C', '#33231A'],
  ['#D8B67A', '#8C6232'],
  ['#B7B0A0', '#7C7466'],
]

/** Usual width of a strip by construction, mm. */
const STRIPS = { flat: 20, side: 6, woven: 7 }

/** Bamboo boards of every construction: pale, dark, or with every second strip carbonised. */
export const drawBamboo: DrawRecipe = (random) => {
  const build = random.pick(['flat', 'side', 'woven'] as const)
  const strip = STRIPS[build] * random.magnitude(0.5, 2)
  const width = strip * (3 + random.below(20))
  return {
    recipe: {
      family: 'bamboo',
      ...drawPaleAndDark(random, USUAL),
      build,
      strip,
      length: width * random.magnitude(3, 18),
      width,
      ...(build !== 'woven' && random.isChosen(0.5) && { carbonised: random.between(0.1, 1) }),
    },
    mmWidth: strip * random.magnitude(5, 40),
  }
}
