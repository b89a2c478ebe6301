import { IconSearch, IconX } from '@tabler/icons-react'

interface SearchFieldProps {
  /** Composes `box` of find-box.module.css, which sets look and size. */
  className: string | undefined
  label: string
  placeholder?: string
  /** The label of the clear button; without one there is no button. */
  clearLabel?: string
  /** Characters. */
  most?: number
  value: string
  /** Whether it gets the focus when its dialog opens. */
  isFirst?: boolean
  onChange: (value: string) => void
}

/** A search field. */
export function SearchField({
  className,
  label,
  placeholder = label,
  clearLabel,
  most,
  value,
  isFirst = false,
  onChange,
}: SearchFieldProps) {
  return (
    <label className={className}>
      <IconSearch aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={most}
        value={value}
        data-autofocus={isFirst || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {clearLabel !== undefined && value !== '' && (
        <button type="button" aria-label={clearLabel} onClick={() => onChange('')}>
          <IconX />
        </button>
      )}
    </label>
  )
}
