import { ColorFilter } from '../color/ColorFilter.tsx'
import { AttributeFilters } from './AttributeFilters.tsx'
import { BrandFilter } from './BrandFilter.tsx'
import { CertificateFilter } from './CertificateFilter.tsx'
import { OriginFilter } from './OriginFilter.tsx'
import { PriceFilter } from './PriceFilter.tsx'
import { SupplyFilter } from './SupplyFilter.tsx'
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
