import { type DrawRecipe } from '../../kind.ts'
import { drawJointColour } from '../joint-colour.ts'
import { drawTimber } from './timber.ts'

/** Slats and rods of any timber, charred or not, with narrow or wide gaps. */
export const drawSlats: DrawRecipe = (random) => {
  const timber = drawTimber(random)
  const slat = random.magnitude(7, 60)
  const gap = slat * random.magnitude(0.07, 1.2)
  const recipe = {
    family: 'slats',
    ...timber,
    slat,
    gap,
    felt: drawJointColour(random, timber.dark),
    profile: random.pick(['square', 'round'] as const),
    ...(random.isChosen(0.2) ? { char: random.between(0.3, 1) } : {}),
  } as const
  return { recipe, mmWidth: (slat + gap) * random.magnitude(2.2, 26) }
}
