import { useId, type ReactNode } from 'react'
import { controlOf, Remarks, Words, type Labelled } from './Field.tsx'

interface Option<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** Beside it, in a list. */
  note?: string
  /** The language of the label, if it differs. */
  lang?: string
}

interface ChoiceFieldProps<Value extends string> extends Labelled {
  name?: string
  options: readonly Option<Value>[]
  value: Value
  /** One below the other, for names of any length; a long list scrolls. */
  isList?: boolean
  /** Above the options, what narrows them. */
  search?: ReactNode
  onChange: (value: Value) => void
}

// Where there is no room beside a label, its icon stands above.
const OPTION =
  'relative flex min-h-40 cursor-pointer flex-wrap content-center items-center justify-center gap-x-7 gap-y-2 rounded-md border border-hairline px-6 py-4 text-center text-small transition-[border-color,background-color] hover:border-control has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent group-aria-disabled:cursor-default group-aria-disabled:text-second phone:min-h-44 [&>svg]:size-18'
const LISTED =
  'flex min-h-36 cursor-pointer items-center gap-10 rounded-sm px-8 py-4 wrap-anywhere hover:bg-wash has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent group-aria-disabled:cursor-default group-aria-disabled:text-second phone:min-h-44'
const ROW = 'grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-8'
const LIST = 'grid max-h-220 overflow-y-auto'

/** A choice from a few options, all of them in sight. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, of, error, note, why, name, options, value, isList = false, search, onChange } = props
  const id = useId()
  return (
    // The focus of the group, such as that of a form's first mistake, is its radios'.
    <div
      {...controlOf(id, { error, why })}
      className="group grid min-w-0 grid-cols-1 content-start gap-7 outline-none"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => target === currentTarget && focusRadio(currentTarget)}
    >
      <p id={`${id}-label`} className="text-meta text-second">
        <Words label={label} of={of} />
      </p>
      {search && <div className="flex *:max-w-none">{search}</div>}
      <div
        className={`${isList ? LIST : ROW} group-aria-invalid:rounded-md group-aria-invalid:outline group-aria-invalid:outline-offset-2 group-aria-invalid:outline-bad`}
      >
        {options.map((option) => (
          <label key={option.value} className={isList ? LISTED : OPTION} lang={option.lang}>
            <input
              className={isList ? 'm-0 flex-none accent-accent outline-none' : 'visually-hidden'}
              type="radio"
              name={name ?? id}
              aria-disabled={why === undefined ? undefined : true}
              checked={option.value === value}
              onChange={() => why === undefined && onChange(option.value)}
            />
            {option.icon}
            {option.label}
            {option.note !== undefined && <span className="text-meta text-second">{option.note}</span>}
          </label>
        ))}
      </div>
      <Remarks id={id} error={error} note={note} why={why} />
    </div>
  )
}

function focusRadio(group: HTMLElement): void {
  const radio = group.querySelector<HTMLElement>(':checked') ?? group.querySelector<HTMLElement>('input')
  radio?.focus()
}
