import { useId, type ReactNode } from 'react'
import { useAnchored } from '../../ui/focus/anchored.ts'
import styles from './ProfileView.module.css'

interface ProfileSectionProps {
  title: string
  /** By which addresses lead to it. */
  anchor?: string
  hint: string
  children: ReactNode
}

/** A heading in the margin, and what it is about beside it. */
export function ProfileSection({ title, anchor, hint, children }: ProfileSectionProps) {
  const id = useId()
  const heading = useAnchored(anchor)
  return (
    <section className={styles['section']} id={anchor} aria-labelledby={id}>
      <div className={styles['heading']}>
        <h2 ref={heading} id={id} tabIndex={anchor === undefined ? undefined : -1}>
          {title}
        </h2>
        <p>{hint}</p>
      </div>
      <div className={styles['content']}>{children}</div>
    </section>
  )
}
