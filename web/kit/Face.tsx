import type { ReactNode } from 'react'
import styles from './Face.module.css'

interface FaceProps {
  title: string
  hint?: string
  /** The next step. */
  action?: ReactNode
  /** A page's own heading, or text within a page. */
  isHeading?: boolean
}

/** A message in place of content: an empty list, a failed one, an error page. */
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
