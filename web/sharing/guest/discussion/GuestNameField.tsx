import { useTranslation } from 'react-i18next'
import { LONGEST_GUEST_NAME } from '../../../../contract/sharing/links.ts'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { useGuestName } from './guest-name.ts'
import styles from './GuestNameField.module.css'

interface NameFieldProps {
  /** Undefined until something is typed; the stored name holds then. */
  typed: string | undefined
  error: string | undefined
  onType: (name: string) => void
}

/** The guest's name, asked once and stored. */
export function GuestNameField({ typed, error, onType }: NameFieldProps) {
  const { t } = useTranslation()
  const known = useGuestName()
  if (known !== '' && typed === undefined)
    return (
      <p className={styles['as']}>
        <span>{t('shared.talk.as', { name: known })}</span>
        <button type="button" className={styles['change']} onClick={() => onType(known)}>
          {t('shared.talk.otherName')}
        </button>
      </p>
    )
  return (
    <TextField
      label={t('shared.talk.name')}
      value={typed ?? ''}
      autoComplete="name"
      maxLength={LONGEST_GUEST_NAME}
      note={t('shared.talk.nameHint')}
      error={error}
      onChange={onType}
    />
  )
}
