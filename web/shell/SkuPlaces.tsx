import { BoardsOfSku } from '../boards/adding/BoardsOfSku.tsx'
import { ToComparison } from '../compare/tray/ToComparison.tsx'
import { WhereUsed } from '../substitution/WhereUsed.tsx'
import { ViewedProduct } from '../usage/ViewedProduct.tsx'

/** Leads to the comparison with it, shows where an open product is used, and counts it as viewed. */
export function SkuPlaces({ skuId, productId }: { skuId: string; productId: string }) {
  return (
    <>
      <ToComparison skuId={skuId} />
      <BoardsOfSku skuId={skuId} />
      <WhereUsed skuId={skuId} />
      <ViewedProduct productId={productId} skuId={skuId} />
    </>
  )
}
