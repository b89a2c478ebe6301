import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writePlainSheet } from '../../server/platform/xlsx/plain-sheet.ts'

/** How many SKUs of a supplier's list belong to one product. */
const SKUS_OF_PRODUCT = 4
const SHADES = ['Natural', 'Smoked', 'White', 'Charcoal']
const FINISHES = ['oiled', 'lacquered', 'brushed', 'raw', 'honed', 'polished']
const FACTS = [
  'Brand', 'Product no.', 'Model', 'Name (EN)', 'Name (中文)', 'Category (EN)', 'Description (EN)', 'Description (中文)', 'Unit', 'Currency', 'Min price', 'Max price', 'Tax included',
  'Length (mm)', 'Width (mm)', 'Thickness (mm)', 'Coverage per box', 'Pieces per box', 'Colour', 'Hex', 'Stock', 'Lead time (days)', 'Origin', 'Remarks',
] as const // prettier-ignore
/** Properties of SKUs that the mapping cannot guess. */
export const PROPERTIES = Array.from({ length: 16 }, (_, index) => `Property ${index + 1}`)
export const COLUMNS = FACTS.length + PROPERTIES.length

function cellsOf(row: number): string[] {
  const product = Math.floor(row / SKUS_OF_PRODUCT)
  const shade = row % SKUS_OF_PRODUCT
  const price = 40 + (row % 977)
  return [
    `Supplier ${product % 7}`, `W-${product}`, `W-${product}-${shade + 1}`, `Wide board ${product}`, `宽板 ${product}`, `Flooring > Timber > Kind ${product % 24}`,
    `Board number ${product}, brushed and oiled, for dry rooms.`, `第 ${product} 号地板，拉丝上油，适合干燥空间。`, 'm2', 'EUR', `${price}.50`, `${price + 20}.00`, row % 2 ? 'yes' : 'no',
    String(900 + (row % 1200)), String(90 + (row % 120)), String(10 + (row % 8)), '1.44', String(4 + (row % 9)), SHADES[shade] ?? '', '', String(row % 400), String(row % 60), ['SE', 'Italy', '中国', 'DE'][product % 4] ?? '', '',
    ...PROPERTIES.map((_, index) => (index % 2 ? `${FINISHES[(row + index) % FINISHES.length]} ${index}` : String((row * (index + 3)) % 500))),
  ] // prettier-ignore
}

function* rowsOf(count: number): Generator<string[]> {
  yield [...FACTS, ...PROPERTIES]
  for (let row = 0; row < count; row += 1) yield cellsOf(row)
}

/** Writes a supplier's list of `count` SKUs with forty columns as CSV. */
export async function writeWideCsv(path: string, count: number): Promise<void> {
  function* lines() {
    for (const cells of rowsOf(count))
      yield `${cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')}\r\n`
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
}

/** The same list as an XLSX workbook. */
export async function writeWideXlsx(path: string, count: number): Promise<void> {
  const file = createWriteStream(path)
  await writePlainSheet(rowsOf(count), 'List', async (bytes) => {
    if (!file.write(bytes)) await once(file, 'drain')
  })
  file.end()
  await once(file, 'close')
}
