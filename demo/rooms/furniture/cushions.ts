import { type Facing, type Place, type Uv } from '../light/ray.ts'
import { type BoxSize } from '../shapes.ts'

/** Along a face that goes over into a rounded edge: what a tape measure laid on it would read, from its middle. */
function tape(offset: number, half: number, round: number): number {
  const flat = half - round
  const over = Math.abs(offset) - flat
  if (over <= 0) return offset
  return Math.sign(offset) * (flat + round * Math.asin(Math.min(1, over / round)))
}

/** Where on its cloth a place of a cushion lies, mm: each face is cut from the cloth on its own, as upholsterers do. */
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
