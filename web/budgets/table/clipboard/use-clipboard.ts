import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { say } from '../../../kit/toasts/spoken.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { isNoEdit, type CellText } from '../cells/write-cells.ts'
import type { ColumnKey } from '../columns/column.ts'
import type { Block } from '../keys/selection.ts'
import type { TableModel } from '../table-model.ts'
import type { TableWords } from '../words.ts'
import { cellsOf, putOnClipboard } from './copying.ts'
import { emptied } from './filling.ts'
import { planPaste, type Pasted, type PasteRefusal } from './pasting.ts'
import { readTsv } from './tsv.ts'

interface Clipboard {
  grid: RefObject<HTMLElement | null>
  model: TableModel
  block: Block
  write: (cells: readonly CellText[]) => unknown
}

/** A paste that is shown before it is written. */
interface Asked {
  pasted: Pasted
  cells: string[][]
  block: Block
}

/**
 * Copies, cuts and pastes while the table has the focus. Answers the paste that needs a preview: one with a header, or with unreadable
 * cells.
 */
export function useClipboard({ grid, model, block, write }: Clipboard) {
  const { t } = model.context.words
  const [asked, setAsked] = useState<Asked | null>(null)
  const take = (pasted: Pasted) => {
    setAsked(null)
    if (!isNoEdit(pasted.edit)) model.editor.edit(pasted.edit)
    say(t('budgetTable.said.pasted', { count: pasted.takenCount }))
  }
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const cells = cellsOf(model, block)
    if (!event.clipboardData || cells.length === 0) return
    event.preventDefault()
    putOnClipboard(event.clipboardData, cells)
    say(t('budgetTable.said.copied', { count: cells.length * (cells[0]?.length ?? 0) }))
    if (event.type === 'cut') write(emptied(model, block))
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (text === '') return
    event.preventDefault()
    const cells = readTsv(text)
    const pasted = planPaste(model, cells, block)
    if ('why' in pasted) showToast(refusalText(model.context.words, pasted))
    else if (pasted.hasHead || pasted.notUnderstood.length > 0) setAsked({ pasted, cells, block })
    else take(pasted)
  })
  /** Plans the same paste with other columns. */
  const match = (keys: readonly (ColumnKey | null)[]) => {
    if (!asked) return
    const pasted = planPaste(model, asked.cells, asked.block, keys)
    if (!('why' in pasted)) setAsked({ ...asked, pasted })
  }
  // The browser sends these events to the document where no text field has the focus.
  useEffect(() => {
    const isOurs = () => document.activeElement === grid.current
    const copied = (event: ClipboardEvent) => isOurs() && onCopy(event)
    const pasted = (event: ClipboardEvent) => isOurs() && onPaste(event)
    document.addEventListener('copy', copied)
    document.addEventListener('cut', copied)
    document.addEventListener('paste', pasted)
    return () => {
      document.removeEventListener('copy', copied)
      document.removeEventListener('cut', copied)
      document.removeEventListener('paste', pasted)
    }
  }, [grid])
  return { asked: asked?.pasted ?? null, take, match, forget: () => setAsked(null) }
}

function refusalText({ t, lock }: Pick<TableWords, 't' | 'lock'>, refusal: PasteRefusal): string {
  if (refusal.why === 'tooLarge') return t('budgetTable.paste.tooLarge', { count: refusal.count, most: refusal.most })
  if (refusal.why === 'tooMuch') return t('budgetTable.paste.tooMuch', { rows: refusal.rows, columns: refusal.columns })
  return t(lock ? `budgetTable.lock.${lock}` : 'budgetTable.paste.closed')
}
