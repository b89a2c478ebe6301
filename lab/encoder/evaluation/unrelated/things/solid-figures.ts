import { type Frame, type Kind, type Painting } from '../frame.ts'
import { mixed, rise, tone } from '../painting/tones.ts'
import { ball, box, egg, type Finish, limb, type Part, ring, turnery, type Vector } from '../solids/parts.ts'
import { see } from '../solids/see.ts'
import { drawIndoors } from '../solids/surroundings.ts'
import { seenFrom } from '../solids/view.ts'

/** Geometric solids in soft light, as renderings and design posters show them. */
export const solidFigures: Kind = { name: 'solid figures', cameraShare: 0.5, draw: drawSolids }

function drawSolids(frame: Frame): Painting {
  const { random } = frame
  const [hue, step, count] = [random.between(0, 360), random.between(0, 120), Math.round(random.magnitude(1, 22))]
  const isFloating = random.isChosen(0.3)
  const spread = 0.25 + 0.16 * Math.sqrt(count)
  const finishes = Array.from({ length: 4 }, (_, index): Finish => {
    const [base, other] = [
      tone(hue + index * step, random.between(10, 85), random.between(20, 90)),
      tone(hue - 60, 60, random.between(20, 90)),
    ]
    const turns = random.between(10, 30)
    const striped = (x: number, y: number) => mixed(base, other, rise(-0.1, 0.1, Math.sin((x + y) * turns)))
    return { tone: random.isChosen(0.2) ? striped : base, gloss: random.pick([0, 0.1, 0.4, 0.9]) }
  })
  const parts = Array.from({ length: count }, (_, body): Part => {
    const size = random.between(count > 3 ? 0.1 : 0.22, 0.34)
    const [angle, reach] = [body * 2.4, spread * Math.sqrt(body / count)]
    const at: Vector = [
      reach * Math.cos(angle),
      isFloating ? size + random.between(0, 0.9) : size,
      reach * Math.sin(angle),
    ]
    const made = { finish: random.pick(finishes), body }
    const shape = random.pick(['ball', 'box', 'ring', 'egg', 'cone', 'pillar', 'rod'] as const)
    if (shape === 'ball') return ball(made, at, size)
    if (shape === 'box')
      return box(
        made,
        at,
        [size * random.between(0.5, 1), size, size * 0.8],
        [random.pick([0.01, 0.06]), random.between(0, 3)],
      )
    if (shape === 'ring') return ring(made, at, [size * 0.72, size * 0.28], random.pick([0, 2]))
    if (shape === 'egg') return egg(made, at, [size * random.between(0.5, 1.2), size, size * 0.7])
    if (shape === 'rod')
      return limb(made, [at[0] - size, at[1], at[2]], [at[0] + size, at[1], at[2] + size], [size * 0.3, size * 0.3])
    return turnery(
      made,
      [at[0], at[1] - size, at[2]],
      size * 2,
      shape === 'cone' ? [size, size * 0.5, 0.01] : [size * 0.6, size * 0.6],
    )
  })
  const view = seenFrom(drawIndoors(random), {
    to: [0, isFloating ? 0.5 : 0.25, 0],
    distance: 4,
    turn: random.between(-40, 40),
    above: random.between(4, 45),
    view: (((count > 3 ? 0.5 : 0.25) + 1.8 * spread) / 4) * random.between(0.7, 1.3),
  })
  return { raster: see({ ...view, parts, blend: random.pick([0.01, 0.01, 0.15]) }, frame) }
}
