import { useTranslation } from 'react-i18next'
import { Switch } from '../../ui/fields/Switch.tsx'
import { choosePreference, usePreference } from '../preferences/preferences.ts'

export function PreferenceSwitch({ name }: { name: 'grey' | 'breadcrumb' | 'footer' }) {
  const { t } = useTranslation()
  return (
    <Switch
      label={t(`settings.${name}`)}
      hint={t(`settings.${name}Hint`)}
      isOn={usePreference(name) === 'on'}
      onSwitch={(isOn) => choosePreference(name, isOn ? 'on' : 'off')}
    />
  )
}
