import { useEffect, useState } from 'react'

/** The text once it has been unchanged for this time. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text)
  // A pause in typing is outside React.
  useEffect(() => {
    if (text === settled) return undefined
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, settled, pauseMs])
  return settled
}
