import type { Random } from '../../materials/random.ts'
import { mapPoint, squareTo } from './homography.ts'
import type { Corners, Pixels, Point } from './homography.ts'

/** The part of a picture that a photograph shows, and the viewpoint. Each field may be missing. */
export interface View {
  /** Share of the picture's area, 0..1. */
  area?: number
  /** Degrees. */
  turn?: number
  /** How far each corner may move inwards, as a share of the side. */
  tilt?: number
}

const SHAPES = [1, 1, 4 / 3, 3 / 4]

/** The corners of a random view, in pixels within the picture, and the output size at which nothing is enlarged. */
export function drawView({ width, height }: Pixels, { area = 1, turn = 0, tilt = 0 }: View, random: Random): Framed {
  const shape = area < 1 ? random.pick(SHAPES) : 1
  const side = Math.sqrt(area)
  // A shape that would reach beyond the picture is cropped.
  const wide = Math.min(1, side * Math.sqrt(shape))
  const high = Math.min(1, side / Math.sqrt(shape))
  const tilted = squareTo(tiltedSquare(tilt, random))
  const angle = (turn * Math.PI) / 180
  const around = UNIT.map((corner) => {
    const [x, y] = mapPoint(tilted, corner)
    const [dx, dy] = [(x - 0.5) * wide * width, (y - 0.5) * high * height]
    return [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)] as const
  })
  const reachX = Math.max(...around.map(([x]) => x)) - Math.min(...around.map(([x]) => x))
  const reachY = Math.max(...around.map(([, y]) => y)) - Math.min(...around.map(([, y]) => y))
  const shrink = Math.min(1, width / reachX, height / reachY)
  const left = random.between(0, width - reachX * shrink) - shrink * Math.min(...around.map(([x]) => x))
  const top = random.between(0, height - reachY * shrink) - shrink * Math.min(...around.map(([, y]) => y))
  const placed = (index: number): Point => {
    const [x, y] = around[index] ?? [0, 0]
    return [left + shrink * x, top + shrink * y]
  }
  return {
    corners: [placed(0), placed(1), placed(2), placed(3)],
    width: Math.max(1, Math.round(wide * width * shrink)),
    height: Math.max(1, Math.round(high * height * shrink)),
  }
}

export interface Framed {
  corners: Corners
  width: number
  height: number
}

const UNIT: Corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

function tiltedSquare(tilt: number, random: Random): Corners {
  const drawn = ([x, y]: Point): Point => [
    x + (x === 0 ? 1 : -1) * random.between(0, tilt),
    y + (y === 0 ? 1 : -1) * random.between(0, tilt),
  ]
  return [drawn(UNIT[0]), drawn(UNIT[1]), drawn(UNIT[2]), drawn(UNIT[3])]
}
