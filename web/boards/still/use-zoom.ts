import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { bound, scrolledAbout } from './zooming.ts'

/** A movement of the wheel or of fingers, in CSS px, that doubles the size. */
const WHEEL_TO_DOUBLE = 400

/** Zooms the paper in its frame by buttons, keys, the wheel with Ctrl, or two fingers. */
export function useZoom(frame: { current: HTMLDivElement | null }) {
  const [zoom, setZoom] = useState(1)
  const target = useRef<{ left: number; top: number }>(undefined)
  const zoomTo = (next: number, point?: { x: number; y: number }) => {
    const { current: box } = frame
    const bounded = bound(next)
    if (!box || bounded === zoom) return
    const about = point ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 }
    target.current = scrolledAbout(box, about, bounded / zoom)
    setZoom(bounded)
  }
  // Only after the render can the frame scroll that far.
  useLayoutEffect(() => {
    if (target.current) frame.current?.scrollTo({ ...target.current, behavior: 'instant' })
    target.current = undefined
  })
  const zoomBy = useEffectEvent((factor: number, point: { x: number; y: number }) => zoomTo(zoom * factor, point))
  // React's listeners cannot keep the browser from zooming the page.
  useEffect(() => {
    const { current: box } = frame
    if (!box) return undefined
    const ended = new AbortController()
    const { signal } = ended
    const within = (x: number, y: number) => {
      const { left, top } = box.getBoundingClientRect()
      return { x: x - left, y: y - top }
    }
    let span = 0
    const spanOf = ([one, other]: Touch[]) =>
      one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
    const pinch = (event: TouchEvent) => {
      const touches = [...event.touches]
      const next = spanOf(touches)
      const [one, other] = touches
      if (event.touches.length !== 2 || !one || !other || next === 0) {
        span = 0
        return
      }
      event.preventDefault()
      const middle = within((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2)
      if (span > 0) zoomBy(next / span, middle)
      span = next
    }
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomBy(2 ** (-event.deltaY / WHEEL_TO_DOUBLE), within(event.clientX, event.clientY))
    }
    const end = () => {
      span = 0
    }
    box.addEventListener('wheel', turn, { passive: false, signal })
    box.addEventListener('touchstart', pinch, { passive: false, signal })
    box.addEventListener('touchmove', pinch, { passive: false, signal })
    box.addEventListener('touchend', end, { signal })
    return () => ended.abort()
  }, [frame])
  return { zoom, zoomTo }
}
