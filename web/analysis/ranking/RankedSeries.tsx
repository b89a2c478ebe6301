import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { productEvents, type UsageThing } from '../../../contract/analysis.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { ChartCard } from '../charts/ChartCard.tsx'
import type { Days } from '../period/period.ts'
import { usageSeries } from '../queries.ts'

interface RankedSeriesProps {
  days: Days
  by: UsageThing
  id: string
  title: string
}

/** The course of one product, brand or category over the period. */
export function RankedSeries({ days, by, id, title }: RankedSeriesProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(usageSeries(days, by, id))
  if (error && !data)
    return <FailureFace isPart error={error} what={t('analysis.failed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('loading')} />
  const countsOf = (event: (typeof productEvents)[number]) =>
    data.lines.find((line) => line.event === event)?.counts ?? data.steps.map(() => 0)
  return (
    <ChartCard
      isWithin
      title={title}
      curves={{
        step: data.step,
        starts: data.steps,
        curves: productEvents.map((event) => ({ name: t(`analysis.event.${event}`), counts: countsOf(event) })),
      }}
    />
  )
}
