import '../../locales/avatar-texts.ts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useUser } from '../session/current-user.ts'
import { AvatarWork } from './AvatarWork.tsx'

interface AvatarDialogProps {
  isOpen: boolean
  onClose: () => void
  /** It has faded: the focus may go back to what opened it. */
  onClosed: () => void
}

/** Where a member chooses their picture. A click beside it does not close it: work would be lost by a finger's slip. */
export function AvatarDialog({ isOpen, onClose, onClosed }: AvatarDialogProps) {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <Dialog
      title={t('avatar.title')}
      closeLabel={t('drawer.close')}
      width={640}
      isOpen={isOpen && Boolean(user)}
      onClose={onClose}
      onClosed={onClosed}
      isHeld
    >
      {user && <AvatarWork user={user} onDone={onClose} />}
    </Dialog>
  )
}
