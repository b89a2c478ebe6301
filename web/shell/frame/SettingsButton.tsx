import { IconAdjustments } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { DialogButton } from './DialogButton.tsx'

const SettingsDrawer = lazyComponent(async () => (await import('../settings/SettingsDrawer.tsx')).SettingsDrawer)

export function SettingsButton() {
  const { t } = useTranslation()
  return (
    <DialogButton label={t('settings.title')} icon={<IconAdjustments />}>
      {({ isOpen, close, button }) => (
        <SettingsDrawer isOpen={isOpen} onClose={close} onClosed={() => button.current?.focus()} />
      )}
    </DialogButton>
  )
}
