import '../../locales/learning-texts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { useFigures } from '../../kit/figures.ts'
import { focusIfLost } from '../../kit/focus/focus.ts'
import styles from './LearnFromWords.module.css'
import { Meanings } from './Meanings.tsx'
import { useLearning } from './use-learning.ts'

interface LearnFromWordsProps {
  words: string
}

const DIALOG_WIDTH = 720

/**
 * For words that found nothing: possible meanings, each with what the words would then find, to be learned by one press; once learned,
 * what they find, and the undo.
 */
export function LearnFromWords({ words }: LearnFromWordsProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const [isOpen, setIsOpen] = useState(false)
  const { learned, wasUndone, isPending, learn, undo } = useLearning(words)
  if (learned)
    return (
      <div className={styles['learned']}>
        <output>
          {t('learning.learned', { words, count: learned.would.finds, figure: figure(learned.would.finds) })}
        </output>{' '}
        <button ref={focusIfLost} type="button" className={buttons['plain']} aria-busy={isPending} onClick={undo}>
          {t('learning.undo')}
        </button>
      </div>
    )
  return (
    <div className={styles['learning']}>
      <button
        // After an undo the focused button is gone: the focus comes here.
        ref={wasUndone ? focusIfLost : undefined}
        type="button"
        className={buttons['plain']}
        aria-haspopup="dialog"
        aria-label={t('learning.openFor', { words })}
        onClick={() => setIsOpen(true)}
      >
        {t('learning.open')}
      </button>
      <Dialog
        title={t('learning.title', { words })}
        closeLabel={t('learning.close')}
        width={DIALOG_WIDTH}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <Meanings words={words} isPending={isPending} onLearn={learn} />
      </Dialog>
    </div>
  )
}
