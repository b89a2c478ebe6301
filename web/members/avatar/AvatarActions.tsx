import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import styles from './AvatarDialog.module.css'
import { FileButton } from '../../kit/files/FileButton.tsx'

interface AvatarActionsProps {
  /** Whether there is a picture to save. */
  isChosen: boolean
  canRemove: boolean
  isSaving: boolean
  onFile: (file: File) => void
  onRemove: () => void
  onSave: () => void
}

export function AvatarActions({ isChosen, canRemove, isSaving, onFile, onRemove, onSave }: AvatarActionsProps) {
  const { t } = useTranslation()
  if (!isChosen && !canRemove) return null
  // Not disabled while saving, which would lose the focus. A second press does nothing.
  const pending = { 'aria-disabled': isSaving, 'aria-busy': isSaving }
  return (
    <div className={styles['actions']}>
      {canRemove && (
        <button type="button" className={styles['remove']} onClick={onRemove} aria-disabled={isSaving}>
          {t('avatar.remove')}
        </button>
      )}
      {isChosen && (
        <>
          <FileButton label={t('avatar.chooseAnother')} onFile={onFile} />
          <button type="button" className={buttons['filled']} onClick={onSave} {...pending}>
            {isSaving ? t('avatar.pending') : t('avatar.save')}
          </button>
        </>
      )}
    </div>
  )
}
