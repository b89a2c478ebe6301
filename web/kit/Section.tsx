import { useId, type ReactNode } from 'react'
import { useAnchored } from './focus/anchored.ts'

export interface SectionProps {
  title: string
  hint?: string | undefined
  /** At the right of the heading. */
  actions?: ReactNode
  /** A part of another section has level 3. */
  level?: 2 | 3
  /** The hash of the addresses that lead to the section. */
  anchor?: string | undefined
  /** At the desk the heading is in the margin, and a line separates it from the section before. */
  isInMargin?: boolean
  children: ReactNode
}

/** A part of a page with its heading. */
export function Section(props: SectionProps) {
  const { title, hint, actions, level = 2, anchor, isInMargin = false, children } = props
  const id = useId()
  const heading = useAnchored(anchor)
  const Title = level === 2 ? 'h2' : 'h3'
  const size = level === 2 ? 'text-section' : 'text-body'
  return (
    <section className={isInMargin ? MARGIN : 'min-w-0'} id={anchor} aria-labelledby={id}>
      <div className={isInMargin ? 'grid content-start gap-8' : 'mb-14 flex flex-wrap items-end gap-x-16 gap-y-8'}>
        <div className={`grid min-w-0 ${isInMargin ? 'gap-8' : `flex-1 gap-4 ${hint ? 'phone:basis-full' : ''}`}`}>
          {/* It scrolls to below the sticky header. */}
          <Title
            ref={heading}
            id={id}
            tabIndex={anchor === undefined ? undefined : -1}
            className={`${size} scroll-mt-96 wrap-anywhere`}
          >
            {title}
          </Title>
          {hint && <p className="max-w-[70ch] text-meta leading-loose text-second">{hint}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-10">{actions}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

const MARGIN =
  'grid min-w-0 grid-cols-[calc(300*var(--u))_minmax(0,1fr)] gap-x-56 gap-y-16 border-t pt-28 first:border-t-0 first:pt-0 max-[1023px]:grid-cols-1 phone:grid-cols-1'
