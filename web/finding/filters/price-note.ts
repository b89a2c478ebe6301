import { useTranslation } from 'react-i18next'
import type { CatalogueFilters } from './filters.ts'
import { usePriceFigure, useUnitName } from '../../catalogue/prices/price-text.ts'

type PriceFilters = Pick<CatalogueFilters, 'priceMin' | 'priceMax' | 'priceUnit' | 'priceIn'>

/** Explains what the price filter lists: overlapping ranges, and no unknown prices; null without a price filter. */
export function usePriceNote({ priceMin: low, priceMax: high, priceUnit, priceIn }: PriceFilters): string | null {
  const { t } = useTranslation()
  const figure = usePriceFigure(priceIn)
  const unitName = useUnitName()
  if (low === null && high === null) return null
  const [lowest, highest] = [low === null ? '' : figure(low), high === null ? '' : figure(high)]
  const admitted = () => {
    if (high === null) return t('filters.admitsFrom', { price: lowest })
    if (low === null) return t('filters.admitsTo', { price: highest })
    return t('filters.admitsBetween', { low: lowest, high: highest })
  }
  const basis = priceUnit === null ? t('filters.admitsAnyUnit') : t('filters.admitsUnit', { unit: unitName(priceUnit) })
  return t('filters.admits', { range: admitted(), basis })
}
