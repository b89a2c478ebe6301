import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldInConflict, Side } from './ConflictDialog.tsx'
import styles from './ConflictDialog.module.css'

interface ConflictFieldProps {
  field: FieldInConflict
  sides: readonly Side[]
  side: Side
  onChoose: (side: Side) => void
}

/** One field with its three values side by side; on a phone below each other. */
export function ConflictField({ field: { name, values }, sides, side, onChoose }: ConflictFieldProps) {
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
