import { layCushion } from './cushions.ts'
import { type Facing, type Place, type Uv } from '../light/ray.ts'
import { type Look } from '../layers/layers.ts'
import { type BoxSize, cushion, drum, rod, turnedSolid } from '../shapes.ts'
import { type Part, around, between, block, part } from '../solids.ts'

function stuffed(look: Look, at: Place, size: BoxSize, { round, crown }: { round: number; crown: number }): Part {
  const map = (place: Facing, out: Uv) => layCushion(at, size, round, place, out)
  return part(look, around(at, size, crown + 4), cushion(at, size, { round, crown }), map)
}

function stick(look: Look, from: Place, to: Place, radius: number, end = radius): Part {
  return part(look, between(from, to, Math.max(radius, end)), rod(from, to, radius, end))
}

/** A long bench with an upholstered seat on a timber frame, 1600 mm wide. */
export function paddedBench(look: Look): Part[] {
  const legs = [-1, 1].flatMap((side) =>
    [-1, 1].map((deep) =>
      stick('wood', { x: side * 700, y: 8, z: deep * 190 }, { x: side * 680, y: 300, z: deep * 170 }, 15, 19),
    ),
  )
  return [
    stuffed(look, { x: 0, y: 322, z: 0 }, { width: 1600, height: 120, depth: 480 }, { round: 36, crown: 12 }),
    block('wood', { x: 0, y: 290, z: 0 }, { width: 1540, height: 36, depth: 430 }, 5),
    ...legs,
  ]
}

/** A timber bench: a thick seat on two slab legs. */
export function bench(): Part[] {
  const legs = [-520, 520].map((x) => block('wood', { x, y: 0, z: 0 }, { width: 60, height: 380, depth: 320 }, 6))
  return [block('wood', { x: 0, y: 378, z: 0 }, { width: 1440, height: 58, depth: 380 }, 9), ...legs]
}

/** A sofa 2200 mm wide: three seat cushions, loose back cushions, low arms, timber feet. */
export function sofa(look: Look): Part[] {
  const width = 2200
  const inner = width - 2 * 170
  const count = 3
  const each = inner / count
  const middles = Array.from({ length: count }, (_, index) => (index + 0.5 - count / 2) * each)
  return [
    block(look, { x: 0, y: 120, z: -20 }, { width: width - 60, height: 190, depth: 780 }, 30),
    ...middles.map((x) =>
      stuffed(look, { x, y: 262, z: 70 }, { width: each + 1, height: 170, depth: 700 }, { round: 52, crown: 18 }),
    ),
    ...middles.map((x) =>
      stuffed(look, { x, y: 400, z: -262 }, { width: each - 2, height: 400, depth: 190 }, { round: 70, crown: 22 }),
    ),
    stuffed(look, { x: 0, y: 130, z: -390 }, { width, height: 600, depth: 150 }, { round: 55, crown: 4 }),
    ...[-1, 1].map((side) =>
      stuffed(
        look,
        { x: side * (width / 2 - 84), y: 130, z: 10 },
        { width: 168, height: 450, depth: 900 },
        { round: 62, crown: 8 },
      ),
    ),
    stuffed(
      'throw',
      { x: -inner / 2 + 210, y: 432, z: -130 },
      { width: 420, height: 340, depth: 130 },
      { round: 50, crown: 34 },
    ),
    ...[-1, 1].flatMap((side) =>
      [-1, 1].map((deep) =>
        stick(
          'wood',
          { x: side * (width / 2 - 130), y: 6, z: deep * 350 },
          { x: side * (width / 2 - 150), y: 130, z: deep * 330 },
          18,
          24,
        ),
      ),
    ),
  ]
}

/** A lounge chair of two cushions in a timber frame, 780 mm wide. */
export function armchair(look: Look): Part[] {
  const arms = [-1, 1].flatMap((side) => [
    block('wood', { x: side * 362, y: 500, z: 20 }, { width: 66, height: 32, depth: 720 }, 13),
    stick('wood', { x: side * 362, y: 6, z: 330 }, { x: side * 362, y: 504, z: 310 }, 19, 22),
    stick('wood', { x: side * 362, y: 6, z: -330 }, { x: side * 362, y: 504, z: -290 }, 19, 22),
  ])
  return [
    stuffed(look, { x: 0, y: 272, z: 50 }, { width: 640, height: 165, depth: 640 }, { round: 55, crown: 20 }),
    stuffed(look, { x: 0, y: 410, z: -225 }, { width: 630, height: 420, depth: 170 }, { round: 66, crown: 24 }),
    block('wood', { x: 0, y: 238, z: 0 }, { width: 700, height: 42, depth: 640 }, 8),
    ...arms,
  ]
}

/** A round stool on three splayed legs, 456 mm high. */
export function stool(): Part[] {
  const seat = { x: 0, y: 410, z: 0 }
  const profile = (t: number) => 176 - 16 * (2 * t - 1) ** 4
  const legs = [0.5, 2.6, 4.7].map((turn) => {
    const [along, across] = [Math.cos(turn), Math.sin(turn)]
    return stick('wood', { x: 172 * along, y: 12, z: 172 * across }, { x: 96 * along, y: 416, z: 96 * across }, 12, 17)
  })
  return [part('wood', around(seat, { width: 352, height: 46, depth: 352 }), turnedSolid(seat, 46, profile)), ...legs]
}

/** A round upholstered pouf. */
export function pouf(look: Look): Part[] {
  const at = { x: 0, y: 4, z: 0 }
  const map = ({ x, y, z, ny }: Facing, out: Uv) => {
    out.u = ny > 0.7 ? x : Math.atan2(x, z) * 270
    out.v = ny > 0.7 ? z : -y
  }
  return [
    part(look, around(at, { width: 560, height: 400, depth: 560 }, 6), drum(at, { radius: 270, height: 390 }, 90), map),
  ]
}

/** A dining chair with a curved back, seat 450 mm high. */
export function chair(): Part[] {
  const arc = (x: number, y: number, z: number) => {
    const radial = Math.sqrt(x * x + (z - 60) ** 2) - 262
    const high = Math.abs(y - 715) - 50
    const turn = z - 20
    const flat = Math.max(Math.abs(radial) - 9, high, turn)
    return flat * 0.8 - 3
  }
  const legs = [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ].map(([side = 1, deep = 1]) => {
    const foot = { x: side * 205, y: 6, z: deep * 200 + (deep < 0 ? -20 : 0) }
    const top = deep > 0 ? { x: side * 180, y: 436, z: 172 } : { x: side * 208, y: 690, z: -125 }
    return stick('wood', foot, top, 12, 16)
  })
  const seat = { x: 0, y: 430, z: 0 }
  return [
    block('wood', seat, { width: 430, height: 26, depth: 420 }, 12),
    part('wood', { x0: -280, x1: 280, y0: 655, y1: 775, z0: -220, z1: 30 }, arc),
    ...legs,
  ]
}
