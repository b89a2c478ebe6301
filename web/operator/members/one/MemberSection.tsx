import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Section, type SectionProps } from '../../../kit/Section.tsx'

/** Its heading is in the margin; its content stands one below the other. */
export function MemberSection({ children, ...section }: SectionProps) {
  return (
    <Section {...section} isInMargin>
      <div className="grid max-w-980 grid-cols-1 content-start justify-items-start gap-14 wrap-anywhere phone:justify-items-stretch">
        {children}
      </div>
    </Section>
  )
}

/** Facts by their names; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid w-full gap-x-20 gap-y-14 columns-fill-210">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt className="text-meta text-second">{name}</dt>
              <dd className="mt-3 min-w-0" dir="auto">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

interface RowProps {
  icon?: Icon
  isBad?: boolean
  title: string
  /** Below the title. */
  children: ReactNode
  action?: ReactNode
}

/** Something that happened, in a list. */
export function Row({ icon: Shape, isBad = false, title, children, action }: RowProps) {
  return (
    <li className="flex items-center gap-14 border-t py-10 first:border-t-0 first:pt-0">
      {Shape && <Shape aria-hidden className={isBad ? 'text-bad' : 'text-second'} />}
      <div className="grid min-w-0 flex-1 gap-3 text-meta text-second">
        <p className="text-body text-ink">{title}</p>
        {children}
      </div>
      {action}
    </li>
  )
}

/** Why an operator did something, as they wrote it. */
export function Lines({ children }: { children: string }) {
  return (
    <p className="whitespace-pre-line" dir="auto">
      {children}
    </p>
  )
}
