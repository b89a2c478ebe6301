import { flushSync } from 'react-dom'
import { createStore, useStore } from './store.ts'

const isPrinting = createStore(false)

/** Follows the browser's printing from now on. The page has rendered for the paper when its `beforeprint` event ends. */
export function followPrinting(): void {
  window.addEventListener('beforeprint', () => flushSync(() => isPrinting.set(true)))
  window.addEventListener('afterprint', () => isPrinting.set(false))
}

/** Whether the page is being printed. What a list leaves out on a screen is in the document meanwhile. */
export function usePrinting(): boolean {
  return useStore(isPrinting)
}
