import type { ReactNode } from 'react'
import { Link } from 'react-router'
import buttons from '../../kit/buttons.module.css'
import { Picture } from '../../kit/pictures/Picture.tsx'
import styles from './Workplace.module.css'

interface MatterRowProps {
  /** A small picture beside it; absent without one. */
  picture?: { address: string | null; color?: string | null }
  name: string
  /** What is wrong with it. */
  children: ReactNode
  /** The next step; `label` names its subject as well. */
  step: { to: string; words: string; label: string }
}

/** One thing that needs attention, and its next step. */
export function MatterRow({ picture, name, children, step }: MatterRowProps) {
  return (
    <li className={styles['row']}>
      {picture && (
        <span className={styles['picture']} aria-hidden>
          <Picture address={picture.address} alt="" sizes="44px" color={picture.color ?? null} isMinor />
        </span>
      )}
      <div className={styles['what']}>
        <p className={styles['name']}>{name}</p>
        <div className={styles['meta']}>{children}</div>
      </div>
      <Link className={buttons['plain']} to={step.to} aria-label={step.label}>
        {step.words}
      </Link>
    </li>
  )
}
