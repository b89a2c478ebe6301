import { type DrawRecipe } from '../../kind.ts'
import { drawColours } from '../usual-colours.ts'

const USUAL = [
  ['#E6DBC8', '#C8B291', '#95714A'],
  ['#BE8263', '#93533A', '#B98560'],
  ['#D3CDC2', '#AFA698', '#857868'],
]

/** Travertine, filled or open, cut along or across its beds. Left out of training. */
export const drawTravertine: DrawRecipe = (random) => {
  const [light, dark, rust] = drawColours(random, USUAL)
  const bed = random.magnitude(14, 80)
  const stone = { family: 'travertine', light, dark, rust, bed, open: random.between(0, 1) } as const
  const angle = random.isChosen(0.6) ? { angle: random.pick([random.between(-8, 8), random.between(0, 180)]) } : {}
  // Its pinholes are 4 mm wide, its hollows 15 mm.
  return { recipe: { ...stone, ...angle }, mmWidth: random.magnitude(130, 1000) }
}
