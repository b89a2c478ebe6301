import { type View } from '../light/camera.ts'
import { type HourLights, type Lights, type Pane, pane } from '../light/lights.ts'
import { type LampThing } from '../furniture/lamps.ts'
import { bars } from '../furniture/hangings.ts'
import { type Cell, type Hole, type Wall, cutOpening, openRoom } from '../shell.ts'
import { type Thing, stand } from '../solids.ts'
import { type Scene, openScene } from '../light/trace.ts'
import { HOURS, type Look } from '../layers/layers.ts'
import { type Placement } from '../../products/product.ts'

/** A room: its shell, windows, sun and contents. */
export type Plan = {
  view: View
  room: Cell
  things: Thing[]
  lamps: LampThing[]
  panes: Pane[]
  /** Direction to the sun, of any length; undefined on an overcast day. */
  sun?: { x: number; y: number; z: number }
}

/** What a plan must show. */
type Brief = {
  on: Placement
  floor: Look
  /** Look of the wall that shows the product, where a wall does. */
  wall: Look
}

export function briefFor(on: Placement): Brief {
  return { on, floor: on === 'floor' ? 'product' : 'floor', wall: on === 'wall' ? 'product' : 'wall' }
}

/** A plain room: x from -`half` to `half`, `deep` mm to the wall behind the camera. */
export function plainRoom(
  { floor, wall }: Brief,
  { half = 3200, deep = 6400, high = 2850 }: { half?: number; deep?: number; high?: number } = {},
  sides: Partial<Record<'x0' | 'x1', Look>> = {},
): Cell {
  return openRoom({ x0: -half, x1: half, y0: 0, y1: high, z0: 0, z1: deep }, { y0: floor, z0: wall, ...sides })
}

/** Views that show mostly the floor, or mostly the wall. */
export const floorView = { x: 0, y: 1480, z: 5200, turn: 0, focal: 0.9, horizon: 0.19 }
export const wallView = { x: 0, y: 1250, z: 4500, turn: 0, focal: 0.85, horizon: 0.53 }

/** Cuts a window with bars into a wall; returns its pane and its bars. */
export function cutWindow(
  room: Cell,
  side: Wall,
  hole: Hole,
  panes: { across: number; up: number },
): { pane: Pane; bars: Thing } {
  const depth = 260
  cutOpening(room, { side, ...hole, depth, reveal: 'trim', end: 'sky', sill: 'trim' })
  const wall = room.bounds[side]
  const out = side.endsWith('0') ? -1 : 1
  const middle = (hole.from + hole.to) / 2
  const isAcross = side.startsWith('z')
  const at = isAcross
    ? { x: middle, y: hole.low, z: wall + out * 190 }
    : { x: wall + out * 190, y: hole.low, z: middle }
  return {
    pane: pane(side, wall, hole),
    bars: stand(bars(hole.to - hole.from, hole.high - hole.low, panes), at, isAcross ? 0 : 90),
  }
}

/** Cuts a window into the wall behind the camera, of which only the light is visible; returns its pane. */
export function cutRearWindow(room: Cell, hole: Hole): Pane {
  cutOpening(room, { side: 'z1', ...hole, depth: 200, reveal: 'trim', end: 'sky' })
  return pane('z1', room.bounds.z1, hole)
}

/** The light of the hours: a pale sky and a low sun by day, dusk outside and lamps inside in the evening. */
export function lightPlan({ panes, sun, lamps }: Plan): Lights {
  const day: HourLights = { sky: [4.5, 4.6, 4.75], ground: [1.7, 1.7, 1.45], lamps: [] }
  const evening: HourLights = {
    sky: [0.24, 0.36, 0.6],
    ground: [0.06, 0.09, 0.14],
    lamps: lamps.map(({ lamp }) => lamp),
  }
  if (sun) {
    const length = 1 / Math.hypot(sun.x, sun.y, sun.z)
    day.sun = { dx: sun.x * length, dy: sun.y * length, dz: sun.z * length, light: [1.6, 1.49, 1.3], spread: 0.022 }
  }
  return { panes, hours: HOURS.map((hour) => ({ day, evening })[hour]) }
}

export function scenePlan({ room, things, lamps }: Plan): Scene {
  return openScene(room, [...things, ...lamps.map(({ thing }) => thing)])
}
