import { IconSearch } from '@tabler/icons-react'
import type { KeyboardEvent, Ref } from 'react'
import styles from './FindField.module.css'

interface FindButtonProps {
  label: string
  isOpen: boolean
  onToggle: () => void
  ref: Ref<HTMLButtonElement>
}

export function FindButton({ label, isOpen, onToggle, ref }: FindButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles['find']}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <IconSearch />
    </button>
  )
}

interface FindFieldProps {
  label: string
  words: string
  onType: (words: string) => void
  onClose: () => void
}

/** Narrows a long list of values by name. */
export function FindField({ label, words, onType, onClose }: FindFieldProps) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <input
      className={styles['words']}
      value={words}
      aria-label={label}
      placeholder={label}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because its button was pressed
      autoFocus
      // In a phone's sheet Escape must clear the field alone.
      data-mantine-stop-propagation
      onKeyDown={closeOnEscape}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
