import { rgbOfHex } from '../../../contract/lab.ts'
import type { Moment } from '../../platform/database.ts'
import type { PaletteColor } from '../../platform/palette.ts'
import { readPalette } from '../sku-palette.ts'
import type { CatalogueTables } from '../tables.ts'
import { emptyColors, writeColors } from './colors.ts'
import type { ColorColumns } from './colors.ts'
import { forEachRow, takeText } from './copied-rows.ts'

/** The palettes (`paletteOf`) of so many SKUs on sale, in the order of the model. */
export async function loadColors(
  { copy }: Moment<CatalogueTables>,
  isWanted: string,
  count: number,
): Promise<ColorColumns> {
  const columns = emptyColors(count)
  const query = `
    SELECT coalesce(array_to_string(cover.palette, ' '), cover.dominant_color, sku.color_hex)
    FROM sku
    JOIN product ON product.id = sku.product_id AND product.status = 'on_sale'
    LEFT JOIN picture_use ON picture_use.sku_id = sku.id AND picture_use.role = 'cover' AND picture_use.sort = 0
    LEFT JOIN picture AS cover ON cover.id = picture_use.picture_id
    WHERE sku.status = 'on_sale' AND product.id ${isWanted} ORDER BY product.id, sku.sort, sku.id`
  let sku = 0
  await forEachRow(copy(query), (row) => {
    const colors = takeText(row)
    if (colors !== null) writeColors(columns, sku, readColors(colors))
    sku += 1
  })
  return columns
}

/** What a column of a palette, or else of one colour, says as text. */
function readColors(text: string): PaletteColor[] {
  return text.startsWith('#') ? [{ rgb: rgbOfHex(text), share: 1 }] : readPalette(text.split(' ').map(Number))
}
