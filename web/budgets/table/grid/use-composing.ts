import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

interface Composing {
  grid: RefObject<HTMLElement | null>
  /** The cell that somebody is at, where its words shall be put together. */
  cell: () => HTMLElement | null
  /** A word stands: the cell is typed in, beginning with it. */
  onWord: (word: string) => void
}

/**
 * Words that an input method puts together, as Chinese ones are, begin a cell's text as other letters do. A method gives its
 * letters only to what text can be typed in; an `EditContext` makes the grid that, and leaves it the grid with its focus.
 * Browsers without one give the first letter as it is pressed: Enter or F2 comes before a word there. A finger is offered no
 * keyboard for a cell that it has only touched.
 *
 * Answers what stands so far of a word; null while none is put together.
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
      // A sign chosen from a list, or a word that was spoken, is whole at once.
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

/** It lasts as long as the element. */
function openContext(element: HTMLElement): EditContext | undefined {
  const { EditContext } = window as { EditContext?: new () => EditContext }
  if (!EditContext || !matchMedia('(pointer: fine)').matches) return undefined
  const context = new EditContext()
  Object.assign(element, { editContext: context })
  return context
}

/** What is used of the browser's, which the types do not know yet. */
interface EditContext extends EventTarget {
  readonly text: string
  updateText: (from: number, to: number, text: string) => void
  updateSelection: (from: number, to: number) => void
  updateControlBounds: (bounds: DOMRect) => void
  updateSelectionBounds: (bounds: DOMRect) => void
  updateCharacterBounds: (from: number, bounds: DOMRect[]) => void
}
