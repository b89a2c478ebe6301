import { useEffect, type RefObject } from 'react'
import { panBy, zoomBy } from '../state/view.ts'

/** The px of a line, for wheels that count in lines. */
const LINE = 18
const PER_PX = 0.0022
/** The most px that count for one event: some wheels send a hundred, others many small steps. */
const MOST = 80

/** The wheel pushes the paper; with Ctrl, as a pinch of the touchpad comes, it zooms at the pointer. */
export function useWheel(desk: RefObject<HTMLElement | null>): void {
  // React's wheel listener may not hold off the browser's own zoom.
  useEffect(() => {
    const element = desk.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1
      const [right, down] = [event.deltaX * unit, event.deltaY * unit]
      if (event.ctrlKey || event.metaKey) {
        const { left, top } = element.getBoundingClientRect()
        const held = Math.max(Math.min(down, MOST), -MOST)
        zoomBy(Math.exp(-held * PER_PX * (isFine(event) ? 4 : 1)), { x: event.clientX - left, y: event.clientY - top })
      } else if (event.shiftKey && right === 0) panBy(-down, 0)
      else panBy(-right, -down)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [desk])
}

/** Whether an event is one of a touchpad's small steps. */
function isFine({ deltaY, deltaMode }: WheelEvent): boolean {
  return deltaMode === WheelEvent.DOM_DELTA_PIXEL && Math.abs(deltaY) < 20
}
