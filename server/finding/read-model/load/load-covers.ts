import { wordsOfLook } from '../../../../contract/looks/words-of-look.ts'
import { lookOf } from '../../../platform/pictures/look.ts'
import type { Moment } from '../../../platform/postgres/database.ts'
import { paletteOfSku } from '../../../catalogue/sku-palette.ts'
import { emptyColors, writeColors } from '../colors/colors.ts'
import type { ColorColumns } from '../colors/colors.ts'
import type { Dictionaries } from '../facet-dictionary.ts'
import { lookCoder } from '../looks.ts'
import { forEachRow, takeInteger, takeIntegers, takeText } from '../../../platform/postgres/copied-rows.ts'

/** What covers show. */
export interface LoadedCovers {
  colors: ColorColumns
  /** For each SKU the code of its measured look; 0 without a cover. */
  looks: Uint32Array
}

/** Loads what the covers of `count` SKUs on sale show, in the model's order. */
export async function loadCovers(
  { copy }: Moment,
  isWanted: string,
  { count, dictionaries }: { count: number; dictionaries: Dictionaries },
): Promise<LoadedCovers> {
  const colors = emptyColors(count)
  const looks = new Uint32Array(count)
  const codeOf = lookCoder(dictionaries)
  const query = `
    SELECT cover.id, cover.look, cover.palette, cover.dominant_color, sku.color_hex
    FROM sku
    JOIN product ON product.id = sku.product_id AND product.status = 'on_sale'
    LEFT JOIN picture_use ON picture_use.sku_id = sku.id AND picture_use.role = 'cover' AND picture_use.sort = 0
    LEFT JOIN picture AS cover ON cover.id = picture_use.picture_id
    WHERE sku.status = 'on_sale' AND product.id ${isWanted} ORDER BY product.id, sku.sort, sku.id`
  let sku = 0
  await forEachRow(copy(query), (row) => {
    const hasCover = !Number.isNaN(takeInteger(row))
    const look = lookOf(takeIntegers(row))
    const stored = takeIntegers(row)
    const [dominantColor, colorHex] = [takeText(row), takeText(row)]
    if (hasCover) looks[sku] = codeOf(look ? wordsOfLook(look) : null)
    writeColors(colors, sku++, paletteOfSku({ stored, dominantColor, colorHex }))
  })
  return { colors, looks }
}
