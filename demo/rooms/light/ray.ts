import { type Look } from '../layers/layers.ts'

/** A place in a room, mm: x to the right, y up, z towards the viewer; the back wall at z = 0, the floor at y = 0. */
export type Place = { x: number; y: number; z: number }

/** A place and the unit normal of its skin. */
export type Facing = Place & { nx: number; ny: number; nz: number }

/** A place and a unit direction. */
export type Ray = Place & { dx: number; dy: number; dz: number }

/** An upright box by its faces, mm. */
export type Bounds = { x0: number; x1: number; y0: number; y1: number; z0: number; z1: number }

/** A place on a material in mm. */
export type Uv = { u: number; v: number }

/** A ray's intersection. `id` numbers every skin of the scene. */
export type Hit = Facing & { distance: number; id: number; look: Look }

/** An object to write into. */
export function aHit(): Hit {
  return { x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0, distance: Infinity, id: 0, look: 'sky' }
}

/** An object to write into. */
export function aRay(): Ray {
  return { x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: -1 }
}
