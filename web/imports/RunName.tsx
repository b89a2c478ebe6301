import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { ImportRun } from '../../contract/imports.ts'
import styles from './RunName.module.css'

interface RunNameProps {
  run: ImportRun
  isOpen: boolean
  onToggle: (id: string) => void
}

/** The file of an import: a way to its page, where it has one; else, where lines of it were rejected, what opens them. */
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

/** Of the element that holds a run's rejected lines. */
export function rejectionsId(runId: string): string {
  return `rejections-${runId}`
}
