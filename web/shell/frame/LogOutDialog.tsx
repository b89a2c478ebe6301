import '../../locales/log-out-texts.ts'
import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import styles from './LogOutDialog.module.css'

interface LogOutDialogProps {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks whether to sign out with edits that are saved only in this browser. */
export function LogOutDialog({ isOpen, onStay, onLeave }: LogOutDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('header.unsaved.title')}
      closeLabel={t('drawer.close')}
      width={480}
      isOpen={isOpen}
      onClose={onStay}
      isHeld
    >
      <p>{t('header.unsaved.what')}</p>
      <div className={styles['ways']}>
        <button type="button" className={buttons['plain']} onClick={onLeave}>
          {t('header.unsaved.leave')}
        </button>
        <button type="button" className={buttons['filled']} onClick={onStay}>
          {t('header.unsaved.stay')}
        </button>
      </div>
    </Dialog>
  )
}
