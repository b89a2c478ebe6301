import { useId, type ReactNode } from 'react'
import { useAnchored } from './focus/anchored.ts'

export interface MarginSectionProps {
  title: string
  hint: string
  /** The hash of the addresses that lead to the section. */
  anchor?: string
  children: ReactNode
}

interface LookedSectionProps extends MarginSectionProps {
  /** Its classes: `section`, `heading`, `content`. */
  styles: Readonly<Record<string, string>>
}

/** A section of a page: its heading in the margin, its content beside that. */
export function MarginSection({ title, hint, anchor, styles, children }: LookedSectionProps) {
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
