import { type DrawRecipe } from '../../kind.ts'
import { drawTimber } from './timber.ts'

/** Floors and panels of any timber in every layout, from part of a board to a dozen side by side. */
export const drawBoards: DrawRecipe = (random) => {
  const layout = random.pick(['planks', 'leaves', 'herringbone', 'chevron'] as const)
  const width = layout === 'leaves' ? random.magnitude(90, 600) : random.magnitude(45, 280)
  // Herringbone closes without gaps if a block is a whole number of widths long.
  const parts = layout === 'herringbone' ? 2 + random.below(6) : random.magnitude(3, layout === 'chevron' ? 9 : 14)
  return {
    recipe: {
      family: 'boards',
      ...drawTimber(random),
      layout,
      length: width * parts,
      width,
      ...(random.isChosen(0.5) && { bevel: random.magnitude(0.3, 5) }),
      ...(random.isChosen(0.5) && { sheen: random.between(0, 0.6) }),
    },
    mmWidth: Math.min(1600, width * random.magnitude(0.8, 10)),
  }
}
