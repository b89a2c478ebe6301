import type { Random } from '../../../materials/random.ts'
import { type Frame, type Kind, type Painting } from '../frame.ts'
import { createNoise } from '../painting/noise.ts'
import { scaled, tone } from '../painting/tones.ts'
import { ball, egg, type Finish, limb, type Part, type Vector } from '../solids/parts.ts'
import { see } from '../solids/see.ts'
import { drawSurroundings } from '../solids/surroundings.ts'
import { placer, seenFrom } from '../solids/view.ts'

/** Sitting soft toys with short fur, buttons for eyes and embroidered mouths. */
export const plushToys: Kind = { name: 'plush toys', cameraShare: 1, draw: drawToys }

function drawToys(frame: Frame): Painting {
  const { random } = frame
  const count = random.pick([1, 1, 1, 2, 3])
  const parts = Array.from({ length: count }, (_, index) =>
    drawToy(random, { body: index, at: [(index - (count - 1) / 2) * 1.05, 0.2 * random.normal()] }),
  ).flat()
  const view = seenFrom(drawSurroundings(random), {
    to: [0, 0.62, 0],
    distance: 4,
    turn: 18 * random.normal(),
    above: random.between(0, 30),
    view: ((1.35 + 0.45 * (count - 1)) / 4) * random.between(0.85, 1.3),
  })
  return { raster: see({ ...view, parts, blend: 0.06, fuzz: random.between(1, 2.6) }, frame) }
}

function drawFur(random: Random): Finish {
  const noise = createNoise(random.seed())
  const base = tone(random.between(0, 360), random.between(5, 70), random.between(15, 90))
  return {
    tone: (x, y, z) => scaled(base, 1 + 0.12 * noise.inSpace(x * 40, y * 40, z * 40)),
    roughness: random.between(0.6, 1.2),
  }
}

function drawToy(random: Random, { body, at }: { body: number; at: readonly [number, number] }): Part[] {
  const place = placer(at, 0.4 * random.normal())
  const [fur, patch] = [drawFur(random), drawFur(random)]
  const made = (finish: Finish, part = 0) => ({ finish, body: body + part })
  const [fat, wide] = [random.between(0.26, 0.38), random.between(0.28, 0.4)]
  const middle: Vector = [0, 0.36 + wide + fat * 0.5, -0.02]
  const button: Finish = { tone: tone(random.between(0, 360), 20, random.pick([5, 5, 25])), gloss: 0.8 }
  const parts = [
    egg(made(fur), place([0, fat, 0]), [fat, fat * 1.15, fat * 0.9]),
    egg(made(patch, 0.1), place([0, fat * 0.95, -fat * 0.3]), [fat * 0.7, fat * 0.8, fat * 0.68]),
    egg(made(fur, 0.2), place(middle), [wide, wide * 0.9, wide * 0.85]),
    egg(made(patch, 0.3), place([0, middle[1] - wide * 0.25, -wide * 0.72]), [wide * 0.42, wide * 0.32, wide * 0.36]),
    ball(made(button, 0.4), place([0, middle[1] - wide * 0.1, -wide * 1.06]), wide * 0.11),
  ]
  const ears = random.pick(['round', 'long', 'flat', 'none'] as const)
  for (const side of [-1, 1]) {
    const eye: Vector = [side * wide * 0.4, middle[1] + wide * 0.15, -wide * 0.78]
    parts.push(
      ball(made(button, 0.6 + side * 0.02), place(eye), wide * random.pick([0.1, 0.13, 0.2])),
      limb(
        made(fur),
        place([side * fat * 0.7, fat * 1.5, 0]),
        place([side * fat * 1.35, fat * random.between(0.6, 1.6), -0.2]),
        [0.13, 0.11],
      ),
      limb(made(fur), place([side * fat * 0.6, 0.14, -0.1]), place([side * fat * 1.1, 0.13, -0.5]), [0.15, 0.14]),
      ball(made(patch, 0.7), place([side * fat * 1.12, 0.14, -0.56]), 0.11),
    )
    const root: Vector = [side * wide * 0.6, middle[1] + wide * 0.62, 0]
    if (ears === 'round')
      parts.push(egg(made(fur, 0.8), place([side * wide * 0.75, middle[1] + wide * 0.75, 0]), [0.14, 0.14, 0.07]))
    if (ears === 'long')
      parts.push(limb(made(fur, 0.8), place(root), place([root[0] * 1.4, root[1] + 0.5, 0.05]), [0.08, 0.1]))
    if (ears === 'flat')
      parts.push(
        limb(made(patch, 0.8), place(root), place([side * wide * 1.15, middle[1] - wide * 0.5, -0.05]), [0.08, 0.12]),
      )
  }
  if (random.isChosen(0.4)) {
    const ribbon: Finish = { tone: tone(random.between(0, 360), 75, 45), gloss: 0.15 }
    parts.push(
      limb(
        made(ribbon, 0.9),
        place([-0.02, middle[1] - wide, -fat * 0.8]),
        place([-0.2, middle[1] - wide + 0.03, -fat * 0.85]),
        [0.03, 0.08],
      ),
      limb(
        made(ribbon, 0.9),
        place([0.02, middle[1] - wide, -fat * 0.8]),
        place([0.2, middle[1] - wide + 0.03, -fat * 0.85]),
        [0.03, 0.08],
      ),
    )
  }
  return parts
}
