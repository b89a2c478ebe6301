import { useTranslation } from 'react-i18next'
import { useUnitName } from '../../catalogue/prices/price-text.ts'

/** "12.4 m²": a quantity in a line's unit. */
export function useQuantityText(): (quantity: string, unit: string) => string {
  const { language } = useTranslation().i18n
  const unitName = useUnitName()
  // Exact text is formatted as it stands.
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 4 })
  return (quantity, unit) => `${format.format(quantity as `${number}`)} ${unitName(unit)}`.trim()
}
