import { IconCircleCheck, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deedOf } from '../../../../contract/sharing/deed.ts'
import { moneyText } from '../../../budgets/amount-text.ts'
import { momentOf } from '../../../kit/moments.ts'
import styles from '../approval/ApprovalBar.module.css'
import { AnswersInWords } from './AnswersInWords.tsx'
import type { Decision } from './queries.ts'

interface DecisionNoteProps {
  decision: Decision
  /** What can be done with it. */
  children?: ReactNode
}

/** Who decided what on which version, and when. */
export function DecisionNote({ decision, children }: DecisionNoteProps) {
  const { number, name, verdict, note, lines, totals, time } = decision
  const { t, i18n } = useTranslation()
  const isApproved = verdict === 'approved'
  const Icon = isApproved ? IconCircleCheck : IconPencil
  const said = deedOf(decision)
  const hasChosen = lines.some(({ chosenId }) => chosenId !== null)
  return (
    <div className={styles['approval']} data-changed={said === 'changes'}>
      <Icon aria-hidden />
      <div className="grid gap-4">
        <p>{t(`sent.decide.${said}`, { number, name, date: momentOf(time, i18n.language) })}</p>
        {note && <p className={styles['note']}>{note}</p>}
        <div className="text-meta text-ink">
          <AnswersInWords lines={lines} />
          {(isApproved || hasChosen) &&
            totals.map(({ place, total, currency, unpriced = 0 }) => (
              <p key={place}>
                {t('sent.answers.total', { total: moneyText(total, currency, i18n.language) })}
                {unpriced > 0 && ` · ${t('sent.answers.unpriced', { count: unpriced })}`}
              </p>
            ))}
        </div>
        {children}
      </div>
    </div>
  )
}
