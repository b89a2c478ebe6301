import '../../locales/filters-texts.ts'
import type { ComponentType } from 'react'
import type { Filter } from '../../../contract/filters.ts'
import { ColorFilter } from '../color/ColorFilter.tsx'
import { AttributeFilters } from './AttributeFilters.tsx'
import { BrandFilter } from './BrandFilter.tsx'
import { CertificateFilter } from './certificates/CertificateFilter.tsx'
import { LookFilter } from './looks/LookFilter.tsx'
import { OriginFilter } from './origin/OriginFilter.tsx'
import { PlaceFilter } from './PlaceFilter.tsx'
import { PriceFilter } from './price/PriceFilter.tsx'
import { SupplyFilter } from './origin/SupplyFilter.tsx'
import { SystemColorFilter } from './SystemColorFilter.tsx'

/** Words are typed and liked above the list, and the category comes first. */
type Elsewhere = 'keyword' | 'like' | 'categoryId'

/** The control of each filter, in their order. Several filters may share one control. */
const pieceByFilter: Record<Exclude<Filter['name'], Elsewhere>, ComponentType> = {
  colorHex: ColorFilter,
  price: PriceFilter,
  priceUnit: PriceFilter,
  brandId: BrandFilter,
  place: PlaceFilter,
  attrs: AttributeFilters,
  warmth: LookFilter,
  pattern: LookFilter,
  liveliness: LookFilter,
  scheme: CertificateFilter,
  authorityId: CertificateFilter,
  inStock: SupplyFilter,
  hasCustomOption: SupplyFilter,
  domesticOrImported: SupplyFilter,
  areaId: OriginFilter,
  colorSystem: SystemColorFilter,
  colorId: SystemColorFilter,
}
const pieces = new Map(Object.entries(pieceByFilter).map(([name, Piece]) => [Piece, name]))

/** All filters but the category. Their script loads separately, beside the list's first request. */
export function RailFacets() {
  return [...pieces].map(([Piece, name]) => <Piece key={name} />)
}
