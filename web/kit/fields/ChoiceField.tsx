import { useId, type ReactNode } from 'react'
import { controlOf, Remarks, Words, type Labelled } from './Field.tsx'

interface Option<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** The language of the label, if it differs. */
  lang?: string
  /** Below the label, such as the value that it stands for. */
  detail?: ReactNode
}

interface ChoiceFieldProps<Value extends string> extends Labelled {
  name?: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

const BOX =
  'relative cursor-pointer rounded-md border border-hairline text-small transition-[border-color,background-color] hover:border-control has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent group-aria-disabled:cursor-default group-aria-disabled:text-second [&>svg]:size-18'
// Where there is no room beside a label, its icon stands above.
const OPTION = `${BOX} flex min-h-40 flex-wrap content-center items-center justify-center gap-x-7 gap-y-2 px-6 py-4 text-center phone:min-h-44`
const DETAILED = `${BOX} grid min-w-0 grid-cols-1 content-start gap-6 px-12 py-10`

/** A choice from a few options, all of them in sight. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, of, error, note, why, name, options, value, onChange } = props
  const id = useId()
  const isDetailed = options.some(({ detail }) => detail !== undefined)
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
      <div
        className={`grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-8 ${isDetailed ? 'phone:grid-flow-row' : ''} group-aria-invalid:rounded-md group-aria-invalid:outline group-aria-invalid:outline-offset-2 group-aria-invalid:outline-bad`}
      >
        {options.map((option) => (
          <label key={option.value} className={isDetailed ? DETAILED : OPTION} lang={option.lang}>
            <input
              className="visually-hidden"
              type="radio"
              name={name ?? id}
              aria-disabled={why === undefined ? undefined : true}
              checked={option.value === value}
              onChange={() => why === undefined && onChange(option.value)}
            />
            {option.icon}
            {option.label}
            {option.detail !== undefined && (
              <span className="max-h-220 overflow-y-auto text-body wrap-anywhere whitespace-pre-line text-ink">
                {option.detail}
              </span>
            )}
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
