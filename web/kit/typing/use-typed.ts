import { useRef, useState } from 'react'

/**
 * A text that is typed over a stored value, until it is taken or given up. Each edit is taken once: the key that takes it often moves the
 * focus, and the blur that follows comes before the field is rendered again. `onTake` answers whether it has taken the text; a refused
 * one stays as it was typed.
 */
export function useTyped(onTake: (text: string) => boolean) {
  /** Null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef<string | null>(null)
  const type = (text: string | null) => {
    latest.current = text
    setTyped(text)
  }
  const take = () => {
    const text = latest.current
    if (text === null) return
    type(null)
    if (!onTake(text)) type(text)
  }
  return { typed, type: (text: string) => type(text), take, giveUp: () => type(null) }
}

/** Lets one of the ends of an edit act: the key that ends it moves the focus, and the blur that follows would end it again. */
export function useEndsOnce(): (act: () => void) => void {
  const hasEnded = useRef(false)
  return (act) => {
    if (hasEnded.current) return
    hasEnded.current = true
    act()
  }
}
