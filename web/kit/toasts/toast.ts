import { createStore, useStore } from '../store.ts'

/** A toast is one short line at the bottom; a notification is a card at the top. */
export interface Toast {
  id: number
  kind: 'toast' | 'notification'
  text: string
  /** The language of its words, if it is not the page's. */
  lang?: string
  action?: ToastAction | undefined
  /** Shown beside it. */
  otherAction?: ToastAction | undefined
  cause?: string | undefined
  /** Its subject: of messages with the same subject only the latest is shown. */
  topic?: string | undefined
}

/** A toast's action, such as an undo. Pressing it closes the toast. */
export interface ToastAction {
  label: string
  act: () => void
}

/** The most messages of a kind at a time. */
const MOST_SHOWN = 3

const toasts = createStore<readonly Toast[]>([])
let lastId = 0

/** Shows a toast; the same words are not shown twice at a time. */
export function showToast(text: string, action?: ToastAction, otherAction?: ToastAction): void {
  show('toast', { text, action, otherAction })
}

/** Shows a toast that replaces the last one of the same subject. */
export function showLatest(topic: string, text: string, action?: ToastAction): void {
  toasts.set(toasts.get().filter((toast) => toast.topic !== topic))
  show('toast', { text, topic, action })
}

/** Shows a toast in another language than the page's. */
export function showToastIn(lang: string, text: string, action: ToastAction): void {
  show('toast', { text, lang, action })
}

/** Reports a failure; while it is shown, nothing else of the same cause is. */
export function showFault(text: string, cause?: string): void {
  if (cause === undefined || toasts.get().every((toast) => toast.cause !== cause)) show('toast', { text, cause })
}

/** Shows a notification card, for longer texts. */
export function showNotification(text: string): void {
  show('notification', { text })
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** Closes all messages, when the page is left. */
export function dismissToasts(): void {
  toasts.set([])
}

export function useToasts(): readonly Toast[] {
  return useStore(toasts)
}

function show(
  kind: Toast['kind'],
  said: Pick<Toast, 'text' | 'lang' | 'action' | 'otherAction' | 'cause' | 'topic'>,
): void {
  const shown = toasts.get()
  // A message with an action replaces the older one, whose undo concerned another change.
  if (!said.action && shown.some((toast) => toast.text === said.text)) return
  lastId += 1
  const others = shown.filter((toast) => toast.kind !== kind)
  const alike = shown.filter((toast) => toast.kind === kind).slice(1 - MOST_SHOWN)
  toasts.set([...others, ...alike, { id: lastId, kind, ...said }])
}
