import styles from './RangeFields.module.css'

interface NumberFieldProps {
  label: string
  hint: string
  /** Before the number, such as a currency's sign. */
  sign: string | undefined
  /** After it. */
  unit: string | undefined
  value: string
  /** The element that says what is wrong with it, if anything is. */
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
