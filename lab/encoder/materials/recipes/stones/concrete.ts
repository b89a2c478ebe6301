import { type DrawRecipe } from '../../kind.ts'
import { drawColours, standingOut, type UsualColours } from '../usual-colours.ts'

const USUAL: UsualColours = [
  ['#B4B2AD', '#93918B'],
  ['#8A6853', '#6B4D3C'],
  ['#A29D94', '#7F7A72'],
  ['#D9D6CF', '#B9B4AA'],
  ['#5F6163', '#434547'],
  ['#BCB4A6', '#9A9284'],
]

/** Concrete cast against sheets or boards, with or without tie holes, or ground and polished. */
export const drawConcrete: DrawRecipe = (random) => {
  const [base, second] = drawColours(random, USUAL)
  const cast = random.pick(['sheet', 'sheet', 'boards', 'boards', 'ground'] as const)
  const formBoard = random.magnitude(30, 220)
  const ties = random.magnitude(180, 800)
  const hasTies = cast !== 'ground' && random.isChosen(0.3)
  const wide = { sheet: random.magnitude(110, 800), boards: formBoard * random.magnitude(1.4, 9) }
  return {
    recipe: {
      family: 'concrete',
      base,
      dark: standingOut(second, base, random.magnitude(0.05, 0.2)),
      holes: cast !== 'sheet' && random.isChosen(0.15) ? 0 : random.between(0.25, 1),
      ...(cast === 'boards' && { formBoard }),
      ...(hasTies && { ties }),
      ...(cast === 'ground' && { ground: random.between(0.25, 1) }),
    },
    mmWidth: cast === 'ground' ? random.magnitude(60, 420) : hasTies ? ties * random.between(1.1, 2.6) : wide[cast],
  }
}
