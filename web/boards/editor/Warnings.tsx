import { useTranslation } from 'react-i18next'
import buttons from '../../ui/buttons.module.css'
import { useItemWords } from './desk/item-words.ts'
import { useEdited, useEditedBoard } from './state/board-editor.ts'
import styles from './Warnings.module.css'

/** What keeps the board from being saved, or was decided about it elsewhere, and what can be done. */
export function Warnings() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const isGone = useEdited((state) => state.isGone)
  const refusal = useEdited((state) => (state.save === 'refused' ? (state.refusal ?? '') : null))
  const takenDown = useEdited((state) => state.takenDown)
  if (isGone)
    return (
      <p className={styles['warning']} role="alert">
        {t('boardEditor.gone')}
      </p>
    )
  return (
    <>
      <ConflictChoice />
      {refusal !== null && (
        <div className={styles['warning']} role="alert">
          <p>{t('boardEditor.refused', { reason: refusal || t('boardEditor.save.refused') })}</p>
          <button type="button" className={buttons['plain']} onClick={() => void board.saveNow()}>
            {t('boardEditor.tryAgain')}
          </button>
        </div>
      )}
      {takenDown && <p className={styles['warning']}>{t('boardEditor.takenDown', { reason: takenDown.reason })}</p>}
    </>
  )
}

/** Of all that was changed here and elsewhere, one of the two stays. */
function ConflictChoice() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const words = useItemWords()
  const conflict = useEdited((state) => state.conflict)
  const items = useEdited(({ draft }) => draft.items)
  if (!conflict) return null
  const names = [...conflict.items.keys()].flatMap((id) => {
    const item = items.get(id)
    return item ? [words.name(item)] : []
  })
  return (
    <div className={styles['warning']} role="alert">
      <p>
        {names.length > 0
          ? t('boardEditor.conflict.titleWithNames', { names: names.slice(0, 3).join(t('boardEditor.pause')) })
          : t('boardEditor.conflict.title')}
      </p>
      <button type="button" className={buttons['plain']} onClick={() => board.resolve('mine')}>
        {t('boardEditor.conflict.mine')}
      </button>
      <button type="button" className={buttons['plain']} onClick={() => board.resolve('theirs')}>
        {t('boardEditor.conflict.theirs')}
      </button>
    </div>
  )
}
