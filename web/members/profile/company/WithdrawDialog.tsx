import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { withdrawCompany } from '../../../../contract/company.ts'
import { call } from '../../../api.ts'
import buttons from '../../../kit/buttons.module.css'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { showToast } from '../../../kit/toasts/toast.ts'
import styles from './WithdrawDialog.module.css'
import { useNoteCompany } from './own-company.ts'

interface WithdrawDialogProps {
  name: string
  onClose: () => void
  onDone: () => void
}

/** Explains what withdrawing a company means, before it is done. */
export function WithdrawDialog({ name, onClose, onDone }: WithdrawDialogProps) {
  const { t } = useTranslation()
  const note = useNoteCompany()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(withdrawCompany, {}),
    onSuccess: (own) => {
      note(() => own)
      showToast(t('company.takenBack'))
      onDone()
    },
  })
  return (
    <Dialog
      title={t('company.withdrawTitle', { name })}
      closeLabel={t('drawer.close')}
      width={460}
      isOpen
      onClose={onClose}
    >
      <p className={styles['what']}>{t('company.withdrawWhat')}</p>
      <p className={styles['steps']}>
        <button type="button" className={buttons['plain']} onClick={onClose}>
          {t('company.cancel')}
        </button>
        <button type="button" className={buttons['filled']} aria-busy={isPending} onClick={() => isPending || mutate()}>
          {t('company.withdraw')}
        </button>
      </p>
    </Dialog>
  )
}
