import type { Random } from '../../../materials/random.ts'
import { type Frame, type Kind, type Painting } from '../frame.ts'
import { createNoise } from '../painting/noise.ts'
import { mixed, rise, tone, type Tone } from '../painting/tones.ts'
import { ball, egg, type Finish, limb, type Part, turnery, type Vector } from '../solids/parts.ts'
import { see } from '../solids/see.ts'
import { drawIndoors } from '../solids/surroundings.ts'
import { seenFrom } from '../solids/view.ts'

/** Fruit and vegetables on a table or in a bowl. */
export const stillLifes: Kind = { name: 'still lifes', cameraShare: 1, draw: drawStillLife }

type Draw = (random: Random, body: number, at: Vector) => Part[]

function drawStillLife(frame: Frame): Painting {
  const { random } = frame
  const draws = random.isChosen(0.4)
    ? [random.pick(FRUIT)]
    : [random.pick(FRUIT), random.pick(FRUIT), random.pick(FRUIT)]
  const count = 1 + random.below(9)
  const isBowl = count > 3 && random.isChosen(0.45)
  const spread = isBowl ? 0.28 : 0.12 + 0.055 * count
  const parts = Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4
    const reach = spread * Math.sqrt((index + 0.3) / count)
    const place: Vector = [reach * Math.cos(angle), isBowl ? 0.2 + (index < 5 ? 0 : 0.16) : 0, reach * Math.sin(angle)]
    return random.pick(draws)(random, index, place)
  }).flat()
  if (isBowl) {
    const clay: Finish = {
      tone: tone(random.between(0, 360), random.between(0, 50), random.between(20, 92)),
      gloss: 0.35,
    }
    parts.push(turnery({ finish: clay, body: count }, [0, 0, 0], 0.3, [0.18, 0.24, 0.4, 0.5, 0.53]))
  }
  const view = seenFrom(drawIndoors(random), {
    to: [0, 0.13, 0],
    distance: 3,
    turn: random.between(-30, 30),
    above: random.between(6, 60),
    view: ((isBowl ? 1.1 : 0.35 + 1.9 * spread) / 3) * random.between(0.75, 1.3),
  })
  return { raster: see({ ...view, parts, blend: 0.03 }, frame) }
}

function drawSkin(random: Random, [first, second]: readonly [Tone, Tone], scale: number): Finish {
  const noise = createNoise(random.seed())
  const toneAt = (x: number, y: number, z: number) =>
    mixed(
      first,
      second,
      rise(
        -0.4,
        0.5,
        noise.inSpace(x * scale, y * scale * 0.6, z * scale) + 0.3 * noise.inSpace(x * 50, y * 15, z * 50),
      ),
    )
  return { tone: toneAt, gloss: random.between(0.1, 0.5), roughness: 0.04 }
}

const STALK: Finish = { tone: tone(30, 35, 22) }

const drawApple: Draw = (random, body, [x, y, z]) => {
  const hue = random.pick([2, 8, 55, 80])
  const finish = drawSkin(random, [tone(hue, 70, random.between(30, 50)), tone(hue + 30, 65, 50)], 5)
  const radius = random.between(0.11, 0.14)
  return [
    egg({ finish, body }, [x, y + radius * 0.92, z], [radius, radius * 0.92, radius]),
    limb({ finish: STALK, body: body + 0.5 }, [x, y + radius * 1.7, z], [x + 0.02, y + radius * 2.2, z], [0.008, 0.01]),
  ]
}

const drawOrange: Draw = (random, body, [x, y, z]) => {
  const finish: Finish = { tone: tone(random.pick([28, 34, 52, 58, 12]), 88, 52), gloss: 0.2, roughness: 0.14 }
  const long = random.pick([1, 1, 1.35])
  return [egg({ finish, body }, [x, y + 0.12, z], [0.125 * long, 0.12, 0.12])]
}

