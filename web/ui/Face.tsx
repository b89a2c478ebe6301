import type { ReactNode } from 'react'
import styles from './Face.module.css'

interface FaceProps {
  title: string
  hint?: string
  /** The next step to take. */
  action?: ReactNode
  /** A page's own heading, or words within a page. */
  isHeading?: boolean
}

/** What stands where something else would: an empty list, a failed one, an error page. */
export function Face({ title, hint, action, isHeading = false }: FaceProps) {
  const Title = isHeading ? 'h1' : 'p'
  return (
    <div className={styles['face']}>
      <Title className={styles['title']}>{title}</Title>
      {hint && <p className={styles['hint']}>{hint}</p>}
      {action}
    </div>
  )
}
