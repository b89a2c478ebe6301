import { CatalogueView } from '../finding/CatalogueView.tsx'
import { cardActions } from './card-actions.tsx'
import { CountedSearch } from './CountedSearch.tsx'
import { ListExport } from './ListExport.tsx'

/** Home, and /product. */
export function CataloguePage() {
  return (
    <>
      <CatalogueView actions={cardActions} tools={<ListExport />} />
      <CountedSearch />
    </>
  )
}
