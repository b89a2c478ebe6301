/** Nobody has the focus: what had it is gone. */
export function isFocusLost(): boolean {
  const focused = document.activeElement
  return !focused || focused === document.body
}

export function focusIfLost(target: HTMLElement | null): void {
  if (isFocusLost()) target?.focus({ preventScroll: true })
}
