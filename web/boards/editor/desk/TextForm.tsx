import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_BOARD_TEXT, type TextItem } from '../../../../contract/boards/item.ts'
import { PX_PER_MM } from '../../drawing/drawn-size.ts'
import { useEditedBoard } from '../state/board-editor.ts'
import styles from './TextForm.module.css'

interface TextFormProps {
  item: TextItem
  onEnd: () => void
}

/** As the drawing sets lines (contract/boards/layout). */
const LEADING = { title: 1.2, body: 1.4 }

/** A text is typed where it lies, as large as it stands there. Leaving it keeps it, Escape too; one that stays empty goes. */
export function TextForm({ item, onEnd }: TextFormProps) {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const field = useRef<HTMLTextAreaElement>(null)
  // As high as what is typed, which only the layout knows.
  useLayoutEffect(() => grow(field.current), [])
  const [text, setText] = useState(item.text)
  const end = () => {
    if (text.trim() === '') board.edit({ remove: [item.id] })
    else if (text !== item.text) board.edit({ put: [{ ...item, text }] })
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
        lineHeight: LEADING[item.level],
        fontSize: item.size * PX_PER_MM,
        textAlign: item.align,
        color: item.color,
      }}
      onChange={({ target }) => {
        setText(target.value)
        grow(target)
      }}
      onBlur={end}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
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
