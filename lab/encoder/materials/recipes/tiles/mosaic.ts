import { type DrawRecipe } from '../../kind.ts'
import { drawJointColour } from '../joint-colour.ts'
import { drawColours } from '../usual-colours.ts'

const PIECES = ['square', 'penny', 'fan', 'stick', 'broken'] as const

const USUAL = [
  ['#2F5D57', '#3F7A70', '#87A79C'],
  ['#E9E6DF', '#D9D5CC'],
  ['#2C5C86', '#4C84A8', '#8FB4C8', '#CBB277'],
  ['#E3DDD0', '#B9AE9C', '#8B8274', '#5A5651'],
]

/** Mosaic of glass, glazed or stone pieces, sawn or split, with narrow or wide joints. */
export const drawMosaic: DrawRecipe = (random) => {
  const colours = drawColours(random, USUAL)
  const pieces = random.pick(PIECES)
  const pitch = random.magnitude(8, pieces === 'fan' ? 120 : 60)
  const recipe = {
    family: 'mosaic',
    pieces,
    pitch,
    joint: Math.max(0.4, pitch * random.magnitude(0.03, 0.22)),
    jointColour: drawJointColour(random, colours[0]),
    colours: colours.slice(0, 1 + random.below(5)),
    variety: random.between(0, 1),
    gloss: random.isChosen(0.3) ? random.between(0.02, 0.17) : random.between(0.18, 1),
    ...(random.isChosen(0.3) ? { split: random.between(0.1, 1) } : {}),
  } as const
  // A stick is seven times as long as wide: a picture holds at least one.
  return { recipe, mmWidth: pitch * random.magnitude(pieces === 'stick' ? 8 : 3, 22) }
}
