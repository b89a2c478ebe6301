import { type Place, type Ray } from './ray.ts'

/** A photographer's view. The camera stays level (verticals stay upright); its lens shifts up or down. */
export type View = Place & {
  /** Degrees that the camera is turned to the right. */
  turn: number
  /** Focal length in picture widths. */
  focal: number
  /** Height of the horizon in the picture, from 0 at the top to 1. */
  horizon: number
}

export type Camera = {
  width: number
  height: number
  eye: Place
  /** Focal length and the horizon's row in pixels. */
  focal: number
  horizon: number
  cosine: number
  sine: number
}

/** The camera of a view, for a picture of `width` × `height` pixels. */
export function openCamera({ x, y, z, turn, focal, horizon }: View, width: number, height: number): Camera {
  const angle = (turn * Math.PI) / 180
  return {
    width,
    height,
    eye: { x, y, z },
    focal: focal * width,
    horizon: horizon * height,
    cosine: Math.cos(angle),
    sine: Math.sin(angle),
  }
}

/** Writes the ray through a place of the picture. */
export function aim({ width, eye, focal, horizon, cosine, sine }: Camera, column: number, row: number, ray: Ray): void {
  const right = (column - width / 2) / focal
  const up = (horizon - row) / focal
  const scale = 1 / Math.sqrt(right * right + up * up + 1)
  ray.x = eye.x
  ray.y = eye.y
  ray.z = eye.z
  ray.dx = (right * cosine + sine) * scale
  ray.dy = up * scale
  ray.dz = (right * sine - cosine) * scale
}

/** The column and row of a place in the picture, and its depth in mm. */
export function project({ width, eye, focal, horizon, cosine, sine }: Camera, { x, y, z }: Place) {
  const dx = x - eye.x
  const dz = z - eye.z
  const depth = dx * sine - dz * cosine
  const perMm = focal / depth
  return { column: width / 2 + (dx * cosine + dz * sine) * perMm, row: horizon - (y - eye.y) * perMm, depth }
}
