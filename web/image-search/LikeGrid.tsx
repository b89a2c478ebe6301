import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductCard as ProductCardData } from '../../contract/catalogue.ts'
import type { CardActions } from '../catalogue/card-actions.ts'
import { CardGrid, type CardPlace } from '../catalogue/CardGrid.tsx'
import { ProductCard } from '../catalogue/ProductCard.tsx'
import styles from './Results.module.css'

/** One line below each card, in units. */
export const LIKENESS_ROOM = 24

/** A card with how like the picture it is. */
export type LikeCard = ProductCardData & { texture: number; deltaE: number | null }

interface LikeGridProps {
  label: string
  products: readonly LikeCard[]
  hasMatchLine: boolean
  hasMore: boolean
  onNearEnd: () => void
  actions: CardActions
}

/** Cards of the catalogue, each with why it is here. */
export function LikeGrid({ label, products, hasMatchLine, hasMore, onNearEnd, actions }: LikeGridProps) {
  const renderCard = useCallback(
    (position: number, place: CardPlace) => {
      const product = products[position]
      if (!product) return null
      return (
        <>
          <ProductCard key={product.skuId} product={product} {...place} actions={actions} />
          <Likeness product={product} />
        </>
      )
    },
    [products, actions],
  )
  return (
    <CardGrid
      label={label}
      count={products.length}
      total={products.length}
      room={{ hasMatchLine, below: LIKENESS_ROOM }}
      hasMore={hasMore}
      onNearEnd={onNearEnd}
      keyOf={(position) => products[position]?.spuId ?? ''}
      renderCard={renderCard}
    />
  )
}

function Likeness({ product: { texture, deltaE } }: { product: LikeCard }) {
  const { t } = useTranslation()
  return (
    <p className={styles['likeness']} title={t('imageSearch.likenessTold')}>
      {deltaE === null
        ? t('imageSearch.textureOnly', { texture: texture.toFixed(2) })
        : t('imageSearch.likeness', { texture: texture.toFixed(2), deltaE: deltaE.toFixed(1) })}
    </p>
  )
}
