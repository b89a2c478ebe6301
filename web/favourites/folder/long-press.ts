import { useRef, type PointerEvent } from 'react'
import { isOnCardLink } from './card-link.ts'

const LONG_MS = 450
/** CSS px: a finger that moves farther scrolls. */
const STILL = 10

/** What a finger that stays does. `wasLongPress` says once whether the click that follows belongs to it. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const isLong = useRef(false)
  const end = () => clearTimeout(timer.current)
  return {
    wasLongPress: () => {
      const was = isLong.current
      isLong.current = false
      return was
    },
    onPointerDown: ({ pointerType, clientX, clientY, target }: PointerEvent) => {
      isLong.current = false
      if (pointerType !== 'touch' || !isOnCardLink(target)) return
      start.current = { x: clientX, y: clientY }
      timer.current = setTimeout(() => {
        isLong.current = true
        onLongPress()
      }, LONG_MS)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > STILL) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The browser's own menu of a link would cover what was meant.
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (isLong.current) event.preventDefault()
    },
  }
}
