import { ownUnitIn } from '../../../contract/built-in-words.ts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { entryNameOf, useIsChinese } from '../names.ts'
import { DEFAULT_CURRENCY, formatAmount, joinSymbol } from './price.ts'
import { useDictionaries } from '../queries.ts'

export const SQUARE_METRE = 'square_meter'

interface Prices {
  low: number | null
  high: number | null
}

/** The currency of prices, and their unit; null: per square metre, else per unit of sale. */
interface PriceBasis {
  priceUnit: string | null
  priceIn: string
}

/** A price range in words with its unit: "¥80–300 / m²", "from ¥80 / roll"; without a unit "¥80–300"; null for no range. */
export function usePriceText({ priceUnit, priceIn }: PriceBasis): (prices: Prices) => string | null {
  const { t, i18n } = useTranslation()
  const unitName = useUnitName()
  const symbol = joinSymbol(useSymbol()(priceIn))
  const per = priceUnit === null ? '' : ` / ${unitName(priceUnit)}`
  const figure = (price: number) => formatAmount(price, i18n.language)
  return ({ low, high }) => {
    if (low !== null && high !== null) return `${symbol}${figure(low)}–${figure(high)}${per}`
    if (low !== null) return t('filters.from', { price: `${symbol}${figure(low)}${per}` })
    if (high !== null) return t('filters.to', { price: `${symbol}${figure(high)}${per}` })
    return null
  }
}

/** "€1,200": an amount of a currency. */
export function usePriceFigure(priceIn: string): (price: number) => string {
  const { language } = useTranslation().i18n
  const symbol = joinSymbol(useSymbol()(priceIn))
  return (price) => symbol + formatAmount(price, language)
}

/** The sign before a figure: the dictionary's symbol, or the currency's code until the dictionaries load. */
export function useSymbol(): (currency: string) => string {
  const isChinese = useIsChinese()
  const findEntry = useDictionaries()
  return (currency) => {
    const entry = findEntry('product_currency_unit', currency)
    if (entry) return entryNameOf(isChinese, entry)
    return currency === DEFAULT_CURRENCY ? '¥' : currency
  }
}

/** A unit's name; a unit that the dictionary lacks keeps its code. */
export function useUnitName(): (unit: string) => string {
  const isChinese = useIsChinese()
  const findEntry = useDictionaries()
  return useCallback(
    (unit) => {
      const entry = findEntry('product_measurement_unit', unit)
      if (entry) return entryNameOf(isChinese, entry)
      return unit === SQUARE_METRE ? 'm²' : ownUnitIn(isChinese ? 'zh-CN' : 'en', unit)
    },
    [isChinese, findEntry],
  )
}
