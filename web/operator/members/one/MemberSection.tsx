import { useId, type ReactNode } from 'react'
import styles from './MemberView.module.css'

interface MemberSectionProps {
  title: string
  hint: string
  children: ReactNode
}

/** A heading in the margin, and what it is about beside it. */
export function MemberSection({ title, hint, children }: MemberSectionProps) {
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

/** What is known, by name. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}
