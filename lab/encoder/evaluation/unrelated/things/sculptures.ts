import type { Random } from '../../../materials/random.ts'
import { type Frame, type Kind, type Painting } from '../frame.ts'
import { createNoise } from '../painting/noise.ts'
import { mixed, scaled, tone } from '../painting/tones.ts'
import { drawPerson } from '../people/person.ts'
import { ball, box, egg, type Finish, limb, type Part, ring, turnery, type Vector } from '../solids/parts.ts'
import { see } from '../solids/see.ts'
import { drawSurroundings } from '../solids/surroundings.ts'
import { seenFrom } from '../solids/view.ts'

/** Sculptures on plinths: busts, statues and abstract ones, of plaster, stone, bronze or clay. */
export const sculptures: Kind = { name: 'sculptures', cameraShare: 1, draw: drawSculpture }

function drawSculpture(frame: Frame): Painting {
  const { random } = frame
  const finish = drawSubstance(random)
  const [draw, tall, blend] = random.pick([
    [drawStatue, 1.8, 0.07],
    [drawAbstract, 1.1, 0.3],
    [drawAbstract, 1.1, 0.3],
    [drawRings, 1.1, 0.06],
    [drawColumn, 1.2, 0.02],
  ] as const)
  const isBust = draw === drawStatue && random.isChosen(0.5)
  const low = isBust ? 1.28 : draw === drawStatue ? 0 : 0.05
  const plinth: Finish = { tone: tone(random.between(20, 60), random.between(0, 15), random.between(15, 85)) }
  const parts = [
    ...draw(random, finish),
    box({ finish: plinth, body: 9 }, [0, low - 0.2, 0], [isBust ? 0.2 : 0.42, 0.22, 0.3], [0.01, 0]),
  ]
  const { floor: _none, ...surroundings } = drawSurroundings(random)
  const view = seenFrom(surroundings, {
    to: [0, (low + tall) / 2, 0],
    distance: 4,
    turn: random.between(-60, 60),
    above: random.between(-12, 25),
    view: ((tall - low + 0.2) / 4) * random.between(0.95, 1.5),
  })
  return { raster: see({ ...view, parts, blend }, frame) }
}

function drawSubstance(random: Random): Finish {
  const noise = createNoise(random.seed())
  const [hue, saturation, light, gloss] = random.pick([
    [40, 10, 88, 0.05],
    [35, 15, 70, 0.1],
    [30, 35, 25, 0.6],
    [150, 20, 38, 0.3],
    [15, 45, 42, 0],
    [220, 5, 30, 0.4],
    [48, 65, 50, 0.9],
  ] as const)
  const [base, stain] = [tone(hue, saturation, light), tone(hue - 15, saturation + 10, light * 0.6)]
  return {
    tone: (x, y, z) =>
      mixed(base, stain, 0.25 + 0.4 * noise.inSpace(x * 4, y * 2, z * 4) + 0.2 * noise.inSpace(x * 20, y * 12, z * 20)),
    gloss,
    roughness: random.between(0.05, 0.25),
  }
}

/** A person, all of one substance. */
function drawStatue(random: Random, finish: Finish): Part[] {
  const dark = {
    ...finish,
    tone: (x: number, y: number, z: number) =>
      scaled(typeof finish.tone === 'function' ? finish.tone(x, y, z) : finish.tone, 0.9),
  }
  const looks = { random, skin: finish, hair: { ...dark, roughness: 0.6 }, top: finish, legs: finish, shoes: finish }
  const stance = { body: 0, at: [0, 0] as const, turn: 0.5 * random.normal(), size: 1, isSitting: false }
  return drawPerson(looks, stance).map((part) => ({ ...part, finish: part.finish === looks.hair ? dark : finish }))
}

function drawAbstract(random: Random, finish: Finish): Part[] {
  let at: Vector = [0, 0.15, 0]
  return Array.from({ length: 4 + random.below(6) }, (_, index): Part => {
    const made = { finish, body: 0 }
    const next: Vector = [0.3 * random.normal(), 0.15 + 0.9 * random.next(), 0.2 * random.normal()]
    const from = at
    at = next
    if (index % 3 === 2)
      return egg(made, next, [random.between(0.1, 0.3), random.between(0.1, 0.35), random.between(0.1, 0.25)])
    return limb(made, from, next, [random.between(0.06, 0.22), random.between(0.05, 0.2)])
  })
}

function drawRings(random: Random, finish: Finish): Part[] {
  return Array.from({ length: 2 + random.below(4) }, (_, index) => {
    const made = { finish, body: index * 0.1 }
    const at: Vector = [0.15 * random.normal(), 0.25 + index * 0.2, 0.1 * random.normal()]
    if (random.isChosen(0.3)) return ball(made, at, random.between(0.12, 0.28))
    return ring(made, at, [random.between(0.15, 0.4), random.between(0.03, 0.12)], random.pick([0, 1, 2]))
  })
}

function drawColumn(random: Random, finish: Finish): Part[] {
  const radii = Array.from({ length: 9 }, () => random.between(0.08, 0.36))
  return [
    turnery({ finish, body: 0 }, [0, -0.05, 0], 1.2, radii),
    ball({ finish, body: 0.2 }, [0, 1.2, 0], random.between(0.1, 0.3)),
  ]
}
