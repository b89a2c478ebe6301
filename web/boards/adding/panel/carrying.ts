import { useEffect, useEffectEvent, useState, type PointerEvent as ReactPointerEvent } from 'react'
import type { PanelMaterial } from './material.ts'

/** A press becomes a drag after this movement, CSS px. */
const DISTANCE = 8

/** A drop in CSS px of the window. */
export interface DropPlace {
  clientX: number
  clientY: number
}

interface Carried extends DropPlace {
  material: PanelMaterial
}

interface Held {
  material: PanelMaterial
  from: DropPlace
}

/**
 * Drags a material from the panel to the paper with a mouse or a pen; a finger scrolls instead. Escape or a drop on the panel ends the drag
 * without placing it.
 */
export function useMaterialDrag(
  panel: { current: HTMLElement | null },
  onDrop: (material: PanelMaterial, place: DropPlace) => void,
) {
  const [held, setHeld] = useState<Held | null>(null)
  const [carried, setCarried] = useState<Carried | null>(null)
  const end = () => {
    setHeld(null)
    setCarried(null)
  }
  const cancel = useEffectEvent(end)
  const move = useEffectEvent(({ clientX, clientY, buttons }: PointerEvent) => {
    if (!held) return
    if (buttons === 0) return end()
    const isFar = Math.hypot(clientX - held.from.clientX, clientY - held.from.clientY) > DISTANCE
    if (isFar || carried) setCarried({ material: held.material, clientX, clientY })
  })
  const drop = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    const below = document.elementFromPoint(clientX, clientY)
    if (carried) {
      // The click that ends the drag must not place it again.
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
      if (below && !panel.current?.contains(below)) onDrop(carried.material, { clientX, clientY })
    }
    end()
  })
  const giveUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !carried) return
    event.stopPropagation()
    end()
  })
  const isHeld = held !== null
  // The pointer leaves the panel, so the window listens.
  useEffect(() => {
    if (!isHeld) return undefined
    const ended = new AbortController()
    const { signal } = ended
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', cancel, { signal })
    window.addEventListener('keydown', giveUp, { signal, capture: true })
    return () => ended.abort()
  }, [isHeld])
  const hold = (material: PanelMaterial, { pointerType, button, clientX, clientY }: ReactPointerEvent) => {
    if (pointerType !== 'touch' && button === 0) setHeld({ material, from: { clientX, clientY } })
  }
  return { carried, hold }
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
