import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { choosing } from '../../../contract/budgets/choosing.ts'
import type { Line } from '../../../contract/budgets/entries.ts'
import buttons from '../../kit/buttons.module.css'
import { showToast } from '../../kit/toasts/toast.ts'
import { removal } from '../editing/removal.ts'
import { lineName } from '../table/words.ts'
import styles from './Alternatives.module.css'
import { focusDialogOf } from './focus-dialog.ts'
import { mayChangeLine, type LineContext } from './line-context.ts'

interface AlternativeActionsProps {
  context: LineContext
  line: Line
  main: Line
  isMain: boolean
  onOpenLine: (lineId: string) => void
}

/** Buttons for one line of the comparison: choose, open, remove. */
export function AlternativeActions({ context, line, main, isMain, onOpenLine }: AlternativeActionsProps) {
  const { t } = useTranslation()
  const { editor, items, words } = context
  const name = lineName(line, words.isChinese) || t('budgetLine.unnamed')
  const undo = { label: t('budgetLine.undo'), act: () => void editor.undo() }
  const choose = ({ currentTarget }: MouseEvent) => {
    const edit = choosing(items, line.id)
    if (!edit) return
    editor.edit(edit)
    showToast(t('budgetLine.isChosen', { name }), undo)
    focusDialogOf(currentTarget)
    onOpenLine(line.id)
  }
  const remove = ({ currentTarget }: MouseEvent) => {
    editor.edit({ remove: removal({ items }, [line.id]).remove ?? [] })
    showToast(t('budgetLine.removed', { name }), undo)
    focusDialogOf(currentTarget)
    if (context.line.id === line.id) onOpenLine(main.id)
  }
  const isOtherUnit = line.unit !== main.unit
  return (
    <div className={styles['acts']}>
      {!isMain && mayChangeLine(context, 'alternativeOf') && (
        <>
          <button
            type="button"
            className={buttons['filled']}
            aria-label={t('budgetLine.chooseOne', { name })}
            disabled={isOtherUnit}
            onClick={choose}
          >
            {t('budgetLine.choose')}
          </button>
          {isOtherUnit && (
            <p className={styles['hint']}>
              {t('budgetLine.otherUnit', { unit: words.unit(line.unit), lineUnit: words.unit(main.unit) })}
            </p>
          )}
        </>
      )}
      {line.id !== context.line.id && (
        <button
          type="button"
          className={buttons['plain']}
          aria-label={t('budgetLine.openOne', { name })}
          onClick={() => onOpenLine(line.id)}
        >
          {t('budgetLine.open')}
        </button>
      )}
      {!isMain && mayChangeLine(context, 'whole') && (
        <button
          type="button"
          className={buttons['plain']}
          aria-label={t('budgetLine.removeOne', { name })}
          onClick={remove}
        >
          {t('budgetLine.remove')}
        </button>
      )}
    </div>
  )
}
