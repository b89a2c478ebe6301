import { type Timber } from '../../../../../demo/surfaces/timber/timber.ts'
import { type Random } from '../../random.ts'
import { drawPaleAndDark, type UsualColours } from '../usual-colours.ts'

/** Earlywood and latewood as species have them, and after fuming, bleaching and staining. */
const TIMBERS: UsualColours = [
  ['#D8BC93', '#8C6840'],
  ['#8D6647', '#4A3020'],
  ['#E6D7BC', '#B0926A'],
  ['#DDB185', '#8C4F30'],
  ['#5C4634', '#2C2019'],
  ['#CE966B', '#8F5534'],
  ['#B9B1A4', '#7A7268'],
  ['#EADFC9', '#CBB58E'],
  ['#9A4F35', '#5A2A1E'],
]

/** Timber of any growth: rings, pores, rays and knots, each from faint to strong. */
export function drawTimber(random: Random): Timber {
  return {
    ...drawPaleAndDark(random, TIMBERS),
    ring: random.magnitude(1.4, 9),
    contrast: random.between(0.15, 1),
    variety: random.between(0, 1.3),
    pores: random.isChosen(0.3) ? 0 : random.between(0.1, 1),
    ...(random.isChosen(0.4) && { rays: random.between(0.1, 1) }),
    ...(random.isChosen(0.7) && { quarter: random.between(0, 1) }),
    ...(random.isChosen(0.4) && { knots: random.magnitude(2, 40) }),
    ...(random.isChosen(0.4) && { sap: random.between(0, 0.6) }),
  }
}
