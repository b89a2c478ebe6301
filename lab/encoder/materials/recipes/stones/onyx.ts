import { type DrawRecipe } from '../../kind.ts'
import { drawColours } from '../usual-colours.ts'

const USUAL = [
  ['#EFE3C4', '#D9B877', '#B9823F', '#FBF5E4', '#8FA77A'],
  ['#DDE6CF', '#A9C39A', '#6F9472', '#F4F6EA', '#C9A56B'],
  ['#E9C9B4', '#C98A6B', '#9A5340', '#F6E9DF', '#6B352C'],
]

/** Onyx in fine to broad bands. Left out of training. */
export const drawOnyx: DrawRecipe = (random) => {
  const [first, second, third, vein, ...others] = drawColours(random, USUAL)
  const bands = [first, second, third, ...others].slice(0, 2 + random.below(4))
  const scale = random.magnitude(60, 420)
  const stone = { family: 'onyx', bands, scale, angle: random.between(0, 180) } as const
  const gloss = random.isChosen(0.5) ? { gloss: random.between(0.1, 0.8) } : {}
  return { recipe: { ...stone, vein, ...gloss }, mmWidth: scale * random.magnitude(1.2, 6) }
}
