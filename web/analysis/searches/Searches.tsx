import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { useFigures } from '../../kit/figures.ts'
import { Pager } from '../../kit/lists/Pager.tsx'
import { searchesIn, searchKinds, withSearches, type AskedSearches } from '../list-address.ts'
import { CountedDays } from '../lists/CountedDays.tsx'
import styles from '../lists/lists.module.css'
import { ListSkeleton } from '../lists/ListSkeleton.tsx'
import { NothingListed } from '../lists/NothingListed.tsx'
import { Pills } from '../lists/Pills.tsx'
import type { Days } from '../period/period.ts'
import { A_PAGE, usageSearches } from '../queries.ts'
import type { UnfoundActions } from '../unfound-actions.ts'
import { UsageExport } from '../UsageExport.tsx'
import { WordsTable } from './WordsTable.tsx'

interface SearchesProps {
  days: Days
  actions?: UnfoundActions | undefined
}

/** The words that people searched for, and what they found. */
export function Searches({ days, actions }: SearchesProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const [address, setAddress] = useSearchParams()
  const asked = searchesIn(address)
  const { data, error, refetch, isPlaceholderData } = useQuery(usageSearches(days, asked))
  const title = t('analysis.searches')
  const turn = (pageNo: number) => {
    setAddress((now) => withSearches(now, { pageNo }))
    section.current?.scrollIntoView()
  }
  return (
    <section ref={section} className={styles['section']} aria-labelledby={id}>
      <div className={styles['head']}>
        <div>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          <p className={styles['hint']}>{t('analysis.searchesHint')}</p>
        </div>
        <UsageExport what="searches" asked={{ ...days, kind: asked.kind, sort: asked.sort }} name={title} />
      </div>
      <Pills
        label={t('analysis.kindLabel')}
        options={searchKinds.map((kind) => ({
          name: t(`analysis.kind.${kind}`),
          to: withSearches(address, { kind }),
          isCurrent: kind === asked.kind,
        }))}
      />
      {!data && !error && <ListSkeleton />}
      {!data && error && (
        <FailureFace isPart error={error} what={t('analysis.searchesFailed')} onRetry={() => void refetch()} />
      )}
      {data && (
        <div className={styles['list']} aria-busy={isPlaceholderData}>
          {data.list.length > 0 ? (
            <WordsTable rows={data.list} sort={asked.sort} actions={actions} />
          ) : (
            <NothingListed total={data.total} words={t(wordsOfNone(asked, data.counted))} onFirst={() => turn(1)} />
          )}
          {data.wordless > 0 && (
            <p className={styles['note']}>
              {t('analysis.wordless', { count: data.wordless, figure: figure(data.wordless) })}
            </p>
          )}
          {data.counted && <CountedDays asked={data} counted={data.counted} isOfWords />}
          <Pager what={title} pageNo={asked.pageNo} pageSize={A_PAGE} total={data.total} onTurn={turn} />
        </div>
      )}
    </section>
  )
}

function wordsOfNone({ kind }: AskedSearches, counted: Days | null) {
  if (!counted) return 'analysis.wordsGone'
  return kind === 'unfound' ? 'analysis.unfoundNone' : 'analysis.searchesNone'
}
