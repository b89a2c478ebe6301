import { FindSimilar } from '../finding/by-picture/FindSimilar.tsx'
import { AddToBoard } from '../boards/adding/AddToBoard.tsx'
import type { CardActions } from '../finding/cards/card-actions.ts'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { EditSku } from '../keeping/EditSku.tsx'
import { Star } from '../favourites/star/Star.tsx'

/** The actions over every card's picture. */
export const cardActions: CardActions = ({ skuId, name }) => (
  <>
    <Star skuId={skuId} name={name} place="card" />
    <FindSimilar skuId={skuId} name={name} place="card" />
    <CompareToggle skuId={skuId} name={name} place="card" />
    <AddToBoard skuId={skuId} name={name} place="card" />
    <EditSku skuId={skuId} name={name} place="card" />
  </>
)
