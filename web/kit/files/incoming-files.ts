import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A file dropped on the window, or pasted; of several the first picture, null for anything else. Returns whether one is held over the
 * window. Text dragged or pasted over a field belongs to the field.
 */
export function useIncomingFiles(onFile: (file: File | null, all: readonly File[]) => void): boolean {
  const [isHeldOver, setIsHeldOver] = useState(false)
  const take = useEffectEvent(onFile)

  // Handled for the whole window: the browser would open a file that misses the dialog.
  useEffect(() => {
    const going = new AbortController()
    const listen = <Name extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      name: Name,
      listener: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, listener, { signal: going.signal })
    listen('dragover', (event) => {
      if (isForField(event, event.dataTransfer)) return
      event.preventDefault()
      // A link that is dragged holds no file.
      setIsHeldOver(event.dataTransfer?.types.includes('Files') ?? false)
    })
    listen('dragleave', ({ relatedTarget }) => relatedTarget || setIsHeldOver(false))
    listen('drop', (event) => {
      setIsHeldOver(false)
      // A drop target of its own handles its drop.
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

/** A copied cell or line brings a picture of itself beside its text: a field takes the text. */
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
