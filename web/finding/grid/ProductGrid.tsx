import { memo, useCallback, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductCard as ProductCardData } from '../../../contract/catalogue.ts'
import type { CardActions } from '../cards/card-actions.ts'
import { CardGrid } from './CardGrid.tsx'
import { ProductCard } from '../cards/ProductCard.tsx'
import type { CardPlace } from './use-cards.ts'

/** Space below each card, in the gallery's layout. */
interface CardFoot<Product> {
  /** In units. */
  height: number
  /** It describes the card: a screen reader reads it after the card's name. */
  isDescription?: boolean
  /** The same function at every render. */
  draw: (product: Product) => ReactNode
}

interface ProductGridProps<Product> {
  /** The list's accessible name, where it is not "Products". */
  label?: string
  products: readonly Product[]
  total: number
  /** Keeps room in each card for its match line. */
  hasMatchLine: boolean
  foot?: CardFoot<Product>
  hasMore: boolean
  onNearEnd: () => void
  actions?: CardActions | undefined
}

/** The gallery of products. It renders again only for other products, whatever changes around it. */
export const ProductGrid = memo(Grid) as typeof Grid

function Grid<Product extends ProductCardData>(props: ProductGridProps<Product>) {
  const { label, products, total, hasMatchLine, foot, hasMore, onNearEnd, actions } = props
  const { t } = useTranslation()
  const footId = useId()
  const drawFoot = foot?.draw
  const describes = foot?.isDescription === true
  const renderCard = useCallback(
    (position: number, place: CardPlace) => {
      const product = products[position]
      if (!product) return null
      if (!drawFoot) return <ProductCard product={product} {...place} actions={actions} />
      const describedBy = describes ? `${footId}-${product.spuId}` : undefined
      return (
        <>
          <ProductCard product={product} {...place} actions={actions} describedBy={describedBy} />
          <div id={describedBy}>{drawFoot(product)}</div>
        </>
      )
    },
    [products, actions, drawFoot, describes, footId],
  )
  const keyOf = useCallback((position: number) => products[position]?.spuId ?? '', [products])
  return (
    <CardGrid
      label={label ?? t('list.label')}
      count={products.length}
      total={total}
      room={{ hasMatchLine, ...(foot && { below: foot.height }) }}
      hasMore={hasMore}
      onNearEnd={onNearEnd}
      keyOf={keyOf}
      renderCard={renderCard}
    />
  )
}
