import { linearOfByte } from '../surfaces/colour.ts'
import { chance } from '../surfaces/chance.ts'
import { type Place, type Solid, box, rod, turnedSolid, union } from './solids.ts'

function linear(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [linearOfByte(value >> 16), linearOfByte((value >> 8) & 255), linearOfByte(value & 255)]
}

/** A bench: a thick seat on two slab legs. */
export function bench({ x, z }: Place, hex: string): Solid[] {
  const seat = box({ x, y: 372, z }, { width: 1400, height: 62, depth: 390 }, 9)
  const legs = [-500, 500].map((off) => box({ x: x + off, y: 0, z }, { width: 64, height: 376, depth: 330 }, 7))
  return [{ shape: union([seat, ...legs]), centre: { x, y: 215, z }, radius: 765, colour: linear(hex), sheen: 0.12 }]
}

/** A low cabinet with three doors on a set-back plinth. */
export function sideboard({ x, z }: Place, hex: string): Solid[] {
  const doors = [-1, 0, 1].map((step) =>
    box({ x: x + step * 566, y: 96, z: z + 8 }, { width: 560, height: 496, depth: 424 }, 4),
  )
  const top = box({ x, y: 594, z }, { width: 1716, height: 24, depth: 440 }, 5)
  const plinth = box({ x, y: 0, z: z - 20 }, { width: 1600, height: 110, depth: 340 }, 3)
  return [
    { shape: union([...doors, top, plinth]), centre: { x, y: 310, z }, radius: 945, colour: linear(hex), sheen: 0.1 },
  ]
}

/** A round stool on three splayed legs. */
export function stool({ x, z }: Place, hex: string): Solid[] {
  const seat = turnedSolid({ x, y: 410, z }, 46, (t) => 176 - 16 * (2 * t - 1) ** 4)
  const legs = [0.5, 2.6, 4.7].map((turn) => {
    const [along, across] = [Math.cos(turn), Math.sin(turn)]
    return rod(
      { x: x + 172 * along, y: 14, z: z + 172 * across },
      { x: x + 96 * along, y: 416, z: z + 96 * across },
      15,
    )
  })
  return [{ shape: union([seat, ...legs]), centre: { x, y: 230, z }, radius: 300, colour: linear(hex), sheen: 0.12 }]
}

/** A lounge chair of two cushions in a frame. */
export function armchair({ x, z }: Place, hex: string, wood: string): Solid[] {
  const cushions = union([
    box({ x, y: 265, z: z + 40 }, { width: 640, height: 150, depth: 640 }, 55),
    box({ x, y: 400, z: z - 215 }, { width: 640, height: 380, depth: 150 }, 60),
  ])
  const frame = union([
    box({ x: x - 355, y: 0, z }, { width: 46, height: 520, depth: 700 }, 14),
    box({ x: x + 355, y: 0, z }, { width: 46, height: 520, depth: 700 }, 14),
    box({ x, y: 215, z }, { width: 700, height: 50, depth: 620 }, 8),
  ])
  const hold = { centre: { x, y: 380, z }, radius: 680 }
  return [
    { shape: cushions, ...hold, colour: linear(hex), sheen: 0 },
    { shape: frame, ...hold, colour: linear(wood), sheen: 0.1 },
  ]
}

/** A vase with a few bare twigs. */
export function vase({ x, y, z }: Place, hex: string, seed: number): Solid[] {
  const height = 270 + 90 * chance(seed, 1)
  const belly = 0.3 + 0.3 * chance(seed, 2)
  const body = turnedSolid({ x, y, z }, height, (t) => 44 + 78 * Math.exp(-(((t - belly) / 0.3) ** 2)) - 12 * t)
  const twigs = [0, 1, 2, 3, 4].flatMap((index) => {
    const lean = (chance(seed, 10 + index) - 0.5) * 420
    const deep = (chance(seed, 20 + index) - 0.5) * 160
    const rise = 300 + 300 * chance(seed, 30 + index)
    const mid = { x: x + lean * 0.35, y: y + height + rise * 0.5, z: z + deep * 0.4 }
    const tip = { x: x + lean, y: y + height + rise, z: z + deep }
    const side = { x: mid.x + lean * 0.3 + 80 * (index % 2 ? 1 : -1), y: mid.y + rise * 0.34, z: mid.z }
    return [rod({ x, y: y + height * 0.8, z }, mid, 4), rod(mid, tip, 3), rod(mid, side, 2.4)]
  })
  return [
    { shape: body, centre: { x, y: y + height / 2, z }, radius: height * 0.65, colour: linear(hex), sheen: 0.25 },
    {
      shape: union(twigs),
      centre: { x, y: y + height + 290, z },
      radius: 430,
      colour: linear('#5A4636'),
      sheen: 0,
      isFine: true,
    },
  ]
}

/** A dome lamp on a cord from above. */
export function pendant({ x, z }: Place, hex: string): Solid[] {
  const dome = turnedSolid({ x, y: 1700, z }, 180, (t) => 220 * Math.sqrt(Math.max(0.006, 1 - t * t)))
  const cord = rod({ x, y: 1860, z }, { x, y: 3400, z }, 4)
  return [{ shape: union([dome, cord]), centre: { x, y: 2550, z }, radius: 900, colour: linear(hex), sheen: 0.3 }]
}

/** Two books lying on something. */
export function books({ x, y, z }: Place, hex: string): Solid[] {
  const hold = { centre: { x, y: y + 30, z }, radius: 190 }
  const lower = box({ x, y, z }, { width: 290, height: 34, depth: 210 }, 3)
  const upper = box({ x: x - 18, y: y + 34, z: z + 6 }, { width: 240, height: 26, depth: 190 }, 3)
  return [
    { shape: lower, ...hold, colour: linear(hex), sheen: 0 },
    { shape: upper, ...hold, colour: linear('#E8E2D6'), sheen: 0 },
  ]
}
