import { IconCheck, IconX } from '@tabler/icons-react'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_FOLDER_NAME, type Folder } from '../../../contract/favourites.ts'
import buttons from '../../kit/buttons.module.css'
import { isFocusFree } from '../../kit/focus/focus.ts'
import { say } from '../../kit/toasts/spoken.ts'
import { nameRefusal } from '../../workspace/name-refusal.ts'
import { useUpdateFolder } from '../queries.ts'
import styles from './FolderHead.module.css'

/** Renames the folder, in place of its heading. Errors appear below the field. */
export function FolderName({ folder, onClose }: { folder: Folder; onClose: (hadFocus: boolean) => void }) {
  const { t } = useTranslation()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(folder.name)
  const [error, setError] = useState('')
  const { mutate, isPending } = useUpdateFolder({ isSilent: true })
  const refuse = (text: string) => {
    setError(text)
    if (isFocusFree(form.current)) field.current?.focus()
  }
  const close = () => {
    onClose(isFocusFree(form.current))
    say(t('folder.renamed'))
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (name.trim() === '') return refuse(t('folder.namePrompt'))
    if (name.trim() === folder.name) return onClose(true)
    mutate(
      { id: folder.id, name: name.trim() },
      // The server's field names match this form's.
      { onSuccess: close, onError: (failure) => refuse(nameRefusal(failure, t)) },
    )
  }
  const note = name.length >= LONGEST_FOLDER_NAME ? t('folder.nameFull', { count: LONGEST_FOLDER_NAME }) : ''
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={save}>
      <h1 className="visually-hidden">{folder.name}</h1>
      <input
        ref={field}
        className={styles['field']}
        aria-label={t('folder.name')}
        aria-invalid={error ? true : undefined}
        aria-describedby={id}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because its button was pressed
        autoFocus
        maxLength={LONGEST_FOLDER_NAME}
        value={name}
        onFocus={({ target }) => target.select()}
        onKeyDown={({ key }) => key === 'Escape' && onClose(true)}
        onChange={({ target }) => {
          setName(target.value)
          setError('')
        }}
      />
      <button type="submit" className={buttons['icon']} aria-label={t('folder.save')} aria-busy={isPending}>
        <IconCheck />
      </button>
      <button type="button" className={buttons['icon']} aria-label={t('folder.cancel')} onClick={() => onClose(true)}>
        <IconX />
      </button>
      <p id={id} className={styles['refusal']} data-wrong={error !== ''} aria-live="assertive">
        {error || note}
      </p>
    </form>
  )
}
