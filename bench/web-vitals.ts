import type { Page } from 'playwright-core'

/** From Chromium's performance entries: lcp and inp in ms, cls without a unit. */
export interface Vitals {
  lcp: number
  cls: number
  inp: number
}

/** Watches every page loaded from now on; the returned function reads the values so far. */
export async function watchVitals(page: Page): Promise<() => Promise<Vitals>> {
  await page.addInitScript(WATCH)
  return () => page.evaluate<Vitals>('window.quarryVitals')
}

// CLS is the largest burst of layout shifts without input (windows of at most 5 s, 1 s apart), INP the longest
// interaction: web.dev/articles/cls and web.dev/articles/inp.
const WATCH = `
  const vitals = (window.quarryVitals = { lcp: 0, cls: 0, inp: 0 })
  const watch = (type, see, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...options })
  watch('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime))
  let burst = { value: 0, first: 0, last: 0 }
  watch('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return
    const goesOn = startTime - burst.last < 1000 && startTime - burst.first < 5000
    burst = goesOn ? { ...burst, value: burst.value + value, last: startTime } : { value, first: startTime, last: startTime }
    vitals.cls = Math.max(vitals.cls, burst.value)
  })
  watch('event', (entry) => entry.interactionId && (vitals.inp = Math.max(vitals.inp, entry.duration)), { durationThreshold: 16 })
`
