import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../ui/Choice.tsx'
import { readStored } from '../../ui/storage.ts'
import { tellNotKept, THEME_KEY } from '../preferences.ts'

export function ThemeChoice() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const choose = (theme: MantineColorScheme) => {
    setColorScheme(theme)
    if (readStored(THEME_KEY) !== theme) tellNotKept()
  }
  return (
    <Choice
      label={t('settings.theme')}
      options={[
        { value: 'light', label: t('settings.light'), icon: <IconSun /> },
        { value: 'dark', label: t('settings.dark'), icon: <IconMoon /> },
        { value: 'auto', label: t('settings.system'), icon: <IconDeviceDesktop /> },
      ]}
      value={colorScheme}
      onChoose={choose}
    />
  )
}
