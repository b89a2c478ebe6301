import { useId, type ReactNode } from 'react'
import { useAnchored } from '../../../ui/focus/anchored.ts'
import styles from './MemberView.module.css'

interface MemberSectionProps {
  title: string
  hint: string
  /** What an address ends with that leads here. */
  anchor?: string
  children: ReactNode
}

/** A heading in the margin, and what it is about beside it. */
export function MemberSection({ title, hint, anchor, children }: MemberSectionProps) {
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

/** What is known, by name. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}
