import { useEffect, useState } from 'react'
import { pauseLeft } from './lock-pause.ts'
import type { LockRecord } from './lock-record.ts'

const BEAT_MS = 250

/** How many ms are left until the next password is accepted. */
export function usePause(record: LockRecord | null): number {
  const [now, setNow] = useState(Date.now)
  const left = record ? pauseLeft(record, now) : 0
  const isWaiting = left > 0
  // Time passes outside React.
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), BEAT_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
  return left
}
