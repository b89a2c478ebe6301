import { SimilarProducts } from '../finding/similar/SimilarProducts.tsx'
import { ProductInSight, type ProductInSightProps } from './ProductInSight.tsx'

/** A product as one of its SKUs, and similar ones. */
export function ProductDetail(props: Omit<ProductInSightProps, 'onChooseSku'>) {
  const { detail, skuId } = props
  const sku = detail.skus.find(({ id }) => id === skuId) ?? detail.skus[0]
  if (!sku) return null
  return (
    <>
      <ProductInSight {...props} />
      <SimilarProducts key={`similar-${sku.id}`} skuId={sku.id} />
    </>
  )
}
