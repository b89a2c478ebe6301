import { useInViewport } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { similarAddress } from '../by-picture/FindSimilar.tsx'
import { CardSkeleton } from '../grid/CardSkeleton.tsx'
import { similarProductsQuery } from './similar.ts'
import { SimilarCard } from './SimilarCard.tsx'
import styles from './SimilarProducts.module.css'

/** Placeholders for no more than surely come: the content below must not move up. */
const SKELETONS = 4

/** Products that look like a SKU, loaded when scrolled to; nothing where there are none. Another SKU needs another `key`. */
export function SimilarProducts({ skuId }: { skuId: string }) {
  const { t } = useTranslation()
  const titleId = useId()
  const { ref, inViewport } = useInViewport<HTMLElement>()
  const [wasSeen, setWasSeen] = useState(false)
  if (inViewport && !wasSeen) setWasSeen(true)
  const { data: products, isError } = useQuery({ ...similarProductsQuery(skuId), enabled: wasSeen })
  // A failure shows nothing: these products are optional.
  if (isError || products?.length === 0) return null
  return (
    <section ref={ref} className={styles['similar']} aria-labelledby={titleId} aria-busy={!products}>
      <div className={styles['head']}>
        <h3 id={titleId} className={styles['title']}>
          {t('drawer.similar')}
        </h3>
        <Link className={styles['more']} to={similarAddress(skuId)}>
          {t('drawer.moreLikeThis')}
        </Link>
      </div>
      <ul className={styles['cards']} data-seen={wasSeen}>
        {products
          ? products.map((product) => (
              <li key={product.spuId}>
                <SimilarCard product={product} />
              </li>
            ))
          : Array.from({ length: SKELETONS }, (_, place) => (
              <li key={place} aria-hidden>
                <CardSkeleton />
              </li>
            ))}
      </ul>
    </section>
  )
}
