import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductCard } from '../../../contract/catalogue.ts'
import { PictureInTurn } from '../../kit/pictures/PictureInTurn.tsx'
import { usePageUnit } from '../../kit/page-unit.ts'
import { hasEstimate } from '../../catalogue/prices/comparable-price.ts'
import { usePriceIn } from '../filters/currency.tsx'
import { nameOf, skuNameOf, useIsChinese } from '../../catalogue/names.ts'
import { useProductOpening } from '../../catalogue/product-address.ts'
import { productDetailOf } from '../../catalogue/queries.ts'
import styles from './Swatches.module.css'

/** As many as fit a card; fewer beside a comparable price. */
const MOST_SHOWN = { alone: 6, besidePrice: 3, besidePriceOnPhone: 1 }

interface SwatchesProps {
  product: ProductCard
  productName: string
  chosenSkuId: string
  /** They show their colours until the card's own picture is there. */
  areHeld: boolean
  onChoose: (skuId: string) => void
}

/** The product's SKUs as swatches. Hover, focus and arrow keys choose one, a click or Enter opens it; a tap only chooses. */
export function Swatches({ product, productName, chosenSkuId, areHeld, onChoose }: SwatchesProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const queryClient = useQueryClient()
  const priceIn = usePriceIn()
  const openProduct = useProductOpening()
  const { isPhone } = usePageUnit()
  const besidePrice = isPhone ? MOST_SHOWN.besidePriceOnPhone : MOST_SHOWN.besidePrice
  const swatches = product.swatches.slice(0, hasEstimate(product) ? besidePrice : MOST_SHOWN.alone)
  const hidden = product.skuCount - swatches.length

  const open = (event: MouseEvent, skuId: string) => {
    onChoose(skuId)
    const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    if (!isTouch) openProduct(skuId)
  }
  const choose = (skuId: string) => {
    onChoose(skuId)
    void queryClient.prefetchQuery(productDetailOf(queryClient, skuId, priceIn))
  }

  return (
    <div className={styles['row']}>
      <ul className={styles['swatches']} aria-label={t('list.variants', { name: productName })}>
        {swatches.map(({ skuId, coverImage, coverColor, variant }) => (
          <li key={skuId}>
            <button
              type="button"
              className={styles['swatch']}
              aria-label={skuNameOf(isChinese, product, variant)}
              title={variant ? nameOf(isChinese, variant) : undefined}
              aria-pressed={skuId === chosenSkuId}
              tabIndex={-1}
              onPointerEnter={(event) => event.pointerType !== 'touch' && choose(skuId)}
              onFocus={() => choose(skuId)}
              onClick={(event) => open(event, skuId)}
            >
              <PictureInTurn of="small" address={coverImage} alt="" sizes="20px" color={coverColor} isHeld={areHeld} />
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <span className={styles['more']} title={t('list.moreVariants', { count: hidden })}>
          <span aria-hidden>+{hidden}</span>
          <span className="visually-hidden">{t('list.moreVariants', { count: hidden })}</span>
        </span>
      )}
    </div>
  )
}
