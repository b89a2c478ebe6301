import { useRef, useState } from 'react'

const LONG_MS = 450
/** CSS px: a finger that moves farther scrolls. */
const STILL = 10
/** The click after a lifted finger comes within this time. */
const CLICK_MS = 700

interface Press {
  pointerType: string
  clientX: number
  clientY: number
  target: EventTarget | null
}

interface Handlers {
  /** Whether a press that begins there counts. */
  isMeant: (target: EventTarget | null) => boolean
  onLongPress: () => void
}

/** Handles a long press; `wasLongPress` answers once whether the click that follows belongs to it. */
export function useLongPress(latest: Handlers) {
  const handlers = useRef(latest)
  // oxlint-disable-next-line react/refs -- read by events alone, after this drawing
  handlers.current = latest
  // oxlint-disable-next-line react/refs -- and here
  return useState(() =>
    createLongPress({
      isMeant: (target) => handlers.current.isMeant(target),
      onLongPress: () => handlers.current.onLongPress(),
    }),
  )[0]
}

export function createLongPress({ isMeant, onLongPress }: Handlers) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  let isDown = false
  let isLong = false
  let longEnd = 0
  const press = () => {
    clearTimeout(timer)
    isLong = true
    onLongPress()
  }
  const end = () => {
    clearTimeout(timer)
    if (isLong) longEnd = performance.now()
    isDown = false
  }
  const refuse = (event: { preventDefault: () => void }) => {
    if (isDown || isLong) event.preventDefault()
  }
  return {
    wasLongPress: () => {
      const was = isLong && (isDown || performance.now() - longEnd < CLICK_MS)
      isLong = false
      return was
    },
    onPointerDown: ({ pointerType, clientX, clientY, target }: Press) => {
      end()
      isLong = false
      if (pointerType !== 'touch' || !isMeant(target)) return
      isDown = true
      start = { x: clientX, y: clientY }
      timer = setTimeout(press, LONG_MS)
    },
    onPointerMove: ({ clientX, clientY }: Press) => {
      if (isDown && !isLong && Math.hypot(clientX - start.x, clientY - start.y) > STILL) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** The browser's own menu of a link would cover ours. It may detect a long press before us: the delay is a setting of the phone. */
    onContextMenu: (event: { preventDefault: () => void }) => {
      refuse(event)
      if (isDown && !isLong) press()
    },
    /** Nor may a finger drag the link. */
    onDragStart: refuse,
  }
}
