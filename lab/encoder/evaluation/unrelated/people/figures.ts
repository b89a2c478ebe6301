import { type Frame, type Kind, type Painting } from '../frame.ts'
import { see } from '../solids/see.ts'
import { drawOutdoors, drawSurroundings } from '../solids/surroundings.ts'
import { seenFrom } from '../solids/view.ts'
import { drawLooks } from './looks.ts'
import { drawPerson } from './person.ts'

/** One person or a few, as solids in soft light: the whole body, down to the waist, or a head with its shoulders. */
export const figures: Kind = { name: 'figures', cameraShare: 1, draw: drawFigures }

function drawFigures(frame: Frame): Painting {
  const { random, width, height } = frame
  const [low, high] = random.pick([
    [0, 1.8],
    [0, 1.8],
    [0.85, 1.82],
    [1.3, 1.84],
    [1.36, 1.84],
  ] as const)
  const isTall = height > width
  const count = low > 1 ? (random.isChosen(0.15) ? 2 : 1) : 1 + random.below(isTall ? 2 : 4)
  const gap = random.between(0.5, 0.75)
  const parts = Array.from({ length: count }, (_, index) =>
    drawPerson(drawLooks(random), {
      body: index,
      at: [(index - (count - 1) / 2) * gap, low > 1 ? 0 : random.between(-0.3, 0.5)],
      turn: random.isChosen(0.2) ? random.between(-3, 3) : 0.4 * random.normal(),
      size: random.between(0.92, 1.04),
      isSitting: low === 0 && random.isChosen(0.2),
    }),
  ).flat()
  const distance = 3.2
  const span = Math.max(
    ((high - low) * width) / (isTall ? height : width),
    count * gap * (isTall ? 1 : width / height / 1.6),
  )
  const surroundings = random.isChosen(0.5) ? drawOutdoors(random) : drawSurroundings(random)
  return {
    raster: see(
      {
        ...seenFrom(surroundings, {
          to: [0.1 * random.normal(), (low + high) / 2, 0],
          distance,
          turn: 12 * random.normal(),
          // A head seen from above would lie on the ground's texture.
          above: low > 0.5 ? random.between(-5, 2) : random.between(-2, 14),
          view: (Math.max(span, (high - low) * 0.8) / distance) * random.between(0.85, 1.25),
        }),
        parts,
        blend: 0.05,
        fuzz: 0.6,
      },
      frame,
    ),
  }
}
