import { AddToBudget } from '../budgets/adding/AddToBudget.tsx'
import type { CardActions } from '../finding/cards/card-actions.ts'
import { ImageSearchView } from '../image-search/ImageSearchView.tsx'
import { cardActions } from './card-actions.tsx'

/** /ai: from a photograph to the material. */
export function ImageSearchPage() {
  return <ImageSearchView actions={foundActions} />
}

/** Somebody who has found a photograph's materials often puts them into a budget next. */
const foundActions: CardActions = (sku) => (
  <>
    {cardActions(sku)}
    <AddToBudget skuId={sku.skuId} name={sku.name} place="card" />
  </>
)
