import { type Facing, type Place, type Uv } from '../light/ray.ts'
import { type BoxSize } from '../shapes.ts'

/** The distance along a face with a rounded edge, from its middle, as a tape measure would read it. */
function tape(offset: number, half: number, round: number): number {
  const flat = half - round
  const over = Math.abs(offset) - flat
  if (over <= 0) return offset
  return Math.sign(offset) * (flat + round * Math.asin(Math.min(1, over / round)))
}

/** Maps a place on a cushion to its cloth in mm. Each face is cut separately, as upholsterers do. */
export function layCushion(at: Place, size: BoxSize, round: number, { x, y, z, nx, ny, nz }: Facing, out: Uv): void {
  const u = tape(x - at.x, size.width / 2, round)
  const v = tape(y - at.y - size.height / 2, size.height / 2, round)
  const w = tape(z - at.z, size.depth / 2, round)
  const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)]
  if (ay > ax && ay > az) {
    out.u = u + at.x
    out.v = w + at.z + 3000
  } else if (az > ax) {
    out.u = u + at.x
    out.v = -v
  } else {
    out.u = w + 5000
    out.v = -v
  }
}
