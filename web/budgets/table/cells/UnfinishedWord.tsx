import { createPortal } from 'react-dom'
import styles from './Cell.module.css'

interface UnfinishedWordProps {
  word: string
  cell: HTMLElement | null
  isNumber: boolean
}

/** A word that an input method is composing, in the cell that it will start. The input method reads it out. */
export function UnfinishedWord({ word, cell, isNumber }: UnfinishedWordProps) {
  if (!cell) return null
  return createPortal(
    <span className={styles['field']} data-number={isNumber || undefined} data-unfinished aria-hidden>
      <span>{word}</span>
    </span>,
    cell,
  )
}
