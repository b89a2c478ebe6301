import { useTranslation } from 'react-i18next'
import type { UnderstoodValue } from '../../../contract/import-screen.ts'
import { unitsText } from '../../../contract/plural.ts'
import { comparableText } from '../../catalogue/prices/comparable-price.ts'
import { formatAmount, formatPriceRange, formatQuantity, joinSymbol } from '../../catalogue/prices/price.ts'
import { useSymbol, useUnitName } from '../../catalogue/prices/price-text.ts'
import { figureText } from '../../kit/figures.ts'

/** Says a value as it was understood, in words and units: "$3.20 / ft² ≈ ¥241 / m²", "600 × 1,200 × 9 mm". */
export function useUnderstoodWords(): (value: UnderstoodValue) => string {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const symbolOf = useSymbol()
  const unitName = useUnitName()

  function priceText({ low, high, currency, unit, quantity, comparable }: Extract<UnderstoodValue, { kind: 'price' }>) {
    const own = formatPriceRange(
      { minPrice: low, maxPrice: high, currencyUnit: currency },
      symbolOf(currency),
      language,
    )
    const price = `${own ?? ''} / ${unitsText(unitName(unit), quantity, language)}`
    if (!comparable) return price
    // The same once more, rounded, would say nothing.
    if (comparable.currency === currency && comparable.per === unit && quantity === 1) return price
    const words = { t, language, symbol: symbolOf(comparable.currency), unit: unitName(comparable.per) }
    return `${price} ${comparableText(comparable, words)}`
  }

  return (value) => {
    switch (value.kind) {
      case 'text':
        return value.text
      case 'boolean':
        return t(value.is ? 'import.yes' : 'import.no')
      case 'days':
        return t('import.days', { count: value.days, figure: figureText(value.days, language) })
      case 'size':
        return `${value.sides.map((side) => (side === null ? '–' : formatQuantity(side, language))).join(' × ')} mm`
      case 'status':
        return t(`import.saleStatus.${value.status}`)
      case 'trade':
        return t(`import.trade.${value.trade}`)
      case 'number': {
        const figures = new Set([value.low, value.high].map((figure) => figure.toLocaleString(language, EXACT)))
        return `${[...figures].join(' – ')} ${value.unit}`.trim()
      }
      case 'price':
        return priceText(value)
    }
  }
}

const EXACT = { maximumFractionDigits: 20 } as const

/** A price of one unit: "€48 / m²". */
export function useUnitPrice(): (price: number, currency: string, unit: string) => string {
  const { language } = useTranslation().i18n
  const symbolOf = useSymbol()
  const unitName = useUnitName()
  return (price, currency, unit) =>
    `${joinSymbol(symbolOf(currency))}${formatAmount(price, language)} / ${unitName(unit)}`
}
