import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SubstitutionSummary } from '../../../contract/substitution.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { useEndlessList } from '../../kit/lists/endless-list.ts'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { substitutionPages } from '../queries.ts'
import styles from '../SubstitutionDialog.module.css'
import { useSummaryWords } from './summary-words.ts'

/** The member's substitutions, newest first; each opens its details. */
export function History({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation()
  const list = useEndlessList(useInfiniteQuery(substitutionPages), summariesIn)
  const words = useSummaryWords()
  if (list.isPending) return <ProgressLine label={t('substitution.historyLoading')} />
  if (list.error)
    return <FailureFace isPart error={list.error} what={t('substitution.historyFailed')} onRetry={list.retry} />
  if (list.items.length === 0)
    return <Face title={t('substitution.historyNone')} hint={t('substitution.historyNoneHint')} />
  return (
    <div className={styles['part']}>
      <ul className={styles['summaries']}>
        {list.items.map((summary) => (
          <li key={summary.id}>
            <button type="button" className={styles['summary']} onClick={() => onOpen(summary.id)}>
              <span className={styles['name']}>{words.title(summary)}</span>
              <span className={styles['aside']}>{words.facts(summary)}</span>
            </button>
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <button type="button" className={buttons['plain']} onClick={list.readOn}>
          {t('substitution.more')}
        </button>
      )}
    </div>
  )
}

function summariesIn(pages: readonly { list: SubstitutionSummary[] }[]): SubstitutionSummary[] {
  return pages.flatMap(({ list }) => list)
}
