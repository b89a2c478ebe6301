import { IconChartLine, IconTable } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UsageEvent, UsageSummary } from '../../../contract/analysis.ts'
import { reportFailure } from '../../errors/report.ts'
import { useFigures } from '../../kit/figures.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { Segments } from '../../kit/Segments.tsx'
import { Table, type Column } from '../../kit/Table.tsx'
import { useStepWords, useSummaryOf } from './curve-words.ts'
import { CurveSample } from './CurveSample.tsx'
import { curveTotal, isEmpty, type Curves } from './curves.ts'

// The charts library is large: its script loads with the first chart.
const CurveChart = lazyComponent(async () => (await import('./CurveChart.tsx')).CurveChart)

/** Events counted by steps of time. */
interface Counts extends Pick<UsageSummary, 'step' | 'steps'> {
  lines: readonly { event: UsageEvent; counts: readonly number[] }[]
}

interface ChartCardProps {
  title: string
  of: Counts
  /** A curve for each. */
  events: readonly UsageEvent[]
  /** Within a list: no frame, and no visible heading. */
  isWithin?: boolean
}

/** A chart, the table of its figures, and a sentence that sums both up. */
export function ChartCard({ title, of, events, isWithin = false }: ChartCardProps) {
  const { t } = useTranslation()
  const id = useId()
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const curves = useCurves(of, events)
  const summary = useSummaryOf(curves)
  const isNothing = isEmpty(curves)
  return (
    <section
      className={isWithin ? '' : 'min-w-0 rounded-lg border bg-surface px-20 py-18 phone:p-14'}
      aria-labelledby={id}
    >
      <div className="mb-10 flex min-h-36 flex-wrap items-center justify-between gap-x-16 gap-y-8">
        <h3 id={id} className={isWithin ? 'visually-hidden' : 'text-title'}>
          {title}
        </h3>
        {!isNothing && (
          <Segments
            label={t('analysis.showAs', { what: title })}
            options={[
              { value: 'chart', label: t('analysis.asChart'), icon: IconChartLine },
              { value: 'table', label: t('analysis.asTable'), icon: IconTable },
            ]}
            value={view}
            onChange={setView}
          />
        )}
      </div>
      {isNothing && <p className="py-24 text-second">{t('analysis.nothing')}</p>}
      {!isNothing && view === 'table' && <CurveTable curves={curves} title={title} />}
      {!isNothing && view === 'chart' && (
        <>
          {curves.curves.length > 1 && <Legend curves={curves} />}
          <div className="min-h-240">
            <LatePart
              onFailure={reportFailure}
              fallback={<p className="visually-hidden">{t('analysis.chartLoading')}</p>}
            >
              <CurveChart curves={curves} title={title} summaryId={`${id}-summary`} />
            </LatePart>
          </div>
        </>
      )}
      {!isNothing && (
        <p id={`${id}-summary`} className="mt-10 text-meta text-second">
          {summary}
        </p>
      )}
    </section>
  )
}

/** A curve for each event; an absent one counts as zero. */
function useCurves({ step, steps, lines }: Counts, events: readonly UsageEvent[]): Curves {
  const { t } = useTranslation()
  const curves = events.map((event) => ({
    name: t(`analysis.event.${event}`),
    counts: lines.find((line) => line.event === event)?.counts ?? steps.map(() => 0),
  }))
  return { step, starts: steps, curves }
}

function Legend({ curves: { curves } }: { curves: Curves }) {
  return (
    <ul className="mb-6 flex flex-wrap gap-x-18 gap-y-4 text-meta">
      {curves.map(({ name }, place) => (
        <li key={name} className="flex items-center gap-8">
          <CurveSample place={place} />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** The figures of a chart, newest first, with totals. */
function CurveTable({ curves: { step, starts, curves }, title }: { curves: Curves; title: string }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const stepWords = useStepWords()
  const columns: Column<string>[] = [
    {
      name: t(`analysis.step.${step}`),
      as: 'name',
      cell: (start) => stepWords(start, step),
      total: t('analysis.total'),
    },
    ...curves.map((curve) => ({
      name: curve.name,
      as: 'figure' as const,
      cell: (start: string) => figure(curve.counts[starts.indexOf(start)] ?? 0),
      total: figure(curveTotal(curve)),
    })),
  ]
  return (
    <Table
      what={title}
      columns={columns}
      rows={starts.toReversed()}
      keyOf={(start) => start}
      onPhone="table"
      tallest={330}
      isDense
    />
  )
}
