import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../kit/dialog/Dialog.tsx'

export interface DeletedDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** The dialog around a `DeletedList`: what was deleted in the last thirty days. */
export function DeletedDialog({ isOpen, onClose, children }: DeletedDialogProps & { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('deleted.title')} closeLabel={t('drawer.close')} width={620} isOpen={isOpen} onClose={onClose}>
      {children}
    </Dialog>
  )
}
