import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { substitutionOf } from '../queries.ts'
import styles from '../SubstitutionDialog.module.css'
import { PastPlaces } from './PastPlaces.tsx'
import { useSummaryWords } from './summary-words.ts'

/** One past substitution: what it changed, and a way to undo it. */
export function OneSubstitution({ id, onUndo }: { id: string; onUndo: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(substitutionOf(id))
  const words = useSummaryWords()
  if (error && !data)
    return <FailureFace isPart error={error} what={t('substitution.oneFailed')} onRetry={() => void refetch()} />
  if (!data) return <ProgressLine label={t('substitution.historyLoading')} />
  return (
    <div className={styles['part']}>
      <p>
        <span className={styles['name']}>{words.title(data)}</span>
        <span className={styles['aside']}>{words.facts(data)}</span>
      </p>
      <PastPlaces places={data.places} />
      {data.undoTime === null && (
        <div className={styles['deeds']}>
          <button type="button" className={buttons['plain']} onClick={onUndo}>
            {t('substitution.undo')}
          </button>
        </div>
      )}
    </div>
  )
}
