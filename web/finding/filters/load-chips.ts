import { lazyComponent } from '../../ui/late/lazy-component.tsx'

/** As long, in ms, a first page waits for its chips: what comes later moves the list, but the list comes first. */
const PATIENCE_MS = 200

/** The chips' script: a list that is not narrowed needs none. The rail fetches it early. */
export async function loadChips() {
  return (await import('./FilterChips.tsx')).FilterChips
}

export const FilterChips = lazyComponent(loadChips)

/** Once chips are drawn with the list that they narrow. Their files come with the page's script (`public/first-paint.js`). */
export function chipsOfFirstPage(): Promise<void> {
  return new Promise((resolve) => {
    FilterChips.preload(resolve)
    setTimeout(resolve, PATIENCE_MS)
  })
}
