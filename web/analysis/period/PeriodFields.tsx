import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { DayField } from '../../kit/fields/DayField.tsx'
import { Pills } from '../lists/Pills.tsx'
import { spans, withDays, withSpan, type Period } from './period.ts'
import styles from './PeriodFields.module.css'

/** The choice of days; all of it stands in the address. */
export function PeriodFields({ period }: { period: Period }) {
  const { t } = useTranslation()
  const [address, setAddress] = useSearchParams()
  const id = useId()
  const { from, to, span, refusal } = period
  const complaintId = refusal ? id : undefined
  const choose = (changed: { from?: string; to?: string }) =>
    setAddress((now) => withDays(now, { from, to, ...changed }), { replace: true })
  return (
    <section className={styles['period']} aria-label={t('analysis.period')}>
      <Pills
        label={t('analysis.period')}
        options={spans.map((one) => ({
          name: t(`analysis.span.${one}`),
          to: withSpan(address, one),
          isCurrent: one === span,
        }))}
      />
      <div className={styles['days']}>
        <DayField
          label={t('analysis.from')}
          value={from}
          complaintId={complaintId}
          onChange={(day) => choose({ from: day })}
        />
        <DayField
          label={t('analysis.to')}
          value={to}
          complaintId={complaintId}
          onChange={(day) => choose({ to: day })}
        />
      </div>
      <p id={id} className={styles['refusal']} aria-live="polite">
        {refusal && t(`analysis.refusal.${refusal}`)}
      </p>
    </section>
  )
}
