import type { CardActions } from '../catalogue/card-actions.ts'
import { CompareToggle } from '../catalogue/compare/CompareToggle.tsx'

/** What lies over the picture of every card. */
export const cardActions: CardActions = ({ skuId, name }) => (
  <CompareToggle skuId={skuId} description={name} place="card" />
)
