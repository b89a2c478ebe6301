import { smooth } from '../surfaces/chance.ts'
import { type Facing } from './light.ts'
import { type Scene } from './settings.ts'
import { findNearest } from './solids.ts'

/** Direction to a low morning sun, and the window of four panes that it comes through, mm in the plane x = -3300. */
const SUN = { x: -0.82, y: 0.2, z: 0.54 }
const PANES = { x: -3300, z0: 1180, z1: 2260, y0: 760, y1: 2560, bar: 34 }
/** Width of the soft edge, mm: a thin curtain spreads the sun. */
const SOFT = 70

const inside = (value: number, low: number, high: number) =>
  smooth(low - SOFT, low + SOFT, value) * smooth(high + SOFT, high - SOFT, value)

/** Sunlight that falls on a facing point through the window and past the furniture, in units of full room light. */
export function sunLight(scene: Scene, point: Facing): number {
  const { x, y, z, nx, ny, nz } = point
  const facing = nx * SUN.x + ny * SUN.y + nz * SUN.z
  if (facing <= 0) return 0
  const t = (PANES.x - x) / SUN.x
  const py = y + SUN.y * t
  const pz = z + SUN.z * t - scene.sun.shift
  const middleY = (PANES.y0 + PANES.y1) / 2
  const middleZ = (PANES.z0 + PANES.z1) / 2
  const glass = inside(py, PANES.y0, PANES.y1) * inside(pz, PANES.z0, PANES.z1)
  if (glass < 0.004) return 0
  const bars =
    (1 - inside(pz, middleZ - PANES.bar, middleZ + PANES.bar)) *
    (1 - inside(py, middleY - PANES.bar, middleY + PANES.bar))
  return scene.sun.strength * facing * glass * bars * sunVisible(scene, point)
}

function sunVisible({ solids }: Scene, { x, y, z, nx, ny, nz }: Facing): number {
  const at = { x: 0, y: 0, z: 0 }
  const found = { distance: 0 }
  let open = 1
  let t = 8
  for (let step = 0; step < 60 && t < 2200 && open > 0; step++) {
    at.x = x + nx * 5 + SUN.x * t
    at.y = y + ny * 5 + SUN.y * t
    at.z = z + nz * 5 + SUN.z * t
    findNearest(solids, at, found)
    open = Math.min(open, 0.5 + (22 * found.distance) / (t + 160))
    t += Math.max(8, found.distance * 0.8)
  }
  return Math.max(0, Math.min(1, open))
}
