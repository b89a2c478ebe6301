import type { ProductCard, ProductDetail } from '../../../../contract/catalogue.ts'
import { sizeText } from '../../../catalogue/facts/params.ts'
import { brandNameOf, nameOf, skuNameOf } from '../../../catalogue/names.ts'
import { pricePerSquareMetre, type ComparablePrice } from '../../../catalogue/prices/comparable-price.ts'
import type { PriceRange } from '../../../catalogue/prices/price.ts'
import type { FoundSku } from '../laying.ts'

/** A material as the panel's cards show it. */
export interface PanelMaterial {
  skuId: string
  /** The full name: product and shade. */
  name: string
  product: string
  /** The SKU's variant name; null where the product has no other SKU. */
  shade: string | null
  brand: string
  picture: string | null
  /** `#rrggbb`. */
  color: string | null
  price: (PriceRange & { measurementUnit: string }) | null
  size: string | null
  /** Per square metre; null where unknown. */
  comparable: ComparablePrice | null
  /** How many other SKUs its product has; 0 where unknown. */
  others: number
}

/** A product of a list, as the SKU that represents it there. */
export function materialOf(product: ProductCard, isChinese: boolean, skuId = product.skuId): PanelMaterial {
  return {
    skuId,
    name: skuNameOf(isChinese, product, product.variant),
    product: nameOf(isChinese, product),
    shade: product.variant && nameOf(isChinese, product.variant),
    brand: brandNameOf(isChinese, product.brand),
    picture: product.coverImage,
    color: product.coverColor,
    price: product,
    size: null,
    comparable: pricePerSquareMetre(product),
    others: product.skuCount - 1,
  }
}

export function materialOfSample({ skuId, snapshot }: FoundSku, isChinese: boolean): PanelMaterial {
  return {
    skuId,
    name: skuNameOf(isChinese, snapshot, snapshot.variant),
    product: nameOf(isChinese, snapshot),
    shade: snapshot.variant && nameOf(isChinese, snapshot.variant),
    brand: nameOf(isChinese, snapshot.brand),
    picture: snapshot.cover?.address ?? null,
    color: snapshot.cover?.color ?? null,
    price: null,
    size: snapshot.size,
    comparable: null,
    others: 0,
  }
}

/** The other SKUs of a product that are on sale, as materials. */
export function otherShadesOf(detail: ProductDetail, skuId: string, isChinese: boolean): PanelMaterial[] {
  const { currencyUnit, measurementUnit } = detail
  return detail.skus
    .filter(({ id, onSale }) => onSale && id !== skuId)
    .map((sku) => ({
      skuId: sku.id,
      name: skuNameOf(isChinese, detail, sku.variant),
      product: nameOf(isChinese, detail),
      shade: sku.variant && nameOf(isChinese, sku.variant),
      brand: brandNameOf(isChinese, detail.brand),
      picture: sku.coverImage,
      color: sku.coverColor,
      price: {
        minPrice: sku.minPrice,
        maxPrice: sku.maxPrice,
        statedPrice: sku.statedPrice,
        currencyUnit,
        measurementUnit,
      },
      size: sizeText(sku),
      comparable: pricePerSquareMetre(sku),
      others: 0,
    }))
}
