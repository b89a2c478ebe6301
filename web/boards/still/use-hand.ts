import { useRef, type PointerEvent } from 'react'

/** A pointer that moves farther drags the paper and opens nothing. CSS px. */
const SLIP = 4

/** Lets a mouse drag a paper that is larger than its frame, as fingers can anyway. */
export function useHand(frame: { current: HTMLDivElement | null }) {
  const held = useRef<{ x: number; y: number; left: number; top: number }>(undefined)
  const hasMoved = useRef(false)
  const letGo = () => {
    held.current = undefined
  }
  const handlers = {
    onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
      hasMoved.current = false
      const { current: box } = frame
      if (pointerType !== 'mouse' || button !== 0 || !box) return
      held.current = { x: clientX, y: clientY, left: box.scrollLeft, top: box.scrollTop }
    },
    onPointerMove: ({ clientX, clientY, buttons: pressed }: PointerEvent) => {
      const { current: from } = held
      if (!from) return
      if (pressed === 0) return letGo()
      const [across, down] = [clientX - from.x, clientY - from.y]
      if (Math.hypot(across, down) > SLIP) hasMoved.current = true
      frame.current?.scrollTo({ left: from.left - across, top: from.top - down, behavior: 'instant' })
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
  }
  return { handlers, wasHeld: () => hasMoved.current }
}
