import { IconWorld, IconWorldUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../members/session/current-user.ts'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import { useEdited, useEditedBoard } from '../editor/state/board-editor.ts'
import styles from './ExportDialog.module.css'
import { IconButton } from './IconButton.tsx'
import { TickField } from './TickField.tsx'

/** Publishes the board or makes it private again. Says what others will see, and asks about the member's own pictures. */
export function PublishBoard() {
  const { t } = useTranslation()
  const board = useEditedBoard()
  const user = useUser()
  const isPublished = useEdited(({ draft }) => draft.fields.visibility === 'published')
  const takenDown = useEdited((state) => state.takenDown)
  const hasPictures = useEdited(
    ({ draft }) =>
      draft.fields.background.type === 'picture' || [...draft.items.values()].some(({ type }) => type === 'picture'),
  )
  const [isOpen, setIsOpen] = useState(false)
  const [showsPictures, setShowsPictures] = useState(false)
  const become = async (visibility: 'published' | 'private') => {
    board.edit({ fields: { visibility, showsPictures: visibility === 'published' && showsPictures } })
    setIsOpen(false)
    await board.saveNow()
    // A refusal is shown with the board's other problems.
    if (board.get().save === 'saved')
      showToast(t(`boardPanels.publish.${visibility === 'published' ? 'done' : 'undone'}`))
  }
  return (
    <>
      <IconButton
        label={t(isPublished ? 'boardPanels.publish.isPublished' : 'boardPanels.publish.open')}
        isNamed
        opens="dialog"
        onPress={() => setIsOpen(true)}
      >
        {isPublished ? <IconWorld /> : <IconWorldUpload />}
      </IconButton>
      <Dialog
        title={t(isPublished ? 'boardPanels.publish.takeBackTitle' : 'boardPanels.publish.title')}
        closeLabel={t('boardPanels.publish.close')}
        width={480}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <div className={styles['form']}>
          {takenDown && !isPublished && (
            <p role="alert">{t('boardPanels.publish.takenDown', { reason: takenDown.reason })}</p>
          )}
          <p>
            {isPublished
              ? t('boardPanels.publish.isOn')
              : t('boardPanels.publish.says', { name: user?.nickname ?? '' })}
          </p>
          {!isPublished && hasPictures && (
            <TickField label={t('boardPanels.publish.pictures')} isTicked={showsPictures} onTick={setShowsPictures} />
          )}
          <div className={styles['deeds']}>
            <button
              type="button"
              className={isPublished ? buttons['plain'] : buttons['filled']}
              onClick={() => void become(isPublished ? 'private' : 'published')}
            >
              {t(isPublished ? 'boardPanels.publish.takeBack' : 'boardPanels.publish.now')}
            </button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
