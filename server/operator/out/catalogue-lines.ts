import type { ImportLine } from '../../../contract/import-file.ts'
import type { CatalogueMoment } from './moment.ts'
import { piecesOf } from './pieces.ts'
import { lineOf } from './product-line.ts'
import type { NameFile } from './product-line.ts'
import { settingLines } from './setting-lines.ts'
import { loadSharedNames } from './shared-names.ts'

/** Names a file by its address in the storage, where the import finds it without reading it. */
const atAddress: NameFile = (use, { key, format }) =>
  use === 'picture' ? `/images/${key}` : `/files/${key}/document.${format}`

/** Writes an import file (contract/import-file.ts). The same catalogue gives the same bytes. */
export async function writeLines(moment: CatalogueMoment): Promise<void> {
  for await (const text of textOfLines(moment, atAddress)) await moment.write(Buffer.from(text))
}

/** The lines as text, in pieces: the settings, where the whole catalogue is written, then the products by id. */
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
