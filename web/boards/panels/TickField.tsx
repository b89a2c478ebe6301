import styles from './fields.module.css'

interface TickFieldProps {
  label: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

export function TickField({ label, isTicked, onTick }: TickFieldProps) {
  return (
    <label className={styles['tick']}>
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
      <span>{label}</span>
    </label>
  )
}
