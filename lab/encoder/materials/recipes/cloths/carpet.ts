import { type DrawRecipe } from '../../kind.ts'
import { drawColours, type UsualColours } from '../usual-colours.ts'

const USUAL: UsualColours = [
  ['#A89B86', '#8B7E6A', '#C4B8A3'],
  ['#7C4A3E', '#8E5A4C'],
  ['#5F646A', '#7C828A', '#41464C'],
  ['#36506B', '#5A7390', '#C9C2B4'],
  ['#D9D2C4', '#BDB4A2', '#8F8674'],
  ['#4E5B45', '#6E7B60', '#A59A6E'],
]

/** Carpet of loops or cut tufts in every design and gauge. Left out of training. */
export const drawCarpet: DrawRecipe = (random) => {
  const gauge = random.magnitude(2, 9)
  return {
    recipe: {
      family: 'carpet',
      pile: random.pick(['loop', 'cut'] as const),
      yarns: drawColours(random, USUAL).slice(0, 2 + random.below(4)),
      design: random.pick(['plain', 'tweed', 'stripe', 'check', 'rib'] as const),
      gauge,
      ...(random.isChosen(0.7) && { repeat: gauge * random.magnitude(4, 24) }),
    },
    mmWidth: gauge * random.magnitude(10, 50),
  }
}
