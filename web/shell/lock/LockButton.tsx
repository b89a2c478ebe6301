import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { DialogButton } from '../frame/DialogButton.tsx'

const LockDialog = lazyComponent(async () => (await import('./LockDialog.tsx')).LockDialog)

/** Asks for a password, then locks the page. */
export function LockButton() {
  const { t } = useTranslation()
  return (
    <DialogButton label={t('lock.lock')} icon={<IconLock />}>
      {({ isOpen, close, button }) => (
        <LockDialog isOpen={isOpen} onClose={close} onLock={() => button.current?.focus()} />
      )}
    </DialogButton>
  )
}
