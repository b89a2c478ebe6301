import '../locales/keeping-texts.ts'
import '../locales/operator-texts.ts'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../kit/buttons.module.css'
import { Dialog } from '../kit/dialog/Dialog.tsx'
import styles from './ConflictDialog.module.css'

const sides = ['yours', 'theirs', 'before'] as const
export type Side = (typeof sides)[number]

/** A field that two people changed, with its values in words; null or empty is shown as empty. */
export interface FieldInConflict {
  key: string
  name: string
  values: Readonly<Record<Side, ReactNode>>
}

interface ConflictDialogProps {
  /** The record's name. */
  what: string
  fields: readonly FieldInConflict[]
  /** Called with the chosen side of each field. */
  onChoose: (chosen: Readonly<Record<string, Side>>) => void
  /** Back to the form, with everything typed in it. */
  onBack: () => void
  isSaving?: boolean
}

/** Changes that somebody else has made since: for each field yours, theirs, and the value before, to choose from. */
export function ConflictDialog({ what, fields, onChoose, onBack, isSaving = false }: ConflictDialogProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (key: string): Side => chosen[key] ?? 'yours'
  const all = (side: Side) => Object.fromEntries(fields.map(({ key }) => [key, side]))
  return (
    <Dialog
      title={t('keeping.conflict.title')}
      closeLabel={t('keeping.conflict.back')}
      width={860}
      isOpen
      isHeld
      onClose={onBack}
    >
      <p className={styles['lead']}>{t('keeping.conflict.lead', { what })}</p>
      {fields.length > 1 && (
        <p className={styles['all']}>
          <button type="button" className={buttons['plain']} onClick={() => setChosen(all('yours'))}>
            {t('keeping.conflict.allYours')}
          </button>
          <button type="button" className={buttons['plain']} onClick={() => setChosen(all('theirs'))}>
            {t('keeping.conflict.allTheirs')}
          </button>
        </p>
      )}
      {fields.map((field) => (
        <ConflictField
          key={field.key}
          field={field}
          side={sideOf(field.key)}
          onChoose={(side) => setChosen({ ...chosen, [field.key]: side })}
        />
      ))}
      <p className={styles['steps']}>
        <button type="button" className={buttons['plain']} onClick={onBack}>
          {t('keeping.conflict.back')}
        </button>
        <button
          type="button"
          className={buttons['filled']}
          aria-busy={isSaving}
          onClick={() => !isSaving && onChoose({ ...all('yours'), ...chosen })}
        >
          {t('keeping.conflict.save')}
        </button>
      </p>
    </Dialog>
  )
}

interface ConflictFieldProps {
  field: FieldInConflict
  side: Side
  onChoose: (side: Side) => void
}

/** One field with its three values side by side; on a phone below each other. */
function ConflictField({ field: { name, values }, side, onChoose }: ConflictFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset className={styles['field']}>
      <legend className={styles['name']}>{name}</legend>
      {sides.map((one) => (
        <label key={one} className={styles['side']}>
          <span className={styles['whose']}>
            <input type="radio" name={id} checked={one === side} onChange={() => onChoose(one)} />
            {t(`keeping.conflict.${one}`)}
          </span>
          <span className={styles['value']}>
            {isEmpty(values[one]) ? <em className={styles['empty']}>{t('keeping.conflict.empty')}</em> : values[one]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
