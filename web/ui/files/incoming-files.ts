import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A file that is dropped on the window, or pasted; a picture where there are several, all of which come beside it, null for something else.
 * Answers whether one is held over it. Words that are dragged or pasted over a field are the field's.
 */
export function useIncomingFiles(onFile: (file: File | null, all: readonly File[]) => void): boolean {
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
      if (isForField(event, event.dataTransfer)) return
      event.preventDefault()
      setIsHeldOver(true)
    })
    listen('dragleave', ({ relatedTarget }) => relatedTarget || setIsHeldOver(false))
    listen('drop', (event) => {
      setIsHeldOver(false)
      // What has a place of its own to be dropped on is for that place.
      if (event.defaultPrevented || isForField(event, event.dataTransfer)) return
      event.preventDefault()
      take(fileIn(event.dataTransfer), filesIn(event.dataTransfer))
    })
    listen('paste', (event) => {
      if (event.defaultPrevented || isForField(event, event.clipboardData)) return
      take(fileIn(event.clipboardData), filesIn(event.clipboardData))
    })
    return () => going.abort()
  }, [])

  return isHeldOver
}

/** A copied cell or line of a document brings a picture of itself beside its words: into a field, the words are meant. */
function isForField({ target }: Event, transfer: DataTransfer | null): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && (!transfer?.types.includes('Files') || transfer.types.includes('text/plain'))
}

function fileIn(transfer: DataTransfer | null): File | null {
  const files = filesIn(transfer)
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0] ?? null
}

function filesIn(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])]
}
