import '../locales/operator-texts.ts'
import '../locales/analysis-texts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { calendarDay } from '../catalogue/facts/certificates.ts'
import { DayField } from '../kit/fields/DayField.tsx'
import { Pills } from '../kit/Pills.tsx'
import { periodIn, spans, withDays, withSpan, type Period } from './period.ts'
import { Ranking } from './Ranking.tsx'
import { Searches, type UnfoundActions } from './Searches.tsx'
import { Summary } from './Summary.tsx'
import { UsageExport } from './UsageExport.tsx'

/** The use of the catalogue in a period. The period and the choice of lists stand in the address. */
export function AnalysisView({ unfoundActions }: { unfoundActions?: UnfoundActions }) {
  const { t } = useTranslation()
  const [address] = useSearchParams()
  const [today] = useState(() => calendarDay(Date.now()))
  const period = periodIn(address, today)
  const days = { from: period.from, to: period.to }
  return (
    <div data-scroll-stays>
      <div className="mb-24 flex flex-wrap items-end justify-between gap-x-28 gap-y-14">
        <PeriodFields period={period} />
        {!period.refusal && <UsageExport what="summary" asked={days} name={t('analysis.totals')} />}
      </div>
      {!period.refusal && (
        <div className="grid grid-cols-1 gap-44 phone:gap-32">
          <Summary days={days} />
          <Ranking days={days} />
          <Searches days={days} actions={unfoundActions} />
        </div>
      )}
      <section
        className="mt-48 max-w-[80ch] border-t pt-20 text-meta leading-loose text-second"
        aria-labelledby="how-it-is-counted"
      >
        <h2 id="how-it-is-counted" className="mb-4 text-meta text-ink">
          {t('analysis.howTitle')}
        </h2>
        <p>{t('analysis.how')}</p>
      </section>
    </div>
  )
}

/** The choice of days; all of it stands in the address. */
function PeriodFields({ period: { from, to, span, refusal } }: { period: Period }) {
  const { t } = useTranslation()
  const [address, setAddress] = useSearchParams()
  const options = spans.map((one) => ({
    label: t(`analysis.span.${one}`),
    to: { search: `?${withSpan(address, one).toString()}` },
    isCurrent: one === span,
  }))
  const choose = (changed: { from?: string; to?: string }) =>
    setAddress((now) => withDays(now, { from, to, ...changed }), { replace: true })
  const told = refusal ? t(`analysis.refusal.${refusal}`) : undefined
  const isOfTo = from !== '' && to === ''
  return (
    <section className="flex flex-wrap items-start gap-x-28 gap-y-12" aria-label={t('analysis.period')}>
      {/* Beside the fields, not their labels, whatever stands below these. */}
      <div className="desk:pt-26">
        <Pills label={t('analysis.period')} options={options} />
      </div>
      <div className="grid grid-cols-[repeat(2,minmax(0,calc(170*var(--u))))] gap-16 *:first:[&_[role=alert]]:whitespace-nowrap phone:flex-[1_1_100%] phone:gap-12 min-[360px]:phone:grid-cols-2 max-[359px]:grid-cols-1">
        <DayField
          label={t('analysis.from')}
          error={isOfTo ? undefined : told}
          value={from}
          onChange={(day) => choose({ from: day })}
        />
        <DayField
          label={t('analysis.to')}
          error={isOfTo ? told : undefined}
          value={to}
          onChange={(day) => choose({ to: day })}
        />
      </div>
    </section>
  )
}
