import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ApprovalBar.module.css'

interface FootBarProps {
  /** At the foot of a phone, where it stays in sight. */
  isSlim: boolean
  children: ReactNode
}

/** What was approved, and the buttons that approve. */
export function FootBar({ isSlim, children }: FootBarProps) {
  const { t } = useTranslation()
  return (
    <section className={styles['bar']} aria-label={t('shared.approve.label')} data-slim={isSlim}>
      {children}
    </section>
  )
}
