/** Design pixels. */
const WIDTH = 420
const HIGHEST = 640
const AWAY = 8
const MARGIN = 8
/** Room for its head and a notice or two. */
const LEAST = 240

interface Room {
  /** CSS px. */
  width: number
  height: number
  /** A design pixel in CSS px. */
  u: number
}

/** Below the bell, right edges aligned, within the window; over it where a low window has no room below. All in CSS px. */
export function placeBelow(
  bell: { right: number; bottom: number },
  { width, height, u }: Room,
): { width: number; left: number; top: number; maxHeight: number } {
  const margin = MARGIN * u
  const own = Math.min(WIDTH * u, width - 2 * margin)
  const left = Math.min(Math.max(bell.right - own, margin), width - own - margin)
  const below = bell.bottom + AWAY * u
  const isRoomBelow = height - below - margin >= LEAST * u
  const top = isRoomBelow ? below : margin
  return { width: own, left, top, maxHeight: Math.min(HIGHEST * u, height - top - margin) }
}
