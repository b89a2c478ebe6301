import { type DrawRecipe } from '../../kind.ts'
import { drawColours } from '../usual-colours.ts'

const USUAL = [
  ['#E9E2D8', '#B8553F', '#55686B', '#D8B98A', '#2F3133', '#F4F0E8'],
  ['#C9C7C2', '#F0EEE9', '#8C8A86', '#4A4947'],
  ['#3B3E40', '#D9D5CC', '#8E8A83', '#B9A184'],
  ['#8FA79B', '#E8E4D8', '#4F6A60', '#C7B79B'],
]

/** Chips as small as peas or as large as palms, sparse or dense. */
export const drawTerrazzo: DrawRecipe = (random) => {
  const [matrix, ...stones] = drawColours(random, USUAL)
  const chips = stones.slice(0, 1 + random.below(stones.length))
  const size = random.magnitude(6, 70)
  const gloss = random.isChosen(0.5) ? { gloss: random.between(0.05, 0.7) } : {}
  const recipe = { family: 'terrazzo', matrix, chips, size, fill: random.between(0.25, 1), ...gloss } as const
  return { recipe, mmWidth: size * random.magnitude(3, 20) }
}
