import { type Random } from '../random.ts'
import { type Leaves } from './dead-leaves.ts'

type Sizes = Pick<Leaves, 'small' | 'large' | 'rarity' | 'slim' | 'direction' | 'stray' | 'cover'>

/** Random sizes for `drawLeaves`: lengths up to `largest` px, mostly covering everything in any direction. */
export function drawSizes(random: Random, largest: number): Sizes {
  const large = random.magnitude(7, largest)
  return {
    large,
    small: Math.max(1.5, large / random.magnitude(1.3, 15)),
    rarity: random.between(1, 3.2),
    slim: 1,
    direction: 0,
    stray: Math.PI,
    cover: random.isChosen(0.7) ? 1 : random.between(0.3, 0.9),
  }
}
