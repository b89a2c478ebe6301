import { useTranslation } from 'react-i18next'
import type { ProductCard } from '../../contract/catalogue.ts'
import { formatComparable, hasEstimate } from './comparable-price.ts'
import { entryNameOf, useIsChinese } from './names.ts'
import styles from './ProductPrice.module.css'
import { useDictionaries } from './queries.ts'

/** "≈ ¥187 – 218 / m²" of a card whose own price is per something else; nothing where it is not known. */
export function CardComparablePrice({ product }: { product: ProductCard }) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const findEntry = useDictionaries()
  const price = product.comparablePrice
  if (!price || !hasEstimate(product)) return null
  const currency = findEntry('product_currency_unit', price.currency)
  const symbol = currency ? entryNameOf(isChinese, currency) : price.currency
  return (
    <span className={styles['comparable']} title={t('price.comparableTitle')}>
      {t('price.comparable', { price: formatComparable(price, symbol, i18n.language) })}
    </span>
  )
}
