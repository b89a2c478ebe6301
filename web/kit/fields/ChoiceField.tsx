import { useId, type ReactNode } from 'react'
import { controlOf, Remarks, Words, type Labelled } from './Field.tsx'

interface Option<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** Beside it in a list; else what it means, below it. */
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
  /** The chosen one gets the focus when its dialog opens. */
  isFirst?: boolean
  onChange: (value: Value) => void
}

const BOX =
  'cursor-pointer rounded-md border border-hairline transition-[border-color,background-color] hover:border-control has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent group-aria-disabled:cursor-default group-aria-disabled:text-second'
const RADIO = 'm-0 flex-none accent-accent outline-none'

const looks = {
  row: {
    options: 'grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-8',
    // Where there is no room beside a label, its icon stands above.
    option: `${BOX} relative flex min-h-40 flex-wrap content-center items-center justify-center gap-x-7 gap-y-2 px-6 py-4 text-center text-small has-checked:text-accent phone:min-h-44 [&>svg]:size-18`,
    radio: 'visually-hidden',
  },
  list: {
    options: 'grid max-h-220 overflow-y-auto',
    option:
      'flex min-h-36 cursor-pointer items-center gap-10 rounded-sm px-8 py-4 wrap-anywhere hover:bg-wash has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent group-aria-disabled:cursor-default group-aria-disabled:text-second phone:min-h-44',
    radio: RADIO,
  },
  explained: {
    options: 'grid gap-8 columns-fill-400',
    option: `${BOX} grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-10 gap-y-2 px-14 py-10 *:last:col-start-2`,
    radio: RADIO,
  },
}

/** A choice from a few options, all of them in sight. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, of, error, note, why, name, options, value, isList = false, search } = props
  const { isFirst = false, onChange } = props
  const id = useId()
  const isExplained = !isList && options.some((option) => option.note !== undefined)
  const look = looks[isList ? 'list' : isExplained ? 'explained' : 'row']
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
      {search}
      <div
        className={`${look.options} group-aria-invalid:rounded-md group-aria-invalid:outline group-aria-invalid:outline-offset-2 group-aria-invalid:outline-bad`}
      >
        {options.map((option) => (
          <label key={option.value} className={look.option} lang={option.lang}>
            <input
              className={look.radio}
              type="radio"
              name={name ?? id}
              aria-disabled={why === undefined ? undefined : true}
              aria-labelledby={isExplained ? `${id}-${option.value}` : undefined}
              aria-describedby={isExplained ? `${id}-${option.value}-note` : undefined}
              data-autofocus={(isFirst && option.value === value) || undefined}
              checked={option.value === value}
              onChange={() => why === undefined && onChange(option.value)}
            />
            {option.icon}
            <span id={`${id}-${option.value}`}>{option.label}</span>
            {option.note !== undefined && (
              <span id={`${id}-${option.value}-note`} className="text-meta text-second">
                {option.note}
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
