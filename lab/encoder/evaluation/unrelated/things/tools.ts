import type { Random } from '../../../materials/random.ts'
import { type Frame, type Kind, type Painting } from '../frame.ts'
import { tone } from '../painting/tones.ts'
import { box, egg, type Finish, limb, type Part, ring, type Vector, wheel } from '../solids/parts.ts'
import { see } from '../solids/see.ts'
import { drawIndoors } from '../solids/surroundings.ts'
import { placer, seenFrom } from '../solids/view.ts'

/** Tools and household things that lie on a plain ground, alone or several beside one another. */
export const tools: Kind = { name: 'tools', cameraShare: 0.9, draw: drawTools }

/** Draws a tool about 1 long; it lies along x on the floor. */
type Draw = (pen: Pen, random: Random) => void

interface Pen {
  rod(
    finish: Finish,
    from: readonly [x: number, z: number],
    to: readonly [x: number, z: number],
    radii: readonly [number, number],
  ): void
  block(finish: Finish, at: readonly [x: number, z: number], half: Vector, round?: number): void
  hoop(finish: Finish, at: readonly [x: number, z: number], size: readonly [number, number]): void
  bowl(finish: Finish, at: readonly [x: number, z: number], half: Vector): void
  plate(finish: Finish, at: readonly [x: number, z: number], size: readonly [number, number]): void
}

const STEEL: Finish = { tone: [0.6, 0.61, 0.63], gloss: 0.7 }

function drawTools(frame: Frame): Painting {
  const { random } = frame
  const count = random.pick([1, 1, 1, 2, 3, 5])
  const parts: Part[] = []
  for (let index = 0; index < count; index++) {
    const at = [0.15 * random.normal(), (index - (count - 1) / 2) * 0.42] as const
    random.pick(TOOLS)(createPen(parts, index, placer(at, random.between(-0.5, 0.5) / count)), random)
  }
  const view = seenFrom(drawIndoors(random), {
    to: [0, 0.03, 0],
    distance: 4,
    turn: random.between(-90, 90),
    above: random.between(25, 78),
    view: ((count > 2 ? 1.35 : 0.95) / 4) * random.between(0.7, 1.1),
  })
  return { raster: see({ ...view, parts, blend: 0.02 }, frame) }
}

function createPen(parts: Part[], index: number, place: (point: Vector) => Vector): Pen {
  const turn = Math.atan2(-(place([1, 0, 0])[2] - place([0, 0, 0])[2]), place([1, 0, 0])[0] - place([0, 0, 0])[0])
  let layer = 0
  const made = (finish: Finish) => ({ finish, body: index + 0.01 * layer++ })
  return {
    rod: (finish, [fx, fz], [tx, tz], radii) =>
      parts.push(limb(made(finish), place([fx, radii[0], fz]), place([tx, radii[1], tz]), radii)),
    block: (finish, [x, z], half, round = 0.015) =>
      parts.push(box(made(finish), place([x, half[1], z]), half, [round, turn])),
    hoop: (finish, [x, z], size) => parts.push(ring(made(finish), place([x, size[1], z]), size, 1)),
    bowl: (finish, [x, z], half) => parts.push(egg(made(finish), place([x, half[1], z]), half)),
    plate: (finish, [x, z], size) => parts.push(wheel(made(finish), place([x, size[1], z]), size, 1)),
  }
}

function drawGrip(random: Random): Finish {
  return {
    tone: tone(random.pick([0, 15, 28, 48, 120, 215]), random.between(10, 85), random.between(15, 60)),
    gloss: random.between(0, 0.4),
  }
}

const drawHammer: Draw = (pen, random) => {
  pen.rod(drawGrip(random), [-0.48, 0], [0.3, 0], [0.045, 0.032])
  pen.block(STEEL, [0.36, 0], [0.06, 0.06, 0.17])
  pen.rod(STEEL, [0.36, 0.14], [0.36, 0.2], [0.075, 0.075])
}

const drawDriver: Draw = (pen, random) => {
  pen.rod(drawGrip(random), [-0.45, 0], [-0.12, 0], [0.075, 0.06])
  pen.rod(STEEL, [-0.1, 0], [0.42, 0], [0.022, 0.018])
  pen.block(STEEL, [0.44, 0], [0.05, 0.014, 0.03])
}

