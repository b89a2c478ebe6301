import { useCallback } from 'react'
import type { ProductCard as ProductCardData } from '../../../contract/catalogue.ts'
import type { CardActions } from '../../finding/cards/card-actions.ts'
import { CardGrid, type CardPlace } from '../../finding/cards/CardGrid.tsx'
import { ProductCard } from '../../finding/cards/ProductCard.tsx'
import { Likeness } from './Likeness.tsx'

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
          <Likeness texture={product.texture} deltaE={product.deltaE} />
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
