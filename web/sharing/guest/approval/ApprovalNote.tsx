import { IconCircleCheck, IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Approval } from '../../../../contract/sharing/approval-calls.ts'
import { momentOf } from '../../../kit/moments.ts'
import styles from './ApprovalBar.module.css'

/** Who approved, when, and whether the approval still holds. */
export function ApprovalNote({ approval: { name, note, time, isChanged } }: { approval: Approval }) {
  const { t, i18n } = useTranslation()
  return (
    <div className={styles['approval']} data-changed={isChanged}>
      {isChanged ? <IconHistory aria-hidden /> : <IconCircleCheck aria-hidden />}
      <div>
        <p>{t('shared.approve.by', { name, date: momentOf(time, i18n.language) })}</p>
        <p className={styles['state']}>{isChanged ? t('shared.approve.isChanged') : t('shared.approve.holds')}</p>
        {note && <p className={styles['note']}>{note}</p>}
      </div>
    </div>
  )
}
