import '../../locales/learning-texts.ts'
import '../../locales/kit-texts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { useFigures } from '../../kit/figures.ts'
import { focusIfLost } from '../../kit/focus/focus.ts'
import { Meanings } from './Meanings.tsx'
import { useLearning } from './use-learning.ts'

const DIALOG_WIDTH = 720

/**
 * For words that found nothing: possible meanings, each with what the words would then find, to be learned by one press; once learned,
 * what they find, and the undo.
 */
export function LearnFromWords({ words }: { words: string }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const [isOpen, setIsOpen] = useState(false)
  const { learned, wasUndone, isPending, learn, undo } = useLearning(words)
  if (learned)
    return (
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
        <output className="text-good">
          {t('learning.learned', { words, count: learned.would.finds, figure: figure(learned.would.finds) })}
        </output>{' '}
        <Button ref={focusIfLost} label={t('learning.undo')} isBusy={isPending} onPress={undo} />
      </div>
    )
  return (
    <div className="min-w-0">
      <Button
        // After an undo the focused button is gone: the focus comes here.
        ref={wasUndone ? focusIfLost : undefined}
        label={t('learning.open')}
        about={t('learning.openFor', { words })}
        opens="dialog"
        onPress={() => setIsOpen(true)}
      />
      <Dialog
        title={t('learning.title', { words })}
        closeLabel={t('kit.close')}
        width={DIALOG_WIDTH}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <Meanings words={words} isPending={isPending} onLearn={learn} />
      </Dialog>
    </div>
  )
}
