import '../locales/kit-texts.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../errors/FailureFace.tsx'
import { reasonOf } from '../errors/message.ts'
import { RetryButton } from '../errors/RetryButton.tsx'

/** What a list needs of a query. */
export interface Read<Data> {
  data: Data | undefined
  error: Error | null
  isPlaceholderData: boolean
  refetch: () => unknown
}

interface AnswerProps<Data> {
  query: Read<Data>
  /** What could not be loaded, as a sentence. */
  failed: string
  /** In its place while it loads; a grey field of so many units if absent. */
  skeleton?: ReactNode
  skeletonHeight?: number
  children: (data: Data) => ReactNode
}

/** What a query answers, or what is shown in its place: that it loads, that it failed. An older answer stays, and says so. */
export function Answer<Data>({ query, failed, skeleton, skeletonHeight = 320, children }: AnswerProps<Data>) {
  const { t } = useTranslation()
  const { data, error, isPlaceholderData, refetch } = query
  const retry = () => void refetch()
  if (data === undefined) {
    if (error) return <FailureFace isPart error={error} what={failed} onRetry={retry} />
    return (
      <output aria-label={t('loading')}>
        {skeleton ?? (
          <span className="block rounded-md bg-skeleton" style={{ height: `calc(${skeletonHeight} * var(--u))` }} />
        )}
      </output>
    )
  }
  return (
    <>
      {error && (
        <p className="mb-12 text-bad">
          {t('kit.stale', { reason: reasonOf(error, t) })} <RetryButton look="inline" onRetry={retry} />
        </p>
      )}
      <div aria-busy={isPlaceholderData} className="aria-busy:opacity-60">
        {children(data)}
      </div>
    </>
  )
}
