import type { ImportLine } from '../../../contract/import-file.ts'
import type { CatalogueMoment } from './moment.ts'
import { piecesOf } from './pieces.ts'
import { lineOf } from './product-line.ts'
import type { NameFile } from './product-line.ts'
import { settingLines } from './setting-lines.ts'
import { loadSharedNames } from './shared-names.ts'

/** Where the storage serves a file: the import finds it there again without reading it. */
const atAddress: NameFile = (use, { key, format }) =>
  use === 'picture' ? `/images/${key}` : `/files/${key}/document.${format}`

/** Writes an import file (contract/import-file.ts). The same catalogue is the same file, byte for byte. */
export async function writeLines(moment: CatalogueMoment): Promise<void> {
  for await (const text of textOfLines(moment, atAddress)) await moment.write(Buffer.from(text))
}

/** The lines as text, piece by piece: the settings, where everything is meant, then the products in the order in which they came. */
export async function* textOfLines(
  { trx, chosen, signal }: Omit<CatalogueMoment, 'write'>,
  nameFile: NameFile,
): AsyncGenerator<string> {
  if (!chosen) yield textOf(await settingLines(trx, nameFile))
  const names = await loadSharedNames(trx)
  const toldBrands = new Set<string>()
  for await (const { products, ...files } of piecesOf(trx, chosen, signal)) {
    const lines = products.map((rows) => {
      const brandId = rows.product.brand_id
      const tellsBrand = !toldBrands.has(brandId)
      toldBrands.add(brandId)
      return lineOf(rows, { names, files, nameFile, tellsBrand })
    })
    yield textOf(lines)
  }
}

function textOf(lines: readonly ImportLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}
