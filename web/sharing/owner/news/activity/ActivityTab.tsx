import '../../../../locales/share-texts.ts'
import '../../../../locales/share-news-texts.ts'
import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { exportActivity, type Activity } from '../../../../../contract/sharing/activity-calls.ts'
import { FailureFace } from '../../../../errors/FailureFace.tsx'
import { RetryButton } from '../../../../errors/RetryButton.tsx'
import buttons from '../../../../kit/buttons.module.css'
import { Face } from '../../../../kit/Face.tsx'
import { useEndlessList } from '../../../../kit/lists/endless-list.ts'
import { itemsOnce } from '../../../../kit/lists/once-each.ts'
import { momentOf } from '../../../../kit/moments.ts'
import { ProgressLine } from '../../../../kit/ProgressLine.tsx'
import { useFileSaving } from '../../file-saving.ts'
import parts from '../../parts.module.css'
import { activityOf, type Shared } from '../../queries.ts'
import { linkInWords } from '../link-in-words.ts'
import styles from './ActivityTab.module.css'

/** Everything that happened by the links to a thing, newest first, to read and to download. */
export function ActivityTab({ shared }: { shared: Shared }) {
  const { t, i18n } = useTranslation()
  const list = useEndlessList(useInfiniteQuery(activityOf(shared)), itemsOnce<Activity>)
  const { save, isPending } = useFileSaving(exportActivity)
  if (list.error)
    return <FailureFace isPart error={list.error} what={t('shareNews.activity.failed')} onRetry={list.retry} />
  if (list.isPending) return <ProgressLine label={t('loading')} />
  if (list.items.length === 0)
    return <Face title={t('shareNews.activity.none')} hint={t('shareNews.activity.noneHint')} />
  const { kind, refId } = shared
  return (
    <>
      <div className={styles['bar']}>
        <button
          type="button"
          className={buttons['plain']}
          aria-busy={isPending}
          onClick={() => save({ kind, refId, language: i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en' })}
        >
          <IconDownload className={styles['icon']} />
          {t(isPending ? 'share.making' : 'shareNews.activity.csv')}
        </button>
      </div>
      <ol className={parts['list']}>
        {list.items.map((event) => (
          <li key={event.id} className={styles['event']}>
            <Event event={event} />
          </li>
        ))}
      </ol>
      {list.failedOn && <RetryButton look="plain" onRetry={list.retry} />}
      {list.hasMore && (
        <button type="button" className={buttons['plain']} onClick={list.readOn}>
          {t('share.more')}
        </button>
      )}
    </>
  )
}

function Event({ event: { event, name, linkName, time } }: { event: Activity }) {
  const { t, i18n } = useTranslation()
  return (
    <>
      <p>
        {t(`shareNews.activity.events.${event}`, {
          name: name === null ? t('shareNews.activity.somebody') : nameIn(i18n.language, name),
          link: linkInWords(linkName, t),
        })}
      </p>
      <time className={parts['meta']} dateTime={new Date(time).toISOString()}>
        {momentOf(time, i18n.language)}
      </time>
    </>
  )
}

/** In Chinese, text follows a Latin name after a space, and a Chinese name without one. */
function nameIn(language: string, name: string): string {
  return language === 'zh-CN' && /[\p{Script=Latin}\p{N}.]$/u.test(name) ? `${name} ` : name
}
