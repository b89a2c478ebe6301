import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import type { User } from '../../../../contract/members.ts'
import { DeletionForm, type RenderHandingOver } from './DeletionForm.tsx'

interface DeletionDialogProps {
  user: User
  /** What may be taken along before. */
  leaving: ReactNode
  handingOver?: RenderHandingOver | undefined
  isOpen: boolean
  onClose: () => void
  /** Once it has faded. */
  onClosed: () => void
}

/** Says what goes and when before it asks for the password. */
export function DeletionDialog({ user, leaving, handingOver, isOpen, onClose, onClosed }: DeletionDialogProps) {
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
      <DeletionForm user={user} leaving={leaving} handingOver={handingOver} onDone={onClose} />
    </Dialog>
  )
}
