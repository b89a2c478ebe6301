import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  LONGEST_VERSION_NAME,
  LONGEST_VERSION_NOTE,
  renameVersion,
  type NamedVersion,
} from '../../contract/versions.ts'
import { reasonOf } from '../errors/message.ts'
import buttons from '../kit/buttons.module.css'
import { LongTextField } from '../kit/fields/LongTextField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import styles from './forms.module.css'
import { useVersionChange } from './queries.ts'
import { versionName } from './words.ts'

/** Changes a version's name and note. */
export function RenameForm({ version, onEnd }: { version: NamedVersion; onEnd: () => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState(versionName(version, t).slice(0, LONGEST_VERSION_NAME))
  const [note, setNote] = useState(version.note)
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useVersionChange(renameVersion, { isSilent: true })
  const rename = () => {
    if (name.trim() === '') return setError(t('versions.keep.missing'))
    const input = { id: version.id, name: name.trim(), note: note.trim() }
    mutate(input, { onSuccess: onEnd, onError: (failure) => setError(reasonOf(failure, t)) })
  }
  return (
    <form
      className={styles['form']}
      noValidate
      aria-label={t('versions.rename')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) rename()
      }}
    >
      <TextField
        label={t('versions.keep.name')}
        value={name}
        maxLength={LONGEST_VERSION_NAME}
        autoComplete="off"
        // The form opens by a press.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={error}
        onChange={setName}
      />
      <LongTextField
        label={t('versions.keep.note')}
        value={note}
        rows={1}
        most={LONGEST_VERSION_NOTE}
        onChange={setNote}
      />
      <div className={styles['answers']}>
        <button type="button" className={buttons['plain']} onClick={onEnd}>
          {t('versions.cancel')}
        </button>
        <button type="submit" className={buttons['filled']} aria-busy={isPending}>
          {t('versions.save')}
        </button>
      </div>
    </form>
  )
}
