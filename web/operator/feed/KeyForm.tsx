import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { createFeedKey, keyDays, LONGEST_KEY_NAME } from '../../../contract/feed.ts'
import buttons from '../../kit/buttons.module.css'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { nameRefusal } from '../../workspace/name-refusal.ts'
import styles from './FeedView.module.css'
import type { ToldKey } from './MadeKey.tsx'
import { useKeyChange } from './queries.ts'

interface KeyFormProps {
  onMade: (made: ToldKey) => void
  onCancel: () => void
}

/** The partner's name, and how long the key is valid. */
export function KeyForm({ onMade, onCancel }: KeyFormProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [days, setDays] = useState<(typeof keyDays)[number] | null>(365)
  const [isMissed, setIsMissed] = useState(false)
  const { mutate, isPending, error } = useKeyChange(createFeedKey, { isSilent: true })
  const refusal = error ? nameRefusal(error, t) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = name.trim()
    setIsMissed(typed === '')
    if (typed === '' || isPending) return
    mutate({ name: typed, days }, { onSuccess: ({ key }) => onMade({ name: typed, key }) })
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <TextField
        label={t('feed.create.name')}
        value={name}
        autoComplete="off"
        data-autofocus
        maxLength={LONGEST_KEY_NAME}
        error={isMissed && name.trim() === '' ? t('feed.create.nameNeeded') : refusal}
        onChange={setName}
      />
      <SelectField
        label={t('feed.create.ends')}
        options={[...keyDays, null].map((count) => ({
          value: String(count),
          label: count === null ? t('feed.create.never') : t('feed.create.days', { count }),
        }))}
        value={String(days)}
        onChange={(value) => setDays(keyDays.find((count) => String(count) === value) ?? null)}
      />
      <p className={styles['answers']}>
        <button type="button" className={buttons['plain']} onClick={onCancel}>
          {t('feed.cancel')}
        </button>
        <button type="submit" className={buttons['filled']} aria-busy={isPending}>
          {t('feed.create.make')}
        </button>
      </p>
    </form>
  )
}
