import { type Bounds, type Hit, type Place, type Ray } from './light/ray.ts'
import { type Look } from './layers/layers.ts'

type Side = 'x0' | 'x1' | 'y0' | 'y1' | 'z0' | 'z1'

/** A hole in a wall: its range along the wall (x, or z on a side wall) and its height range, mm. */
export type Hole = { from: number; to: number; low: number; high: number }

/** An opening in a side of a cell, with the cell behind it. */
type Portal = Hole & { side: Side; cell: Cell }

/** A box seen from inside: the room itself, a niche, a window reveal, or the room beyond a doorway. */
export type Cell = {
  bounds: Bounds
  looks: Record<Side, Look>
  portals: Portal[]
  /** Whether its top is a half round over its width (x). */
  isArched: boolean
  /** Number of its first side among all skins. */
  id: number
}

/** The sides of a cell in the order of their skins' numbers. */
export const SIDES: Side[] = ['x0', 'x1', 'y0', 'y1', 'z0', 'z1']

const OPPOSITE: Record<Wall, Wall> = { x0: 'x1', x1: 'x0', z0: 'z1', z1: 'z0' }

/** The room itself. */
export function openRoom(bounds: Bounds, looks: Partial<Record<Side, Look>> = {}): Cell {
  const all = { x0: 'wall', x1: 'wall', z0: 'wall', z1: 'wall', y0: 'floor', y1: 'ceiling', ...looks } as const
  return { bounds, looks: all, portals: [], isArched: false, id: 0 }
}

/** A vertical side. */
export type Wall = Exclude<Side, 'y0' | 'y1'>

type Opening = Hole & {
  side: Wall
  /** mm */
  depth: number
  /** Looks of the reveal and of its back. */
  reveal: Look
  end: Look
  /** Look of the sill or threshold. */
  sill?: Look
  isArched?: boolean
}

/** Cuts an opening into a side; returns the cell behind it. */
export function cutOpening(
  room: Cell,
  { side, from, to, low, high, depth, reveal, end, sill, isArched }: Opening,
): Cell {
  const { bounds } = room
  const wall = bounds[side]
  const outward = side.endsWith('1') ? 1 : -1
  const near = Math.min(wall, wall + outward * depth)
  const far = Math.max(wall, wall + outward * depth)
  const isAcross = side.startsWith('z')
  const inside: Bounds = isAcross
    ? { x0: from, x1: to, y0: low, y1: high, z0: near, z1: far }
    : { x0: near, x1: far, y0: low, y1: high, z0: from, z1: to }
  const looks: Cell['looks'] = { x0: reveal, x1: reveal, y0: sill ?? reveal, y1: reveal, z0: reveal, z1: reveal }
  looks[side] = end
  const cell: Cell = { bounds: inside, looks, portals: [], isArched: isArched ?? false, id: 0 }
  room.portals.push({ side, from, to, low, high, cell })
  cell.portals.push({ side: OPPOSITE[side], from, to, low, high, cell: room })
  return cell
}

/** Opens two cells to each other over a whole side of the first. */
export function joinCells(first: Cell, side: Wall, second: Cell): void {
  const { bounds } = first
  const isAcross = side.startsWith('z')
  const hole = {
    from: isAcross ? bounds.x0 : bounds.z0,
    to: isAcross ? bounds.x1 : bounds.z1,
    low: bounds.y0,
    high: bounds.y1,
  }
  first.portals.push({ side, ...hole, cell: second })
  second.portals.push({ side: OPPOSITE[side], ...hole, cell: first })
}

/** Numbers all cells, beginning with the room; returns them. */
export function listCells(room: Cell): Cell[] {
  const cells = [room]
  for (const cell of cells) {
    cell.id = cells.indexOf(cell) * SIDES.length
    for (const { cell: next } of cell.portals) if (!cells.includes(next)) cells.push(next)
  }
  return cells
}

function holds({ bounds }: Cell, { x, y, z }: Place): boolean {
  return x >= bounds.x0 && x <= bounds.x1 && y >= bounds.y0 && y <= bounds.y1 && z >= bounds.z0 && z <= bounds.z1
}

function isInArch({ bounds }: Cell, x: number, y: number): boolean {
  const radius = (bounds.x1 - bounds.x0) / 2
  const rise = y - bounds.y1 + radius
  return rise <= 0 || rise * rise + (x - bounds.x0 - radius) ** 2 <= radius * radius
}

/** Distance at which a ray leaves an arched cell through its vault. */
function leaveVault({ bounds }: Cell, { x, y, dx, dy }: Ray): number {
  const radius = (bounds.x1 - bounds.x0) / 2
  const px = x - bounds.x0 - radius
  const py = y - bounds.y1 + radius
  const a = dx * dx + dy * dy
  const b = px * dx + py * dy
  return (-b + Math.sqrt(Math.max(0, b * b - a * (px * px + py * py - radius * radius)))) / a
}

/** Follows a ray to the first wall, floor, ceiling or pane. Writes the hit. */
export function traceShell(cells: Cell[], ray: Ray, hit: Hit): void {
  const { x, y, z, dx, dy, dz } = ray
  let cell = cells[0]
  for (const candidate of cells) {
    if (holds(candidate, ray)) {
      cell = candidate
      break
    }
  }
  for (let step = 0; step < 6 && cell; step++) {
    const { bounds, looks, portals, isArched, id } = cell
    const tx = dx > 0 ? (bounds.x1 - x) / dx : dx < 0 ? (bounds.x0 - x) / dx : Infinity
    const ty = dy > 0 ? (bounds.y1 - y) / dy : dy < 0 ? (bounds.y0 - y) / dy : Infinity
    const tz = dz > 0 ? (bounds.z1 - z) / dz : dz < 0 ? (bounds.z0 - z) / dz : Infinity
    let t = Math.min(tx, ty, tz)
    hit.nx = t === tx ? -Math.sign(dx) : 0
    hit.ny = t === ty && hit.nx === 0 ? -Math.sign(dy) : 0
    hit.nz = hit.nx === 0 && hit.ny === 0 ? -Math.sign(dz) : 0
    const face = hit.nx === 0 ? (hit.ny === 0 ? (dz > 0 ? 5 : 4) : dy > 0 ? 3 : 2) : dx > 0 ? 1 : 0
    const side = SIDES[face] ?? 'y0'
    let isVault = false
    if (isArched && !isInArch(cell, x + dx * t, y + dy * t)) {
      t = leaveVault(cell, ray)
      isVault = true
    }
    hit.x = x + dx * t
    hit.y = y + dy * t
    hit.z = z + dz * t
    hit.distance = t
    const next: Cell | undefined = isVault ? undefined : findPortal(portals, side, hit)
    if (next) {
      cell = next
      continue
    }
    hit.id = id + (isVault ? 3 : face)
    hit.look = looks[isVault ? 'y1' : side]
    if (isVault) {
      const radius = (bounds.x1 - bounds.x0) / 2
      hit.nx = (bounds.x0 + radius - hit.x) / radius
      hit.ny = (bounds.y1 - radius - hit.y) / radius
      hit.nz = 0
    }
    return
  }
}

function findPortal(portals: Portal[], side: Side, at: Place): Cell | undefined {
  if (portals.length === 0) return undefined
  const along = side === 'z0' || side === 'z1' ? at.x : at.z
  for (const { side: own, from, to, low, high, cell } of portals) {
    if (own !== side || along < from || along > to || at.y < low || at.y > high) continue
    if (!cell.isArched || isInArch(cell, at.x, at.y)) return cell
  }
  return undefined
}
