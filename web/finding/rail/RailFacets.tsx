import '../../locales/filters-texts.ts'
import type { ComponentType } from 'react'
import type { Filter } from '../../../contract/filters.ts'
import { ColorFilter } from '../color/ColorFilter.tsx'
import { AttributeFilters } from './AttributeFilters.tsx'
import { BrandFilter } from './BrandFilter.tsx'
import { CertificateFilter } from './certificates/CertificateFilter.tsx'
import { OriginFilter } from './origin/OriginFilter.tsx'
import { PriceFilter } from './price/PriceFilter.tsx'
import { SupplyFilter } from './origin/SupplyFilter.tsx'
import { SystemColorFilter } from './SystemColorFilter.tsx'

/** Words are typed above the list, and the category stands before everything else. */
type Elsewhere = 'keyword' | 'categoryId'

/** Where each filter is chosen, in the order in which they stand. Several may share a piece of the rail. */
const pieceByFilter: Record<Exclude<Filter['name'], Elsewhere>, ComponentType> = {
  colorHex: ColorFilter,
  price: PriceFilter,
  priceUnit: PriceFilter,
  brandId: BrandFilter,
  attrs: AttributeFilters,
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

/** What narrows the list besides the category. Its script comes apart, beside the answer to the list's first request. */
export function RailFacets() {
  return [...pieces].map(([Piece, name]) => <Piece key={name} />)
}
