import { type DrawRecipe } from '../../kind.ts'
import { drawColours, type UsualColours } from '../usual-colours.ts'

const USUAL: UsualColours = [
  ['#D9D5CE', '#A6A29B', '#C2B5A4', '#4A4845'],
  ['#748496', '#8894A1', '#65748A', '#B4BABD', '#4A5362'],
  ['#D8C6A3', '#CBB48B', '#E6DAC2', '#B9A077', '#7A4038'],
  ['#8A6545', '#6E4C33', '#B5946C', '#4F3626', '#3F1C1C'],
  ['#48534C', '#55615A', '#3E4842', '#5E826D', '#29302C'],
  ['#B56A58', '#C98B78', '#8C4A3E', '#D8CFC8', '#2E2B2A'],
  ['#2F3031', '#3C3D3E', '#252627', '#6A6B6C'],
]

/** Granite of two to five minerals, from fine as sand to large as a thumb. */
export const drawGranite: DrawRecipe = (random) => {
  const crystal = random.magnitude(1.2, 16)
  return {
    recipe: {
      family: 'granite',
      minerals: drawColours(random, USUAL).slice(0, 2 + random.below(4)),
      crystal,
      ...(random.isChosen(0.6) && { gloss: random.between(0, 0.8) }),
    },
    mmWidth: crystal * random.magnitude(8, 44),
  }
}
