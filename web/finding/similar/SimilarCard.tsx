import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { ProductCard } from '../../../contract/catalogue.ts'
import { isPlainClick } from '../../kit/pointer/plain-click.ts'
import { Picture } from '../../kit/pictures/Picture.tsx'
import { brandNameOf, nameOf, useIsChinese } from '../../catalogue/names.ts'
import { usePrefetchOnHover } from '../cards/prefetch.ts'
import { useProductAddress, useProductOpening } from '../../catalogue/product-address.ts'
import { ProductPrice } from '../../catalogue/prices/ProductPrice.tsx'
import styles from './SimilarCard.module.css'

/** A product beside the open one; a press opens it in its place. */
export function SimilarCard({ product }: { product: ProductCard }) {
  const isChinese = useIsChinese()
  const addressOf = useProductAddress()
  const open = useProductOpening()
  const { begin, end } = usePrefetchOnHover(product.skuId)
  const openHere = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    // The card leaves with the product that it belongs to; the drawer stays, and its name says what is in it now.
    event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true })
    open(product.skuId)
  }
  return (
    <Link
      className={styles['card']}
      to={addressOf(product.skuId)}
      onClick={openHere}
      onPointerEnter={begin}
      onPointerLeave={end}
      onFocus={begin}
      onBlur={end}
    >
      <span className={styles['picture']}>
        <Picture
          address={product.coverImage}
          alt=""
          sizes="(max-width: 767px) 50vw, max(220px, 11.5vw)"
          color={product.coverColor}
          placeholder={product.coverPlaceholder}
        />
      </span>
      <span className={styles['name']}>{nameOf(isChinese, product)}</span>
      <span className={styles['meta']}>
        <span className={styles['brand']}>{brandNameOf(isChinese, product.brand)}</span>
        <ProductPrice price={product} />
      </span>
    </Link>
  )
}
