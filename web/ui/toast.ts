import { useSyncExternalStore } from 'react'

interface Toast {
  id: number
  text: string
}

const SHOWN_MS = 6000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says something once, for six seconds; the same words are not shown twice at a time. */
export function showToast(text: string): void {
  if (toasts.some((toast) => toast.text === text)) return
  lastId += 1
  const id = lastId
  setToasts([...toasts, { id, text }])
  setTimeout(() => dismissToast(id), SHOWN_MS)
}

export function dismissToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id))
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts)
}

function setToasts(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
