import { unitsText } from '../../../contract/plural.ts'
import { useTranslation } from 'react-i18next'
import { entryNameOf, useIsChinese } from '../names.ts'
import type { ProductCard } from '../../../contract/catalogue.ts'
import { comparableText, hasEstimate, rateText } from './comparable-price.ts'
import { useSymbol, useUnitName } from './price-text.ts'
import { formatPriceRange, type PriceRange } from './price.ts'
import styles from './ProductPrice.module.css'
import { useDictionaries } from '../queries.ts'

interface ProductPriceProps {
  price: PriceRange & { measurementUnit: string }
}

/**
 * A product's own price with symbol and unit, or the words for no price. Until the dictionaries load it has no unit (see `useSymbol`).
 */
export function ProductPrice({ price }: ProductPriceProps) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const findEntry = useDictionaries()
  const symbolOf = useSymbol()
  const measurement = findEntry('product_measurement_unit', price.measurementUnit)
  const figures = formatPriceRange(price, symbolOf(price.currencyUnit), i18n.language)
  if (figures === null) return <span className={styles['none']}>{t('price.onRequest')}</span>
  return (
    <span className={styles['price']}>
      {figures}
      {measurement && (
        <span className={styles['unit']}>
          {' / '}
          {unitsText(entryNameOf(isChinese, measurement), price.statedPrice?.quantity ?? 1, i18n.language)}
        </span>
      )}
    </span>
  )
}

/** "≈ ¥187 – 218 / m²" on a card whose own price is per another unit or in another currency; nothing where it is unknown. */
export function CardComparablePrice({ product }: { product: ProductCard }) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const symbolOf = useSymbol()
  const unitName = useUnitName()
  const price = product.comparablePrice
  if (!price || !hasEstimate(product)) return null
  const rate = rateText(price, { t, language })
  const why = [price.per !== product.measurementUnit && t('price.comparableTitle'), rate].filter(Boolean)
  return (
    <span className={styles['comparable']} title={why.join('\n')}>
      {comparableText(price, { t, language, symbol: symbolOf(price.currency), unit: unitName(price.per) })}
      {rate !== null && <span className="visually-hidden"> {rate}</span>}
    </span>
  )
}
