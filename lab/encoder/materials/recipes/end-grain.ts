import { type DrawRecipe } from '../kind.ts'
import { drawTimber } from './timber.ts'

/** Blocks of any timber standing on end, square or long. Held back from training. */
export const drawEndGrain: DrawRecipe = (random) => {
  const { light, dark, ring, variety, pores } = drawTimber(random)
  const contrast = random.between(0.45, 1)
  const width = random.magnitude(30, 160)
  const length = random.isChosen(0.5) ? width : width * random.magnitude(1, 3)
  return {
    recipe: { family: 'endGrain', light, dark, ring, contrast, variety, pores, length, width },
    // Rings finer than three pixels melt.
    mmWidth: Math.min(width * random.magnitude(1.4, 8), ring * 85),
  }
}
