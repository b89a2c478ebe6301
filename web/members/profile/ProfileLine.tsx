import { useTranslation } from 'react-i18next'
import { TextField } from '../../kit/fields/TextField.tsx'
import type { CheckedFormState } from '../login/checked-form.ts'
import type { ProfileDraft } from './profile-draft.ts'

export type LineName = Exclude<keyof ProfileDraft, 'sex'>

interface ProfileLineProps {
  form: CheckedFormState
  name: LineName
  /** The longest text. */
  most: number
  type?: 'text' | 'tel'
  autoComplete: string
  value: string
  onType: (change: Partial<ProfileDraft>) => void
}

/** A text field of the profile, for either direction of writing. */
export function ProfileLine({ form, name, most, value, onType, ...input }: ProfileLineProps) {
  const { t } = useTranslation()
  return (
    <TextField
      {...input}
      dir="auto"
      label={t(`profile.${name}`)}
      name={name}
      value={value}
      error={form.errors[name]}
      limit={{ most, text: t('login.limitReached', { count: most }) }}
      onChange={(typed) => {
        form.forget(name)
        onType({ [name]: typed })
      }}
    />
  )
}
