import type { ClipboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { createStore, useStore } from '../../kit/store.ts'

/** Characters of the search words; a longer text is a whole brief. */
export const LONGEST_WORDS = 200
export const BRIEF_PATH = '/brief'

/** A text on its way to the brief's page: neither in an address nor in the recent searches. */
const brought = createStore<string | null>(null)

/** Opens a text that is pasted into the search box, and is too long for it, as a brief. */
export function useLongPaste(): (event: ClipboardEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const text = event.clipboardData.getData('text/plain').trim()
    if (text.length <= LONGEST_WORDS) return
    event.preventDefault()
    brought.set(text)
    void navigate(BRIEF_PATH)
  }
}

export function useBroughtText(): string | null {
  return useStore(brought)
}

export function endBringing(): void {
  brought.set(null)
}
