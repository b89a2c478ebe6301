import hero from './BrandHero.module.css'
import mosaic from './BrandMosaic.module.css'
import styles from './BrandSkeleton.module.css'

/** The head of the page while the brand loads. */
export function BrandSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden>
      <div className={hero['hero']}>
        <div className={hero['words']}>
          <div className={styles['logo']} />
          <div className={styles['name']} />
          <div className={styles['line']} />
          <div className={styles['line']} />
          <div className={styles['line']} />
        </div>
        <div className={`${mosaic['mosaic']} ${styles['mosaic']}`} />
      </div>
      <div className={styles['categories']} />
    </div>
  )
}
