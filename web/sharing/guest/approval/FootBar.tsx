import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ApprovalBar.module.css'

interface FootBarProps {
  /** At the foot of the window, where it stays in sight. */
  isSlim: boolean
  /** Something in it was not sent yet: it stays in sight in a low window too. */
  hasUnsent?: boolean
  children: ReactNode
}

/** What was approved, and the buttons that approve. */
export function FootBar({ isSlim, hasUnsent = false, children }: FootBarProps) {
  const { t } = useTranslation()
  return (
    <section
      className={styles['bar']}
      aria-label={t('shared.approve.label')}
      data-slim={isSlim}
      data-unsent={hasUnsent || undefined}
    >
      {children}
    </section>
  )
}
