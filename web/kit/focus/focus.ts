/** Marks a dialog that has the focus only because its own element has left. */
export const KEPT = 'data-kept-focus'

/**
 * Whether no element has the focus: its element has left, or is out of sight. `main` counts as none, since each page begins there, and
 * so does a dialog that only keeps it.
 */
export function isFocusLost(): boolean {
  const focused = document.activeElement
  return !focused || focused.matches(`body, main, [${KEPT}]`) || !focused.checkVisibility()
}

/** Whether the focus is within the element, or nowhere: whoever went on elsewhere while a call was under way keeps their place. */
export function isFocusFree(within: Element | null): boolean {
  return isFocusLost() || (within?.contains(document.activeElement) ?? false)
}

export function focusIfLost(target: HTMLElement | null): void {
  if (isFocusLost()) target?.focus({ preventScroll: true })
}

/** For a pressed button that leaves with what it changes. */
export function focusPage(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
