import type { FolderItem } from '../../../../contract/favourites.ts'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import styles from './ItemGallery.module.css'

/** The drag preview: the first item's picture, and how many items are dragged. */
export function CarriedPictures({ items }: { items: readonly FolderItem[] }) {
  const product = items[0]?.product
  if (!product) return null
  return (
    <div className={styles['hand']} data-several={items.length > 1}>
      <Picture address={product.coverImage} alt="" sizes="96px" color={product.coverColor} isEager />
      {items.length > 1 && <span className={styles['number']}>{items.length}</span>}
    </div>
  )
}
