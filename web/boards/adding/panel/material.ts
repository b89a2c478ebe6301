import type { ProductCard } from '../../../../contract/catalogue.ts'
import { brandNameOf, nameOf, skuNameOf } from '../../../catalogue/names.ts'
import type { FoundSku } from '../laying.ts'

/** A material as a card of the panel shows it. */
export interface Material {
  skuId: string
  name: string
  brand: string
  picture: string | null
  /** `#rrggbb`. */
  color: string | null
}

/** A product of a list as a material: the SKU that stands for it there. */
export function materialOf(product: ProductCard, isChinese: boolean, skuId = product.skuId): Material {
  return {
    skuId,
    name: skuNameOf(isChinese, product, product.variant),
    brand: brandNameOf(isChinese, product.brand),
    picture: product.coverImage,
    color: product.coverColor,
  }
}

export function materialOfSample({ skuId, snapshot }: FoundSku, isChinese: boolean): Material {
  return {
    skuId,
    name: skuNameOf(isChinese, snapshot, snapshot.variant),
    brand: nameOf(isChinese, snapshot.brand),
    picture: snapshot.cover?.address ?? null,
    color: snapshot.cover?.color ?? null,
  }
}
