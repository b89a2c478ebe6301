import { useId, type ReactNode } from 'react'
import { useDraft } from './use-product-form.ts'

interface SectionProps {
  title: string
  /** The path in the API, for its mistakes. */
  path?: string
  children: ReactNode
}

/** A part of the form, under its own heading. */
export function FormSection({ title, path, children }: SectionProps) {
  const id = useId()
  const { mistakeAt } = useDraft()
  return (
    <section className="grid min-w-0 grid-cols-1 gap-14" aria-labelledby={id} data-field={path}>
      <h2 id={id} className="text-section">
        {title}
      </h2>
      <p className="text-meta text-bad empty:hidden" role="alert">
        {path === undefined ? undefined : mistakeAt(path)}
      </p>
      {children}
    </section>
  )
}
