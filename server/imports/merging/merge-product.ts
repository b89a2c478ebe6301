import type { ImportProduct } from '../../../contract/import-file.ts'
import type { Row } from './bulk-rows.ts'
import { asWritten } from './as-written.ts'
import { mergeAttributes } from './merge-attributes.ts'
import { mergeCertificates, mergeDownloads, mergePictures } from './merge-files.ts'
import type { MergeDeps } from './merge-files.ts'
import { mergeSkus, withComparablePrice, withKnownModels } from './merge-skus.ts'
import { withVariants } from './merge-variants.ts'
import { LineRejected } from '../reading/line-rejected.ts'
import { withoutUndefined } from '../reading/stated.ts'
import type { ProductRows } from './stored-products.ts'

const LAST_RANK = 1_000_000_000

/** Merges a line into a stored product; fields that the line leaves out stay. */
export async function mergeProduct(
  stated: ImportProduct,
  stored: ProductRows | undefined,
  deps: MergeDeps,
): Promise<ProductRows> {
  const given = withKnownModels(stated, stored?.skus ?? [])
  const product = await mergeProductRow(given, stored?.product, deps)
  const before: ProductRows = stored ?? { product, skus: [], values: [], pictures: [], certificates: [], downloads: [] }
  const skus = await mergeSkus(given.skus ?? [], before.skus, product, deps.references)
  const idByModel = new Map(skus.map((sku) => [sku.model, sku.id]))
  const priced = skus.map((sku) => withComparablePrice(sku, product.measurement_unit))
  const values = await mergeAttributes(given, {
    before: before.values,
    product,
    idByModel,
    references: deps.references,
  })
  const after: ProductRows = {
    product,
    skus: withVariants({ skus: priced, values }, deps.references),
    values,
    pictures: await mergePictures(given, { before: before.pictures, product, idByModel, deps }),
    certificates: await mergeCertificates(given, before.certificates, product.id, deps),
    downloads: await mergeDownloads(given, before.downloads, product.id, deps),
  }
  if (!after.skus.length) throw new LineRejected('skus', 'a new product needs a SKU')
  return after
}

async function mergeProductRow(
  given: ImportProduct,
  stored: Row<'product'> | undefined,
  { references, files }: MergeDeps,
): Promise<Row<'product'>> {
  if (!stored && !given.category) throw new LineRejected('category', 'a new product needs a category')
  const categoryId = given.category && (await references.category(given.category))
  const logo = given.brand.logo && files.pictures.get(given.brand.logo)
  const brandId = await references.brand(given.brand, given.brand.logo === null ? null : logo)
  const merged = {
    ...(stored ?? {
      ...EMPTY_PRODUCT,
      id: await references.takeId('product'),
      brand_id: brandId,
      key: given.key,
      created_at: new Date(),
    }),
    ...asWritten(
      withoutUndefined({
        status: given.status,
        rank: given.rank === null ? LAST_RANK : given.rank,
        name: given.name,
        en_name: given.enName,
        description: given.description,
        en_description: given.enDescription,
        category_id: categoryId,
        platform_no: given.platformNo,
        currency_unit: given.currencyUnit,
        measurement_unit: given.measurementUnit,
      }),
      stored,
    ),
  } as Row<'product'>
  if (merged.name === null && merged.en_name === null)
    throw new LineRejected('name', 'a product needs a name or an enName')
  return merged
}

const EMPTY_PRODUCT = {
  status: 'on_sale',
  rank: LAST_RANK,
  name: null,
  en_name: null,
  description: null,
  en_description: null,
  platform_no: null,
  currency_unit: 'CNY',
  measurement_unit: 'square_meter',
}
