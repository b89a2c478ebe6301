import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { TransportError } from '../../api.ts'
import { saysDemoMode } from '../../errors/message.ts'
import { reportFailure } from '../../errors/report.ts'
import buttons from '../../kit/buttons.module.css'
import { sessionNumber } from '../../tokens.ts'
import { TextField } from '../../kit/fields/TextField.tsx'
import { nameRefusal } from '../../workspace/name-refusal.ts'
import styles from './NewFolderForm.module.css'
import { useCreateFolder } from '../queries.ts'
import { useKeyFor } from '../../workspace/new-key.ts'

interface NewFolderFormProps {
  /** The name to begin with. */
  name: string
  onCancel: () => void
  /** Called also after the form has closed, unless by Cancel. */
  onMade: (id: string, name: string) => void
}

/** The form for a new folder's name. Errors appear at the field, which keeps its text. */
export function NewFolderForm({ name: firstName, onCancel, onMade }: NewFolderFormProps) {
  const { t } = useTranslation()
  const { mutateAsync, isPending } = useCreateFolder()
  const [name, setName] = useState(firstName)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const isCancelled = useRef(false)
  const keyFor = useKeyFor()
  const type = (typed: string) => {
    setName(typed)
    setError(undefined)
  }
  const refuse = (why: string) => {
    setError(why)
    field.current?.focus()
  }
  const cancel = () => {
    isCancelled.current = true
    onCancel()
  }
  const create = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (!name.trim()) return refuse(t('favourites.popover.nameMissing'))
    const session = sessionNumber()
    const fail = (failure: unknown) => {
      if (saysDemoMode(failure) || failure instanceof TransportError) reportFailure(failure)
      else refuse(nameRefusal(failure, t))
    }
    const goOn = (id: string): void => {
      // Another person may have signed in meanwhile: the folder is not theirs.
      if (!isCancelled.current && session === sessionNumber()) onMade(id, name.trim())
    }
    void mutateAsync({ name: name.trim(), key: keyFor(name.trim()) }).then(goOn, fail)
  }
  return (
    <form className={styles['form']} noValidate onSubmit={create}>
      <TextField
        ref={field}
        label={t('favourites.popover.name')}
        value={name}
        error={error}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because its button was pressed
        autoFocus
        // Escape must not close the popover as well.
        data-mantine-stop-propagation="true"
        onKeyDown={(event) => {
          // Cancel does not stop a running call: the form closes, and the product is saved all the same.
          if (event.key === 'Escape') (isPending ? onCancel : cancel)()
        }}
        onChange={type}
      />
      <div className={styles['buttons']}>
        <button type="button" className={buttons['plain']} onClick={cancel}>
          {t('favourites.popover.cancel')}
        </button>
        <button type="submit" className={buttons['filled']} aria-busy={isPending} aria-disabled={isPending}>
          {t(`favourites.popover.${isPending ? 'creating' : 'create'}`)}
        </button>
      </div>
    </form>
  )
}
