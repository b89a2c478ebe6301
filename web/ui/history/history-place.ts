/** Whether the step before this one is a page of ours. */
export function canGoBack(): boolean {
  // The router counts the entries that it made; where the browser tells of those before a reload or another document, it knows more.
  const { navigation } = window as { navigation?: { canGoBack: boolean } }
  const { idx } = (window.history.state ?? {}) as { idx?: unknown }
  return navigation?.canGoBack ?? (typeof idx === 'number' && idx > 0)
}
