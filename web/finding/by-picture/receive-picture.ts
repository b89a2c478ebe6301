import { useState, type ClipboardEvent, type DragEvent } from 'react'
import { droppedFile, pastedPicture } from './picture-in.ts'

/** Lets a text field take pictures too: handlers for paste and drop, and whether a file is held over it. */
export function useReceivingPicture(onPicture: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  const take = (event: ClipboardEvent | DragEvent, file: File | undefined) => {
    if (!file) return
    event.preventDefault()
    onPicture(file)
  }
  const holdOver = (event: DragEvent) => {
    // Text goes to the field itself.
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const handlers = {
    onPaste: (event: ClipboardEvent) => take(event, pastedPicture(event.clipboardData)),
    onDragEnter: holdOver,
    onDragOver: holdOver,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
    },
    onDrop: (event: DragEvent) => {
      setIsOver(false)
      take(event, droppedFile(event.dataTransfer))
    },
  }
  return { isOver, handlers }
}
