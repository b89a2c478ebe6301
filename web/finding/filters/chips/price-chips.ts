import { usePriceText } from '../../../catalogue/prices/price-text.ts'
import type { CatalogueFilters } from '../filters.ts'
import { usePriceNote } from '../price-note.ts'
import type { FilterChip } from './filter-chip.ts'

export function usePriceChips(filters: CatalogueFilters): FilterChip[] {
  const text = usePriceText(filters)({ low: filters.priceMin, high: filters.priceMax })
  const note = usePriceNote(filters)
  return text ? [{ key: 'price', text, note, without: { priceMin: null, priceMax: null } }] : []
}
