import type { ComponentProps, ReactNode } from 'react'
import { Field, FRAME, type Labelled } from './Field.tsx'
import { useTextLimit, type TextLimit } from './text-limit.ts'

type Native = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'id'>

interface TextFieldProps extends Native, Labelled {
  value: string
  onChange: (value: string) => void
  /** The limit with words of its own; `maxLength` has the kit's. */
  limit?: TextLimit | undefined
  /** At its end, within the frame. */
  aside?: ReactNode
  /** Whether it gets the focus when its dialog opens. */
  isFirst?: boolean
}

const INPUT =
  'h-full min-w-0 flex-1 border-0 bg-transparent p-0 text-field text-ink outline-none autofill:shadow-[inset_0_0_0_100px_var(--paper)] autofill:[-webkit-text-fill-color:var(--ink)] aria-disabled:cursor-default aria-disabled:text-second'

/** A labelled line of text. */
export function TextField(props: TextFieldProps) {
  const { label, of, error, note, why, isCell = false, value, onChange, limit, maxLength, aside, ...rest } = props
  const { isFirst = false, ...input } = rest
  const { told, attributes, fitting } = useTextLimit(value, limit ?? maxLength)
  return (
    <Field label={label} of={of} error={error} note={note} why={why} isCell={isCell} told={told}>
      {(control) => (
        <div
          className={`${FRAME} flex h-40 items-center gap-8 px-12 phone:h-44 ${isCell ? 'desk:h-36 desk:px-8' : ''}`}
        >
          <input
            {...(isFirst && { 'data-autofocus': true })}
            {...input}
            {...control}
            {...attributes}
            {...(why !== undefined && { readOnly: true })}
            className={INPUT}
            value={value}
            onChange={(event) => {
              const typed = fitting(event)
              if (typed !== undefined) onChange(typed)
            }}
          />
          {aside}
        </div>
      )}
    </Field>
  )
}
