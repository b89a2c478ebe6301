import { type Frame, type Kind, type Painting } from '../frame.ts'
import { tone } from '../painting/tones.ts'
import { ball, box, type Finish, type Part, wheel } from '../solids/parts.ts'
import { see } from '../solids/see.ts'
import { drawIndoors } from '../solids/surroundings.ts'
import { seenFrom } from '../solids/view.ts'

/** Things built of toy bricks with studs, bricks lying about, and small cars of bricks. */
export const toyBricks: Kind = { name: 'toy bricks', cameraShare: 0.9, draw: drawToys }

const UNIT = 0.16
const HUES = [0, 48, 120, 215, 28, 300] as const

function drawToys(frame: Frame): Painting {
  const { random } = frame
  const finishes = HUES.map((hue): Finish => ({
    tone: tone(hue + 6 * random.normal(), 75, random.between(38, 55)),
    gloss: 0.25,
  })).concat({ tone: [0.93, 0.93, 0.9], gloss: 0.25 }, { tone: [0.1, 0.1, 0.11], gloss: 0.25 })
  let body = 0
  const brick = (x: number, level: number, z: number, [across, deep]: readonly [number, number], turn = 0): Part[] => {
    const made = { finish: random.pick(finishes), body: body++ }
    const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
    const y = (level + 0.5) * UNIT * 1.2
    const studs = Array.from({ length: across * deep }, (_, index) => {
      const dx = ((index % across) - (across - 1) / 2) * UNIT
      const dz = (Math.floor(index / across) - (deep - 1) / 2) * UNIT
      return wheel(
        made,
        [x + dx * cosine + dz * sine, y + UNIT * 0.68, z - dx * sine + dz * cosine],
        [UNIT * 0.3, UNIT * 0.12],
        1,
      )
    })
    return [box(made, [x, y, z], [(across * UNIT) / 2, UNIT * 0.6, (deep * UNIT) / 2], [0.008, turn]), ...studs]
  }
  const wheels = (x: number) =>
    [-1, 1].map((side) =>
      wheel({ finish: { tone: [0.08, 0.08, 0.08] }, body: body++ }, [x, 0.11, side * 0.25], [0.13, 0.05], 2),
    )
  const sizes = [
    [2, 2],
    [4, 2],
    [3, 2],
    [1, 2],
    [2, 1],
  ] as const
  const model = random.pick(['tower', 'scattered', 'car', 'figure'] as const)
  const parts: Part[] = []
  if (model === 'tower')
    for (let level = 0; level < 3 + random.below(5); level++)
      for (const side of [-1, 1])
        parts.push(
          ...brick(side * UNIT * random.pick([1, 1.5, 2]), level, UNIT * random.pick([0, 1, -1]), random.pick(sizes)),
        )
  if (model === 'scattered')
    for (let index = 0; index < 9; index++)
      parts.push(
        ...brick(0.45 * random.normal(), 0, 0.14 + index * 0.28 - 1.2, random.pick(sizes), random.between(0, 3)),
      )
  if (model === 'car')
    parts.push(
      ...wheels(-0.3),
      ...wheels(0.3),
      ...brick(0, 0.7, 0, [6, 2]),
      ...brick(0.05, 1.7, 0, [3, 2]),
      ...brick(-0.4, 1.7, 0, [1, 2]),
    )
  if (model === 'figure') {
    const head: Finish = { tone: tone(48, 90, 55), gloss: 0.3 }
    const dark: Finish = { tone: [0.05, 0.05, 0.05] }
    parts.push(
      ...brick(-0.1, 0, 0, [1, 1]),
      ...brick(0.1, 0, 0, [1, 1]),
      ...brick(0, 1, 0, [2, 1]),
      ...brick(0, 2, 0, [2, 1]),
    )
    parts.push(wheel({ finish: head, body: body++ }, [0, 0.75, 0], [0.15, 0.14], 1))
    for (const side of [-1, 1])
      parts.push(
        ball({ finish: dark, body: body++ }, [side * 0.05, 0.78, -0.14], 0.022),
        ...brick(side * 0.24, 1.6, 0, [1, 1]),
      )
  }
  const view = seenFrom(drawIndoors(random), {
    to: [0, model === 'tower' || model === 'figure' ? 0.42 : 0.2, 0],
    distance: 4,
    turn: random.between(-60, 60),
    above: random.between(8, 42),
    view: (random.between(0.95, 1.6) * (model === 'scattered' ? 1.1 : 1)) / 4,
  })
  return { raster: see({ ...view, parts, blend: 0.001 }, frame) }
}
