import styles from './Completeness.module.css'

/** Hidden from screen readers: the figure stands beside it. */
export function CompletenessBar({ percent }: { percent: number }) {
  return (
    <span className={styles['track']} aria-hidden>
      <span className={styles['fill']} style={{ width: `${percent}%` }} />
    </span>
  )
}
