import { type Place } from './solids.ts'

/** One-point perspective: looking straight at the back wall, the horizon moved up or down as with a shift lens. */
export type Camera = {
  width: number
  height: number
  /** Focal length in pixels. */
  focal: number
  /** Height of the eye over the floor and distance from the back wall, mm. */
  eye: number
  away: number
  /** Row of the horizon, and the row where the floor begins. */
  horizon: number
  floorRow: number
}

/** Focal length in picture widths, eye and distance in mm, horizon in picture heights. */
const LENSES = {
  floor: { focal: 0.72, eye: 1560, away: 4500, horizon: 0.2 },
  wall: { focal: 0.8, eye: 1200, away: 3700, horizon: 0.47 },
}

/** The lens that shows most of the plane the surface lies on; `width` and `height` in pixels. */
export function openCamera(on: keyof typeof LENSES, width: number, height: number): Camera {
  const lens = LENSES[on]
  const focal = lens.focal * width
  const horizon = lens.horizon * height
  return {
    width,
    height,
    focal,
    eye: lens.eye,
    away: lens.away,
    horizon,
    floorRow: horizon + (focal * lens.eye) / lens.away,
  }
}

/** Writes the place seen at a pixel of the back wall, or of the floor below it. Returns the distance along the view, mm. */
export function seePlane(
  { width, focal, eye, away, horizon, floorRow }: Camera,
  column: number,
  row: number,
  place: Place,
): number {
  const dx = (column - width / 2) / focal
  const dy = (horizon - row) / focal
  const far = row < floorRow ? away : eye / -dy
  place.x = dx * far
  place.y = eye + dy * far
  place.z = away - far
  return far
}
