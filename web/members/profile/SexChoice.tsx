import { useTranslation } from 'react-i18next'
import type { User } from '../../../contract/members.ts'
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx'

interface SexChoiceProps {
  value: User['sex']
  onChoose: (sex: User['sex']) => void
}

/** Man, woman, or unstated. */
export function SexChoice({ value, onChoose }: SexChoiceProps) {
  const { t } = useTranslation()
  return (
    <ChoiceField
      label={t('profile.sex')}
      options={[
        { value: '1', label: t('profile.man') },
        { value: '2', label: t('profile.woman') },
        { value: '', label: t('profile.unsaid') },
      ]}
      value={value === null ? '' : (`${value}` as const)}
      onChange={(sex) => onChoose(sex === '' ? null : sex === '1' ? 1 : 2)}
    />
  )
}
