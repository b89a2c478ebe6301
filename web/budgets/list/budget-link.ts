export function budgetLinkId(id: string): string {
  return `budget-${id}`
}

/** Focuses the link of a list in the next frame, when the element that had the focus is gone. */
export function focusBudget(id: string): void {
  requestAnimationFrame(() => document.getElementById(budgetLinkId(id))?.focus())
}
