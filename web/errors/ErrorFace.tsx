import type { ReactNode } from 'react'
import styles from './ErrorFace.module.css'
import { FaultyTiles, type TileFault } from './FaultyTiles.tsx'

interface ErrorFaceProps {
  fault: TileFault
  /** The status, where there is one. */
  code?: string | undefined
  title: string
  /** One line each; absent ones are left out. */
  hints: readonly (string | null)[]
  /** The actions. */
  children: ReactNode
  /** Part of a page that has its own heading. */
  isPart?: boolean
}

/** An error in place of a page or of its whole list. */
export function ErrorFace({ fault, code, title, hints, children, isPart = false }: ErrorFaceProps) {
  const Title = isPart ? 'h2' : 'h1'
  return (
    <div className={styles['face']} data-part={isPart}>
      <FaultyTiles fault={fault} />
      {code && <p className={styles['code']}>{code}</p>}
      <Title className={styles['title']}>{title}</Title>
      {hints.map(
        (hint) =>
          hint && (
            <p key={hint} className={styles['hint']}>
              {hint}
            </p>
          ),
      )}
      <div className={styles['actions']}>{children}</div>
    </div>
  )
}
