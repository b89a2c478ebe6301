import type { Moment } from '../../platform/database.ts'
import { paletteOf } from '../sku-palette.ts'
import type { CatalogueTables } from '../tables.ts'
import { emptyColors, writeColors } from './colors.ts'
import type { ColorColumns } from './colors.ts'
import { forEachRow, takeText } from './copied-rows.ts'

/** The colours of so many SKUs on sale, in the order of the model. */
export async function loadColors(
  { copy }: Moment<CatalogueTables>,
  isWanted: string,
  count: number,
): Promise<ColorColumns> {
  const columns = emptyColors(count)
  const query = `
    SELECT cover.palette, cover.dominant_color, sku.color_hex
    FROM sku
    JOIN product ON product.id = sku.product_id AND product.status = 'on_sale'
    LEFT JOIN picture_use ON picture_use.sku_id = sku.id AND picture_use.role = 'cover' AND picture_use.sort = 0
    LEFT JOIN picture AS cover ON cover.id = picture_use.picture_id
    WHERE sku.status = 'on_sale' AND product.id ${isWanted} ORDER BY product.id, sku.sort, sku.id`
  let sku = 0
  await forEachRow(copy(query), (row) => {
    const [stored, dominantColor, colorHex] = [takeText(row), takeText(row), takeText(row)]
    writeColors(
      columns,
      sku++,
      paletteOf({ stored: stored === null ? null : numbersIn(stored), dominantColor, colorHex }),
    )
  })
  return columns
}

const COMMA = 44
const ZERO = 48

/** The whole numbers of an array as PostgreSQL writes it, `{1,20,300}`; one by one, because there are a million of them. */
function numbersIn(array: string): number[] {
  const numbers: number[] = []
  let value = 0
  for (let at = 1; at < array.length; at++) {
    const unit = array.charCodeAt(at)
    if (unit > COMMA && unit < ZERO + 10) {
      value = value * 10 + unit - ZERO
    } else {
      numbers.push(value)
      value = 0
    }
  }
  return numbers
}
