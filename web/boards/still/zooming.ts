/** How much larger than to fit its frame. */
export const CLOSEST = 8
const STEP = 1.25

export function closer(zoom: number): number {
  return Math.min(zoom * STEP, CLOSEST)
}

export function farther(zoom: number): number {
  return Math.max(zoom / STEP, 1)
}

export function bound(zoom: number): number {
  return Math.min(Math.max(zoom, 1), CLOSEST)
}

interface Frame {
  scrollLeft: number
  scrollTop: number
}

/**
 * Where a frame has to be scrolled to so that what lies under a point of it stays there while its content grows by `factor`. The point in
 * CSS px from the frame's corner.
 */
export function scrolledAbout({ scrollLeft, scrollTop }: Frame, point: { x: number; y: number }, factor: number) {
  return {
    left: (scrollLeft + point.x) * factor - point.x,
    top: (scrollTop + point.y) * factor - point.y,
  }
}
