import styles from './PriceFilter.module.css'

interface PriceFieldProps {
  label: string
  hint: string
  value: string
  /** The element that says what is wrong with it, if anything is. */
  problemId: string | undefined
  onType: (text: string) => void
  onEnter: () => void
}

export function PriceField({ label, hint, value, problemId, onType, onEnter }: PriceFieldProps) {
  return (
    <label className={styles['field']}>
      <span aria-hidden>¥</span>
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
    </label>
  )
}
