import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { ImportRun } from '../../contract/imports.ts'
import styles from './RunName.module.css'

interface RunNameProps {
  run: ImportRun
  isOpen: boolean
  onToggle: (id: string) => void
}

/** The import's file: a link to its page if it has one; else, if lines were rejected, a button that shows them. */
export function RunName({ run: { id, importId, name, rejected }, isOpen, onToggle }: RunNameProps) {
  if (importId !== null)
    return (
      <Link to={`/operator/import/${importId}`} className={styles['name']}>
        {name}
      </Link>
    )
  if (rejected === 0) return <span className={styles['name']}>{name}</span>
  return (
    <button
      type="button"
      className={styles['name']}
      aria-expanded={isOpen}
      aria-controls={isOpen ? rejectionsId(id) : undefined}
      onClick={() => onToggle(id)}
    >
      <IconChevronRight className={styles['sign']} aria-hidden />
      {name}
    </button>
  )
}

/** The id of the element that holds a run's rejected lines. */
export function rejectionsId(runId: string): string {
  return `rejections-${runId}`
}
