import styles from './CardSkeleton.module.css'

/** A card's shape while it loads. */
export function CardSkeleton() {
  return (
    <div className={styles['card']} aria-hidden>
      <div className={styles['picture']} />
      <div className={styles['name']} />
      <div className={styles['meta']} />
    </div>
  )
}
