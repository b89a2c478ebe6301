import { IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './NameForm.module.css'
import { isFocusFree } from '../kit/focus/focus.ts'
import { nameRefusal } from './name-refusal.ts'

interface NameFormProps {
  /** The first content of the field. */
  name: string
  label: string
  /** The message where nothing is typed. */
  prompt: string
  saveLabel: string
  cancelLabel: string
  /** Rejects with the message for the field. */
  onSave: (name: string) => Promise<unknown>
  /** Saved or discarded: with whether the focus has to move on, because it was in the form. */
  onEnd: (hadFocus: boolean) => void
}

/** Edits a name in place. The input stays until it is saved or discarded; a refusal is shown below it. */
export function NameForm({ name, label, prompt, saveLabel, cancelLabel, onSave, onEnd }: NameFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(name)
  const [refusal, setRefusal] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  // The form opens by a press, so its field takes the focus. A menu that closes gives the focus to its own button first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.select())
    return () => cancelAnimationFrame(frame)
  }, [])

  const refuse = (text: string) => {
    setRefusal(text)
    if (isFocusFree(form.current)) field.current?.focus()
  }
  const save = async () => {
    if (isSaving) return
    if (typed.trim() === '') return refuse(prompt)
    setIsSaving(true)
    try {
      await onSave(typed.trim())
      onEnd(isFocusFree(form.current))
    } catch (error) {
      refuse(nameRefusal(error, t))
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className={styles['row']}>
        <input
          ref={field}
          className={styles['field']}
          aria-label={label}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={id}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={label}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setRefusal('')
          }}
          onKeyDown={({ key }) => key === 'Escape' && onEnd(true)}
        />
        <button type="submit" className={styles['save']} aria-label={saveLabel} aria-busy={isSaving}>
          <IconCheck />
        </button>
        <button type="button" className={styles['cancel']} aria-label={cancelLabel} onClick={() => onEnd(true)}>
          <IconX />
        </button>
      </div>
      <p id={id} className={styles['refusal']} role="alert">
        {refusal}
      </p>
    </form>
  )
}
