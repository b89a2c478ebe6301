import { ImageSearchView } from '../image-search/ImageSearchView.tsx'
import { cardActions } from './card-actions.tsx'

/** /ai: from a photograph to the material. */
export function ImageSearchPage() {
  return <ImageSearchView actions={cardActions} />
}
