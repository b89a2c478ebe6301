import type { PaperPoint } from '../geometry/boxes.ts'

/** React's and the browser's events alike. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const arrows: Record<string, PaperPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** How far an arrow key moves something, in mm: 1, with Shift 10, with Alt 0.1. Undefined for other keys. */
export function arrowWay({ key, shiftKey, altKey }: PressedKey): PaperPoint | undefined {
  const way = arrows[key]
  const step = shiftKey ? 10 : altKey ? 0.1 : 1
  return way && { x: way.x * step, y: way.y * step }
}
