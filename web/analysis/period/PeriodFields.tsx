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
  const { from, to, span, refusal } = period
  const told = refusal ? t(`analysis.refusal.${refusal}`) : undefined
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
          error={from === '' ? told : undefined}
          onChange={(day) => choose({ from: day })}
        />
        <DayField
          label={t('analysis.to')}
          value={to}
          error={from === '' ? undefined : told}
          onChange={(day) => choose({ to: day })}
        />
      </div>
    </section>
  )
}
