import { useTranslation } from 'react-i18next'
import { formatQuantity } from '../../catalogue/prices/price.ts'
import type { NumberRange } from './number-range.ts'

/** A range in words, with its unit: "5–20 mm", "from 5 mm", "to 20 mm". At least one end is closed. */
export function useRangeText(): (range: NumberRange, unit: string | null) => string {
  const { t, i18n } = useTranslation()
  return ({ low, high }, name) => {
    const figure = (number: number) => formatQuantity(number, i18n.language)
    const unit = name ? ` ${name}` : ''
    if (low !== null && high !== null) return `${figure(low)}–${figure(high)}${unit}`
    return low === null
      ? t('filters.to', { price: figure(high ?? 0) + unit })
      : t('filters.from', { price: figure(low) + unit })
  }
}
