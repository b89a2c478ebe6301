import { lazyComponent } from '../../kit/late/lazy-component.tsx'

/** How long, in ms, a first page waits for its chips: chips that come later move the list, but the list has priority. */
const PATIENCE_MS = 200

/** Loads the chips' script, which a list without filters does not need. The rail loads it early. */
export async function loadChips() {
  return (await import('./FilterChips.tsx')).FilterChips
}

export const FilterChips = lazyComponent(loadChips)

/** Waits so that chips and list render together. Their files load with the page's script (`public/first-paint.js`). */
export function chipsOfFirstPage(): Promise<void> {
  return new Promise((resolve) => {
    FilterChips.preload(resolve)
    setTimeout(resolve, PATIENCE_MS)
  })
}
