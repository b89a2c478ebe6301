import { type DrawRecipe } from '../../kind.ts'
import { type Random } from '../../random.ts'
import { drawColours, standingOut, type UsualColours } from '../usual-colours.ts'

const USUAL: UsualColours = [
  ['#B9C4BE', '#7C8A84'],
  ['#2C5545', '#3A6353'],
  ['#606E8C', '#586685'],
  ['#C4A27A', '#8F6C45'],
  ['#B0625A', '#8A4038'],
  ['#DEDACE', '#7D7467'],
  ['#9DB2C3', '#728AA0'],
]

const DESIGNS = ['plain', 'linen', 'linen', 'speckle', 'speckle', 'wood', 'wood', 'grid', 'grid'] as const

/** Ranges of picture widths in mm that show a design well; plain sheets show only the texture of the press plate. */
const WIDTHS: Record<(typeof DESIGNS)[number], [number, number]> = {
  plain: [18, 45],
  linen: [25, 110],
  speckle: [45, 260],
  wood: [90, 700],
  grid: [70, 420],
}

/** Laminate of every printed design and press plate, as a sheet or as an arrangement of sample chips. */
export const drawLaminate: DrawRecipe = (random) => {
  const [base, second] = drawColours(random, USUAL)
  const design = random.pick(DESIGNS)
  const chips = random.isChosen(0.1) ? drawChips(random) : undefined
  return {
    recipe: {
      family: 'laminate',
      base,
      print: standingOut(second, base, random.magnitude(0.05, 0.2)),
      design,
      emboss:
        design === 'plain' ? random.magnitude(0.06, 0.25) : random.isChosen(0.25) ? 0 : random.magnitude(0.02, 0.2),
      gloss: random.between(0, 0.9),
      ...(chips && { chips }),
    },
    mmWidth: chips ? chips.length * random.magnitude(1.3, 5) : random.magnitude(...WIDTHS[design]),
  }
}

function drawChips(random: Random): { length: number; width: number } {
  const length = random.magnitude(45, 150)
  return { length, width: length * random.between(0.5, 1) }
}
