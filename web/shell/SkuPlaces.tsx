import { BoardsOfSku } from '../boards/adding/BoardsOfSku.tsx'
import { WhereUsed } from '../substitution/WhereUsed.tsx'
import { ViewedProduct } from '../usage/ViewedProduct.tsx'

/** What is told of where an open product lies, and that it was looked at. */
export function SkuPlaces({ skuId, productId }: { skuId: string; productId: string }) {
  return (
    <>
      <BoardsOfSku skuId={skuId} />
      <WhereUsed skuId={skuId} />
      <ViewedProduct productId={productId} skuId={skuId} />
    </>
  )
}
