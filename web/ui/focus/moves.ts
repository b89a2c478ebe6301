import { createStore, useStore } from '../store.ts'

/** With what somebody moved last. */
type Means = 'keys' | 'pointer' | 'touch'

const TYPED_INTO = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"])'
const LEADING = /^(Tab|Arrow.*|Escape|F\d+)$/

const means = createStore<Means>('pointer')

/**
 * Notes how the person moves, as `data-moves` of the root: a browser rings what a script gives the focus whenever nobody has
 * pressed anything yet, and after the Enter of a phone's own keyboard. Under a finger no ring says anything (tokens.css).
 */
export function followMoves(): void {
  set(window.matchMedia('(hover: none)').matches ? 'touch' : 'pointer')
  const point = ({ pointerType }: PointerEvent) => set(pointerType === 'mouse' ? 'pointer' : 'touch')
  const press = (event: KeyboardEvent) => {
    if (means.get() !== 'touch' || !isTyping(event)) set('keys')
  }
  window.addEventListener('pointerdown', point, true)
  window.addEventListener('keydown', press, true)
}

export function movesByTouch(): boolean {
  return means.get() === 'touch'
}

export function movesByKeys(): boolean {
  return means.get() === 'keys'
}

export function useMovesByKeys(): boolean {
  return useStore(means, (now) => now === 'keys')
}

/** Most likely on the keyboard that a phone shows. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(TYPED_INTO) && !LEADING.test(key)
}

function set(next: Means): void {
  if (next === means.get() && document.documentElement.dataset['moves'] === next) return
  document.documentElement.dataset['moves'] = next
  means.set(next)
}
