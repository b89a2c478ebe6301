import { type DrawRecipe } from '../../kind.ts'
import { type Random } from '../../random.ts'
import { drawColours, standingOut } from '../usual-colours.ts'

const USUAL = [
  ['#B8B6B1', '#9A9893'],
  ['#C2A566', '#96794A'],
  ['#C08A68', '#8F5F44'],
  ['#5E5A55', '#3C3936'],
]

/** Ground sheet metal, mostly perforated. */
export const drawMetal: DrawRecipe = (random) => {
  const [base, near] = drawColours(random, USUAL)
  const deep = standingOut(near, base, random.magnitude(0.06, 0.3))
  const sheet = { family: 'metal', base, deep } as const
  // A satin sheet without holes shows nothing but its colour.
  if (random.isChosen(0.4)) return { recipe: { ...sheet, finish: 'brushed' }, mmWidth: random.magnitude(18, 160) }
  const finish = random.pick(['brushed', 'satin'] as const)
  const holes = drawHoles(random)
  const fewest = 2.5 * holes.pitch
  return {
    recipe: { ...sheet, finish, holes },
    mmWidth: random.magnitude(fewest, Math.max(fewest * 1.2, 40 * holes.diameter)),
  }
}

function drawHoles(random: Random) {
  const pitch = random.magnitude(3, 40)
  return { pitch, diameter: pitch * random.between(0.2, 0.82), isSquare: random.isChosen(0.5) }
}
