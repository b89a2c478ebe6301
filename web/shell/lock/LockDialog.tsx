import '../../locales/lock-texts.ts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import type { LockSecret } from './lock-hash.ts'
import { keepLock } from './lock-state.ts'
import { SetLock } from './SetLock.tsx'

interface LockDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Called just before the page is locked: the focused element then gets the focus back. */
  onLock: () => void
}

/** The dialog that sets the lock's password. */
export function LockDialog({ isOpen, onClose, onLock }: LockDialogProps) {
  const { t } = useTranslation()
  const lock = ({ salt, hash }: LockSecret) => {
    onClose()
    onLock()
    keepLock({ salt, hash, lockedAt: Date.now(), failures: 0, failedAt: 0 })
  }
  return (
    <Dialog
      title={t('lockScreen.title')}
      closeLabel={t('drawer.close')}
      width={440}
      isOpen={isOpen}
      onClose={onClose}
      hasField
    >
      <SetLock onSet={lock} />
    </Dialog>
  )
}
