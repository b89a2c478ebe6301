import { csvOf, guarded, moreOfCsv } from '../../../../contract/csv.ts'
import type { Language } from '../../../../contract/problem.ts'
import { loadKnownCatalogue } from '../../../imports/screen/known-catalogue.ts'
import { writePlainSheet } from '../../../platform/xlsx/plain-sheet.ts'
import type { PlainCell } from '../../../platform/xlsx/plain-sheet.ts'
import type { CatalogueMoment } from '../moment.ts'
import { piecesOf } from '../pieces.ts'
import { loadSharedNames } from '../shared-names.ts'
import { COLUMNS } from './columns.ts'
import { rowsOfProduct } from './row-of-sku.ts'

interface TableWish {
  format: 'csv' | 'xlsx'
  language: Language
  publicUrl: string
}

/** The width of linked pictures, in pixels. */
const SEEN_WIDTH = 1600

/** Writes one row for each SKU, with headings that the import recognises. Importing the table again changes nothing. */
export async function writeTable(moment: CatalogueMoment, wish: TableWish): Promise<void> {
  const { format, language } = wish
  const pieces = piecesOfRows(moment, wish)
  if (format === 'xlsx') {
    await writePlainSheet(rowByRow(pieces), language === 'zh-CN' ? '产品' : 'Products', moment.write)
    return
  }
  let write = csvOf
  for await (const rows of pieces) {
    await moment.write(Buffer.from(write(rows.map((row) => row.map(String)))))
    write = moreOfCsv
  }
}

async function* rowByRow(pieces: AsyncIterable<PlainCell[][]>): AsyncGenerator<PlainCell[]> {
  for await (const rows of pieces) yield* rows.map((cells) => cells.map(sheetCell))
}

// A sheet runs no text as a formula. But the import takes one apostrophe before what looks like one for a guard.
function sheetCell(cell: PlainCell): PlainCell {
  return typeof cell === 'string' && cell.startsWith("'") ? guarded(cell) : cell
}

/** The heading, then the rows of some products at a time. */
async function* piecesOfRows(
  { trx, chosen, signal }: CatalogueMoment,
  { language, publicUrl }: TableWish,
): AsyncGenerator<PlainCell[][]> {
  yield [COLUMNS.map(({ en, zh }) => (language === 'zh-CN' ? zh : en))]
  const addressOf = (key: string) => `${publicUrl}/images/${key}?width=${SEEN_WIDTH}`
  const shared = { names: await loadSharedNames(trx), known: await loadKnownCatalogue(trx), addressOf, language }
  for await (const { products, ...files } of piecesOf(trx, chosen, signal)) {
    const rows = products.flatMap((product) => rowsOfProduct(product, { ...shared, files }))
    yield rows.map((cells) => COLUMNS.map(({ target }) => cells[target] ?? ''))
  }
}
