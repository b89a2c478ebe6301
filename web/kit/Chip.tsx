import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Chip.module.css'

interface ChipProps {
  /** Shown before the text, such as a swatch. */
  mark?: ReactNode
  children: string
  removeLabel: string
  /** Shown on hover, and read out after the name. */
  note?: string | undefined
  onRemove: () => void
}

/** A chosen value; pressing the chip removes it. */
export function Chip({ mark, children, removeLabel, note, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-label={removeLabel} title={note} onClick={onRemove}>
      {mark}
      <span className={styles['text']}>{children}</span>
      <IconX />
    </button>
  )
}
