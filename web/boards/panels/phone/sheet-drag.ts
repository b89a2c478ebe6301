import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { closeSheet, openSheet, type SheetHeight } from '../../editor/state/sheet.ts'

/** A smaller movement, in px, is a press. */
const LEAST_MOVE = 6
/** A faster release, in px a millisecond, throws the sheet. */
const FLUNG = 0.5

/** Where a sheet comes to rest that was let go at this share of the window's height, with this speed upwards in px a millisecond. */
export function restOf(share: number, speed: number): SheetHeight | null {
  if (speed > FLUNG) return 'whole'
  if (speed < -FLUNG) return share > 0.6 ? 'half' : null
  if (share > 0.75) return 'whole'
  return share > 0.3 ? 'half' : null
}

/** Drags a sheet up and down by its grip, whose button does the same. A sheet at the window's side is only pressed. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, height: SheetHeight, isOff: boolean) {
  /** The height in px while it is held. */
  const [drawn, setDrawn] = useState<number | null>(null)
  const held = useRef<{ from: number; height: number; at: number; time: number; speed: number } | null>(null)
  const wasDrawn = useRef(false)

  const grip = {
    onPointerDown: ({ button, pointerId, clientY, timeStamp, currentTarget }: PointerEvent<HTMLElement>) => {
      wasDrawn.current = false
      if (button !== 0 || isOff) return
      currentTarget.setPointerCapture(pointerId)
      const now = sheet.current?.offsetHeight ?? 0
      held.current = { from: clientY, height: now, at: clientY, time: timeStamp, speed: 0 }
    },
    onPointerMove: ({ clientY, timeStamp }: PointerEvent<HTMLElement>) => {
      const { current } = held
      if (!current || (drawn === null && Math.abs(clientY - current.from) < LEAST_MOVE)) return
      wasDrawn.current = true
      const speed = (current.at - clientY) / Math.max(timeStamp - current.time, 1)
      held.current = { ...current, at: clientY, time: timeStamp, speed }
      setDrawn(Math.min(Math.max(current.height + current.from - clientY, 0), window.innerHeight))
    },
    onPointerUp: ({ timeStamp }: PointerEvent<HTMLElement>) => {
      const { current } = held
      letGo()
      if (!current || drawn === null) return
      // A finger that rested before it was lifted throws nothing.
      const rest = restOf(drawn / window.innerHeight, timeStamp - current.time > 80 ? 0 : current.speed)
      if (rest) openSheet(rest)
      else closeSheet()
    },
    onPointerCancel: () => letGo(),
    onClick: () => {
      if (!wasDrawn.current) openSheet(height === 'whole' ? 'half' : 'whole')
    },
  }
  const letGo = () => {
    held.current = null
    setDrawn(null)
  }
  return { drawn, grip }
}
