import { gaps, type Gap } from '../../../../contract/keeping/gaps.ts'
import type { KeptProductDetail } from '../../../../contract/keeping/products.ts'
import { skuPath } from './mistakes.ts'
import type { EditedProduct } from './edits.ts'

/** Where the form fills a gap, if the field has another name: a field of the product, or of one of its SKUs. */
const FIELDS: Partial<Record<Gap, string>> = {
  cover: 'coverImage',
  // Beside the picture.
  trueScale: 'coverImage',
  price: 'minPrice',
  pack: 'packCoverage',
  size: 'length',
  color: 'colorHex',
  leadTime: 'leadTimeDays',
}

/** The first SKU that has the gap; null where the product has it. */
export function skuLacking({ skus }: KeptProductDetail, gap: Gap): string | null {
  if (isOfProduct(gap)) return null
  return skus.find(({ lacks }) => lacks.includes(gap))?.id ?? null
}

/** The path of a field, for a product with a SKU selected if needed. */
export function placeOfGap({ product, skus }: EditedProduct, gap: Gap, selectedKey: string | null): string {
  if (gap === 'certificateExpired') return placeOfFirstEnd(product.auths)
  const sku = isOfProduct(gap) ? undefined : skus.find(({ key }) => key === selectedKey)
  const field = FIELDS[gap] ?? gap
  return sku ? skuPath(sku, field) : field
}

/** The end date of the certificate that ends first. */
function placeOfFirstEnd(auths: EditedProduct['product']['auths']): string {
  const days = auths.flatMap(({ expiresOn }, place) => (expiresOn ? [{ expiresOn, place }] : []))
  const [first] = days.toSorted((one, other) => (one.expiresOn < other.expiresOn ? -1 : 1))
  return first ? `auths[${first.place}].expiresOn` : 'auths'
}

function isOfProduct(gap: Gap): boolean {
  return gaps.find(({ value }) => value === gap)?.of === 'product'
}
