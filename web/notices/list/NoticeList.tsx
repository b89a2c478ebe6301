import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { say } from '../../kit/toasts/spoken.ts'
import { noticeList, useReadNotices } from '../queries.ts'
import styles from './NoticeList.module.css'
import { NoticeRow } from './NoticeRow.tsx'

/** All notices of the member, latest first. */
export function NoticeList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const { data, error, dataUpdatedAt, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(noticeList)
  const { mutate } = useReadNotices()
  const box = useRef<HTMLElement>(null)
  const notices = data?.pages.flatMap(({ list }) => list)
  const latest = data?.pages[0]?.latest
  const isAnyUnread = notices?.some(({ isRead }) => !isRead) || (data?.pages[0]?.unread ?? 0) > 0
  // The pressed button disappears.
  const read = (input: Parameters<typeof mutate>[0]) => {
    mutate(input)
    box.current?.focus({ preventScroll: true })
  }
  const readAll = () => {
    if (!latest) return
    read({ upTo: latest })
    say(t('notices.allRead'))
  }
  return (
    <>
      <div className={styles['deeds']}>
        {isAnyUnread && (
          <button type="button" className={styles['deed']} onClick={readAll}>
            {t('notices.readAll')}
          </button>
        )}
        <Link className={styles['deed']} to="/user/info#notice-settings" onClick={onLeave}>
          {t('notices.settings')}
        </Link>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys */}
      <section ref={box} className={styles['box']} aria-label={t('notices.list')} tabIndex={0}>
        {error && !data && (
          <FailureFace error={error} what={t('notices.notLoaded')} onRetry={() => void refetch()} isPart />
        )}
        {!data && !error && <NoticeSkeleton label={t('loading')} />}
        {notices?.length === 0 && <Face title={t('notices.none')} hint={t('notices.noneHint')} />}
        {notices && notices.length > 0 && (
          <ul>
            {notices.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                now={dataUpdatedAt}
                onRead={() => !notice.isRead && read({ ids: [notice.id] })}
                onFollow={onLeave}
              />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <button
            type="button"
            className={`${buttons['plain']} ${styles['older']}`}
            aria-disabled={isFetchingNextPage}
            onClick={() => !isFetchingNextPage && void fetchNextPage()}
          >
            {t(isFetchingNextPage ? 'loading' : 'notices.older')}
          </button>
        )}
      </section>
    </>
  )
}

function NoticeSkeleton({ label }: { label: string }) {
  return (
    <output className={styles['skeleton']} aria-label={label}>
      <span />
      <span />
      <span />
    </output>
  )
}
