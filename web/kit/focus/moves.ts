import { createStore, useStore } from '../store.ts'

/** The device of the last movement. */
type Means = 'keys' | 'pointer' | 'touch'

const TYPED_INTO = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"])'
const LEADING = /^(Tab|Arrow.*|Escape|F\d+)$/

const means = createStore<Means>('pointer')

/**
 * Records the input device as `data-moves` on the root: browsers draw focus rings for scripted focus before any press, and after Enter
 * on a phone's keyboard. With touch no ring is needed (look/theme.css).
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

/** Most likely on a phone's on-screen keyboard. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(TYPED_INTO) && !LEADING.test(key)
}

function set(next: Means): void {
  if (next === means.get() && document.documentElement.dataset['moves'] === next) return
  document.documentElement.dataset['moves'] = next
  means.set(next)
}
