import type { MantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'
import { readStored } from '../../kit/storage.ts'
import { tellNotKept, THEME_KEY } from '../preferences/preferences.ts'
import { useTheme } from './theme.ts'

export function ThemeChoice() {
  const { t } = useTranslation()
  const { theme, changeTheme } = useTheme()
  const choose = (chosen: MantineColorScheme) => {
    changeTheme(chosen)
    if (readStored(THEME_KEY) !== chosen) tellNotKept()
  }
  return (
    <ChoiceField
      label={t('settings.theme')}
      options={[
        { value: 'light', label: t('settings.light'), icon: <IconSun /> },
        { value: 'dark', label: t('settings.dark'), icon: <IconMoon /> },
        { value: 'auto', label: t('settings.system'), icon: <IconDeviceDesktop /> },
      ]}
      value={theme}
      onChange={choose}
    />
  )
}
