import { createStore, useStore } from '../../../kit/store.ts'
import type { PaperPoint } from '../geometry/boxes.ts'
import { bringIntoSight } from './view.ts'

/** How long a ring marks a place. */
const SHOWN_MS = 6000
/** How much is shown around the place, in mm. */
const AROUND = 30

const pointed = createStore<PaperPoint | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

/** The place on the paper, in mm, that is being pointed out. */
export function usePointedAt(): PaperPoint | null {
  return useStore(pointed)
}

/** Brings a place on the paper into sight and marks it with a ring for some seconds. */
export function pointAt({ x, y }: PaperPoint): void {
  bringIntoSight({ x: x - AROUND, y: y - AROUND, w: 2 * AROUND, h: 2 * AROUND })
  pointed.set({ x, y })
  clearTimeout(timer)
  timer = setTimeout(endPointing, SHOWN_MS)
}

/** Removes the ring, also when the paper closes. */
export function endPointing(): void {
  clearTimeout(timer)
  pointed.set(null)
}
