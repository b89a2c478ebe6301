import { MarginSection, type MarginSectionProps } from '../../kit/MarginSection.tsx'
import styles from './ProfileView.module.css'

export function ProfileSection(props: MarginSectionProps) {
  return <MarginSection {...props} content={styles['content']} isRoomy />
}
