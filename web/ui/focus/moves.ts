import { useSyncExternalStore } from 'react'

/** With what somebody moved last. */
type Means = 'keys' | 'pointer' | 'touch'

const TYPED_INTO = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"])'
const LEADING = /^(Tab|Arrow.*|Escape|F\d+)$/

let means: Means = 'pointer'
const listeners = new Set<() => void>()

/**
 * Notes how the person moves, as `data-moves` of the root: a browser rings what a script gives the focus whenever nobody has
 * pressed anything yet, and after the Enter of a phone's own keyboard. Under a finger no ring says anything (tokens.css).
 */
export function followMoves(): void {
  set(window.matchMedia('(hover: none)').matches ? 'touch' : 'pointer')
  const point = ({ pointerType }: PointerEvent) => set(pointerType === 'mouse' ? 'pointer' : 'touch')
  const press = (event: KeyboardEvent) => {
    if (means !== 'touch' || !isTyping(event)) set('keys')
  }
  window.addEventListener('pointerdown', point, true)
  window.addEventListener('keydown', press, true)
}

export function movesByTouch(): boolean {
  return means === 'touch'
}

export function useMovesByKeys(): boolean {
  return useSyncExternalStore(subscribe, () => means === 'keys')
}

/** Most likely on the keyboard that a phone shows. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(TYPED_INTO) && !LEADING.test(key)
}

function set(next: Means): void {
  if (next === means && document.documentElement.dataset['moves'] === next) return
  means = next
  document.documentElement.dataset['moves'] = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
