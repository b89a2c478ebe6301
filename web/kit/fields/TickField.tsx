import { useId, type ReactNode } from 'react'
import { controlOf, Remarks, Words, type Labelled } from './Field.tsx'
import { Tick } from './TickBox.tsx'

interface TickFieldProps extends Labelled {
  /** Ends the label, such as a link. */
  children?: ReactNode
  name?: string
  value: boolean
  isRequired?: boolean
  onChange: (value: boolean) => void
}

/** A checkbox with its label beside it. */
export function TickField(props: TickFieldProps) {
  const { label, of, error, note, why, children, name, value, isRequired = false, onChange } = props
  const id = useId()
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-6">
      <div className="flex min-h-24 items-center gap-10 text-small phone:min-h-44">
        <Tick
          {...controlOf(id, { error, why })}
          name={name}
          aria-required={isRequired || undefined}
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id} className={why === undefined ? 'cursor-pointer' : 'text-second'}>
          <Words label={label} of={of} />
          {children}
        </label>
      </div>
      <Remarks id={id} error={error} note={note} why={why} />
    </div>
  )
}
