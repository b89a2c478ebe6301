import { useAddressFilters } from '../finding/filters/address-filters.ts'
import { useProductPages } from '../finding/list/product-pages.ts'
import { ShownSearch } from '../usage/ShownSearch.tsx'

/** Counts the search words of the list, once their results are shown. */
export function CountedSearch() {
  const { filters } = useAddressFilters()
  const { data, isPlaceholderData } = useProductPages(filters)
  return <ShownSearch words={data && !isPlaceholderData ? filters.keyword : null} />
}
