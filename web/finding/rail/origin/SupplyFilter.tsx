import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../../filters/address-filters.ts'
import type { CatalogueFilters } from '../../filters/filters.ts'
import { useSupplyNames } from '../../filters/supply-names.ts'
import { counterOf, useFacets } from '../facets.ts'
import { FacetGroup } from '../facet/FacetGroup.tsx'
import { FacetRow } from '../facet/FacetRow.tsx'
import { worthShowing } from '../facet/facet-values.ts'

interface SupplyRow {
  id: string
  name: string
  count: number | undefined
  isTicked: boolean
  /** The filter that ticking sets; unticking clears it. */
  ticked: Partial<CatalogueFilters>
  unticked: Partial<CatalogueFilters>
}

/** In stock, made to measure, from this country or abroad. Of two that exclude each other only one can be ticked. */
export function SupplyFilter() {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  const names = useSupplyNames()
  const facets = useFacets()
  const countInStock = counterOf(facets?.inStock)
  const countCustom = counterOf(facets?.customOptions)
  const countOrigin = counterOf(facets?.domesticOrImported)
  const rows: SupplyRow[] = [
    {
      id: 'in-stock',
      name: names.inStock,
      count: countInStock('1'),
      isTicked: filters.inStock,
      ticked: { inStock: true },
      unticked: { inStock: false },
    },
    ...(['0', '1'] as const).map((value) => ({
      id: `custom-${value}`,
      name: names.custom(value),
      count: countCustom(value),
      isTicked: filters.hasCustomOption === value,
      ticked: { hasCustomOption: value },
      unticked: { hasCustomOption: null },
    })),
    ...(['domestic', 'imported'] as const).map((value) => ({
      id: value,
      name: names.domesticOrImported(value),
      count: countOrigin(value),
      isTicked: filters.domesticOrImported === value,
      ticked: { domesticOrImported: value },
      unticked: { domesticOrImported: null },
    })),
  ]
  const ticked = rows.filter(({ isTicked }) => isTicked).map(({ id }) => id)
  const shown = worthShowing(rows, ticked)
  if (shown.length === 0) return null
  return (
    <FacetGroup name="supply" title={t('filters.supply')} hasTicked={ticked.length > 0}>
      {shown.map(({ isTicked, ticked, unticked, ...value }) => (
        <FacetRow
          key={value.id}
          value={value}
          isTicked={isTicked}
          onTick={(isNowTicked) => changeFilters(isNowTicked ? ticked : unticked)}
        />
      ))}
    </FacetGroup>
  )
}
