import { ColorFilter } from '../color/ColorFilter.tsx'
import { AttributeFilters } from './AttributeFilters.tsx'
import { BrandFilter } from './BrandFilter.tsx'
import { CertificateFilter } from './certificates/CertificateFilter.tsx'
import { OriginFilter } from './origin/OriginFilter.tsx'
import { PriceFilter } from './price/PriceFilter.tsx'
import { SupplyFilter } from './origin/SupplyFilter.tsx'
import { SystemColorFilter } from './SystemColorFilter.tsx'

/** What narrows the list besides the category. Its script comes apart, beside the answer to the list's first request. */
export function RailFacets() {
  return (
    <>
      <ColorFilter />
      <PriceFilter />
      <BrandFilter />
      <AttributeFilters />
      <CertificateFilter />
      <SupplyFilter />
      <OriginFilter />
      <SystemColorFilter />
    </>
  )
}
