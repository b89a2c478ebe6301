import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getUsageSummary, type UsageEvent, type UsageSummary } from '../../contract/analysis.ts'
import { Face } from '../kit/Face.tsx'
import { useFigures } from '../kit/figures.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Answer } from '../lists/Answer.tsx'
import { query } from '../query.ts'
import { ChartCard } from './charts/ChartCard.tsx'
import { daysWithin, type Days } from './period.ts'

/** Which events share a chart. */
const charts = [
  { name: 'searches', events: ['search_found', 'search_unfound', 'search_opened'] },
  { name: 'view', events: ['view'] },
  { name: 'kept', events: ['favourite', 'board', 'budget'] },
  { name: 'images', events: ['image_same', 'image_close', 'image_mood', 'image_none'] },
] as const satisfies { name: string; events: readonly UsageEvent[] }[]

/** The events that add up to each total; an opened search has counted as found already. */
const tiles = [
  { name: 'searches', events: ['search_found', 'search_unfound'] },
  { name: 'view', events: ['view'] },
  { name: 'favourite', events: ['favourite'] },
  { name: 'board', events: ['board'] },
  { name: 'budget', events: ['budget'] },
  { name: 'images', events: ['image_same', 'image_close', 'image_mood', 'image_none'] },
] as const satisfies { name: string; events: readonly UsageEvent[] }[]

const TILES = 'grid columns-fit-190 gap-16 phone:grid-cols-2 phone:gap-10'
const CHARTS = 'grid columns-fit-520 gap-16'

/** The totals of a period, and their course as charts. */
export function Summary({ days }: { days: Days }) {
  const { t } = useTranslation()
  // Counting goes on, but the figures in sight stand still.
  const summary = useQuery(query(getUsageSummary, days, { keepsLast: true }))
  return (
    <Answer query={summary} failed={t('analysis.failed')} skeleton={<SummarySkeleton />}>
      {(data) => (
        <div className="grid gap-16 [--face-height:calc(240*var(--u))]">
          <Tiles summary={data} />
          {data.lines.every(({ total }) => total === 0) ? (
            <Face title={t('analysis.empty')} hint={t('analysis.emptyHint')} />
          ) : (
            <div className={CHARTS}>
              {charts.map(({ name, events }) => (
                <ChartCard key={name} title={t(`analysis.chart.${name}`)} of={data} events={events} />
              ))}
            </div>
          )}
        </div>
      )}
    </Answer>
  )
}

function SummarySkeleton() {
  return (
    <div className="grid gap-16">
      <div className={TILES}>
        {tiles.map(({ name }) => (
          <Skeleton key={name} height={118} />
        ))}
      </div>
      <div className={CHARTS}>
        {charts.map(({ name }) => (
          <Skeleton key={name} height={370} />
        ))}
      </div>
    </div>
  )
}

/** The totals of the period, and how they have changed since the one before. */
function Tiles({ summary: { lines, from, to } }: { summary: UsageSummary }) {
  const { t } = useTranslation()
  const figure = useFigures()
  return (
    <section aria-label={t('analysis.totals')}>
      <dl className={TILES}>
        {tiles.map(({ name, events }) => {
          const { total, before } = totalOf(lines, events)
          return (
            <div key={name} className="flex flex-col rounded-lg border bg-surface px-18 py-16 phone:px-14 phone:py-12">
              <dt className="text-meta text-second">{t(`analysis.tile.${name}`)}</dt>
              <dd className="figures my-4 text-figure leading-tight">{figure(total)}</dd>
              <dd className="text-meta text-second">
                <Course total={total} before={before} days={daysWithin(from, to)} />
              </dd>
              {name === 'searches' && total > 0 && (
                <dd className="text-meta text-second">
                  <Unfound share={totalOf(lines, ['search_unfound']).total / total} />
                </dd>
              )}
            </div>
          )
        })}
      </dl>
    </section>
  )
}

function Course({ total, before, days }: { total: number; before: number | null; days: number }) {
  const { t, i18n } = useTranslation()
  if (before === null) return t('analysis.beforeGone', { count: days })
  if (before === 0) return t('analysis.noneBefore', { count: days })
  if (before === total) return t('analysis.same', { count: days })
  const percent = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
  return t('analysis.change', { change: percent.format(total / before - 1), count: days })
}

function Unfound({ share }: { share: number }) {
  const { t, i18n } = useTranslation()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return t('analysis.unfoundShare', { share: percent.format(share) })
}

/** Of the period, and of the same number of days before it; null where those days are no longer kept. */
function totalOf(lines: UsageSummary['lines'], events: readonly UsageEvent[]) {
  const of = lines.filter(({ event }) => events.includes(event))
  return {
    total: of.reduce((sum, { total }) => sum + total, 0),
    before: of.reduce<number | null>((sum, { before }) => (sum === null || before === null ? null : sum + before), 0),
  }
}
