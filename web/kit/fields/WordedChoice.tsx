import { useId } from 'react'

interface WordedChoiceProps<Value extends string> {
  label: string
  /** Without it in sight, where the dialog's title says it. */
  isLabelHidden?: boolean
  options: readonly { value: Value; label: string; note: string }[]
  value: Value
  name?: string
  error?: string | undefined
  /** The chosen one gets the focus when its dialog opens. */
  isFirst?: boolean
  onChange: (value: Value) => void
}

const OPTION =
  'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-10 gap-y-2 rounded-md border px-14 py-10 transition-[border-color,background-color] hover:border-control has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

/** A choice from a few options in sight, each with an explanation. */
export function WordedChoice<Value extends string>(props: WordedChoiceProps<Value>) {
  const { label, isLabelHidden = false, options, value, name, error, isFirst = false, onChange } = props
  const id = useId()
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={isLabelHidden ? 'visually-hidden' : 'mb-10 p-0 text-section'}>{label}</legend>
      <div className="grid gap-x-12 gap-y-8 columns-fill-400">
        {options.map((option) => {
          const isChosen = option.value === value
          return (
            <label key={option.value} className={OPTION}>
              <input
                type="radio"
                name={name ? `${id}-${name}` : id}
                className="m-0 size-16 self-center accent-accent outline-none"
                checked={isChosen}
                data-autofocus={(isFirst && isChosen) || undefined}
                aria-invalid={(error !== undefined && isChosen) || undefined}
                aria-labelledby={`${id}-${option.value}`}
                aria-describedby={`${id}-${option.value}-note ${id}-error`}
                onChange={() => onChange(option.value)}
              />
              <span id={`${id}-${option.value}`} className="font-medium">
                {option.label}
              </span>
              <span id={`${id}-${option.value}-note`} className="col-start-2 text-meta text-second">
                {option.note}
              </span>
            </label>
          )
        })}
      </div>
      <p id={`${id}-error`} className="mt-6 text-meta text-bad empty:hidden" role="alert">
        {error}
      </p>
    </fieldset>
  )
}
