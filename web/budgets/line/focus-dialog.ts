/** Focuses the drawer that a pressed button stands in, because the button goes with its line. */
export function focusDialogOf(pressed: EventTarget & Element): void {
  pressed.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true })
}
