import { createStore, useStore } from '../store.ts'

/** A toast is one short line at the bottom; a notification is a card at the top. */
export interface Toast {
  id: number
  kind: 'toast' | 'notification'
  text: string
  action?: ToastAction | undefined
  /** Beside it. */
  otherAction?: ToastAction | undefined
  cause?: string | undefined
  /** What it speaks of, where only the latest of it stands. */
  topic?: string | undefined
}

/** What a toast offers beside its words, as taking back what was done. Pressed, the toast goes. */
export interface ToastAction {
  label: string
  act: () => void
}

/** More than these of a kind at a time, and nobody reads any. */
const MOST_SHOWN = 3

const toasts = createStore<readonly Toast[]>([])
let lastId = 0

/** Says something in one line; the same words are not shown twice at a time. */
export function showToast(text: string, action?: ToastAction, otherAction?: ToastAction): void {
  show('toast', { text, action, otherAction })
}

/** Says something that takes the place of what was said last of the same. */
export function showLatest(topic: string, text: string, action?: ToastAction): void {
  toasts.set(toasts.get().filter((toast) => toast.topic !== topic))
  show('toast', { text, topic, action })
}

/** Says what came to nothing; as long as it stands there, nothing else is said of the same cause. */
export function showFault(text: string, cause?: string): void {
  if (cause === undefined || toasts.get().every((toast) => toast.cause !== cause)) show('toast', { text, cause })
}

/** Says something that may need reading, on a card. */
export function showNotification(text: string): void {
  show('notification', { text })
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** All go, as with a page that is left. */
export function dismissToasts(): void {
  toasts.set([])
}

export function useToasts(): readonly Toast[] {
  return useStore(toasts)
}

function show(kind: Toast['kind'], said: Pick<Toast, 'text' | 'action' | 'otherAction' | 'cause' | 'topic'>): void {
  const shown = toasts.get()
  // With something to do it speaks of the latest: what the older one would take back is another matter.
  if (!said.action && shown.some((toast) => toast.text === said.text)) return
  lastId += 1
  const others = shown.filter((toast) => toast.kind !== kind)
  const alike = shown.filter((toast) => toast.kind === kind).slice(1 - MOST_SHOWN)
  toasts.set([...others, ...alike, { id: lastId, kind, ...said }])
}
