import type { ComponentProps } from 'react'
import { CONTROL, Field, type Labelled } from './Field.tsx'
import { useTextLimit } from './text-limit.ts'

interface LongTextFieldProps extends Labelled, Pick<ComponentProps<'textarea'>, 'name' | 'lang' | 'ref'> {
  value: string
  /** The first number of lines; it grows with its text. */
  rows?: number
  /** Characters. */
  most?: number
  /** Whether it gets the focus when its dialog opens. */
  isFirst?: boolean
  /** Escape acts on the field alone, not on the dialog around it. */
  onEscape?: () => void
  onChange: (value: string) => void
}

/** The look of a text of several lines. */
export const LONG_TEXT = `${CONTROL} field-sizing-content max-h-320 min-h-88 w-full resize-y bg-paper px-12 py-9 text-field leading-loose`

/** A labelled text of several lines. */
export function LongTextField(props: LongTextFieldProps) {
  const { label, of, error, note, why, value, rows = 3, most, isFirst = false, onEscape, onChange, ...area } = props
  const { told, attributes, fitting } = useTextLimit(value, most)
  return (
    <Field label={label} of={of} error={error} note={note} why={why} told={told}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          {...attributes}
          className={LONG_TEXT}
          // A text that grows with its content knows no `rows`.
          style={{ minHeight: `calc(${rows}lh + 22 * var(--u))` }}
          readOnly={why !== undefined}
          value={value}
          data-autofocus={isFirst || undefined}
          data-mantine-stop-propagation={onEscape ? 'true' : undefined}
          onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
          onChange={(event) => {
            const typed = fitting(event)
            if (typed !== undefined) onChange(typed)
          }}
        />
      )}
    </Field>
  )
}
