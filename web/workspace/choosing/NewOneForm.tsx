import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerError } from '../../api.ts'
import { saysDemoMode } from '../../errors/message.ts'
import { reportFailure } from '../../errors/report.ts'
import buttons from '../../kit/buttons.module.css'
import { TextField } from '../../kit/fields/TextField.tsx'
import { nameRefusal } from '../name-refusal.ts'
import { useKeyFor } from '../new-key.ts'
import styles from './Chooser.module.css'

const REFUSALS_FROM = 1_000_000_000

export interface NewOneWords {
  name: string
  namePrompt: string
  /** The longest name. */
  limit: { most: number; text: string }
  create: string
  making: string
  cancel: string
}

interface NewOneFormProps {
  words: NewOneWords
  /** Rejects with the message for the field. `key` stays the same while the same name is tried again. */
  onMake: (name: string, key: string) => Promise<void>
  onCancel: (() => void) | undefined
}

/** A form for the name of a new one. */
export function NewOneForm({ words, onMake, onCancel }: NewOneFormProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isMaking, setIsMaking] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const keyFor = useKeyFor()
  const refuse = (words: string) => {
    setRefusal(words)
    field.current?.focus()
  }
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (isMaking) return
    if (!wanted) return refuse(words.namePrompt)
    setIsMaking(true)
    try {
      await onMake(wanted, keyFor(wanted))
    } catch (error) {
      if (isFields(error)) refuse(nameRefusal(error, t))
      else reportFailure(error)
    } finally {
      setIsMaking(false)
    }
  }
  return (
    <form className={styles['new']} noValidate onSubmit={(event) => void make(event)}>
      <TextField
        ref={field}
        label={words.name}
        value={name}
        error={refusal}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because its button was pressed, or is all there is
        autoFocus
        data-autofocus
        limit={words.limit}
        onChange={(typed) => {
          setName(typed)
          setRefusal(undefined)
        }}
      />
      <div className={styles['buttons']}>
        {onCancel && (
          <button type="button" className={buttons['plain']} onClick={onCancel}>
            {words.cancel}
          </button>
        )}
        <button type="submit" className={buttons['filled']} aria-busy={isMaking}>
          {isMaking ? words.making : words.create}
        </button>
      </div>
    </form>
  )
}

function isFields(error: unknown): boolean {
  return error instanceof AnswerError && !saysDemoMode(error) && (error.code === 400 || error.code >= REFUSALS_FROM)
}