const drawSpanner: Draw = (pen) => {
  pen.block(STEEL, [0, 0], [0.34, 0.022, 0.045])
  pen.hoop(STEEL, [0.4, 0], [0.075, 0.03])
  pen.rod(STEEL, [-0.36, 0], [-0.46, 0.09], [0.045, 0.03])
  pen.rod(STEEL, [-0.36, 0], [-0.46, -0.09], [0.045, 0.03])
}

const drawScissors: Draw = (pen, random) => {
  const grip = drawGrip(random)
  const open = random.between(0.05, 0.28)
  for (const side of [-1, 1]) {
    pen.rod(STEEL, [-0.15, -side * 0.05], [0.48, side * open], [0.035, 0.008])
    pen.hoop(grip, [-0.3, -side * (0.11 + open * 0.5)], [0.1, 0.03])
  }
}

const drawSpoon: Draw = (pen, random) => {
  const finish = random.isChosen(0.6) ? STEEL : drawGrip(random)
  pen.rod(finish, [-0.48, 0], [0.28, 0], [0.032, 0.018])
  pen.bowl(finish, [0.36, 0], [0.14, 0.03, 0.1])
}

const drawFork: Draw = (pen) => {
  pen.rod(STEEL, [-0.48, 0], [0.2, 0], [0.03, 0.018])
  pen.block(STEEL, [0.24, 0], [0.06, 0.018, 0.075])
  for (const side of [-1.5, -0.5, 0.5, 1.5]) pen.rod(STEEL, [0.28, side * 0.043], [0.47, side * 0.043], [0.013, 0.01])
}

const drawKnife: Draw = (pen, random) => {
  pen.rod(drawGrip(random), [-0.48, 0], [-0.12, 0], [0.045, 0.04])
  pen.block(STEEL, [0.15, 0.01], [0.27, 0.008, 0.055], 0.006)
  pen.rod(STEEL, [0.38, 0], [0.47, -0.02], [0.03, 0.008])
}

const drawBrush: Draw = (pen, random) => {
  pen.rod(drawGrip(random), [-0.48, 0], [0.1, 0], [0.03, 0.05])
  pen.block(STEEL, [0.17, 0], [0.08, 0.04, 0.1])
  for (let hair = -4; hair <= 4; hair++)
    pen.rod({ tone: tone(32, 40, random.between(20, 60)) }, [0.24, hair * 0.022], [0.44, hair * 0.026], [0.02, 0.012])
}

const drawPan: Draw = (pen, random) => {
  pen.rod(drawGrip(random), [-0.5, 0], [-0.1, 0], [0.04, 0.03])
  pen.plate({ tone: [0.09, 0.09, 0.1], gloss: 0.5 }, [0.2, 0], [0.3, 0.04])
  pen.hoop({ tone: [0.13, 0.13, 0.14], gloss: 0.5 }, [0.2, 0], [0.3, 0.045])
}

const drawGlass: Draw = (pen, random) => {
  pen.plate({ tone: tone(200, 15, random.between(55, 90)), gloss: 0.7 }, [0.22, 0], [0.19, 0.02])
  pen.hoop(drawGrip(random), [0.22, 0], [0.2, 0.035])
  pen.rod(drawGrip(random), [-0.48, 0], [0, 0], [0.05, 0.035])
}

const drawPencils: Draw = (pen, random) => {
  for (let index = -1; index <= 1; index++) {
    pen.rod(drawGrip(random), [-0.45, index * 0.1], [0.35, index * 0.12], [0.03, 0.03])
    pen.rod({ tone: tone(35, 50, 72) }, [0.36, index * 0.12], [0.46, index * 0.122], [0.028, 0.004])
  }
}

const TOOLS: readonly Draw[] = [
  drawHammer,
  drawDriver,
  drawSpanner,
  drawScissors,
  drawSpoon,
  drawFork,
  drawKnife,
  drawBrush,
  drawPan,
  drawGlass,
  drawPencils,
]
