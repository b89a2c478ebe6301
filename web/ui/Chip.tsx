import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Chip.module.css'

interface ChipProps {
  /** Before the text, such as a swatch. */
  mark?: ReactNode
  children: string
  removeLabel: string
  onRemove: () => void
}

/** Something chosen, and the way to take it back: the whole chip is the button. */
export function Chip({ mark, children, removeLabel, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-label={removeLabel} onClick={onRemove}>
      {mark}
      <span className={styles['text']}>{children}</span>
      <IconX />
    </button>
  )
}
