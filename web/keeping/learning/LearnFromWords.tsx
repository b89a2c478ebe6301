import './late-texts.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../../ui/buttons.module.css'
import { useFigures } from '../../ui/figures.ts'
import styles from './LearnFromWords.module.css'
import { Meanings } from './Meanings.tsx'
import { useLearning } from './use-learning.ts'

/**
 * For words that found nothing: what they may have been meant for, each with what they would find then, one press from being learned; and
 * what they find once they are, with the way back.
 */
export function LearnFromWords({ words }: { words: string }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { learned, isPending, learn, undo } = useLearning(words)
  if (learned)
    return (
      <div className={styles['learned']}>
        <output>
          {t('learning.learned', { words, count: learned.would.finds, figure: figure(learned.would.finds) })}
        </output>{' '}
        <button type="button" className={buttons['plain']} aria-busy={isPending} onClick={undo}>
          {t('learning.undo')}
        </button>
      </div>
    )
  return (
    <div className={styles['learning']}>
      <button
        type="button"
        className={buttons['plain']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('learning.openFor', { words })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('learning.open')}
      </button>
      {isOpen && <Meanings id={id} words={words} isPending={isPending} onLearn={learn} />}
    </div>
  )
}
