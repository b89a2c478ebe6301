/** Design pixels; the specification gives the width. */
const WIDTH = 400
const HIGHEST = 560
const ENOUGH = 420
/** Room for its head, a form and a folder. */
const LEAST = 280
const AWAY = 6
const MARGIN = 8

interface Box {
  top: number
  right: number
  bottom: number
}

interface Room {
  /** CSS px. */
  width: number
  height: number
  /** A design pixel in CSS px. */
  u: number
}

export interface PopoverPlace {
  width: number
  left: number
  top?: number
  bottom?: number
  maxHeight: number
}

/**
 * Below the star, right edges aligned; above it where there is more room, over it in a low window; always within the window. All in CSS
 * px.
 */
export function placeBeside(star: Box, { width, height, u }: Room): PopoverPlace {
  const margin = MARGIN * u
  const away = AWAY * u
  const own = Math.min(WIDTH * u, width - 2 * margin)
  const left = Math.min(Math.max(star.right - own, margin), width - own - margin)
  const roomBelow = height - star.bottom - away - margin
  const roomAbove = star.top - away - margin
  const place = { width: own, left }
  if (Math.max(roomBelow, roomAbove) < LEAST * u) return { ...place, top: margin, maxHeight: height - 2 * margin }
  if (roomBelow >= Math.min(ENOUGH * u, roomAbove))
    return { ...place, top: star.bottom + away, maxHeight: Math.min(HIGHEST * u, roomBelow) }
  return { ...place, bottom: height - star.top + away, maxHeight: Math.min(HIGHEST * u, roomAbove) }
}
