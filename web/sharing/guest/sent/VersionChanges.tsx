import '../../../locales/share-texts.ts'
import '../../../locales/share-news-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GuestFailure } from '../page/GuestFailure.tsx'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { DifferenceText } from '../../owner/news/approvals/DifferenceText.tsx'
import { changesOf } from './queries.ts'

/** What a version changed from the one before it, in the same words as for the owner. */
export function VersionChanges({ token, number }: { token: string; number: number }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(changesOf(token, number))
  if (error && !data)
    return <GuestFailure isPart error={error} what={t('sent.changes.failed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('loading')} />
  const changed = data.parts.filter(({ state }) => state !== 'same')
  return (
    <div className="grid gap-10 rounded-md border border-hairline bg-surface px-16 py-12 wrap-anywhere">
      {data.before !== null && (
        <p className="text-meta text-second">{t('sent.changes.since', { number: data.before })}</p>
      )}
      {data.hasOtherLetter && <p>{t('sent.changes.letter')}</p>}
      {changed.map(({ place, state, name, difference }) => (
        <div key={`${state} ${place}`}>
          {state === 'new' || state === 'gone' ? (
            <p>{t(`sent.changes.${state}`, { name })}</p>
          ) : (
            <h3 className="font-medium">{name}</h3>
          )}
          {difference && <DifferenceText difference={difference} />}
        </div>
      ))}
      {changed.length === 0 && !data.hasOtherLetter && <p>{t('sent.changes.nothing')}</p>}
    </div>
  )
}
