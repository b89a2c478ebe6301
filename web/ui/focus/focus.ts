/** Nobody has the focus: what had it is gone, or out of sight. On `main`, where every page begins, it was put for want of a better place. */
export function isFocusLost(): boolean {
  const focused = document.activeElement
  return !focused || focused.matches('body, main') || !focused.checkVisibility()
}

export function focusIfLost(target: HTMLElement | null): void {
  if (isFocusLost()) target?.focus({ preventScroll: true })
}
