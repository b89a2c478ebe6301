import { createStore, useStore } from '../../../ui/store.ts'
import type { PaperPoint } from '../geometry/boxes.ts'
import { bringIntoSight } from './view.ts'

/** How long a place has its ring: time enough to find it. */
const SHOWN_MS = 6000
/** What is seen around it, in mm. */
const AROUND = 30

const pointed = createStore<PaperPoint | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

/** The place on the paper, in mm, that somebody is being shown. */
export function usePointedAt(): PaperPoint | null {
  return useStore(pointed)
}

/** Brings a place on the paper into sight, and rings it for some seconds. */
export function pointAt({ x, y }: PaperPoint): void {
  bringIntoSight({ x: x - AROUND, y: y - AROUND, w: 2 * AROUND, h: 2 * AROUND })
  pointed.set({ x, y })
  clearTimeout(timer)
  timer = setTimeout(endPointing, SHOWN_MS)
}

/** Sooner, when the paper goes. */
export function endPointing(): void {
  clearTimeout(timer)
  pointed.set(null)
}
