import { useEffect, useEffectEvent, useState } from 'react'

/** Files that are dropped on the window, or pasted; null for something else. Answers whether one is held over it. */
export function useIncomingFiles(onFile: (file: File | null) => void): boolean {
  const [isHeldOver, setIsHeldOver] = useState(false)
  const take = useEffectEvent(onFile)

  // What is pasted or dragged is the window's: the browser would leave the page for a file that misses the dialog.
  useEffect(() => {
    const going = new AbortController()
    const listen = <Name extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      name: Name,
      listener: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, listener, { signal: going.signal })
    listen('dragover', (event) => {
      event.preventDefault()
      setIsHeldOver(true)
    })
    listen('dragleave', ({ relatedTarget }) => relatedTarget || setIsHeldOver(false))
    listen('drop', (event) => {
      setIsHeldOver(false)
      // What has a place of its own to be dropped on is for that place.
      if (event.defaultPrevented) return
      event.preventDefault()
      take(event.dataTransfer?.files[0] ?? null)
    })
    listen('paste', ({ clipboardData, target }) => {
      // Text for a field is the field's.
      if (!(target instanceof HTMLInputElement)) take(clipboardData?.files[0] ?? null)
    })
    return () => going.abort()
  }, [])

  return isHeldOver
}
