import { useEffect, useState } from 'react'

/** Whether something has been true for `pauseMs`: shorter states need not be shown. */
export function useAfterPause(isSo: boolean, pauseMs: number): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  if (!isSo && hasLasted) setHasLasted(false)
  // Time is outside React.
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setHasLasted(true), pauseMs)
    return () => clearTimeout(timer)
  }, [isSo, pauseMs])
  return isSo && hasLasted
}
