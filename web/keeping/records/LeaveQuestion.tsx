import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import styles from './RecordForm.module.css'

interface LeaveQuestionProps {
  onStay: () => void
  onDrop: () => void
}

/** Asked before changes are lost. */
export function LeaveQuestion({ onStay, onDrop }: LeaveQuestionProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('records.leave')} closeLabel={t('records.stay')} width={420} isOpen isHeld onClose={onStay}>
      <p className={styles['hint']}>{t('records.unsaved')}</p>
      <p className={styles['steps']}>
        <button type="button" className={buttons['plain']} onClick={onDrop}>
          {t('records.drop')}
        </button>
        <button type="button" className={buttons['filled']} onClick={onStay}>
          {t('records.stay')}
        </button>
      </p>
    </Dialog>
  )
}
