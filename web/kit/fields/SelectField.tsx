import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'

interface Option<Value extends string> {
  value: Value
  label: string
  group?: string
}

interface SelectFieldProps<Value extends string> {
  label: ReactNode
  note?: string
  /** Neighbours of one group stand under its name. */
  options: readonly Option<Value>[]
  value: Value
  /** The label beside it and no frame, such as a list's sort. */
  isInline?: boolean
  onChange: (value: Value) => void
}

const SELECT = 'cursor-pointer appearance-none text-ink *:bg-surface *:text-ink'
const FRAMED = `${SELECT} h-40 w-full rounded-md border border-hairline bg-transparent pr-34 pl-12 text-small text-ellipsis transition-[border-color] hover:border-control focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent phone:h-44`
const INLINE = `${SELECT} field-sizing-content h-34 rounded-sm border-0 bg-transparent pr-26 pl-7 font-medium phone:min-h-44`

/** A choice by the browser's own select, which phones show natively. */
export function SelectField<Value extends string>({
  label,
  note,
  options,
  value,
  isInline = false,
  onChange,
}: SelectFieldProps<Value>) {
  const id = useId()
  const select = (
    <span className="relative flex items-center text-ink">
      <select
        id={id}
        className={isInline ? INLINE : FRAMED}
        aria-describedby={note ? `${id}-note` : undefined}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => {
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
  if (isInline) {
    return (
      <div className="flex items-center text-meta whitespace-nowrap text-second print:hidden">
        <label htmlFor={id}>{label}</label>
        {select}
      </div>
    )
  }
  return (
    <div>
      <label className="mb-8 block text-meta text-second" htmlFor={id}>
        {label}
      </label>
      {select}
      {note && (
        <p id={`${id}-note`} className="mt-6 text-meta text-second">
          {note}
        </p>
      )}
    </div>
  )
}
