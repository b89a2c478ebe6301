import { useTranslation } from 'react-i18next'
import { useUnitName } from '../../catalogue/prices/price-text.ts'

/** Formats a quantity in a line's unit: "12.4 m²". */
export function useQuantityText(): (quantity: string, unit: string) => string {
  const { language } = useTranslation().i18n
  const unitName = useUnitName()
  // `Intl.NumberFormat` formats decimal text exactly.
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 4 })
  return (quantity, unit) => `${format.format(quantity as `${number}`)} ${unitName(unit)}`.trim()
}
