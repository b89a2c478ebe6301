import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { isFocusFree } from './focus/focus.ts'

interface InPlaceProps {
  /** Its subject: "Herringbone oak: English name". */
  label: string
  /** In editable form. */
  text: string
  /** In display form; absent, the same. */
  shown?: string
  /** Shown for an empty value. */
  emptyText: string
  /** Seen in its place, such as a dash. */
  emptyMark?: string
  isNumber?: boolean
  isDate?: boolean
  lang?: string
  /** A text's error before it is sent; null without one. */
  check?: (text: string) => string | null
  /** Answers the reason of a refusal, or null once it is saved. */
  onSave: (text: string) => Promise<string | null>
}

// Also that of the field below: nothing moves as the editing begins.
const BOX = 'box-border min-h-30 w-full rounded-xs border px-6 py-3 text-left wrap-anywhere phone:min-h-44'
const FIELD =
  'min-w-110 border-accent bg-surface text-ink outline outline-offset-0 outline-accent aria-busy:text-second aria-invalid:border-bad aria-invalid:outline-bad phone:text-field'
const NUMBER = 'figures text-right'
// In a table that of a figure goes to the left: on a phone the table may end to its right.
const WRONG =
  'absolute top-[calc(100%+4px)] left-0 z-4 w-max max-w-280 rounded-sm border border-bad bg-surface px-9 py-5 text-meta text-bad empty:hidden'

/**
 * A value that is edited in place: a press, Enter or F2 begins, Escape cancels, Enter saves, Tab saves and moves to the next cell of
 * the row. Refused text stays in the field.
 */
export function InPlace(props: InPlaceProps) {
  const { label, text, shown = text, emptyText, emptyMark = emptyText, isNumber = false, isDate = false, lang } = props
  const { typed, refusal, isSaving, face, begin, type, keep, giveUp } = useEditing(props)
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    if (key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      giveUp()
    } else if (key === 'Enter') {
      event.preventDefault()
      void keep(event.currentTarget, true)
    } else if (key === 'Tab') {
      const next = neighbourOf(event.currentTarget, event.shiftKey ? -1 : 1)
      if (!next) return
      event.preventDefault()
      // The blur saves the text.
      next.click()
    }
  }
  if (typed === null) {
    return (
      <button
        ref={face}
        type="button"
        className={`${BOX} cursor-text border-transparent hover:border-control ${isNumber ? NUMBER : ''} ${shown === '' ? 'text-second' : ''}`}
        data-cell
        lang={lang}
        aria-label={`${label}: ${shown || emptyText}`}
        onClick={begin}
        onKeyDown={(event) => {
          if (event.key !== 'F2') return
          event.preventDefault()
          begin()
        }}
      >
        {shown || emptyMark}
      </button>
    )
  }
  return (
    <span className="relative block" data-cell>
      <input
        ref={selectAll}
        type={isDate ? 'date' : 'text'}
        // A wider one would widen its column.
        size={1}
        className={`${BOX} ${FIELD} ${isNumber ? NUMBER : ''}`}
        lang={lang}
        inputMode={isNumber ? 'decimal' : 'text'}
        aria-label={label}
        aria-busy={isSaving}
        aria-invalid={refusal === null ? undefined : true}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={({ target }) => void keep(target)}
      />
      <span className={`${WRONG} ${isNumber ? 'in-[td]:right-0 in-[td]:left-auto' : ''}`} role="alert">
        {refusal}
      </span>
    </span>
  )
}

/** The text while it is typed, checked and saved. */
function useEditing({ text, check, onSave }: InPlaceProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  // Enter keeps the text, and the blur that follows would keep it a second time.
  const isUnderWay = useRef(false)
  const face = useRef<HTMLButtonElement>(null)
  const takesFocus = useRef(false)

  // The field leaves the document. If a key ended the editing, the focus moves to the cell.
  useLayoutEffect(() => {
    if (typed !== null || !takesFocus.current) return
    takesFocus.current = false
    face.current?.focus({ preventScroll: true })
  }, [typed])

  const end = () => {
    setTyped(null)
    setRefusal(null)
  }
  const keep = async (field: HTMLInputElement, isByKey = false) => {
    if (isUnderWay.current) return
    const { value } = field
    if (value.trim() === text.trim()) {
      takesFocus.current = isByKey
      return end()
    }
    const wrong = check?.(value) ?? null
    if (wrong !== null) return setRefusal(wrong)
    isUnderWay.current = true
    setIsSaving(true)
    const refused = await onSave(value.trim())
    isUnderWay.current = false
    setIsSaving(false)
    if (refused !== null) return setRefusal(refused)
    // Tab may have led to the next cell meanwhile. A dialog that asked about the text has the focus only for that time.
    takesFocus.current = isByKey && (isFocusFree(field) || document.activeElement?.closest('[role="dialog"]') != null)
    end()
  }
  return {
    typed,
    refusal,
    isSaving,
    face,
    begin: () => setTyped(text),
    type: (value: string) => {
      setTyped(value)
      setRefusal(null)
    },
    keep,
    giveUp: () => {
      takesFocus.current = true
      end()
    },
  }
}

/** The next cell of its row, or the one before. */
function neighbourOf(field: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const row = field.closest('[data-row], tr, li')
  const cells = [...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
  return cells[cells.findIndex((cell) => cell.contains(field)) + step]
}

/** The field is rendered by the press that began the editing. */
function selectAll(field: HTMLInputElement | null): void {
  if (!field || field === document.activeElement) return
  field.focus({ preventScroll: true })
  field.select()
}
