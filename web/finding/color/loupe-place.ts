/** A point of a picture, each 0..1 from its upper left. */
export interface PicturePoint {
  x: number
  y: number
}

export const CENTRE: PicturePoint = { x: 0.5, y: 0.5 }
/** An arrow key's step as a share of the picture's side; five times as far with Shift. */
const STEP = 1 / 100

const DIRECTIONS: Record<string, PicturePoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The point that a key moves the loupe to; null for other keys. It stops at the picture's edges. */
export function movedPoint(
  point: PicturePoint,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): PicturePoint | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const step = shiftKey ? STEP * 5 : STEP
  return withinPicture({ x: point.x + direction.x * step, y: point.y + direction.y * step })
}

/** The point under a pointer, in a box as the browser measures it (CSS px). */
export function pointIn(box: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): PicturePoint {
  return withinPicture({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
}

function withinPicture({ x, y }: PicturePoint): PicturePoint {
  const clamp = (value: number) => Math.min(Math.max(value, 0), 1)
  return { x: clamp(x), y: clamp(y) }
}
