import { Picture } from '../../ui/Picture.tsx'
import styles from './EmptyProduct.module.css'

/** What the drawer falls back to when there is nothing to show (specification §4): a product without anything. */
export function EmptyProduct() {
  return (
    <div className={styles['picture']}>
      <Picture address={null} alt="" sizes="320px" />
    </div>
  )
}
