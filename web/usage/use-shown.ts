import { useEffect } from 'react'
import type { UsageEntry } from '../../contract/usage.ts'

/** Looked at for a moment, not passed by. */
const SHOWN_MS = 1500

/** Has it counted that somebody sees this, once it has been in sight for a moment; null: there is nothing to be seen. */
export function useCountShown(use: UsageEntry | null): void {
  const key = use && JSON.stringify(use)
  // Time is outside React, and whether a tab is looked at, too.
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

/** Its script comes when the first thing has been seen; where it does not come, nothing is counted. */
async function noteUse(use: UsageEntry): Promise<void> {
  try {
    const { note } = await import('./record.ts')
    note(use)
  } catch {
    // Nobody is told: it is not for them.
  }
}
