import { CatalogueView } from '../finding/CatalogueView.tsx'
import { cardActions } from './card-actions.tsx'

/** Home, and /product. */
export function CataloguePage() {
  return <CatalogueView actions={cardActions} />
}
