import type { Random } from '../../../materials/random.ts'
import { addBox, addPanel, plain } from './scene.ts'
import type { Colour, Look, Stand, Vector } from './scene.ts'
import type { Built } from './shell.ts'

/** Things without a material of the catalogue. Each stands at `stand`, or hangs on its wall. */
interface Place {
  thing: number
  stand: Stand
}

export function colourOf(random: Random, [low, high]: readonly [number, number] = [0.04, 0.6]): Colour {
  const light = random.magnitude(low, high)
  return [light * random.between(0.7, 1.35), light * random.between(0.75, 1.15), light * random.between(0.6, 1.3)]
}

/** Pictures in frames. */
export function buildPictures(built: Built, random: Random, { thing, stand }: Place): void {
  const count = 1 + random.below(3)
  for (let index = 0; index < count; index++) {
    const [wide, tall] = [random.between(300, 800), random.between(350, 900)]
    const [left, low] = [(index - count / 2) * 950 + random.between(0, 100), random.between(1150, 1450)]
    const frame = { low: [left, low, -20] as Vector, high: [left + wide, low + tall, -20] as Vector }
    addPanel(built, frame, { look: { paint: plain(colourOf(random, [0.02, 0.5])) }, stand, thing })
    const inner = {
      low: [left + 30, low + 30, -24] as Vector,
      high: [left + wide - 30, low + tall - 30, -24] as Vector,
    }
    addPanel(built, inner, { look: artOf(random), stand, thing })
  }
}

/** Lumps of colour on a ground. */
function artOf(random: Random): Look {
  const ground = colourOf(random, [0.15, 0.75])
  const lumps = Array.from({ length: 2 + random.below(7) }, () => ({
    s: random.next(),
    t: random.next(),
    reach: random.between(0.06, 0.4),
    colour: colourOf(random),
  }))
  return {
    paint: (s, t) => lumps.find((one) => Math.hypot(s - one.s, t - one.t) < one.reach)?.colour ?? ground,
  }
}

/** A standing lamp that glows, and lights the room a little. */
export function buildLamp(built: Built, random: Random, { thing, stand }: Place): void {
  const tall = random.between(1250, 1700)
  const metal: Look = { paint: plain([0.05, 0.05, 0.05]) }
  addBox(built, { low: [-12, 0, -12], high: [12, tall, 12] }, { stand, thing, look: metal })
  addBox(built, { low: [-150, 0, -150], high: [150, 25, 150] }, { stand, thing, look: metal })
  const glow = random.between(1.2, 3)
  const shade: Look = { paint: (_, t) => [0.9, 0.75 - 0.1 * t, 0.5 - 0.12 * t] }
  const half = random.between(150, 230)
  addBox(built, { low: [-half, tall, -half], high: [half, tall + 300, half] }, { stand, thing, look: shade, glow })
  built.lamps.push({ at: [stand.x, tall + 150, stand.z - half - 60], colour: [0.8, 0.62, 0.4], reach: 1100 })
}

/** A pot with leaves in all directions. */
export function buildPlant(built: Built, random: Random, { thing, stand }: Place): void {
  const [half, tall] = [random.between(110, 200), random.between(220, 420)]
  const pot: Look = { paint: plain(colourOf(random)) }
  addBox(built, { low: [-half, 0, -half], high: [half, tall, half] }, { stand, thing, look: pot })
  const high = random.between(500, 1200)
  for (let leaf = 0; leaf < 34; leaf++) {
    const [turn, rise] = [random.between(0, 2 * Math.PI), random.next()]
    const out = random.between(60, 380)
    const green: Colour = [random.between(0.02, 0.12), random.between(0.07, 0.25), random.between(0.01, 0.06)]
    const [long, slim] = [random.between(160, 380), random.between(40, 120)]
    const tip = random.between(-0.7, 0.9)
    built.faces.push({
      look: { paint: (_, t) => (Math.abs(t - 0.5) < 0.03 ? [0.2, 0.32, 0.12] : green) },
      thing,
      isRound: true,
      corner: [stand.x + Math.cos(turn) * out * 0.3, tall + rise * high, stand.z + Math.sin(turn) * out * 0.3],
      across: [Math.cos(turn) * long, tip * long, Math.sin(turn) * long],
      down: [-Math.sin(turn) * slim, random.between(-0.5, 0.5) * slim, Math.cos(turn) * slim],
    })
  }
}

/** A shelf of books; its back is at z = 0 of its stand. */
export function buildShelf(built: Built, random: Random, { thing, stand }: Place): void {
  const [wide, rows] = [random.between(700, 1500), 3 + random.below(3)]
  const wood: Look = { paint: plain(colourOf(random, [0.05, 0.7])) }
  const [half, deep, step] = [wide / 2, 300, 370]
  addPanel(
    built,
    { low: [-half, 0, -10], high: [half, rows * step, -10] },
    { look: { paint: plain([0.05, 0.045, 0.04]) }, stand, thing },
  )
  for (const x of [-half, half - 25]) {
    addBox(built, { low: [x, 0, -deep], high: [x + 25, rows * step + 25, 0] }, { stand, thing, look: wood })
  }
  for (let row = 0; row <= rows; row++) {
    const y = row * step
    addBox(built, { low: [-half, y, -deep], high: [half, y + 25, 0] }, { stand, thing, look: wood })
    if (row === rows) continue
    for (let x = -half + 30; x < half - 60;) {
      const thick = random.between(18, 55)
      const book = {
        low: [x, y + 25, -deep + 40] as Vector,
        high: [x + thick - 2, y + random.between(200, 320), -60] as Vector,
      }
      const isGap = random.isChosen(0.12)
      if (!isGap) addPanel(built, book, { look: { paint: plain(colourOf(random)) }, stand, thing })
      x += isGap ? 120 : thick
    }
  }
}

/** A few things on a table top or a counter. */
export function buildThingsOn(built: Built, random: Random, { thing, stand }: Place, top: number): void {
  for (let index = 0; index < 1 + random.below(3); index++) {
    const [x, z] = [random.between(-350, 350), random.between(-200, 150)]
    const [wide, tall] = [random.between(50, 160), random.between(40, 330)]
    const look: Look = { paint: plain(colourOf(random, [0.05, 0.8])) }
    const low: Vector = [x - wide, top + 1, z - wide]
    addBox(built, { low, high: [x + wide, top + tall, z + wide] }, { stand, thing, look })
  }
}

/** A dark screen on a wall. */
export function buildScreen(built: Built, random: Random, { thing, stand }: Place): void {
  const half = random.between(450, 750)
  const look: Look = { paint: (s, t) => [0.012 + 0.02 * s, 0.013 + 0.02 * t, 0.016 + 0.015 * s] }
  const screen = { low: [-half, 1000, -40] as Vector, high: [half, 1000 + half * 1.13, -40] as Vector }
  addPanel(built, screen, { look, stand, thing })
}

/** Painted cloth with folds. */
export function foldedPaint(random: Random): Look {
  const [colour, folds, deep] = [colourOf(random, [0.1, 0.7]), random.between(5, 9), random.between(0.15, 0.4)]
  return {
    paint: (s) => {
      const light = 1 - deep * (0.5 + 0.5 * Math.sin(s * folds * 2 * Math.PI))
      return [colour[0] * light, colour[1] * light, colour[2] * light]
    },
  }
}
