import { CatalogueView } from '../finding/CatalogueView.tsx'
import { cardActions } from './card-actions.tsx'
import { CountedSearch } from './CountedSearch.tsx'
import { ListExport } from './ListExport.tsx'
import { WorkFoundHere } from './WorkFoundHere.tsx'

/** Home, and /product. */
export function CataloguePage() {
  return (
    <>
      <CatalogueView actions={cardActions} tools={<ListExport />} above={<WorkFoundHere />} />
      <CountedSearch />
    </>
  )
}
