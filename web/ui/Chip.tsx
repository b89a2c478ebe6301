import { IconX } from '@tabler/icons-react'
import styles from './Chip.module.css'

interface ChipProps {
  children: string
  removeLabel: string
  onRemove: () => void
}

/** Something chosen, and the way to take it back: the whole chip is the button. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-label={removeLabel} onClick={onRemove}>
      <span className={styles['text']}>{children}</span>
      <IconX />
    </button>
  )
}
