import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Region } from '../../contract/image-search.ts'
import { isWhole, moveRegion, regionBetween, resizeRegion, WHOLE, type Corner, type Point } from './region.ts'

/** CSS px: less is a click. */
const DRAG_FROM = 4
const KEY_STEP = 0.02
const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
}

interface Grip {
  kind: Corner | 'move' | 'draw'
  /** Where the pointer took hold: as shares of the picture, and in CSS px of the window. */
  from: Point
  fromPixel: Point
  region: Region
  hasMoved: boolean
}

/** The region while it is being changed; `onChange` hears of it when the pointer or the key is let go. Null is the whole picture. */
export function useRegionDraft(region: Region | null, onChange: ((region: Region | null) => void) | undefined) {
  const [draft, setDraft] = useState<{ over: Region | null; now: Region } | null>(null)
  const grip = useRef<Grip | null>(null)
  const isTyping = useRef(false)
  // It holds until another region comes into force.
  if (draft && draft.over !== region) setDraft(null)
  const shown = draft?.now ?? region ?? WHOLE
  const show = (now: Region) => setDraft({ over: region, now })
  const settle = (next: Region) => onChange?.(isWhole(next) ? null : next)

  const begin = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as Element
    const corner = target.closest('[data-corner]')?.getAttribute('data-corner') as Corner | undefined
    const isInside = target.closest('[data-region]') !== null && !isWhole(shown)
    const kind = corner ?? (isInside ? 'move' : 'draw')
    // A finger on the rest of the picture scrolls the page.
    if (kind === 'draw' && event.pointerType === 'touch') return
    event.currentTarget.setPointerCapture(event.pointerId)
    const fromPixel = { x: event.clientX, y: event.clientY }
    grip.current = { kind, from: placeOf(event), fromPixel, region: shown, hasMoved: false }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current
    if (!held) return
    const { x, y } = held.fromPixel
    held.hasMoved ||= Math.hypot(event.clientX - x, event.clientY - y) >= DRAG_FROM
    if (held.hasMoved) show(regionAt(held, placeOf(event)))
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current
    grip.current = null
    if (held?.hasMoved) settle(regionAt(held, placeOf(event)))
  }
  const giveUp = () => {
    grip.current = null
    setDraft(null)
  }
  /** Whether the key is one of the region's. */
  const pressKey = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => {
    if (ctrlKey || altKey || metaKey) return false
    if (key === 'Escape' && !isWhole(shown)) {
      settle(WHOLE)
      return true
    }
    const by = DIRECTIONS[key]
    if (!by) return false
    isTyping.current = true
    show(shiftKey ? resizeRegion(shown, 'se', by) : moveRegion(shown, by))
    return true
  }
  const leaveKeys = () => {
    if (!isTyping.current) return
    isTyping.current = false
    settle(shown)
  }
  return { shown, begin, move, end, giveUp, pressKey, leaveKeys }
}

function regionAt({ kind, from, region }: Grip, to: Point): Region {
  if (kind === 'draw') return regionBetween(from, to)
  const by = { x: to.x - from.x, y: to.y - from.y }
  return kind === 'move' ? moveRegion(region, by) : resizeRegion(region, kind, by)
}

function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
