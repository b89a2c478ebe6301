import { useAddressFilters } from '../finding/filters/address-filters.ts'
import { filterInput } from '../finding/filters/filters.ts'
import { reportFailure } from '../errors/report.ts'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'

const ExportMenu = lazyComponent(() => import('../favourites/export/ExportMenu.tsx').then((file) => file.ExportMenu))

/** Exports a folder as it is shown, with its filters and sort. */
export function FolderExport({ folder }: { folder: { id: string } }) {
  const { filters } = useAddressFilters()
  const sort = filters.sort === 'relevance' ? 'manual' : filters.sort
  return (
    <LatePart onFailure={reportFailure}>
      <ExportMenu folder={folder} query={{ ...filterInput(filters), sort }} />
    </LatePart>
  )
}
