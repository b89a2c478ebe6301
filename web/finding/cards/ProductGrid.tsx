import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductCard as ProductCardData } from '../../../contract/catalogue.ts'
import type { CardActions } from './card-actions.ts'
import { CardGrid, type CardPlace } from './CardGrid.tsx'
import { ProductCard } from './ProductCard.tsx'

interface ProductGridProps {
  products: readonly ProductCardData[]
  total: number
  /** Room in each card for what it was found by. */
  hasMatchLine: boolean
  hasMore: boolean
  onNearEnd: () => void
  actions?: CardActions | undefined
}

/** The catalogue's gallery: a card for each product. */
export function ProductGrid({ products, total, hasMatchLine, hasMore, onNearEnd, actions }: ProductGridProps) {
  const { t } = useTranslation()
  const renderCard = useCallback(
    (position: number, place: CardPlace) => {
      const product = products[position]
      return product && <ProductCard key={product.skuId} product={product} {...place} actions={actions} />
    },
    [products, actions],
  )
  return (
    <CardGrid
      label={t('list.label')}
      count={products.length}
      total={total}
      room={{ hasMatchLine }}
      hasMore={hasMore}
      onNearEnd={onNearEnd}
      keyOf={(position) => products[position]?.spuId ?? ''}
      renderCard={renderCard}
    />
  )
}
