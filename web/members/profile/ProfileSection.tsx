import { Section, type SectionProps } from '../../kit/Section.tsx'
import styles from './ProfileView.module.css'

export function ProfileSection({ children, ...section }: SectionProps) {
  return (
    <Section {...section} isInMargin>
      <div className={styles['content']}>{children}</div>
    </Section>
  )
}
