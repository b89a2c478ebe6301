/** Whether no element has the focus: its element has left, or is out of sight. `main` counts as none: each page begins there. */
export function isFocusLost(): boolean {
  const focused = document.activeElement
  return !focused || focused.matches('body, main') || !focused.checkVisibility()
}

export function focusIfLost(target: HTMLElement | null): void {
  if (isFocusLost()) target?.focus({ preventScroll: true })
}
