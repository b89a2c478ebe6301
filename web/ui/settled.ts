import { useEffect, useState } from 'react'

/** The text once it has stayed the same for so long. */
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
