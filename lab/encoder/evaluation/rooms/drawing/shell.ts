import type { Random } from '../../../materials/random.ts'
import { addPanel, plain } from './scene.ts'
import type { Colour, Edge, Lamp, Look, Scene, Stand, Sun, Vector } from './scene.ts'

/** The inside of a room, mm: x from −wide / 2 to wide / 2, z from 0 to deep. */
export interface Size {
  wide: number
  tall: number
  deep: number
}

/** What the builders of a room add to. */
export type Built = Pick<Scene, 'faces' | 'shades'> & { lamps: Lamp[] }

/** Walls and ceiling have the number 0 as a thing. */
const SHELL = 0
const CORNERS: Edge = { dark: 0.22, reach: 280 }

/** Looks of the five sides that a photograph may show. */
export interface ShellLooks {
  floor: Look
  back: Look
  left: Look
  right: Look
  ceiling: Look
}

export function buildShell({ faces }: Built, { wide, tall, deep }: Size, looks: ShellLooks): void {
  const [left, right] = [-wide / 2, wide / 2]
  const side = (look: Look, corner: Vector, across: Vector, down: Vector) =>
    faces.push({ look, corner, across, down, edge: CORNERS, thing: SHELL })
  side(looks.floor, [left, 0, deep], [wide, 0, 0], [0, 0, -deep])
  side(looks.back, [left, tall, deep], [wide, 0, 0], [0, -tall, 0])
  side(looks.left, [left, tall, 0], [0, 0, deep], [0, -tall, 0])
  side(looks.right, [right, tall, deep], [0, 0, -deep], [0, -tall, 0])
  side(looks.ceiling, [left, tall, 0], [wide, 0, 0], [0, 0, deep])
}

/** Skirting boards along the back and both sides. */
export function buildSkirting({ faces }: Built, { wide, deep }: Size, colour: Colour): void {
  const high = 90
  const [left, right] = [-wide / 2 + 12, wide / 2 - 12]
  const look = { paint: plain(colour) }
  faces.push({ look, thing: SHELL, corner: [left, high, deep - 12], across: [wide - 24, 0, 0], down: [0, -high, 0] })
  faces.push({ look, thing: SHELL, corner: [left, high, 0], across: [0, 0, deep], down: [0, -high, 0] })
  faces.push({ look, thing: SHELL, corner: [right, high, deep], across: [0, 0, -deep], down: [0, -high, 0] })
}

/** Where a wall is, for things that hang on it: x runs along it, z = 0 is its face. */
export function standAt(wall: 'back' | 'left' | 'right', { wide, deep }: Size): Stand {
  if (wall === 'back') return { x: 0, z: deep - 4, turn: 0 }
  return wall === 'left'
    ? { x: -wide / 2 + 4, z: deep / 2, turn: -Math.PI / 2 }
    : { x: wide / 2 - 4, z: deep / 2, turn: Math.PI / 2 }
}

/** A window with a view, a frame, and mostly curtains; it lights the room. */
export function buildWindow(
  built: Built,
  random: Random,
  { wall, size, curtain }: { wall: 'back' | 'left' | 'right'; size: Size; curtain: Look | undefined },
): Sun | undefined {
  const stand = standAt(wall, size)
  const [width, height] = [random.between(1000, 2000), random.between(1100, 1700)]
  const room = wall === 'back' ? size.wide : size.deep
  const middle = random.between(-0.5, 0.5) * Math.max(0, room - width - 1400)
  const sill = random.between(300, 900)
  const top = Math.min(sill + height, size.tall - 150)
  const glow = random.between(2.2, 4)
  const [left, right] = [middle - width / 2, middle + width / 2]
  addPanel(built, { low: [left, sill, 0], high: [right, top, 0] }, { look: viewOf(random), stand, glow, thing: SHELL })
  const white: Look = { paint: plain([0.8, 0.79, 0.76]) }
  const bar = (low: Vector, high: Vector) =>
    addPanel(built, { low, high }, { look: white, stand, glow: 0.6, thing: SHELL })
  bar([left - 50, sill - 50, -20], [left, top + 50, -20])
  bar([right, sill - 50, -20], [right + 50, top + 50, -20])
  bar([left, sill - 50, -20], [right, sill, -20])
  bar([left, top, -20], [right, top + 50, -20])
  bar([middle - 25, sill, -20], [middle + 25, top, -20])
  if (curtain) {
    for (const [from, to] of [
      [left - 420, left + 60],
      [right - 60, right + 420],
    ] as const) {
      addPanel(built, { low: [from, 30, -90], high: [to, top + 140, -90] }, { look: curtain, stand, thing: SHELL })
    }
  }
  const at = lampBefore(wall, size, middle)
  built.lamps.push({ at: [at[0], (sill + top) / 2, at[2]], colour: [1.25, 1.28, 1.35], reach: 2600 })
  if (wall === 'back' || !random.isChosen(0.35)) return undefined
  const z = wall === 'left' ? middle : -middle
  const face = wall === 'left' ? -size.wide / 2 : size.wide / 2
  return {
    towards: [wall === 'left' ? -1 : 1, random.between(0.5, 1.1), random.between(-0.5, 0.5)],
    wall: face,
    low: [sill, size.deep / 2 + z - width / 2],
    high: [top, size.deep / 2 + z + width / 2],
  }
}

function lampBefore(wall: 'back' | 'left' | 'right', { wide, deep }: Size, middle: number): Vector {
  if (wall === 'back') return [middle, 0, deep - 200]
  return wall === 'left' ? [-wide / 2 + 200, 0, deep / 2 + middle] : [wide / 2 - 200, 0, deep / 2 - middle]
}

/** Sky over hills or roofs. */
function viewOf(random: Random): Look {
  const [line, swing, phase] = [random.between(0.45, 0.75), random.between(0.02, 0.1), random.between(0, 6)]
  const hill: Colour = random.isChosen(0.6) ? [0.12, 0.22, 0.08] : [0.3, 0.24, 0.2]
  return {
    paint: (s, t) => {
      const ground = line + swing * Math.sin(s * 7 + phase) + (swing / 2) * Math.sin(s * 19 + phase)
      const [red, green, blue] = t < ground ? [0.55 + 0.35 * t, 0.68 + 0.25 * t, 0.9] : hill
      return [red, green, blue]
    },
  }
}
