import type { Random } from '../../../materials/random.ts'
import { type Frame, type Kind, type Painting } from '../frame.ts'
import { tone } from '../painting/tones.ts'
import { ball, box, egg, type Finish, limb, type Part, type Vector } from '../solids/parts.ts'
import { see } from '../solids/see.ts'
import { drawOutdoors, drawSurroundings } from '../solids/surroundings.ts'
import { seenFrom } from '../solids/view.ts'

/** Hands close to: open, pointing, counting, a fist, a thumb up, or holding something small. */
export const hands: Kind = { name: 'hands', cameraShare: 1, draw: drawHands }

/** How far each finger is bent, 0 straight to 1 closed: thumb, then from index to little finger. */
const GESTURES: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0],
  [0, 0.1, 0.1, 0.15, 0.2],
  [1, 0, 1, 1, 1],
  [1, 0, 0, 1, 1],
  [0, 1, 1, 1, 1],
  [1, 1, 1, 1, 1],
  [0, 0, 1, 1, 0],
  [0.7, 0.55, 0.5, 0.5, 0.55],
]

function drawHands(frame: Frame): Painting {
  const { random } = frame
  const skin: Finish = {
    tone: tone(random.between(12, 28), random.between(30, 50), random.between(28, 80)),
    gloss: 0.06,
    roughness: 0.12,
  }
  const count = random.isChosen(0.25) ? 2 : 1
  const parts = Array.from({ length: count }, (_, index) =>
    drawHand(random, skin, index, (index - (count - 1) / 2) * 1.25),
  ).flat()
  const { floor: _none, ...surroundings } = random.isChosen(0.4) ? drawOutdoors(random) : drawSurroundings(random)
  const view = seenFrom(surroundings, {
    to: [0.1 * random.normal(), 0.15 + 0.15 * random.normal(), 0],
    distance: 4,
    turn: (random.isChosen(0.4) ? 180 : 0) + 25 * random.normal(),
    above: random.between(-20, 40),
    view: ((1.5 + 0.9 * (count - 1)) / 4) * random.between(0.8, 1.4),
  })
  return { raster: see({ ...view, parts, blend: 0.06, fuzz: 0.5 }, frame) }
}

/** A hand about 1.2 high round 0, 0, its palm to the camera, with a forearm. */
function drawHand(random: Random, skin: Finish, body: number, shift: number): Part[] {
  const bends = random.pick(GESTURES)
  const side = random.pick([-1, 1])
  const lean = random.between(-0.3, 0.3)
  const at = ([x, y, z]: Vector): Vector => [
    shift + side * (x * Math.cos(lean) - y * Math.sin(lean)),
    x * Math.sin(lean) + y * Math.cos(lean),
    z,
  ]
  const made = { finish: skin, body }
  const join = (from: Vector, to: Vector, radii: readonly [number, number]) => limb(made, at(from), at(to), radii)
  const nail: Finish = {
    tone: tone(random.between(-10, 15), random.between(20, 80), random.between(45, 78)),
    gloss: 0.4,
  }
  const parts = [
    join([-0.14, -0.22, 0], [-0.18, 0.16, 0], [0.12, 0.1]),
    join([0, -0.22, 0], [0, 0.18, 0], [0.12, 0.1]),
    join([0.12, -0.2, 0], [0.18, 0.14, 0], [0.12, 0.09]),
    join([0, -0.3, 0.02], [0, -0.65, 0.03], [0.14, 0.13]),
  ]
  const sleeve: Finish = {
    tone: tone(random.between(0, 360), random.between(0, 60), random.between(10, 85)),
    roughness: 0.3,
  }
  parts.push(
    limb(
      { finish: random.isChosen(0.7) ? sleeve : skin, body: body + 0.3 },
      at([0, -0.68, 0.03]),
      at([0, -1.7, 0.1]),
      [0.19, 0.26],
    ),
  )
  for (const [finger, bend] of bends.entries()) {
    if (finger === 0) {
      const [knuckle, tip]: [Vector, Vector] =
        bend > 0.4
          ? [
              [-0.28, 0.06, -0.1],
              [-0.02, 0.12, -0.2],
            ]
          : [
              [-0.36, 0.06, -0.05],
              [-0.46, 0.32, -0.05],
            ]
      parts.push(join([-0.16, -0.18, 0], knuckle, [0.1, 0.075]), join(knuckle, tip, [0.075, 0.055]))
      continue
    }
    const [x, long] = [-0.21 + (finger - 1) * 0.135, [0.42, 0.47, 0.43, 0.34][finger - 1] ?? 0.4]
    let [from, angle]: [Vector, number] = [[x, 0.2, 0], bend * 0.9]
    for (let piece = 0; piece < 3; piece++) {
      const step = long * (0.44 - piece * 0.09)
      const fan = (x + 0.01) * 0.35 * (1 - bend)
      const to: Vector = [from[0] + step * fan, from[1] + step * Math.cos(angle), from[2] - step * Math.sin(angle)]
      parts.push(join(from, to, [0.062 - piece * 0.006, 0.058 - piece * 0.007]))
      if (piece === 2)
        parts.push(
          egg(
            { finish: nail, body: body + 0.1 + finger * 0.01 },
            at([to[0], to[1], to[2] + 0.022]),
            [0.032, 0.045, 0.03],
          ),
        )
      from = to
      angle += bend * 1.25
    }
  }
  return random.isChosen(0.3) ? [...parts, drawHeld(random, body, at([0.02, 0.2, -0.28]))] : parts
}

function drawHeld(random: Random, body: number, at: Vector): Part {
  const made = {
    finish: { tone: tone(random.between(0, 360), 65, random.between(20, 85)), gloss: 0.4 },
    body: body + 0.5,
  }
  if (random.isChosen(0.4)) return ball(made, at, random.between(0.14, 0.28))
  if (random.isChosen(0.5)) return box(made, at, [0.22, 0.4, 0.03], [0.03, 0])
  return limb(made, [at[0] - 0.4, at[1] - 0.3, at[2]], [at[0] + 0.3, at[1] + 0.5, at[2]], [0.035, 0.03])
}
