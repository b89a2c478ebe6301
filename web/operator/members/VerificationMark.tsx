import { IconCircleX, IconHourglass, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { KeptMemberRow } from '../../../contract/members-kept.ts'
import styles from './Marks.module.css'

const signs = { pending: IconHourglass, verified: IconRosetteDiscountCheck, refused: IconCircleX }

/** The state of a member's company verification, and the company. */
export function VerificationMark({ member }: { member: Pick<KeptMemberRow, 'verification' | 'companyName'> }) {
  const { t } = useTranslation()
  const { verification, companyName } = member
  if (verification === 'none') return <span className={styles['none']}>{t('keptMembers.verifications.none')}</span>
  const Sign = signs[verification]
  return (
    <span className={styles['company']}>
      <span className={styles['mark']} data-verification={verification}>
        <Sign aria-hidden />
        {t(`keptMembers.verifications.${verification}`)}
      </span>
      {companyName !== null && (
        <span className={styles['none']} dir="auto">
          {companyName}
        </span>
      )}
    </span>
  )
}
