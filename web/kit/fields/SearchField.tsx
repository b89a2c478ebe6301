import '../../locales/kit-texts.ts'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../Button.tsx'

interface SearchFieldProps {
  label: string
  placeholder?: string
  /** The label of the clear button, if it clears more than the search. */
  clearLabel?: string
  /** Characters. */
  most?: number
  value: string
  /** Whether it gets the focus when its dialog opens. */
  isFirst?: boolean
  /** Composes `box` of find-box.module.css, where it is a part of something larger. */
  className?: string | undefined
  onChange: (value: string) => void
}

const BOX =
  'flex max-w-460 min-w-0 h-40 flex-1 basis-260 items-center gap-8 rounded-md border border-control bg-paper pr-6 pl-12 text-second has-[input:focus]:border-accent has-[input:focus]:outline has-[input:focus]:outline-accent phone:h-44 phone:max-w-none phone:basis-full phone:pr-2 print:hidden'
const INPUT =
  'h-full min-w-0 flex-1 border-0 bg-transparent p-0 text-field text-ink outline-none [&::-webkit-search-cancel-button]:appearance-none'

/** A search field. In a toolbar it takes the room that is left, up to 460 units. */
export function SearchField({
  label,
  placeholder = label,
  clearLabel,
  most,
  value,
  isFirst = false,
  className,
  onChange,
}: SearchFieldProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <label className={className ?? BOX}>
      <IconSearch aria-hidden className={className === undefined ? 'size-18' : ''} />
      <input
        ref={input}
        className={className === undefined ? INPUT : ''}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={most}
        value={value}
        data-autofocus={isFirst || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== '' && (
        <IconButton
          label={clearLabel ?? t('kit.clear')}
          icon={IconX}
          isSmall
          onPress={() => {
            onChange('')
            // The button leaves the document.
            input.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </label>
  )
}
