import '../../locales/avatar-texts.ts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { useUser } from '../session/current-user.ts'
import { AvatarWork } from './AvatarWork.tsx'

interface AvatarDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Called when the dialog has faded out; the caller returns the focus. */
  onClosed: () => void
}

/** The dialog for a member's picture. A click beside it does not close it, which would lose work. */
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
