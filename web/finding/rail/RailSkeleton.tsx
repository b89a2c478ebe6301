import styles from './RailSkeleton.module.css'

export function RailSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles['rows']} aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} style={{ width: `${50 + ((index * 17) % 40)}%` }} />
      ))}
    </div>
  )
}
