import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './fields.module.css'

interface PlainSelectProps<Value extends string> {
  label: string
  /** Null where several differ. */
  value: Value | null
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

/** A choice of several, in the browser's own select. */
export function PlainSelect<Value extends string>({ label, value, options, onChoose }: PlainSelectProps<Value>) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className={styles['row']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles['select']}
        value={value ?? ''}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChoose(chosen.value)
        }}
      >
        {value === null && <option value="">{t('boardPanels.mixed')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
