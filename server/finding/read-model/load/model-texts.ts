import type { ColorColumns } from '../colors/colors.ts'
import type { LoadedProducts } from './load-products.ts'
import type { LoadedSkus } from './load-skus.ts'
import type { LoadedValues, Owners } from './load-values.ts'
import { gatherValues } from './value-texts.ts'
import type { FieldText } from '../words/texts/fields.ts'
import { createListInterner, noTexts, ownText } from '../words/segments/gathered.ts'
import type { GatheredTexts } from '../words/segments/gathered.ts'
import { createShadeReader } from '../words/texts/shade-texts.ts'
import { textsOf } from '../words/texts/text-sources.ts'
import type { TextSources } from '../words/texts/text-sources.ts'

/** The loaded data from which texts are gathered. */
interface Loaded {
  products: LoadedProducts
  skus: LoadedSkus
  values: LoadedValues
  owners: Owners
  sources: TextSources
  colors: ColorColumns
}

/** Gathers the searchable texts of each product and SKU. A text that many share is stored once. */
export function textsOfModel(loaded: Loaded): GatheredTexts {
  const gathered = noTexts()
  gatherProducts(gathered, loaded)
  gatherSkus(gathered, loaded)
  gatherValues(gathered, loaded)
  return gathered
}

function gatherProducts(gathered: GatheredTexts, { products, sources }: Loaded): void {
  const own = createListInterner(gathered)
  for (const [product, { name, enName, description, enDescription, platformNo }] of products.texts.entries()) {
    ownNew(gathered, textsOf('name', [name, enName]), product)
    ownNew(gathered, textsOf('description', [description, enDescription]), product)
    ownNew(gathered, textsOf('platformNo', [platformNo]), product)
    own(sources.brands.get(products.brandIds[product] ?? '') ?? [], product)
    own(sources.categories.get(products.categoryIds[product] ?? '') ?? [], product)
    for (const scheme of products.schemes[product]?.split(',') ?? []) own(sources.schemes.get(scheme) ?? [], product)
  }
}

function gatherSkus(gathered: GatheredTexts, { skus, sources, colors }: Loaded): void {
  const readShades = createShadeReader(colors)
  const own = createListInterner(gathered)
  const sizeTexts = skus.sizeTexts.map((size) => textsOf('skuAttribute', [size]))
  for (const [sku, model] of skus.models.entries()) {
    ownNew(gathered, textsOf('model', [model]), sku)
    ownNew(gathered, textsOf('skuAttribute', skus.names.get(sku) ?? []), sku)
    own(sizeTexts[skus.sizes[sku] ?? 0] ?? [], sku)
    own(sources.colors.get(skus.colorIds[sku] ?? '') ?? [], sku)
    own(sources.origins.get(skus.origins[sku] ?? '') ?? [], sku)
    own(readShades(sku), sku)
  }
}

/** Adds texts that only this owner has. */
function ownNew(gathered: GatheredTexts, texts: FieldText[], owner: number): void {
  for (const text of texts) ownText(gathered, text, owner)
}
