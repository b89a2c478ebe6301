import { type DrawRecipe } from '../../kind.ts'
import { type Random } from '../../random.ts'
import { drawJointColour } from '../joint-colour.ts'
import { drawColours } from '../usual-colours.ts'

const USUAL = [
  ['#A8513A', '#8E3F2F', '#B96B4A', '#C98A63'],
  ['#2F5F4E', '#3D7260', '#86AF9D', '#1F4E75'],
  ['#EEEBE3', '#E2DDD2', '#D2CBBC', '#C4BBA8'],
  ['#2F6C8F', '#1F4E75', '#5A97B0', '#CFC8BA'],
]

/** Bricks, glazed strips, squares, hexagons: pressed or handmade, with hairline or mortar joints. */
export const drawTiles: DrawRecipe = (random) => {
  const colours = drawColours(random, USUAL)
  const layout = random.pick(['rows', 'rows', 'upright', 'hexagon', 'herringbone'] as const)
  const width = random.magnitude(25, 220)
  const times = layout === 'herringbone' ? 2 + random.below(4) : random.pick([1, random.magnitude(1, 5)])
  const length = layout === 'hexagon' ? width : width * times
  const recipe = {
    family: 'tiles',
    layout,
    length,
    width,
    shift: random.pick([0, 0.5, random.between(0, 1)]),
    joint: Math.min(16, Math.max(0.8, width * random.magnitude(0.015, 0.16))),
    jointColour: drawJointColour(random, colours[0]),
    colours: colours.slice(0, 1 + random.below(3)),
    variety: random.between(0, 1),
    handmade: random.isChosen(0.4) ? random.between(0, 0.3) : random.between(0.3, 1),
    gloss: random.isChosen(0.4) ? random.between(0.02, 0.19) : random.between(0.2, 1),
    ...drawOptions(random, colours[3]),
    ...(random.isChosen(0.3) ? { round: width * random.magnitude(0.01, 0.14) } : {}),
  } as const
  return { recipe, mmWidth: Math.max(1.1 * length, width * random.magnitude(2, 16)) }
}

/** Options that only some glazes have. */
function drawOptions(random: Random, thin: string) {
  return {
    ...(random.isChosen(0.4) ? { thin } : {}),
    ...(random.isChosen(0.2) ? { crackle: random.magnitude(3, 14) } : {}),
    ...(random.isChosen(0.2) ? { brushed: random.between(0.2, 1) } : {}),
  }
}
