import { type DrawRecipe } from '../../kind.ts'
import { drawTimber } from './timber.ts'

/** End-grain blocks of any timber, square or long. Left out of training. */
export const drawEndGrain: DrawRecipe = (random) => {
  const { light, dark, ring, variety, pores } = drawTimber(random)
  const contrast = random.between(0.45, 1)
  const width = random.magnitude(30, 160)
  const length = random.isChosen(0.5) ? width : width * random.magnitude(1, 3)
  return {
    recipe: { family: 'endGrain', light, dark, ring, contrast, variety, pores, length, width },
    // Rings narrower than three pixels blur together.
    mmWidth: Math.min(width * random.magnitude(1.4, 8), ring * 85),
  }
}
