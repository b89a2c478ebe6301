import { useId, type ReactNode } from 'react'
import { useAnchored } from './focus/anchored.ts'
import styles from './MarginSection.module.css'

export interface MarginSectionProps {
  title: string
  hint: string
  /** The hash of the addresses that lead to the section. */
  anchor?: string
  children: ReactNode
}

interface LookedSectionProps extends MarginSectionProps {
  /** The class of its content. */
  content: string | undefined
  /** More room above it. */
  isRoomy?: boolean
}

/** A section of a page: its heading in the margin, its content beside that. */
export function MarginSection({ title, hint, anchor, content, isRoomy = false, children }: LookedSectionProps) {
  const id = useId()
  const heading = useAnchored(anchor)
  return (
    <section className={styles['section']} data-roomy={isRoomy || undefined} id={anchor} aria-labelledby={id}>
      <div className={styles['heading']}>
        <h2 ref={heading} id={id} tabIndex={anchor === undefined ? undefined : -1}>
          {title}
        </h2>
        <p>{hint}</p>
      </div>
      <div className={content}>{children}</div>
    </section>
  )
}
