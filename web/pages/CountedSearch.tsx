import { useAddressFilters } from '../finding/filters/address-filters.ts'
import { useProductPages } from '../finding/list/product-pages.ts'
import { ShownSearch } from '../usage/ShownSearch.tsx'

/** Has the words of the list counted, once what they find is listed. */
export function CountedSearch() {
  const { filters } = useAddressFilters()
  const { data, isPlaceholderData } = useProductPages(filters)
  return <ShownSearch words={data && !isPlaceholderData ? filters.keyword : null} />
}
