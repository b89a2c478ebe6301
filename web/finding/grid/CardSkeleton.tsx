import styles from './CardSkeleton.module.css'

/** A card's shape before the card. */
export function CardSkeleton() {
  return (
    <div className={styles['card']} aria-hidden>
      <div className={styles['picture']} />
      <div className={styles['name']} />
      <div className={styles['meta']} />
    </div>
  )
}
