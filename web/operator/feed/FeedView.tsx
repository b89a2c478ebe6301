import '../../locales/operator-texts.ts'
import '../../locales/feed-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { Pager } from '../../kit/lists/Pager.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import styles from './FeedView.module.css'
import { KeyRow } from './KeyRow.tsx'
import { feedKeys, KEYS_A_PAGE } from './queries.ts'
import { ReadingIt } from './ReadingIt.tsx'

/** The partners' keys for the feed, and how to read it. */
export function FeedView() {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <>
      <section aria-labelledby={titleId} className={styles['keys']}>
        <h2 id={titleId} className={styles['title']}>
          {t('feed.keys')}
        </h2>
        <Keys />
      </section>
      <ReadingIt />
    </>
  )
}

function Keys() {
  const { t } = useTranslation()
  const [address, setAddress] = useSearchParams()
  const pageNo = pageIn(address)
  const { data, error, refetch, isPlaceholderData } = useQuery(feedKeys(pageNo))
  const turn = (next: number) => setAddress(next > 1 ? { page: String(next) } : {})
  if (!data && error) return <FailureFace isPart error={error} what={t('feed.failed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('loading')} />
  if (data.total === 0 && pageNo === 1) return <Face title={t('feed.none')} hint={t('feed.noneHint')} />
  if (data.list.length === 0)
    return (
      <Face
        title={t('feed.noPage')}
        action={
          <button type="button" className={buttons['plain']} onClick={() => turn(1)}>
            {t('feed.toFirst')}
          </button>
        }
      />
    )
  return (
    <div aria-busy={isPlaceholderData}>
      <ul className={styles['list']}>
        {data.list.map((key) => (
          <KeyRow key={key.id} feedKey={key} />
        ))}
      </ul>
      <Pager what={t('feed.keys')} pageNo={pageNo} pageSize={KEYS_A_PAGE} total={data.total} onTurn={turn} />
    </div>
  )
}

/** Counts from 1; anything else in the address means the first page. */
function pageIn(address: URLSearchParams): number {
  const page = Number(address.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}
