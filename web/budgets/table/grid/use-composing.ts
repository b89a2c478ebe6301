import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

interface Composing {
  grid: RefObject<HTMLElement | null>
  /** The current cell, at which the input method shows its window. */
  cell: () => HTMLElement | null
  /** A word is complete: the cell is edited, starting with it. */
  onWord: (word: string) => void
}

/**
 * Lets an input method, as for Chinese, start a cell's text. It needs an editable target, so an `EditContext` makes the grid one. Browsers
 * without it need Enter or F2 first. Answers the word that is being composed; null while there is none.
 */
export function useComposing({ grid, cell, onWord }: Composing): string | null {
  const [unfinished, setUnfinished] = useState<string | null>(null)
  const place = useEffectEvent((context: EditContext) => {
    const at = cell()?.getBoundingClientRect()
    if (!at) return
    context.updateControlBounds(at)
    context.updateSelectionBounds(at)
    context.updateCharacterBounds(
      0,
      Array.from({ length: context.text.length }, () => at),
    )
  })
  const finish = useEffectEvent((context: EditContext) => {
    const word = context.text
    context.updateText(0, word.length, '')
    context.updateSelection(0, 0)
    setUnfinished(null)
    if (word !== '') onWord(word)
  })
  useEffect(() => {
    const context = grid.current && openContext(grid.current)
    if (!context) return
    let isComposing = false
    const on = (type: string, act: () => void) => context.addEventListener(type, act)
    on('compositionstart', () => {
      isComposing = true
      place(context)
    })
    on('textupdate', () => {
      // A character picked from a list, or a spoken word, is complete at once.
      if (isComposing) setUnfinished(context.text)
      else finish(context)
    })
    on('characterboundsupdate', () => place(context))
    on('compositionend', () => {
      isComposing = false
      finish(context)
    })
  }, [grid])
  return unfinished
}

/** The context lives as long as the element. */
function openContext(element: HTMLElement): EditContext | undefined {
  const { EditContext } = window as { EditContext?: new () => EditContext }
  if (!EditContext || !matchMedia('(pointer: fine)').matches) return undefined
  const context = new EditContext()
  Object.assign(element, { editContext: context })
  return context
}

/** The part of the browser's `EditContext` that is used. TypeScript does not have it yet. */
interface EditContext extends EventTarget {
  readonly text: string
  updateText: (from: number, to: number, text: string) => void
  updateSelection: (from: number, to: number) => void
  updateControlBounds: (bounds: DOMRect) => void
  updateSelectionBounds: (bounds: DOMRect) => void
  updateCharacterBounds: (from: number, bounds: DOMRect[]) => void
}
