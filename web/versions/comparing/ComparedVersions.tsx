import '../../locales/versions-texts.ts'
import '../../locales/share-texts.ts'
import '../../locales/share-news-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Comparison } from '../../../contract/versions.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { saysUnknown } from '../../errors/message.ts'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { useTitleName } from '../../kit/window-title.ts'
import { comparisonOf } from '../queries.ts'
import { UnknownVersion } from '../UnknownVersion.tsx'
import { ComparedBoards } from './ComparedBoards.tsx'
import { ComparedBudgets } from './ComparedBudgets.tsx'
import { ComparisonHead } from './ComparisonHead.tsx'
import { VersionDifferences } from './VersionDifferences.tsx'
import styles from './ComparedVersions.module.css'

/** The page that compares two versions, or a version with the present state. */
export function ComparedVersions({ versionId }: { versionId: string }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { data, error, refetch } = useQuery(comparisonOf(versionId, search.get('with') ?? undefined))
  const isUnknown = saysUnknown(error)
  const nameOfNone = isUnknown ? null : undefined
  useTitleName('page', data?.thing.name ?? nameOfNone)
  if (isUnknown) return <UnknownVersion />
  if (error && !data)
    return <FailureFace error={error} what={t('versions.compared.failed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('loading')} />
  return <Compared comparison={data} />
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation()
  /** The item or line that is marked. */
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const { before, after, difference, thing } = comparison
  const title = t('versions.compared.title', { name: thing.name })
  return (
    <article className={styles['page']} aria-label={title}>
      <ComparisonHead title={title} comparison={comparison} />
      <div className={styles['sides']}>
        <div className={styles['states']}>
          {before.board && after.board && (
            <ComparedBoards before={before.board} after={after.board} difference={difference} pointedAt={pointedAt} />
          )}
          {before.budget && after.budget && (
            <ComparedBudgets
              before={before.budget}
              after={after.budget}
              difference={difference}
              pointedAt={pointedAt}
            />
          )}
        </div>
        <VersionDifferences difference={difference} pointedAt={pointedAt} onPointAt={setPointedAt} />
      </div>
    </article>
  )
}
