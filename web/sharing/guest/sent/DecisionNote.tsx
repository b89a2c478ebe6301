import { IconCircleCheck, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { momentOf } from '../../../kit/moments.ts'
import styles from '../approval/ApprovalBar.module.css'
import type { Decision } from './queries.ts'

interface DecisionNoteProps {
  decision: Decision
  /** What can be done with it. */
  children?: ReactNode
}

/** Who decided what on which version, and when. */
export function DecisionNote({ decision: { number, name, verdict, note, time }, children }: DecisionNoteProps) {
  const { t, i18n } = useTranslation()
  const isApproved = verdict === 'approved'
  const Icon = isApproved ? IconCircleCheck : IconPencil
  return (
    <div className={styles['approval']} data-changed={!isApproved}>
      <Icon aria-hidden />
      <div>
        <p>{t(`sent.decide.${verdict}`, { number, name, date: momentOf(time, i18n.language) })}</p>
        {note && <p className={styles['note']}>{note}</p>}
        {children}
      </div>
    </div>
  )
}
