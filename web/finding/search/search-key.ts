import { useEffect, type RefObject } from 'react'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** As the keyboard labels it, and as assistive technology names it. */
export const searchKey = isApple ? { name: '⌘ K', ariaName: 'Meta+K' } : { name: 'Ctrl K', ariaName: 'Control+K' }

/**
 * Ctrl+K (⌘K) focuses the field from anywhere, except below a dialog. Never a single key: speech input would press it with every word
 * (WCAG 2.1.4).
 */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  // The key belongs to the document.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isHeld = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (event.key.toLowerCase() !== 'k' || !isHeld || event.shiftKey || event.altKey) return
      if (event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field])
}

/** The id of the search field. */
export const SEARCH_FIELD = 'search-field'

/** Selects some of the search words where they are typed. */
export function selectInSearch({ text, start }: { text: string; start: number }): void {
  const field = document.getElementById(SEARCH_FIELD)
  if (!(field instanceof HTMLInputElement)) return
  field.focus()
  // Spaces may stand before the words as they are typed.
  const from = field.value.indexOf(text, start)
  if (from >= 0) field.setSelectionRange(from, from + text.length)
}
