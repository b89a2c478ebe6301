/**
 * How a picture lies under the round opening. Lengths are in diameters of the opening, x to the right and y down; angles in degrees,
 * clockwise. Order: mirror (left to right), scale, rotate, move.
 */
export interface Placement {
  /** The picture's centre, from the opening's. */
  x: number
  y: number
  /** The picture's short side; 1 is the smallest. */
  zoom: number
  /** Quarter turns, 0 to 3. */
  turns: number
  /** In addition to the quarter turns, −45 to 45. */
  tilt: number
  isMirrored: boolean
}

/** In any unit: only the ratio matters. */
export interface PlacedSize {
  width: number
  height: number
}

export const MOST_AVATAR_ZOOM = 4
export const MOST_TILT = 45

export const atFirst: Placement = { x: 0, y: 0, zoom: 1, turns: 0, tilt: 0, isMirrored: false }

export function turnOfPlacement({ turns, tilt }: Placement): number {
  return turns * 90 + tilt
}

/** The nearest placement that leaves no part of the opening empty. */
export function covering(placement: Placement, size: PlacedSize): Placement {
  const zoom = clamp(placement.zoom, 1, MOST_AVATAR_ZOOM)
  const { width, height } = drawnSize(size, zoom)
  // In the picture's own axes: the opening is round, so the angle does not matter.
  const along = rotated(placement, -turnOfPlacement(placement))
  const x = clampAbout(along.x, (width - 1) / 2)
  const y = clampAbout(along.y, (height - 1) / 2)
  return { ...placement, ...rotated({ x, y }, turnOfPlacement(placement)), zoom }
}

/** Of the picture before rotation. */
export function drawnSize({ width, height }: PlacedSize, zoom: number): PlacedSize {
  const short = Math.min(width, height)
  return { width: (width / short) * zoom, height: (height / short) * zoom }
}

/** Around the opening's centre, as in all functions below. */
export function zoomed(placement: Placement, zoom: number): Placement {
  const ratio = zoom / placement.zoom
  return { ...placement, x: placement.x * ratio, y: placement.y * ratio, zoom }
}

export function tilted(placement: Placement, tilt: number): Placement {
  return { ...placement, ...rotated(placement, tilt - placement.tilt), tilt }
}

export function withQuarterTurn(placement: Placement, quarters: 1 | -1): Placement {
  return { ...placement, ...rotated(placement, quarters * 90), turns: (placement.turns + quarters + 4) % 4 }
}

/** Mirrors the view left to right, however the picture is rotated. */
export function flippedAcross({ x, turns, tilt, isMirrored, ...rest }: Placement): Placement {
  return { ...rest, x: -x, turns: (4 - turns) % 4, tilt: -tilt, isMirrored: !isMirrored }
}

/** Mirrors the view top to bottom: left to right plus half a turn. */
export function flippedDown({ y, turns, tilt, isMirrored, ...rest }: Placement): Placement {
  return { ...rest, y: -y, turns: (6 - turns) % 4, tilt: -tilt, isMirrored: !isMirrored }
}

function rotated({ x, y }: { x: number; y: number }, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

function clampAbout(value: number, farthest: number): number {
  return clamp(value, -Math.max(farthest, 0), Math.max(farthest, 0))
}
