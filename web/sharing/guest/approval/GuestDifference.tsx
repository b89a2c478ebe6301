import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DifferenceAsked } from '../queries.ts'
import styles from './ApprovalBar.module.css'
import { LateDifference } from './LateDifference.tsx'

/** What has changed since an approval, below it. */
export function GuestDifference(asked: DifferenceAsked) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles['since']}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {t('shared.approve.whatChanged')}
      </button>
      <div id={id}>{isOpen && <LateDifference {...asked} />}</div>
    </div>
  )
}
