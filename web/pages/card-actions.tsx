import { FindSimilar } from '../catalogue/by-picture/FindSimilar.tsx'
import type { CardActions } from '../catalogue/card-actions.ts'
import { CompareToggle } from '../catalogue/compare/CompareToggle.tsx'
import { Star } from '../favourites/Star.tsx'

/** What lies over the picture of every card. */
export const cardActions: CardActions = ({ skuId, name }) => (
  <>
    <Star skuId={skuId} name={name} place="card" />
    <FindSimilar skuId={skuId} name={name} place="card" />
    <CompareToggle skuId={skuId} name={name} place="card" />
  </>
)
