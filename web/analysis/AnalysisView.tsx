import '../locales/operator-texts.ts'
import '../locales/analysis-texts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { calendarDay } from '../catalogue/facts/certificates.ts'
import styles from './AnalysisView.module.css'
import { periodIn } from './period/period.ts'
import { PeriodFields } from './period/PeriodFields.tsx'
import { Ranking } from './ranking/Ranking.tsx'
import { Searches } from './searches/Searches.tsx'
import { PeriodSummary } from './summary/PeriodSummary.tsx'
import type { UnfoundActions } from './unfound-actions.ts'
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
      <div className={styles['head']}>
        <PeriodFields period={period} />
        {!period.refusal && <UsageExport what="summary" asked={days} name={t('analysis.totals')} />}
      </div>
      {!period.refusal && (
        <>
          <PeriodSummary days={days} />
          <Ranking days={days} />
          <Searches days={days} actions={unfoundActions} />
        </>
      )}
      <section className={styles['how']} aria-labelledby="how-it-is-counted">
        <h2 id="how-it-is-counted">{t('analysis.howTitle')}</h2>
        <p>{t('analysis.how')}</p>
      </section>
    </div>
  )
}
