import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_BOARD_TEXT, type TextItem } from '../../../../contract/boards/item.ts'
import { textLeading } from '../../../../contract/boards/layout/text-box.ts'
import { PX_PER_MM } from '../../drawing/drawn-size.ts'
import { newItemId } from '../../item-id.ts'
import { textOnPaper } from '../../verbs/text-on-paper.ts'
import { useEditedBoard } from '../state/board-editor.ts'
import styles from './TextForm.module.css'

interface TextFormProps {
  item: TextItem
  onEnd: () => void
}

/**
 * Edits a text in its place and in its size; it stays on the paper. Each letter changes the board; the whole is one step of the history. An
 * empty text is removed.
 */
export function TextForm({ item, onEnd }: TextFormProps) {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const field = useRef<HTMLTextAreaElement>(null)
  // The field is as high as its text, which only the layout knows.
  useLayoutEffect(() => grow(field.current), [])
  const [text, setText] = useState(item.text)
  const [deed] = useState(() => ({ merges: `typed ${newItemId()}`, isOneDeed: true }) as const)
  const type = (typed: string) => {
    setText(typed)
    const isEmpty = typed.trim() === ''
    const { canvas } = board.get().draft.fields
    board.edit(
      isEmpty ? { remove: [item.id], ...deed } : { put: [textOnPaper({ ...item, text: typed }, canvas)], ...deed },
    )
  }
  const end = () => {
    if (text.trim() === '') board.edit({ remove: [item.id], ...deed })
    onEnd()
  }
  const giveBack = () => field.current?.closest<HTMLElement>('[role="application"]')?.focus({ preventScroll: true })
  return (
    <textarea
      ref={field}
      className={styles['field']}
      aria-label={t('boardEditor.textOf')}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because a text was to be typed
      autoFocus
      rows={1}
      maxLength={LONGEST_BOARD_TEXT}
      value={text}
      style={{
        lineHeight: textLeading[item.level],
        fontSize: item.size * PX_PER_MM,
        textAlign: item.align,
        color: item.color,
      }}
      onChange={({ target }) => {
        type(target.value)
        grow(target)
      }}
      onBlur={end}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))) giveBack()
      }}
    />
  )
}

function grow(field: HTMLTextAreaElement | null): void {
  if (!field) return
  field.style.height = '0'
  field.style.height = `${field.scrollHeight}px`
}
