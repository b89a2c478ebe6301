import { IconChevronDown } from '@tabler/icons-react'
import { useId, type ComponentProps } from 'react'
import { CONTROL, controlOf, Field, Remarks, Words, type Labelled } from './Field.tsx'

interface Option<Value extends string> {
  value: Value
  label: string
  group?: string
}

interface SelectFieldProps<Value extends string> extends Labelled, Pick<ComponentProps<'select'>, 'name' | 'ref'> {
  /** Neighbours of one group stand under its name. */
  options: readonly Option<Value>[]
  value: Value
  /** The label beside it and no frame, such as a list's sort. */
  isInline?: boolean
  /** Whether it gets the focus when its dialog opens. */
  isFirst?: boolean
  onChange: (value: Value) => void
}

/** A choice by the browser's own select, which phones show natively. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, of, error, note, why, isCell = false, isInline = false, ...choice } = props
  const id = useId()
  if (!isInline) {
    return (
      <Field label={label} of={of} error={error} note={note} why={why} isCell={isCell}>
        {(control) => <Select {...choice} isCell={isCell} control={control} why={why} />}
      </Field>
    )
  }
  return (
    <div className="text-meta text-second print:hidden">
      <div className="flex items-center whitespace-nowrap">
        <label htmlFor={id}>
          <Words label={label} of={of} />
        </label>
        <Select {...choice} isInline control={controlOf(id, { error, why })} why={why} />
      </div>
      <Remarks id={id} error={error} note={note} why={why} />
    </div>
  )
}

const SELECT = 'cursor-pointer appearance-none **:bg-surface **:text-ink'
const FRAMED = `${SELECT} ${CONTROL} h-40 w-full bg-paper pr-34 pl-12 text-field text-ellipsis phone:h-44`
const IN_CELL = 'desk:h-36 desk:pr-26 desk:pl-8'
const INLINE = `${SELECT} field-sizing-content h-34 rounded-sm border-0 bg-transparent pr-26 pl-7 font-medium text-ink aria-disabled:text-second phone:min-h-44`

type SelectProps<Value extends string> = Omit<SelectFieldProps<Value>, 'label'> & {
  control: ReturnType<typeof controlOf>
}

function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, why, isCell = false, isInline = false, isFirst = false, control, onChange, ...native } = props
  // A select has no `readOnly`: one that cannot be changed offers nothing else.
  const offered = why === undefined ? options : options.filter((option) => option.value === value)
  return (
    <span className="relative flex items-center text-ink">
      <select
        {...native}
        {...control}
        className={isInline ? INLINE : `${FRAMED} ${isCell ? IN_CELL : ''}`}
        data-autofocus={isFirst || undefined}
        value={value}
        onChange={({ target }) => {
          const chosen = offered.find((option) => option.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {[...Map.groupBy(offered, ({ group }) => group)].map(([group, members]) => {
          const shown = members.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))
          return group === undefined ? (
            shown
          ) : (
            <optgroup key={group} label={group}>
              {shown}
            </optgroup>
          )
        })}
      </select>
      <IconChevronDown
        aria-hidden
        className={`pointer-events-none absolute size-16 ${isInline ? 'right-4' : 'right-12'}`}
      />
    </span>
  )
}
