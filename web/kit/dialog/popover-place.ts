/** Units. */
const ENOUGH = 420
/** Room for its head and a line or two. */
const LEAST = 280
const AWAY = 6
const MARGIN = 8

interface Box {
  top: number
  right: number
  bottom: number
}

/** CSS px. */
interface Room {
  width: number
  height: number
  /** A unit in CSS px. */
  u: number
}

/** Units. */
interface Size {
  width: number
  tallest: number
}

export interface PopoverPlace {
  width: number
  left: number
  top?: number
  bottom?: number
  maxHeight: number
}

/**
 * Below the button, right edges aligned; above it where there is more room, over it in a low window; always within the window. All in
 * CSS px.
 */
export function placeBeside(button: Box, size: Size, { width, height, u }: Room): PopoverPlace {
  const margin = MARGIN * u
  const away = AWAY * u
  const tallest = size.tallest * u
  const own = Math.min(size.width * u, width - 2 * margin)
  const left = Math.min(Math.max(button.right - own, margin), width - own - margin)
  const roomBelow = height - button.bottom - away - margin
  const roomAbove = button.top - away - margin
  const place = { width: own, left }
  if (Math.max(roomBelow, roomAbove) < LEAST * u) return { ...place, top: margin, maxHeight: height - 2 * margin }
  if (roomBelow >= Math.min(ENOUGH * u, roomAbove))
    return { ...place, top: button.bottom + away, maxHeight: Math.min(tallest, roomBelow) }
  return { ...place, bottom: height - button.top + away, maxHeight: Math.min(tallest, roomAbove) }
}
