import { type Frame, type Kind, type Painting } from '../frame.ts'
import { see } from '../solids/see.ts'
import { drawOutdoors, drawSurroundings } from '../solids/surroundings.ts'
import { seenFrom } from '../solids/view.ts'
import { drawBeast, drawCoat } from './beast.ts'
import { SPECIES, USUAL } from './species.ts'

/** Whole animals on four legs, with hair and the marks of their species, alone or in herds. */
export const beasts: Kind = { name: 'beasts', cameraShare: 1, draw: drawBeasts }

function drawBeasts(frame: Frame): Painting {
  const { random } = frame
  const { coats, ...proportions } = random.pick(SPECIES)
  const build = { ...USUAL, ...proportions }
  const [coat, base, mark] = random.pick(coats)
  const count = random.isChosen(0.65) ? 1 : 2 + random.below(4)
  const tall = build.legs + build.girth * 2 + Math.max(0, build.lift)
  const parts = Array.from({ length: count }, (_, index) =>
    drawBeast(build, {
      random,
      body: index,
      at: index === 0 ? [0.1, 0] : [random.between(-2, 2), index * random.between(0.8, 1.4)],
      turn: (random.isChosen(0.5) ? 0 : Math.PI) + random.between(-0.7, 0.7),
      size: random.between(0.9, 1.1),
      coat: drawCoat(coat, [base, mark], random),
    }),
  ).flat()
  const surroundings = random.isChosen(0.75) ? drawOutdoors(random) : drawSurroundings(random)
  const view = seenFrom(surroundings, {
    to: [0, tall * 0.48, 0],
    distance: 4,
    turn: 10 * random.normal(),
    above: random.between(1, 22),
    view: (Math.max(1.35, tall * 1.1) / 4) * random.between(0.85, 1.4),
  })
  return {
    raster: see(
      { ...view, parts, blend: 0.07, fuzz: random.between(0.6, 1.8), haze: random.magnitude(15, 200) },
      frame,
    ),
  }
}
