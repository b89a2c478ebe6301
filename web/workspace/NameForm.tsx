import { IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './NameForm.module.css'
import { nameRefusal } from './name-refusal.ts'

interface NameFormProps {
  /** What is there to begin with. */
  name: string
  label: string
  /** Where nothing is typed. */
  prompt: string
  saveLabel: string
  cancelLabel: string
  /** Rejects with what the field is to say. */
  onSave: (name: string) => Promise<unknown>
  onCancel: () => void
}

/** A name, typed in place. What was typed stays until it is taken or given up; a refusal stands below it. */
export function NameForm({ name, label, prompt, saveLabel, cancelLabel, onSave, onCancel }: NameFormProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(name)
  const [refusal, setRefusal] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  // Whoever asked for the field types next; a menu that closes gives its own button the focus before.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.select())
    return () => cancelAnimationFrame(frame)
  }, [])

  const refuse = (text: string) => {
    setRefusal(text)
    field.current?.focus()
  }
  const save = async () => {
    if (isSaving) return
    if (typed.trim() === '') return refuse(prompt)
    setIsSaving(true)
    try {
      await onSave(typed.trim())
    } catch (error) {
      refuse(nameRefusal(error, t))
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <form
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
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Escape' && !nativeEvent.isComposing) onCancel()
          }}
        />
        <button type="submit" className={styles['save']} aria-label={saveLabel} aria-busy={isSaving}>
          <IconCheck />
        </button>
        <button type="button" className={styles['cancel']} aria-label={cancelLabel} onClick={onCancel}>
          <IconX />
        </button>
      </div>
      <p id={id} className={styles['refusal']} role="alert">
        {refusal}
      </p>
    </form>
  )
}
