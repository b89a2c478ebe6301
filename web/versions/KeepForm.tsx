import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createVersion, LONGEST_VERSION_NAME, LONGEST_VERSION_NOTE } from '../../contract/versions.ts'
import { reasonOf } from '../errors/message.ts'
import buttons from '../kit/buttons.module.css'
import { LongTextField } from '../kit/fields/LongTextField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { showToast } from '../kit/toasts/toast.ts'
import { useKeyFor } from '../workspace/new-key.ts'
import styles from './forms.module.css'
import { useVersionChange } from './queries.ts'
import type { VersionedDocument } from './versioned-document.ts'

/** Saves everything and keeps the present state under a name. After a failure the input stays. */
export function KeepForm({ document: { kind, refId, saveFirst } }: { document: VersionedDocument }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const keyFor = useKeyFor()
  const { mutateAsync, isPending } = useVersionChange(createVersion, { isSilent: true })
  const isBusy = isSaving || isPending
  const keep = async () => {
    const named = name.trim()
    if (named === '') return setError(t('versions.keep.missing'))
    setIsSaving(true)
    try {
      if (!(await saveFirst())) return setError(t('versions.keep.unsaved'))
      await mutateAsync({ kind, refId, name: named, note: note.trim(), key: keyFor(`${named}\n${note}`) })
      showToast(t('versions.keep.kept', { name: named }))
      setName('')
      setNote('')
      setError(undefined)
    } catch (failure) {
      setError(reasonOf(failure, t))
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <form
      className={styles['form']}
      noValidate
      aria-label={t('versions.keep.title')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void keep()
      }}
    >
      <p className={styles['hint']}>{t('versions.keep.hint')}</p>
      <TextField
        label={t('versions.keep.name')}
        value={name}
        maxLength={LONGEST_VERSION_NAME}
        autoComplete="off"
        error={error}
        onChange={(typed) => {
          setName(typed)
          setError(undefined)
        }}
      />
      <LongTextField
        label={t('versions.keep.note')}
        value={note}
        rows={1}
        most={LONGEST_VERSION_NOTE}
        onChange={setNote}
      />
      <button type="submit" className={buttons['filled']} aria-busy={isBusy}>
        {t('versions.keep.deed')}
      </button>
    </form>
  )
}
