import { useId, type ReactNode } from 'react'
import styles from './ProfileView.module.css'

interface ProfileSectionProps {
  title: string
  hint: string
  children: ReactNode
}

/** A heading in the margin, and what it is about beside it. */
export function ProfileSection({ title, hint, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['heading']}>
        <h2 id={id}>{title}</h2>
        <p>{hint}</p>
      </div>
      <div className={styles['content']}>{children}</div>
    </section>
  )
}
