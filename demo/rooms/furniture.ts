import { linearOfByte } from '../surfaces/colour.ts'
import { chance } from '../surfaces/noise.ts'
import { type Solid, box, rod, turnedSolid, union } from './solids.ts'

function linear(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [linearOfByte(value >> 16), linearOfByte((value >> 8) & 255), linearOfByte(value & 255)]
}

/** A bench: a thick seat on two slab legs. */
export function bench(x: number, z: number, hex: string): Solid[] {
  const seat = box({ x, y: 380, z }, { width: 1350, height: 60, depth: 380 }, 8)
  const legs = [-520, 520].map((off) => box({ x: x + off, y: 0, z }, { width: 60, height: 385, depth: 320 }, 6))
  return [{ distance: union([seat, ...legs]), colour: linear(hex), sheen: 0.12 }]
}

/** A low cabinet on a recessed plinth. */
export function sideboard(x: number, z: number, hex: string): Solid[] {
  const body = box({ x, y: 140, z }, { width: 1700, height: 480, depth: 420 }, 5)
  const top = box({ x, y: 620, z }, { width: 1720, height: 22, depth: 430 }, 4)
  const feet = [-640, 640].map((off) => box({ x: x + off, y: 0, z }, { width: 50, height: 145, depth: 300 }, 5))
  return [{ distance: union([body, top, ...feet]), colour: linear(hex), sheen: 0.1 }]
}

/** A round stool. */
export function stool(x: number, z: number, hex: string): Solid[] {
  const seat = turnedSolid({ x, y: 400, z }, 50, (t) => 178 - 14 * (2 * t - 1) ** 4)
  const legs = [0.5, 2.6, 4.7].map((turn) =>
    rod(
      { x: x + 165 * Math.cos(turn), y: 12, z: z + 165 * Math.sin(turn) },
      { x: x + 90 * Math.cos(turn), y: 410, z: z + 90 * Math.sin(turn) },
      15,
    ),
  )
  return [{ distance: union([seat, ...legs]), colour: linear(hex), sheen: 0.12 }]
}

/** A vase with a few bare twigs; `y` is what it stands on. */
export function vase({ x, y, z }: { x: number; y: number; z: number }, hex: string, seed: number): Solid[] {
  const height = 280 + 90 * chance(seed, 1)
  const belly = 0.3 + 0.3 * chance(seed, 2)
  const body = turnedSolid({ x, y, z }, height, (t) => 44 + 78 * Math.exp(-(((t - belly) / 0.3) ** 2)) - 12 * t)
  const twigs = [0, 1, 2, 3, 4].flatMap((index) => {
    const lean = (chance(seed, 10 + index) - 0.5) * 360
    const deep = (chance(seed, 20 + index) - 0.5) * 160
    const rise = 330 + 300 * chance(seed, 30 + index)
    const mid = { x: x + lean * 0.35, y: y + height + rise * 0.5, z: z + deep * 0.4 }
    const tip = { x: x + lean, y: y + height + rise, z: z + deep }
    const side = { x: mid.x + lean * 0.3 + 70 * (index % 2 ? 1 : -1), y: mid.y + rise * 0.32, z: mid.z }
    return [rod({ x, y: y + height * 0.8, z }, mid, 4.5), rod(mid, tip, 3.2), rod(mid, side, 2.6)]
  })
  return [
    { distance: body, colour: linear(hex), sheen: 0.25 },
    { distance: union(twigs), colour: linear('#5A4636'), sheen: 0 },
  ]
}

/** A dome lamp on a cord from above. */
export function pendant(x: number, z: number, hex: string): Solid[] {
  const dome = turnedSolid({ x, y: 1640, z }, 190, (t) => 225 * Math.sqrt(Math.max(0.006, 1 - t * t)))
  const cord = rod({ x, y: 1800, z }, { x, y: 4000, z }, 4)
  return [{ distance: union([dome, cord]), colour: linear(hex), sheen: 0.3 }]
}

/** A stack of two books lying on something. */
export function books({ x, y, z }: { x: number; y: number; z: number }, hex: string): Solid[] {
  return [
    { distance: box({ x, y, z }, { width: 290, height: 34, depth: 210 }, 3), colour: linear(hex), sheen: 0 },
    {
      distance: box({ x: x - 18, y: y + 34, z: z + 6 }, { width: 240, height: 26, depth: 190 }, 3),
      colour: linear('#E8E2D6'),
      sheen: 0,
    },
  ]
}
