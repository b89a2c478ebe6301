import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { includesRight } from '../../../contract/collaboration/rights.ts'
import buttons from '../../kit/buttons.module.css'
import { MY_BOARDS } from '../board-address.ts'
import { useEdited, useEditedBoard } from '../editor/state/board-editor.ts'
import styles from './Trouble.module.css'

/** Says why the board is not saved and what helps. */
export function Trouble() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const conflict = useEdited((state) => state.conflict)
  const refusal = useEdited((state) => state.refusal)
  const isGone = useEdited((state) => state.isGone)
  const right = useEdited((state) => state.right)
  const save = useEdited((state) => state.save)
  const giveUp = () => {
    board.resolve('theirs')
    board.takeBack()
  }
  if (isGone) {
    const isSaved = save === 'saved'
    return (
      <div className={styles['trouble']} role="alert">
        <p>
          {t(right === 'own' ? 'boardPanels.trouble.gone' : 'boardPanels.trouble.goneOrClosed')}{' '}
          {!isSaved && t('boardPanels.trouble.keptHere')}
        </p>
        <div className={styles['deeds']}>
          {!isSaved && (
            <button type="button" className={buttons['plain']} onClick={board.takeBack}>
              {t('boardPanels.trouble.giveUp')}
            </button>
          )}
          <Link className={buttons['plain']} to={MY_BOARDS}>
            {t('boardPanels.trouble.toBoards')}
          </Link>
        </div>
      </div>
    )
  }
  if (!includesRight(right, 'edit') && save !== 'saved') {
    return (
      <div className={styles['trouble']} role="alert">
        <p>{t('boardPanels.trouble.closed')}</p>
        <div className={styles['deeds']}>
          <button type="button" className={buttons['plain']} onClick={giveUp}>
            {t('boardPanels.trouble.giveUp')}
          </button>
        </div>
      </div>
    )
  }
  if (refusal !== null) {
    return (
      <p className={styles['trouble']} role="alert">
        {t('boardPanels.trouble.refused', { reason: refusal })}
      </p>
    )
  }
  if (!conflict) return null
  return (
    <div className={styles['trouble']} role="alert">
      <p>{t('boardPanels.trouble.conflict', { count: conflict.items.size + conflict.fields.size })}</p>
      <div className={styles['deeds']}>
        <button type="button" className={buttons['plain']} onClick={() => board.resolve('mine')}>
          {t('boardPanels.trouble.mine')}
        </button>
        <button type="button" className={buttons['plain']} onClick={() => board.resolve('theirs')}>
          {t('boardPanels.trouble.theirs')}
        </button>
      </div>
    </div>
  )
}
