import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Region } from '../../../contract/image-search.ts'
import { useRest } from '../../kit/slider/rest.ts'
import {
  isWhole,
  moveRegion,
  regionBetween,
  resizeRegion,
  WHOLE_REGION,
  type Corner,
  type SharePoint,
} from './region.ts'

/** CSS px: a shorter movement is a click. */
const DRAG_FROM = 4
/** Steps as shares of the picture; with Shift, the larger one. */
const KEY_STEP = { near: 0.02, far: 0.1 }
const DIRECTIONS: Record<string, SharePoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface Grip {
  kind: Corner | 'move' | 'draw'
  /** Where the pointer began: as shares of the picture, and in CSS px of the window. */
  from: SharePoint
  fromPixel: SharePoint
  region: Region
  hasMoved: boolean
}

/** The region while it changes; `onChange` is called when the pointer is released or the keys rest. Null is the whole picture. */
export function useRegionDraft(region: Region | null, onChange: ((region: Region | null) => void) | undefined) {
  const [draft, setDraft] = useState<{ over: Region | null; now: Region } | null>(null)
  const grip = useRef<Grip | null>(null)
  // The draft holds until another region comes into force.
  if (draft && draft.over !== region) setDraft(null)
  const shown = draft?.now ?? region ?? WHOLE_REGION
  const show = (now: Region) => setDraft({ over: region, now })
  const settle = (next: Region) => onChange?.(isWhole(next) ? null : next)
  const rest = useRest(settle)

  const begin = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as Element
    const corner = target.closest('[data-corner]')?.getAttribute('data-corner') as Corner | undefined
    const isInside = target.closest('[data-region]') !== null && !isWhole(shown)
    const kind = corner ?? (isInside ? 'move' : 'draw')
    // A finger on the rest of the picture scrolls the page.
    if (kind === 'draw' && event.pointerType === 'touch') return
    event.currentTarget.setPointerCapture(event.pointerId)
    const fromPixel = { x: event.clientX, y: event.clientY }
    grip.current = { kind, from: sharePointOf(event), fromPixel, region: shown, hasMoved: false }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current
    if (!held) return
    const { x, y } = held.fromPixel
    held.hasMoved ||= Math.hypot(event.clientX - x, event.clientY - y) >= DRAG_FROM
    if (held.hasMoved) show(regionAt(held, sharePointOf(event)))
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current
    grip.current = null
    if (held?.hasMoved) settle(regionAt(held, sharePointOf(event)))
  }
  const giveUp = () => {
    grip.current = null
    setDraft(null)
  }
  /** Returns whether it handled the key. */
  const pressKey = ({ key, shiftKey, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean => {
    if (ctrlKey || altKey || metaKey) return false
    if (key === 'Escape' && !isWhole(shown)) {
      rest.forget()
      setDraft(null)
      settle(WHOLE_REGION)
      return true
    }
    const way = DIRECTIONS[key]
    if (!way) return false
    const step = shiftKey ? KEY_STEP.far : KEY_STEP.near
    const by = { x: way.x * step, y: way.y * step }
    const corner = target instanceof Element ? target.getAttribute('data-corner') : null
    const next = corner ? resizeRegion(shown, corner as Corner, by) : moveRegion(shown, by)
    show(next)
    rest.move(next)
    return true
  }
  return { shown, begin, move, end, giveUp, pressKey, leaveKeys: rest.leave }
}

function regionAt({ kind, from, region }: Grip, to: SharePoint): Region {
  if (kind === 'draw') return regionBetween(from, to)
  const by = { x: to.x - from.x, y: to.y - from.y }
  return kind === 'move' ? moveRegion(region, by) : resizeRegion(region, kind, by)
}

function sharePointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): SharePoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
