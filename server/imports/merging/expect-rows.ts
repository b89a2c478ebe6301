import type { ImportAttribute, ImportProduct } from '../../../contract/import-file.ts'
import type { IdSource } from './id-source.ts'

/** Announces how many rows new products need in each table; lists with duplicates announce a few too many. */
export function expectRows(ids: IdSource, products: ImportProduct[]): void {
  const skus = products.flatMap((product) => product.skus ?? [])
  ids.expect('product', products.length)
  ids.expect('sku', skus.length)
  ids.expect(
    'attribute_value',
    countOf([...products, ...skus], ({ attrs }) => valuesOf(attrs)),
  )
  ids.expect(
    'picture_use',
    countOf(products, ({ structuralImages = [] }) => structuralImages.length) +
      countOf(skus, ({ coverImage, productImage, dimensionImages = [], caseImages = [] }) => {
        return (coverImage ? 1 : 0) + (productImage ? 1 : 0) + dimensionImages.length + caseImages.length
      }),
  )
  ids.expect(
    'certificate',
    countOf(products, ({ auths = [] }) => auths.length),
  )
  ids.expect(
    'download',
    countOf(products, ({ files = [] }) => files.length),
  )
}

function valuesOf(attributes: ImportAttribute[] = []): number {
  return countOf(attributes, ({ value }) => (Array.isArray(value) ? value.length : 1))
}

function countOf<Thing>(things: readonly Thing[], count: (thing: Thing) => number): number {
  return things.reduce((sum, thing) => sum + count(thing), 0)
}
