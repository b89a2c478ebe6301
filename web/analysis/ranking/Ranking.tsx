import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { usageThings } from '../../../contract/analysis.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { Pager } from '../../kit/lists/Pager.tsx'
import { NothingListed } from '../lists/NothingListed.tsx'
import { CountedDays } from '../lists/CountedDays.tsx'
import { ListSkeleton } from '../lists/ListSkeleton.tsx'
import { Pills } from '../lists/Pills.tsx'
import styles from '../lists/lists.module.css'
import { rankingIn, withRanking } from '../list-address.ts'
import type { Days } from '../period/period.ts'
import { A_PAGE, usageViews } from '../queries.ts'
import { UsageExport } from '../UsageExport.tsx'
import { RankedTable } from './RankedTable.tsx'

/** Which products, brands and categories something was done with most. */
export function Ranking({ days }: { days: Days }) {
  const { t } = useTranslation()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const [address, setAddress] = useSearchParams()
  const asked = rankingIn(address)
  const { data, error, refetch, isPlaceholderData } = useQuery(usageViews(days, asked))
  const title = t('analysis.ranking')
  const turn = (pageNo: number) => {
    setAddress((now) => withRanking(now, { pageNo }))
    section.current?.scrollIntoView()
  }
  return (
    <section ref={section} className={styles['section']} aria-labelledby={id}>
      <div className={styles['head']}>
        <div>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          <p className={styles['hint']}>{t('analysis.rankingHint')}</p>
        </div>
        <UsageExport what="views" asked={{ ...days, event: asked.event, by: asked.by }} name={title} />
      </div>
      <Pills
        label={t('analysis.by')}
        options={usageThings.map((by) => ({
          name: t(`analysis.thing.${by}`),
          to: withRanking(address, { by }),
          isCurrent: by === asked.by,
        }))}
      />
      {!data && !error && <ListSkeleton />}
      {!data && error && (
        <FailureFace isPart error={error} what={t('analysis.rankingFailed')} onRetry={() => void refetch()} />
      )}
      {data && (
        <div className={styles['list']} aria-busy={isPlaceholderData}>
          {data.list.length > 0 ? (
            <RankedTable rows={data.list} asked={asked} days={days} />
          ) : (
            <NothingListed total={data.total} words={t('analysis.rankingNone')} onFirst={() => turn(1)} />
          )}
          <CountedDays asked={data} counted={data.counted} />
          <Pager what={title} pageNo={asked.pageNo} pageSize={A_PAGE} total={data.total} onTurn={turn} />
        </div>
      )}
    </section>
  )
}
