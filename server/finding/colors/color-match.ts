import type { ProductCard } from '../../../contract/catalogue.ts'
import { hexOfRgb } from '../../../contract/colors/lab.ts'
import { placeOfProduct } from '../model-columns.ts'
import { nearestOf } from '../read-model/colors/near-colors.ts'
import type { ReadModel } from '../read-model/model.ts'

/** The colour of a card's SKU that is nearest to `0xrrggbb`; ΔE00 with two decimals. */
export function colorMatchOf(
  model: ReadModel,
  { spuId, skuId }: Pick<ProductCard, 'spuId' | 'skuId'>,
  wanted: number,
): ProductCard['colorMatch'] {
  const product = placeOfProduct(model, Number(spuId))
  const skus = model.skuIds.subarray(model.firstSku[product], model.firstSku[product + 1])
  const place = skus.indexOf(Number(skuId))
  const nearest = place < 0 ? undefined : nearestOf(model.colors, (model.firstSku[product] ?? 0) + place, wanted)
  if (!nearest) return null
  return { hex: hexOfRgb(nearest.rgb), deltaE: Math.round(nearest.deltaE * 100) / 100, share: nearest.share }
}
