import { useId, type ReactNode } from 'react'
import styles from './ProductForm.module.css'

interface SectionProps {
  title: string
  hint?: string
  /** The path in the API, for its mistakes. */
  path?: string
  error?: string | undefined
  children: ReactNode
}

/** A part of the form, under its own heading. */
export function FormSection({ title, hint, path, error, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id} data-field={path}>
      <h2 id={id}>{title}</h2>
      {hint && <p className={styles['hint']}>{hint}</p>}
      {error && (
        <p className={styles['mistake']} role="alert">
          {error}
        </p>
      )}
      {children}
    </section>
  )
}
