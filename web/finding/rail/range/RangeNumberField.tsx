import styles from './RangeFields.module.css'

interface NumberFieldProps {
  label: string
  hint: string
  /** Shown before the number, such as a currency's sign. */
  sign: string | undefined
  /** Shown after it. */
  unit: string | undefined
  value: string
  /** The id of the element with the error, if there is one. */
  problemId: string | undefined
  onType: (text: string) => void
  onEnter: () => void
}

export function RangeNumberField({ label, hint, sign, unit, value, problemId, onType, onEnter }: NumberFieldProps) {
  return (
    <label className={styles['field']}>
      {sign && <span aria-hidden>{sign}</span>}
      <input
        value={value}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId}
        placeholder={hint}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onEnter()}
      />
      {unit && <span aria-hidden>{unit}</span>}
    </label>
  )
}
