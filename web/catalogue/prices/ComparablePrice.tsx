import { useTranslation } from 'react-i18next'
import type { ProductCard } from '../../../contract/catalogue.ts'
import { comparableText, hasEstimate, rateText } from './comparable-price.ts'
import { useSymbol, useUnitName } from './price-text.ts'
import styles from './ProductPrice.module.css'

/** "≈ ¥187 – 218 / m²" of a card whose own price is per something else or in another currency; nothing where it is not known. */
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
