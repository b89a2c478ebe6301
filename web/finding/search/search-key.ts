import { useEffect, type RefObject } from 'react'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** As the keyboard's owner calls it, and as assistive technology does. */
export const searchKey = isApple ? { name: '⌘ K', ariaName: 'Meta+K' } : { name: 'Ctrl K', ariaName: 'Control+K' }

/**
 * Ctrl+K (⌘K) leads to the field from anywhere, save where a dialog lies over it. Never a key alone: whoever speaks to
 * their computer would press it with every word (WCAG 2.1.4).
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
