import { useTranslation } from 'react-i18next'
import type { User } from '../../../contract/members.ts'
import { Choice } from '../../ui/fields/Choice.tsx'

interface SexChoiceProps {
  value: User['sex']
  onChoose: (sex: User['sex']) => void
}

/** Man, woman, or unstated. */
export function SexChoice({ value, onChoose }: SexChoiceProps) {
  const { t } = useTranslation()
  return (
    <Choice
      label={t('profile.sex')}
      options={[
        { value: '1', label: t('profile.man') },
        { value: '2', label: t('profile.woman') },
        { value: '', label: t('profile.unsaid') },
      ]}
      value={value === null ? '' : (`${value}` as const)}
      onChoose={(sex) => onChoose(sex === '' ? null : sex === '1' ? 1 : 2)}
    />
  )
}
