import type { ImportLine, ImportProduct } from '../../contract/import-file.ts'
import { LINES } from '../../demo/lines.ts'

/** The lines of the demonstration without files: no picture is drawn, and colours are the stated ones. */
export const UNPICTURED_LINES: ImportLine[] = LINES.map(({ text }) => JSON.parse(text) as ImportLine).map((line) =>
  'key' in line ? withoutFiles(line) : line,
)

function withoutFiles({ structuralImages: _layers, files: _files, ...product }: ImportProduct): ImportProduct {
  const { logo: _logo, ...brand } = product.brand
  return {
    ...product,
    brand,
    ...(product.auths && { auths: product.auths.map(({ file: _file, ...certificate }) => certificate) }),
    ...(product.skus && {
      skus: product.skus.map(
        ({ coverImage: _cover, productImage: _macro, dimensionImages: _sizes, caseImages: _cases, ...sku }) => sku,
      ),
    }),
  }
}
