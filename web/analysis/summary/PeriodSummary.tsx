import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { Face } from '../../kit/Face.tsx'
import { ChartCard } from '../charts/ChartCard.tsx'
import type { Days } from '../period/period.ts'
import { usageSummary } from '../queries.ts'
import { charts, countsOf } from './groups.ts'
import styles from './PeriodSummary.module.css'
import { Tiles } from './Tiles.tsx'

/** The totals of a period, and their course as charts. */
export function PeriodSummary({ days }: { days: Days }) {
  const { t } = useTranslation()
  const { data, error, refetch, isPlaceholderData } = useQuery(usageSummary(days))
  if (!data) {
    if (!error) return <Skeleton />
    return <FailureFace isPart error={error} what={t('analysis.failed')} onRetry={() => void refetch()} />
  }
  return (
    <div className={styles['summary']} aria-busy={isPlaceholderData}>
      <Tiles summary={data} />
      {data.lines.every(({ total }) => total === 0) ? (
        <Face title={t('analysis.empty')} hint={t('analysis.emptyHint')} />
      ) : (
        <div className={styles['charts']}>
          {charts.map(({ name, events }) => (
            <ChartCard
              key={name}
              title={t(`analysis.chart.${name}`)}
              curves={{
                step: data.step,
                starts: data.steps,
                curves: events.map((event) => ({ name: t(`analysis.event.${event}`), counts: countsOf(data, event) })),
              }}
              isOutdated={isPlaceholderData}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function Skeleton() {
  const { t } = useTranslation()
  return (
    <div aria-live="polite">
      <span className="visually-hidden">{t('loading')}</span>
      <div className={styles['tileSkeletons']} aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} />
        ))}
      </div>
      <div className={styles['chartSkeletons']} aria-hidden>
        {charts.map(({ name }) => (
          <div key={name} />
        ))}
      </div>
    </div>
  )
}
