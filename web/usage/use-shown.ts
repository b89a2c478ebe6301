import { useEffect } from 'react'
import type { UsageEntry } from '../../contract/usage.ts'

/** Seen for a moment, not scrolled past. */
const SHOWN_MS = 1500

/** Counts something as seen once it has been visible for a moment; null: nothing to see. */
export function useCountShown(use: UsageEntry | null): void {
  const key = use && JSON.stringify(use)
  // Time, and the tab's visibility, are outside React.
  useEffect(() => {
    if (key === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => void noteUse(JSON.parse(key) as UsageEntry), SHOWN_MS)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [key])
}

/** The script loads with the first sighting; if it fails to load, nothing is counted. */
async function noteUse(use: UsageEntry): Promise<void> {
  try {
    const { note } = await import('./record.ts')
    note(use)
  } catch {
    // Failures are not reported: they do not concern the person.
  }
}
