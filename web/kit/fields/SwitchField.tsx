import { useId } from 'react'
import { controlOf, Remarks, Words, type Labelled } from './Field.tsx'

interface SwitchFieldProps extends Labelled {
  name?: string
  value: boolean
  onChange: (value: boolean) => void
}

const SWITCH =
  'relative m-0 h-24 w-40 flex-none cursor-pointer appearance-none self-center rounded-xl border border-control bg-transparent transition-[border-color,background-color] before:absolute before:top-1/2 before:left-4 before:size-14 before:-translate-y-1/2 before:rounded-full before:bg-control before:transition-[translate,background-color] before:content-[""] checked:border-accent checked:bg-accent checked:before:translate-x-16 checked:before:bg-on-accent aria-invalid:border-bad aria-disabled:cursor-default aria-disabled:opacity-50 forced-colors:appearance-auto forced-colors:before:hidden'

/** A switch that takes effect at once. */
export function SwitchField({ label, of, error, note, why, name, value, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className="relative flex justify-between gap-16">
      <div className="min-w-0">
        {/* The whole row can be pressed. */}
        <label
          htmlFor={id}
          className={`after:absolute after:inset-x-0 after:-inset-y-6 after:content-[""] ${why === undefined ? 'after:cursor-pointer' : ''}`}
        >
          <Words label={label} of={of} />
        </label>
        <Remarks id={id} error={error} note={note} why={why} />
      </div>
      <input
        {...controlOf(id, { error, why })}
        className={SWITCH}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
        role="switch"
        name={name}
        checked={value}
        onChange={({ target }) => why === undefined && onChange(target.checked)}
      />
    </div>
  )
}
