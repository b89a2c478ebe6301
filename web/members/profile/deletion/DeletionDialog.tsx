import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import type { User } from '../../../../contract/members.ts'
import { DeletionForm, type HandingOverProps } from './DeletionForm.tsx'

interface DeletionDialogProps {
  user: User
  /** Data to export first. */
  leaving: ReactNode
  HandingOver?: ComponentType<HandingOverProps> | undefined
  isOpen: boolean
  onClose: () => void
  /** Once it has faded out. */
  onClosed: () => void
}

/** Says what is deleted and when, before it asks for the password. */
export function DeletionDialog({ user, leaving, HandingOver, isOpen, onClose, onClosed }: DeletionDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('profile.deletionTitle')}
      closeLabel={t('drawer.close')}
      width={560}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      isHeld
      isLarge
    >
      <DeletionForm user={user} leaving={leaving} HandingOver={HandingOver} onDone={onClose} />
    </Dialog>
  )
}
