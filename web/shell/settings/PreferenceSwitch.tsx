import { useTranslation } from 'react-i18next'
import { SwitchField } from '../../kit/fields/SwitchField.tsx'
import { choosePreference, usePreference } from '../preferences/preferences.ts'

export function PreferenceSwitch({ name }: { name: 'grey' | 'breadcrumb' | 'footer' }) {
  const { t } = useTranslation()
  return (
    <SwitchField
      label={t(`settings.${name}`)}
      note={t(`settings.${name}Hint`)}
      value={usePreference(name) === 'on'}
      onChange={(isOn) => choosePreference(name, isOn ? 'on' : 'off')}
    />
  )
}
