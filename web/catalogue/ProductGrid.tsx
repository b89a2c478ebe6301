import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductCard as ProductCardData } from '../../contract/catalogue.ts'
import { usePageUnit } from '../ui/page-unit.ts'
import type { CardActions } from './card-actions.ts'
import { CardSkeleton } from './CardSkeleton.tsx'
import { gridLayout } from './grid-layout.ts'
import { useFirstInView } from './first-in-view.ts'
import { useGridPlace } from './grid-place.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'

const ROWS_AHEAD = 3
/** The next page is asked for this many products before the end of what is loaded. */
const READ_AHEAD = 36
const EAGER_ROWS = 2

interface ProductGridProps {
  products: readonly ProductCardData[]
  total: number
  /** Room in each card for what it was found by. */
  hasMatchLine: boolean
  hasMore: boolean
  onNearEnd: () => void
  actions?: CardActions | undefined
}

/** The endless gallery. Only the rows near the window are in the document; their height is known beforehand. */
export function ProductGrid({ products, total, hasMatchLine, hasMore, onNearEnd, actions }: ProductGridProps) {
  const { t } = useTranslation()
  const { gridRef, width, top, isMeasured } = useGridPlace<HTMLUListElement>()
  const { columns, cardWidth, gap, rowHeight, isStacked } = gridLayout(width, usePageUnit(), hasMatchLine)
  const loadedRows = Math.ceil(products.length / columns)
  // oxlint-disable-next-line react/incompatible-library -- it changes under us on purpose: it follows the scrolling
  const virtualizer = useWindowVirtualizer({
    count: hasMore ? loadedRows + 1 : loadedRows,
    estimateSize: () => rowHeight,
    overscan: ROWS_AHEAD,
    scrollMargin: top,
    // Where the window stands is the shell's business; left to itself, a grid would scroll it to where it first saw it.
    scrollToFn: () => undefined,
  })
  useFirstInView({ columns, rowHeight, top, isMeasured }, virtualizer.scrollOffset ?? 0)
  const rows = virtualizer.getVirtualItems()
  const lastShown = ((rows.at(-1)?.index ?? 0) + 1) * columns
  const isNearEnd = hasMore && lastShown > products.length - READ_AHEAD

  // The virtualizer keeps the heights it was first told; a resize changes them all.
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  // Scrolling is outside React: the virtualizer tells us here that the end draws near.
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])

  return (
    <ul
      ref={gridRef}
      className={styles['grid']}
      style={{ height: (hasMore ? loadedRows + 1 : loadedRows) * rowHeight }}
      data-stacked={isStacked}
      aria-label={t('list.label')}
    >
      {rows.flatMap((row) =>
        Array.from({ length: columns }, (_, column) => {
          const position = row.index * columns + column
          const product = products[position]
          if (!product && !hasMore) return null
          const place = {
            width: cardWidth,
            transform: `translate(${column * (cardWidth + gap)}px, ${row.start - top}px)`,
          }
          if (!product) {
            return (
              <li key={`loading-${position}`} className={styles['cell']} style={place} aria-hidden>
                <CardSkeleton />
              </li>
            )
          }
          return (
            <li
              key={product.spuId}
              className={styles['cell']}
              style={place}
              aria-setsize={total}
              aria-posinset={position + 1}
            >
              <ProductCard
                key={product.skuId}
                product={product}
                width={cardWidth}
                isEager={row.index < EAGER_ROWS}
                actions={actions}
              />
            </li>
          )
        }),
      )}
    </ul>
  )
}
