import styles from './Completeness.module.css'

/** Beside the figure that it draws. */
export function CompletenessBar({ percent }: { percent: number }) {
  return (
    <span className={styles['track']} aria-hidden>
      <span className={styles['fill']} style={{ width: `${percent}%` }} />
    </span>
  )
}
