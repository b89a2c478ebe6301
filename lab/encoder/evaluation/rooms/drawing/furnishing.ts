import type { Random } from '../../../materials/random.ts'
import { addBox, addPanel, plain } from './scene.ts'
import type { Edge, Look, Stand, Vector } from './scene.ts'
import type { Built } from './shell.ts'

/** A thing's number and place, and what it is made of. */
export interface Thing {
  thing: number
  stand: Stand
  look: Look
}

/** Upholstery rounds off towards its edges. */
const SOFT: Edge = { dark: 0.3, reach: 45 }
const HARD: Edge = { dark: 0.06, reach: 20 }
const DARK: Look = { paint: plain([0.03, 0.027, 0.025]) }

/** A sofa or, with one seat, an armchair; its back is towards larger z. Answers its width in mm. */
export function buildSofa(built: Built, random: Random, { thing, stand, look }: Thing, seats: number): number {
  const [seat, arm, deep, tall] = [
    random.between(600, 780),
    random.between(120, 240),
    random.between(850, 1000),
    random.between(700, 880),
  ]
  const half = (seat * seats) / 2
  const soft = (low: Vector, high: Vector) => addBox(built, { low, high }, { stand, thing, look, edge: SOFT })
  soft([-half, 110, 0], [half, 290, deep])
  soft([-half - arm, 60, 0], [-half, random.between(520, 640), deep])
  soft([half, 60, 0], [half + arm, random.between(520, 640), deep])
  soft([-half, 290, deep - 240], [half, tall - 80, deep])
  for (let at = 0; at < seats; at++) {
    const left = -half + at * seat
    soft([left + 4, 290, -15], [left + seat - 4, 440, deep - 240])
    soft([left + 6, 440, deep - 400], [left + seat - 6, tall, deep - 210])
  }
  return seat * seats + 2 * arm
}

/** A bed with its head towards larger z: a covered mattress, pillows, and a headboard of its own look. */
export function buildBed(built: Built, random: Random, thing: Thing, headboard: Look): void {
  const { stand, look } = thing
  const [wide, deep, tall] = [random.between(1400, 1900), 2050, random.between(480, 600)]
  const half = wide / 2
  const sheet: Look = { paint: plain([0.72, 0.7, 0.66]) }
  const box = (low: Vector, high: Vector, of: Look) =>
    addBox(built, { low, high }, { stand, thing: thing.thing, look: of, edge: SOFT })
  box([-half, 120, 0], [half, tall, deep], sheet)
  // The cover hangs down at the foot and at both sides.
  box([-half - 25, 150, -25], [half + 25, tall + 40, deep * random.between(0.62, 0.78)], look)
  box([-half - 60, 0, deep], [half + 60, random.between(950, 1300), deep + 90], headboard)
  for (const side of [-1, 1]) {
    const middle = (side * half) / 2
    box([middle - 320, tall, deep - 470], [middle + 320, tall + 170, deep - 60], sheet)
  }
}

/** A low or high table on four legs; a round top stands on one. */
export function buildTable(built: Built, random: Random, { thing, stand, look }: Thing, tall: number): void {
  const isRound = random.isChosen(0.3)
  const [wide, deep] = [random.between(800, 1700), random.between(550, 950)]
  const [x, z] = [wide / 2, deep / 2]
  if (isRound) {
    const turned: Look = look
    built.faces.push({
      look: turned,
      thing,
      isRound: true,
      corner: [stand.x - x, tall, stand.z + x],
      across: [wide, 0, 0],
      down: [0, 0, -wide],
      edge: HARD,
    })
    addBox(built, { low: [-60, 0, -60], high: [60, tall - 10, 60] }, { stand, thing, look: DARK })
    return
  }
  addBox(built, { low: [-x, tall - 35, -z], high: [x, tall, z] }, { stand, thing, look, edge: HARD })
  for (const [side, end] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const [left, near] = [side * (x - 70), end * (z - 70)]
    const leg = { low: [left - 25, 0, near - 25] as Vector, high: [left + 25, tall - 35, near + 25] as Vector }
    addBox(built, leg, { stand, thing, look: DARK })
  }
}

/** A cabinet or a kitchen counter with doors, and a top that may be of another look. */
export function buildCabinet(
  built: Built,
  random: Random,
  { thing, stand, look }: Thing,
  { wide, tall, top }: { wide: number; tall: number; top: Look },
): void {
  const [half, deep] = [wide / 2, random.between(420, 620)]
  addBox(built, { low: [-half, 60, -deep], high: [half, tall, 0] }, { stand, thing, look, edge: HARD })
  const slab = { low: [-half - 15, tall, -deep - 20] as Vector, high: [half + 15, tall + 30, 0] as Vector }
  addBox(built, slab, { stand, thing, look: top, edge: HARD })
  const doors = Math.max(2, Math.round(wide / random.between(450, 650)))
  for (let door = 0; door <= doors; door++) {
    const at = -half + (door * wide) / doors
    addPanel(
      built,
      { low: [at - 3, 70, -deep - 2], high: [at + 3, tall - 10, -deep - 2] },
      { look: DARK, stand, thing },
    )
    if (door === doors) continue
    const handle = at + wide / doors - 70
    const grip = {
      low: [handle, tall * 0.55, -deep - 6] as Vector,
      high: [handle + 18, tall * 0.8, -deep - 6] as Vector,
    }
    addPanel(built, grip, { look: { paint: plain([0.4, 0.38, 0.35]) }, stand, thing })
  }
}

/** A rug of 8 mm on the floor. */
export function buildRug(built: Built, random: Random, { thing, stand, look }: Thing): void {
  const isRound = random.isChosen(0.15)
  const wide = random.between(1600, 2900)
  const deep = isRound ? wide : random.between(1200, 2000)
  built.faces.push({
    look,
    thing,
    isRound,
    corner: [stand.x - wide / 2, 8, stand.z + deep / 2],
    across: [wide, 0, 0],
    down: [0, 0, -deep],
    edge: { dark: 0.1, reach: 12 },
  })
}
