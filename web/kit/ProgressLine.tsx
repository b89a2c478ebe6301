import styles from './ProgressLine.module.css'

/** A thin line at the top of the window. It appears after a moment: faster work needs none. */
export function ProgressLine({ label }: { label: string }) {
  return (
    <div className={styles['line']}>
      <progress className="visually-hidden" aria-label={label} />
    </div>
  )
}
