import type { ReactNode } from 'react'
import { MarginSection, type MarginSectionProps } from '../../../kit/MarginSection.tsx'
import styles from './MemberView.module.css'

export function MemberSection(props: MarginSectionProps) {
  return <MarginSection {...props} content={styles['content']} />
}

/** One row of a description list. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}
