/** The largest zoom, relative to the fitted size. */
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
 * The scroll position that keeps what lies under a point of the frame in place while the content grows by `factor`. The point is in CSS px
 * from the frame's corner.
 */
export function scrolledAbout({ scrollLeft, scrollTop }: Frame, point: { x: number; y: number }, factor: number) {
  return {
    left: (scrollLeft + point.x) * factor - point.x,
    top: (scrollTop + point.y) * factor - point.y,
  }
}
