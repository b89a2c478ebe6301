import { pluralOf } from '../../../contract/plural.ts'
import type { ProductDetail, SkuDetail } from '../../../contract/catalogue.ts'
import type { AreaName } from './areas.ts'
import { nameOf, pickName } from '../names.ts'
import { formatQuantity } from '../prices/price.ts'

type Attribute = ProductDetail['attrs'][number]

/** 1 is shown as No, everything else as Yes (specification §3). */
export function isCustomisable(sku: Pick<SkuDetail, 'hasCustomOption'>): boolean {
  return sku.hasCustomOption !== 1
}

/** An attribute's value with its unit; empty where there is none. */
export function attributeText(attribute: Attribute, isChinese: boolean, yesAndNo: readonly [string, string]): string {
  const values = attribute.attrValueList.map((value) => nameOf(isChinese, value) || value.value)
  const text = values.length > 0 ? values.join(isChinese ? '、' : ', ') : attribute.attrValue
  if (attribute.type === 'boolean' && text === 'true') return yesAndNo[0]
  if (attribute.type === 'boolean' && text === 'false') return yesAndNo[1]
  return text && attribute.unit ? `${text} ${attribute.unit}` : text
}

/** The product's attributes, then the SKU's; a SKU's value replaces the product's. */
export function shownAttributesOf(detail: Pick<ProductDetail, 'attrs'>, sku: Pick<SkuDetail, 'attrs'>): Attribute[] {
  const own = new Set(sku.attrs.map(({ id }) => id))
  const all = [...detail.attrs.filter(({ id }) => !own.has(id)), ...sku.attrs]
  return all.filter(({ attrValue, attrValueList }) => attrValue !== '' || attrValueList.length > 0)
}

type Derived = NonNullable<SkuDetail['derived']>[number]

/** A derived value with its unit. */
export function derivedText({ value, unit }: Derived): string {
  return [value, unit].filter(Boolean).join(' ')
}

/** The norm and its place, without what it says: "GB 8624-2012, 5.1". */
export function citedNorm(source: string): string {
  return source.split(/: |：/, 1)[0] ?? source
}

/** "1200 × 190 × 15 mm", or the supplier's own words for it. */
export function sizeText(sku: Pick<SkuDetail, 'size' | 'productDimension'>): string | null {
  if (sku.productDimension) return sku.productDimension
  const sides = [sku.size?.length, sku.size?.width, sku.size?.thickness].filter((side) => side != null)
  return sides.length > 0 ? `${sides.join(' × ')} mm` : null
}

/** "260 litres", "1 box", "12 m²": English counts by its plural where a unit is a word, not a sign. */
export function stockText(
  stock: number,
  { measurementLabel, measurementRemark }: Pick<ProductDetail, 'measurementLabel' | 'measurementRemark'>,
  language: string,
): string {
  const isChinese = language === 'zh-CN'
  const unit = pickName(isChinese, measurementLabel, measurementRemark)
  return `${formatQuantity(stock, language)} ${isChinese || stock === 1 ? unit : pluralOf(unit)}`
}

/** Where a SKU comes from: the country, and within it the place, if more than the country is known. */
export function placeTexts(
  path: readonly AreaName[],
  origin: string | null,
  isChinese: boolean,
): { origin: string; location: string } {
  const [country, place] = [originText(path, origin, isChinese), locationText(path, isChinese)]
  return { origin: country, location: place === country ? '' : place }
}

/** The country; where the area is unknown, the code of origin as the file states it. */
function originText(path: readonly AreaName[], origin: string | null, isChinese: boolean): string {
  const country = path[0]
  return country ? nameOf(isChinese, country) : (origin ?? '')
}

/** "Foshan, Guangdong, China", or "中国 广东 佛山"; empty where nothing is known. */
function locationText(path: readonly AreaName[], isChinese: boolean): string {
  const names = path.map((area) => nameOf(isChinese, area))
  return isChinese ? names.join(' ') : names.reverse().join(', ')
}
