import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DeletedList } from './DeletedList.tsx'

interface DeletedDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** What was deleted in the last thirty days, to be brought back. */
export function DeletedDialog({ isOpen, onClose }: DeletedDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('deleted.title')} closeLabel={t('drawer.close')} width={620} isOpen={isOpen} onClose={onClose}>
      <DeletedList />
    </Dialog>
  )
}
