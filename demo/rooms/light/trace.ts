import { type Bounds, type Facing, type Hit, type Ray, type Uv, aHit, aRay } from './ray.ts'
import { type Cell, SIDES, listCells, traceShell } from '../shell.ts'
import { type Ball, type Part, type Thing } from '../solids.ts'

/** A room and its contents. */
export type Scene = { cells: Cell[]; things: Thing[]; parts: Part[]; owners: Thing[] }

/** Builds a scene; gives every skin its number. */
export function openScene(room: Cell, things: Thing[]): Scene {
  const cells = listCells(room)
  const parts = things.flatMap((thing) => thing.parts)
  for (const [index, part] of parts.entries()) part.id = cells.length * SIDES.length + index
  return { cells, things, parts, owners: things.flatMap((thing) => thing.parts.map(() => thing)) }
}

const local = aRay()
const span = { enter: 0, leave: 0 }
const beyond = aHit()

/** Clips a ray to bounds. False if they do not meet. */
function cross(ray: Ray, { x0, x1, y0, y1, z0, z1 }: Bounds): boolean {
  const ax = (x0 - ray.x) / ray.dx
  const bx = (x1 - ray.x) / ray.dx
  const ay = (y0 - ray.y) / ray.dy
  const by = (y1 - ray.y) / ray.dy
  const az = (z0 - ray.z) / ray.dz
  const bz = (z1 - ray.z) / ray.dz
  span.enter = Math.max(0, Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz))
  span.leave = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz))
  return span.enter <= span.leave
}

/**
 * Whether a ray may come upon a ball before `end`; never wrongly false. The sun's directions are up to a thousandth
 * longer than 1.
 */
function mayMeet(ray: Ray, { x, y, z, radius }: Ball, end: number): boolean {
  const px = x - ray.x
  const py = y - ray.y
  const pz = z - ray.z
  const along = px * ray.dx + py * ray.dy + pz * ray.dz
  const off = px * px + py * py + pz * pz - radius * radius
  if (off <= 0) return true
  return along > 0 && off <= along * along && along * 0.999 - radius <= end
}

function enterThing({ x, y, z, cosine, sine }: Thing, ray: Ray): void {
  const px = ray.x - x
  const pz = ray.z - z
  local.x = px * cosine - pz * sine
  local.y = ray.y - y
  local.z = pz * cosine + px * sine
  // A zero direction along an axis would give 0/0 at the bounds.
  local.dx = ray.dx * cosine - ray.dz * sine || 1e-9
  local.dy = ray.dy || 1e-9
  local.dz = ray.dz * cosine + ray.dx * sine || 1e-9
}

/**
 * Distance at which the local ray meets a part before `end`, or Infinity (sphere tracing). `fine` is the hit tolerance
 * in mm.
 */
function march({ shape, bounds, ball }: Part, end: number, fine: number): number {
  if (!mayMeet(local, ball, end) || !cross(local, bounds) || span.enter > end) return Infinity
  const leave = Math.min(span.leave, end)
  let t = span.enter
  for (let step = 0; step < 70 && t < leave; step++) {
    const distance = shape(local.x + local.dx * t, local.y + local.dy * t, local.z + local.dz * t)
    if (distance < fine) return t
    t += distance
  }
  return Infinity
}

/** Sets a hit's normal to that of the part's skin, and converts the hit to room coordinates. */
function faceSkin({ x, y, z, cosine, sine }: Thing, { shape }: Part, hit: Hit): void {
  const e = 1.2
  const rx = hit.x - x
  const rz = hit.z - z
  const px = rx * cosine - rz * sine
  const py = hit.y - y
  const pz = rz * cosine + rx * sine
  // Four corners of a tetrahedron (Quilez): as accurate as six samples, and cheaper.
  const a = shape(px + e, py - e, pz - e)
  const b = shape(px - e, py - e, pz + e)
  const c = shape(px - e, py + e, pz - e)
  const d = shape(px + e, py + e, pz + e)
  const nx = a - b - c + d
  const ny = -a - b + c + d
  const nz = -a + b - c + d
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
  hit.nx = (nx * cosine + nz * sine) / length
  hit.ny = ny / length
  hit.nz = (nz * cosine - nx * sine) / length
}

/** Follows a ray to the first skin of the walls and the given things. */
export function trace({ cells }: Scene, things: Thing[], ray: Ray, hit: Hit, fine = 0.35): void {
  traceShell(cells, ray, hit)
  let nearest: Part | undefined
  let owner: Thing | undefined
  for (const thing of things) {
    if (!mayMeet(ray, thing.ball, hit.distance)) continue
    enterThing(thing, ray)
    if (!cross(local, thing.bounds) || span.enter > hit.distance) continue
    for (const part of thing.parts) {
      const distance = march(part, hit.distance, fine)
      if (distance >= hit.distance) continue
      hit.distance = distance
      nearest = part
      owner = thing
    }
  }
  if (!nearest || !owner) return
  hit.x = ray.x + ray.dx * hit.distance
  hit.y = ray.y + ray.dy * hit.distance
  hit.z = ray.z + ray.dz * hit.distance
  hit.id = nearest.id
  hit.look = nearest.look
  faceSkin(owner, nearest, hit)
}

/** Whether anything blocks the ray within `end` mm; glowing parts let light through. */
function isBlocked(things: Thing[], ray: Ray, end: number): boolean {
  for (const thing of things) {
    if (!mayMeet(ray, thing.ball, end)) continue
    enterThing(thing, ray)
    if (!cross(local, thing.bounds) || span.enter > end) continue
    for (const part of thing.parts) if (part.look !== 'glow' && march(part, end, 1.5) < end) return true
  }
  return false
}

/** Whether a ray leaves through a pane. */
export function seesSky({ cells, things }: Scene, ray: Ray): boolean {
  traceShell(cells, ray, beyond)
  return beyond.look === 'sky' && !isBlocked(things, ray, beyond.distance)
}

/** Whether a ray is unobstructed for `end` mm. */
export function isFree({ cells, things }: Scene, ray: Ray, end: number): boolean {
  traceShell(cells, ray, beyond)
  return beyond.distance > end && !isBlocked(things, ray, end)
}

const atPart: Facing = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 }

/** Maps a place of a skin to its material in mm. The normal tells the side. */
export function mapSkin({ cells, parts, owners }: Scene, id: number, at: Facing, out: Uv): void {
  const index = id - cells.length * SIDES.length
  if (index < 0) {
    layFlat(at, out)
    return
  }
  const part = parts[index]
  const owner = owners[index]
  if (!part || !owner) return
  const { x, y, z, cosine, sine } = owner
  atPart.x = (at.x - x) * cosine - (at.z - z) * sine
  atPart.y = at.y - y
  atPart.z = (at.z - z) * cosine + (at.x - x) * sine
  atPart.nx = at.nx * cosine - at.nz * sine
  atPart.ny = at.ny
  atPart.nz = at.nz * cosine + at.nx * sine
  if (part.map) part.map(atPart, out)
  else layFlat(atPart, out)
}

/** Floors are mapped from above, walls from the front; the material continues round corners. */
function layFlat({ x, y, z, nx, ny, nz }: Facing, out: Uv): void {
  const ax = Math.abs(nx)
  const ay = Math.abs(ny)
  const az = Math.abs(nz)
  if (ay >= ax && ay >= az) {
    out.u = x
    out.v = z
  } else {
    out.u = az >= ax ? x : nx > 0 ? x - z : x + z
    out.v = -y
  }
}
