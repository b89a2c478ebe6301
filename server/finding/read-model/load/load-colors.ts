import type { Moment } from '../../../platform/postgres/database.ts'
import { paletteOfSku } from '../../../catalogue/sku-palette.ts'
import { emptyColors, writeColors } from '../colors/colors.ts'
import type { ColorColumns } from '../colors/colors.ts'
import { forEachRow, takeIntegers, takeText } from '../../../platform/postgres/copied-rows.ts'

/** Loads the colours of `count` SKUs on sale, in the model's order. */
export async function loadColors({ copy }: Moment, isWanted: string, count: number): Promise<ColorColumns> {
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
    const stored = takeIntegers(row)
    const [dominantColor, colorHex] = [takeText(row), takeText(row)]
    writeColors(columns, sku++, paletteOfSku({ stored, dominantColor, colorHex }))
  })
  return columns
}
