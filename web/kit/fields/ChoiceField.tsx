import { useId, type ReactNode } from 'react'
import { controlOf, Remarks, Words, type Labelled } from './Field.tsx'

interface Option<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** What it means; options with such words stand one below the other where the room is narrow. */
  note?: string
  /** The language of the label, if it differs. */
  lang?: string
  /** Below the label, such as the value that it stands for. */
  detail?: ReactNode
}

interface ChoiceFieldProps<Value extends string> extends Labelled {
  name?: string
  options: readonly Option<Value>[]
  value: Value
  /** The chosen one gets the focus when its dialog opens. */
  isFirst?: boolean
  /** Lines one below the other, for many names of any length; a long list scrolls. */
  isList?: boolean
  /** Its label is the heading of a section of the page. */
  isHeaded?: boolean
  /** Above the options, what narrows them. */
  search?: ReactNode
  onChange: (value: Value) => void
}

// Where there is no room beside a label, its icon stands above.
const SHORT =
  'min-h-40 flex-wrap content-center items-center justify-center gap-x-7 gap-y-2 px-6 py-4 text-center text-small has-checked:text-accent phone:min-h-44 [&>svg]:size-18'
// In the middle of the label's first line; browsers draw it 13 px high.
const RADIO = 'mx-2 my-[calc((1lh-13px)/2)] flex-none accent-accent outline-none'
const WORDED = 'items-start gap-10 px-14 py-10'
const OPTION =
  'relative flex cursor-pointer rounded-md border border-hairline transition-[border-color,background-color] hover:border-control has-checked:border-accent has-checked:bg-accent-wash forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:[&>span]:underline has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent group-aria-disabled:cursor-default group-aria-disabled:text-second'
const LISTED = 'min-h-36 items-center gap-10 border-transparent px-8 py-4 wrap-anywhere phone:min-h-44'
const OPTIONS =
  'grid group-aria-invalid:rounded-md group-aria-invalid:outline group-aria-invalid:outline-offset-2 group-aria-invalid:outline-bad'
const DETAILED = 'min-w-0 flex-col gap-6 px-12 py-10 text-small has-checked:text-accent'

/** A choice from a few options, all of them in sight. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const {
    label,
    of,
    error,
    note,
    why,
    name,
    options,
    value,
    isFirst = false,
    isList = false,
    isHeaded,
    search,
    onChange,
  } = props
  const id = useId()
  const Label = isHeaded ? 'h2' : 'p'
  const isWorded = !isList && options.some((option) => option.note !== undefined)
  const isDetailed = options.some(({ detail }) => detail !== undefined)
  const columns = isWorded ? 'gap-8 columns-fill-400' : 'auto-cols-[minmax(0,1fr)] grid-flow-col gap-8'
  const look = isDetailed ? DETAILED : isWorded ? WORDED : SHORT
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
      <Label id={`${id}-label`} className={isHeaded ? 'mb-6 text-section' : 'text-meta text-second'}>
        <Words label={label} of={of} />
      </Label>
      {search && <div className="flex *:max-w-none">{search}</div>}
      <div
        className={`${OPTIONS} ${isList ? 'max-h-220 overflow-y-auto p-2' : columns} ${isDetailed ? 'phone:grid-flow-row' : ''}`}
      >
        {options.map((option) => (
          <label key={option.value} className={`${OPTION} ${isList ? LISTED : look}`} lang={option.lang}>
            <input
              className={isWorded || isList ? RADIO : 'visually-hidden'}
              type="radio"
              name={name ?? id}
              aria-disabled={why === undefined ? undefined : true}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.note && `${id}-${option.value}-note`}
              data-autofocus={(isFirst && option.value === value) || undefined}
              checked={option.value === value}
              onChange={() => why === undefined && onChange(option.value)}
            />
            {option.icon}
            <span className={isList ? 'flex min-w-0 flex-wrap items-baseline gap-x-10' : 'grid min-w-0 gap-2'}>
              <span id={`${id}-${option.value}`} className={isWorded ? 'font-medium' : ''}>
                {option.label}
              </span>
              {option.note && (
                <span id={`${id}-${option.value}-note`} className="text-meta text-second">
                  {option.note}
                </span>
              )}
            </span>
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
