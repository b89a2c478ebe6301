import {
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
} from '@dnd-kit/core'
import { useState, type RefObject } from 'react'
import { placeAt, type GalleryLayout } from './gallery-layout.ts'

/** A press becomes a drag after this many CSS px. */
const DISTANCE = 8
/** A finger rests this long before it lifts a folder; earlier movement scrolls. */
const TOUCH = { delay: 250, tolerance: 8 }

interface FolderDragOptions {
  ids: readonly string[]
  grid: RefObject<HTMLElement | null>
  layout: GalleryLayout
  onLift: (id: string) => void
  onDrop: (id: string, place: number) => void
  onCancel: (id: string) => void
}

/** The folder dragged by the pointer, and the place below it. The cells are regular, so the place is calculated. */
export function useFolderDrag({ ids, grid, layout, onLift, onDrop, onCancel }: FolderDragOptions) {
  const [carried, setCarried] = useState<{ id: string; place: number } | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
  )
  const placeOf = ({ activatorEvent, delta }: DragMoveEvent) => {
    const start = startOf(activatorEvent)
    const corner = grid.current?.getBoundingClientRect()
    if (!start || !corner) return null
    // `delta` includes scrolling since the start; so do both of these.
    const x = start.pageX + delta.x - (corner.left + window.scrollX)
    const y = start.pageY + delta.y - (corner.top + window.scrollY)
    return placeAt({ x, y }, layout, ids.length)
  }
  const end = () => {
    setCarried(null)
    // The click that ends the press comes after this.
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
  }
  const handlers = {
    onDragStart({ active }: DragStartEvent) {
      const id = String(active.id)
      // A press that dragged a folder does not open it.
      window.addEventListener('click', swallow, { capture: true })
      setCarried({ id, place: ids.indexOf(id) })
      onLift(id)
    },
    onDragMove(event: DragMoveEvent) {
      const place = placeOf(event)
      setCarried((now) => (now && place !== null && place !== now.place ? { ...now, place } : now))
    },
    onDragEnd(event: DragEndEvent) {
      end()
      // The last movement may not have been drawn yet.
      if (carried) onDrop(carried.id, placeOf(event) ?? carried.place)
    },
    onDragCancel() {
      end()
      if (carried) onCancel(carried.id)
    },
  }
  return { carried, sensors, handlers }
}

function startOf(event: Event): { pageX: number; pageY: number } | null {
  if (event instanceof MouseEvent) return event
  // A browser without a touch screen may lack `TouchEvent`.
  if (typeof TouchEvent !== 'undefined' && event instanceof TouchEvent)
    return event.touches[0] ?? event.changedTouches[0] ?? null
  return null
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