const drawBanana: Draw = (random, body, [x, y, z]) => {
  const finish = drawSkin(random, [tone(50, 85, 55), tone(44, 75, 48)], 12)
  return Array.from({ length: 1 + random.below(4) }, (_, index) => {
    const shift = index * 0.085
    const bend = Array.from({ length: 5 }, (_, piece): Vector => {
      const angle = -0.9 + piece * 0.45
      return [x + 0.34 * Math.sin(angle), y + 0.4 - 0.32 * Math.cos(angle), z + shift]
    })
    return bend.slice(1).map((to, piece) => {
      const thick = [0.035, 0.055, 0.055, 0.045, 0.014]
      return limb({ finish, body: body + index * 0.1 }, bend[piece] ?? to, to, [
        thick[piece] ?? 0.05,
        thick[piece + 1] ?? 0.02,
      ])
    })
  }).flat()
}

const drawPear: Draw = (random, body, [x, y, z]) => {
  const finish = drawSkin(random, [tone(random.between(55, 85), 60, 50), tone(40, 55, 45)], 7)
  const lean = 0.05 * random.normal()
  return [
    ball({ finish, body }, [x, y + 0.12, z], 0.12),
    limb({ finish, body }, [x, y + 0.15, z], [x + lean, y + 0.29, z], [0.09, 0.055]),
    limb({ finish: STALK, body: body + 0.5 }, [x + lean, y + 0.32, z], [x + lean * 1.6, y + 0.42, z], [0.008, 0.012]),
  ]
}

const drawGrapes: Draw = (random, body, [x, y, z]) => {
  const finish: Finish = { tone: tone(random.pick([80, 290, 340, 240]), 45, random.between(20, 50)), gloss: 0.45 }
  return Array.from({ length: 26 }, (_, index) => {
    const [angle, along] = [index * 2.4, index / 26]
    const reach = 0.13 * (1 - along * 0.8)
    return ball(
      { finish, body: body + index * 0.01 },
      [x + reach * Math.cos(angle), y + 0.05 + reach * Math.abs(Math.sin(angle)), z + along * 0.4 - 0.2],
      0.05,
    )
  })
}

const drawTomato: Draw = (random, body, [x, y, z]) => {
  const finish: Finish = { tone: tone(random.pick([4, 8, 35, 110]), 80, random.between(36, 48)), gloss: 0.55 }
  const leaf: Finish = { tone: tone(110, 50, 28) }
  const star = Array.from({ length: 5 }, (_, index) =>
    limb(
      { finish: leaf, body: body + 0.5 },
      [x, y + 0.19, z],
      [x + 0.08 * Math.cos(index * 1.26), y + 0.185, z + 0.08 * Math.sin(index * 1.26)],
      [0.012, 0.006],
    ),
  )
  return [egg({ finish, body }, [x, y + 0.1, z], [0.125, 0.1, 0.125]), ...star]
}

const drawPepper: Draw = (random, body, [x, y, z]) => {
  const finish: Finish = { tone: tone(random.pick([2, 48, 120, 28]), 80, random.between(32, 50)), gloss: 0.6 }
  const lobes = Array.from({ length: 4 }, (_, index) => {
    const [dx, dz] = [0.055 * Math.cos(index * 1.57), 0.055 * Math.sin(index * 1.57)]
    return limb({ finish, body }, [x + dx * 0.7, y + 0.08, z + dz * 0.7], [x + dx, y + 0.24, z + dz], [0.06, 0.085])
  })
  return [
    ...lobes,
    limb(
      { finish: { tone: tone(105, 45, 30) }, body: body + 0.5 },
      [x, y + 0.3, z],
      [x + 0.03, y + 0.39, z],
      [0.022, 0.016],
    ),
  ]
}

const FRUIT: readonly Draw[] = [
  drawApple,
  drawApple,
  drawOrange,
  drawBanana,
  drawPear,
  drawGrapes,
  drawTomato,
  drawPepper,
]
