/** The chips' script: a list that is not narrowed needs none. The rail fetches it early. */
export async function loadChips() {
  return (await import('./FilterChips.tsx')).FilterChips
}
