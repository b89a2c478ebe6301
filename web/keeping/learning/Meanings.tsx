import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WouldFind } from '../../../contract/keeping/learning.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { useFigures } from '../../kit/figures.ts'
import styles from './LearnFromWords.module.css'
import { MeaningChoice } from './MeaningChoice.tsx'
import { OwnMeaning } from './OwnMeaning.tsx'
import { suggestedFor } from './queries.ts'

interface MeaningsProps {
  words: string
  isPending: boolean
  onLearn: (would: WouldFind) => void
}

/** Possible meanings of words: similar words in the catalogue, and one's own. */
export function Meanings({ words, isPending, onLearn }: MeaningsProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { data, error, refetch } = useQuery(suggestedFor(words))
  return (
    <section className={styles['meanings']} aria-label={t('learning.title', { words })}>
      {!data && !error && <output className={styles['note']}>{t('learning.loading')}</output>}
      {error && !data && (
        <FailureFace isPart error={error} what={t('learning.failed')} onRetry={() => void refetch()} />
      )}
      {data && data.finds > 0 && (
        <p className={styles['note']}>{t('learning.findsNow', { count: data.finds, figure: figure(data.finds) })}</p>
      )}
      {data?.candidates.length === 0 && <p className={styles['note']}>{t('learning.none')}</p>}
      {data && data.candidates.length > 0 && (
        <ul>
          {data.candidates.map((would) => (
            <li key={`${would.from} ${would.to}`}>
              <MeaningChoice would={would} isPending={isPending} onLearn={onLearn} />
            </li>
          ))}
        </ul>
      )}
      <OwnMeaning words={words} isPending={isPending} onLearn={onLearn} />
    </section>
  )
}
