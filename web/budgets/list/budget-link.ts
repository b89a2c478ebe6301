export function budgetLinkId(id: string): string {
  return `budget-${id}`
}

/** Focuses the link of a list in the next frame, once what had the focus has gone. */
export function focusBudget(id: string): void {
  requestAnimationFrame(() => document.getElementById(budgetLinkId(id))?.focus())
}
