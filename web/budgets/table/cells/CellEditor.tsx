import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react'
import type { Then } from '../grid/use-editing.ts'
import { useEndsOnce } from '../../../kit/typing/use-typed.ts'
import styles from './Cell.module.css'

interface CellEditorProps {
  label: string
  /** The text that the editor starts with. */
  text: string
  /** It was opened by typing: then arrow keys leave the cell, as in a spreadsheet. */
  isTyped: boolean
  isNumber: boolean
  /** Of what is typed; shown behind it. */
  unit?: string | undefined
  onNote: (text: string) => void
  onCommit: (text: string, then: Then) => void
  onCancel: () => void
  onLeave: () => void
}

const LEAVING = ['beforeunload', 'pagehide'] as const

const ARROWS: Record<string, Then> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'previous', ArrowRight: 'next' }

/** Edits a text or a number in a cell. Alt+Enter inserts a line break. */
export function CellEditor(props: CellEditorProps) {
  const { label, text, isTyped, isNumber, unit, onNote, onCommit, onCancel, onLeave } = props
  const unitId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  // The grid had the focus; what is typed next must go into the field.
  useEffect(() => {
    const { current } = field
    if (!current) return
    current.focus({ preventScroll: true })
    if (isTyped) current.setSelectionRange(current.value.length, current.value.length)
    else current.select()
    onNote(current.value)
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it opens
  }, [])

  const end = useEndsOnce()
  // Closing or reloading the tab saves the cell too.
  const leave = useEffectEvent(() => end(onLeave))
  useEffect(() => {
    const onLeaving = () => leave()
    // A tablet's browser sends only the second event.
    for (const type of LEAVING) window.addEventListener(type, onLeaving)
    return () => {
      for (const type of LEAVING) window.removeEventListener(type, onLeaving)
    }
  }, [])
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation()
    const { value } = event.currentTarget
    const { key, shiftKey, altKey } = event
    const arrow = isTyped ? ARROWS[key] : undefined
    if (key === 'Escape') end(onCancel)
    else if (key === 'Tab') end(() => onCommit(value, shiftKey ? 'previous' : 'next'))
    else if (key === 'Enter' && !altKey) end(() => onCommit(value, shiftKey ? 'up' : 'down'))
    else if (key === 'Enter') event.currentTarget.setRangeText('\n', ...caretOf(event.currentTarget), 'end')
    else if (arrow) end(() => onCommit(value, arrow))
    else return
    event.preventDefault()
  }
  return (
    <div className={styles['field']} data-number={isNumber || undefined} data-editor>
      <textarea
        ref={field}
        aria-label={label}
        aria-describedby={unit && unitId}
        rows={1}
        spellCheck={false}
        defaultValue={text}
        onChange={({ target }) => onNote(target.value)}
        onKeyDown={press}
        onBlur={() => end(onLeave)}
      />
      {unit && (
        <span id={unitId} className={styles['unit']}>
          {unit}
        </span>
      )}
    </div>
  )
}

function caretOf({ selectionStart, selectionEnd }: HTMLTextAreaElement): [number, number] {
  return [selectionStart, selectionEnd]
}
