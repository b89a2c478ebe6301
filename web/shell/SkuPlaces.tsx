import { BoardsOfSku } from '../boards/adding/BoardsOfSku.tsx'
import { WhereUsed } from '../substitution/WhereUsed.tsx'
import { ViewedProduct } from '../usage/ViewedProduct.tsx'

/** Shows where an open product is used, and counts it as viewed. */
export function SkuPlaces({ skuId, productId }: { skuId: string; productId: string }) {
  return (
    <>
      <BoardsOfSku skuId={skuId} />
      <WhereUsed skuId={skuId} />
      <ViewedProduct productId={productId} skuId={skuId} />
    </>
  )
}
