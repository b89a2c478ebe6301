import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsChinese } from '../../catalogue/names.ts'
import { lineName } from '../table/words.ts'
import { daysBetween, deadlinesOf } from './lead-times.ts'
import type { LookedAt } from './looked-at.ts'
import styles from './looking.module.css'

/** How many are shown at first. */
const FEW = 6

interface LeadTimesProps {
  budget: LookedAt
  today: string
  onOpenLine: (lineId: string) => void
  /** Undefined where the member may not set the project's date. Without a date they see nothing. */
  onSettings?: (() => void) | undefined
}

/** The dates by which lines have to be ordered to arrive on the project's date, on a timeline from today. */
export function LeadTimes({ budget: { fields, lines }, today, onOpenLine, onSettings }: LeadTimesProps) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const heading = useId()
  const [isWhole, setWhole] = useState(false)
  const { projectDate } = fields
  const deadlines = useMemo(() => deadlinesOf(lines, { projectDate, today }), [lines, projectDate, today])
  // A day of another year shows its year.
  const dayText = (date: string) =>
    new Intl.DateTimeFormat(i18n.language, {
      day: 'numeric',
      month: 'long',
      year: date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric',
      timeZone: 'UTC',
    }).format(Date.parse(date))
  const shown = isWhole ? deadlines : deadlines.slice(0, FEW)
  const span = projectDate === null ? 0 : Math.max(1, daysBetween(today, projectDate))
  const placeOf = (daysLeft: number) => Math.min(100, Math.max(0, (daysLeft / span) * 100))
  const leftText = (daysLeft: number) => {
    if (daysLeft === 0) return t('budgetLooking.today')
    return daysLeft > 0
      ? t('budgetLooking.daysLeft', { count: daysLeft })
      : t('budgetLooking.late', { count: -daysLeft })
  }
  if (projectDate === null && !onSettings) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles['title']}>
        {t('budgetLooking.deadlines')}
      </h2>
      {projectDate === null && <p className={styles['hint']}>{t('budgetLooking.noDate')}</p>}
      {projectDate === null && (
        <button type="button" className={styles['link']} onClick={onSettings}>
          {t('budgetLooking.setDate')}
        </button>
      )}
      {projectDate !== null && (
        <p className={styles['hint']}>{t('budgetLooking.ready', { date: dayText(projectDate) })}</p>
      )}
      {projectDate !== null && deadlines.length === 0 && (
        <p className={styles['hint']}>{t('budgetLooking.noDeadlines')}</p>
      )}
      <ol className={styles['deadlines']}>
        {shown.map(({ line, orderBy, daysLeft }) => (
          <li key={line.id}>
            <button type="button" className={styles['deadline']} onClick={() => onOpenLine(line.id)}>
              <span className={styles['name']}>{lineName(line, isChinese) || line.docCode}</span>
              <span className={daysLeft < 0 ? styles['late'] : styles['by']}>
                {t('budgetLooking.orderBy', { date: dayText(orderBy) })} · {leftText(daysLeft)}
              </span>
              <span className={styles['time']} aria-hidden>
                <span className={styles['way']} style={{ left: `${placeOf(daysLeft)}%` }} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      {!isWhole && deadlines.length > FEW && (
        <button type="button" className={styles['link']} onClick={() => setWhole(true)}>
          {t('budgetLooking.more', { count: deadlines.length - FEW })}
        </button>
      )}
    </section>
  )
}
