import { IconPlus } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import buttons from '../ui/buttons.module.css'
import styles from './WorkHead.module.css'

interface WorkHeadProps {
  title: string
  /** What the places are called together. */
  label: string
  places: readonly { to: string; name: string; isHere: boolean }[]
  createLabel: string
  createButton: RefObject<HTMLButtonElement | null>
  onCreate: () => void
}

/** The head of a page of what members make: its name, the places beside it, and the way to make another. */
export function WorkHead({ title, label, places, createLabel, createButton, onCreate }: WorkHeadProps) {
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>{title}</h1>
      <nav className={styles['which']} aria-label={label}>
        {places.map(({ to, name, isHere }) => (
          <Link key={to} to={to} aria-current={isHere ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <button
        ref={createButton}
        type="button"
        className={`${buttons['filled']} ${styles['create']}`}
        aria-haspopup="dialog"
        onClick={onCreate}
      >
        <IconPlus aria-hidden />
        <span>{createLabel}</span>
      </button>
    </header>
  )
}
