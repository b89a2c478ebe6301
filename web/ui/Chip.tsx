import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Chip.module.css'

interface ChipProps {
  /** Before the text, such as a swatch. */
  mark?: ReactNode
  children: string
  removeLabel: string
  /** On hover, and after its name for whoever hears it. */
  note?: string | undefined
  onRemove: () => void
}

/** Something chosen, and the way to take it back: the whole chip is the button. */
export function Chip({ mark, children, removeLabel, note, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-label={removeLabel} title={note} onClick={onRemove}>
      {mark}
      <span className={styles['text']}>{children}</span>
      <IconX />
    </button>
  )
}
