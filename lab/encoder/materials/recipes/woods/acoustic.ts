import { type DrawRecipe } from '../../kind.ts'
import { type Random } from '../../random.ts'
import { drawColours, type UsualColours } from '../usual-colours.ts'

/** Veneer, felt, foam and stained wood wool, each with the colour of its recesses. */
const USUAL: UsualColours = [
  ['#C6A273', '#2A231B'],
  ['#85603F', '#1F1610'],
  ['#DCC79F', '#2B2620'],
  ['#919F89', '#4C5547'],
  ['#62656A', '#2C2E31'],
  ['#3A7159', '#173328'],
  ['#D5CDB9', '#6F6757'],
]

const BUILDS = ['grooved', 'perforated', 'tiles', 'wedge', 'woodwool'] as const

/** Acoustic panels of every build, from a few grooves, holes or wedges to many. */
export const drawAcoustic: DrawRecipe = (random) => {
  const [base, deep] = drawColours(random, USUAL)
  const build = random.pick(BUILDS)
  const { pitch, mmWidth } = drawSizes(random, build)
  return { recipe: { family: 'acoustic', build, base, deep, pitch }, mmWidth }
}

/** In mm. A groove is a fifth of its pitch and at most 4 mm wide; a shaving of wood wool is about 2 mm wide. */
function drawSizes(random: Random, build: (typeof BUILDS)[number]): { pitch: number; mmWidth: number } {
  if (build === 'woodwool') return { pitch: 600, mmWidth: random.magnitude(50, 240) }
  if (build === 'grooved') {
    const pitch = random.magnitude(6, 48)
    return { pitch, mmWidth: Math.min(360, pitch * random.magnitude(3, 16)) }
  }
  if (build === 'perforated') {
    const pitch = random.magnitude(3, 40)
    return { pitch, mmWidth: pitch * random.magnitude(4, 24) }
  }
  const pitch = random.magnitude(90, 540)
  return { pitch, mmWidth: pitch * random.magnitude(0.9, build === 'tiles' ? 6 : 3.6) }
}
