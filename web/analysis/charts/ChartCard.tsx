import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import styles from './ChartCard.module.css'
import { ChartSwitch } from './ChartSwitch.tsx'
import { isEmpty, type Curves } from './curves.ts'
import { CurveTable } from './CurveTable.tsx'
import { CurveSample } from './CurveSample.tsx'
import { useSummaryOf } from './use-summary.ts'

// The charts library is large: its script loads with the first chart.
const CurveChart = lazyComponent(async () => (await import('./CurveChart.tsx')).CurveChart)

interface ChartCardProps {
  title: string
  curves: Curves
  /** The figures belong to an earlier question; the new answer has not come yet. */
  isOutdated?: boolean
  /** Within a list: no frame, and no visible heading. */
  isWithin?: boolean
}

/** A chart, the table of its figures, and a sentence that sums both up. */
export function ChartCard({ title, curves, isOutdated = false, isWithin = false }: ChartCardProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  const summary = useSummaryOf(curves)
  return (
    <section className={isWithin ? undefined : styles['card']} aria-labelledby={id} aria-busy={isOutdated}>
      <div className={styles['head']}>
        <h3 id={id} className={isWithin ? 'visually-hidden' : styles['title']}>
          {title}
        </h3>
        {!isEmpty(curves) && <ChartSwitch what={title} isTable={isTable} onSwitch={setIsTable} />}
      </div>
      {isEmpty(curves) ? (
        <p className={styles['nothing']}>{t('analysis.nothing')}</p>
      ) : (
        <>
          {isTable ? (
            <CurveTable curves={curves} caption={title} />
          ) : (
            <>
              {curves.curves.length > 1 && <Legend curves={curves} />}
              <div className={styles['place']}>
                <LatePart
                  onFailure={reportFailure}
                  fallback={<p className="visually-hidden">{t('analysis.chartLoading')}</p>}
                >
                  <CurveChart curves={curves} title={title} summaryId={`${id}-summary`} />
                </LatePart>
              </div>
            </>
          )}
          <p id={`${id}-summary`} className={styles['summary']}>
            {summary}
          </p>
        </>
      )}
    </section>
  )
}

function Legend({ curves: { curves } }: { curves: Curves }) {
  return (
    <ul className={styles['legend']}>
      {curves.map(({ name }, place) => (
        <li key={name}>
          <CurveSample place={place} />
          {name}
        </li>
      ))}
    </ul>
  )
}
