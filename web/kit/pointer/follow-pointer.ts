interface HeldPointer {
  onMove: (event: PointerEvent) => void
  /** The pointer was let go, or the browser took it away. */
  onEnd: (isDropped: boolean) => void
  /** Before any other listener hears of the key. */
  onKey: (event: KeyboardEvent) => void
}

/** Follows a pointer that holds something, wherever in the window it goes. For an effect: answers what stops it. */
export function followPointer({ onMove, onEnd, onKey }: HeldPointer): () => void {
  const gone = new AbortController()
  const { signal } = gone
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', () => onEnd(true), { signal })
  window.addEventListener('pointercancel', () => onEnd(false), { signal })
  window.addEventListener('keydown', onKey, { signal, capture: true })
  return () => gone.abort()
}
