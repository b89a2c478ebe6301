import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { PaletteColor } from '../../platform/palette.ts'
import { paletteOf } from '../sku-palette.ts'
import type { CatalogueTables } from '../tables.ts'

/** The palettes of SKUs on sale by their ids, for products that a condition holds for. */
export async function loadColors(
  trx: Transaction<CatalogueTables>,
  which: ReturnType<typeof sql>,
): Promise<Map<string, PaletteColor[]>> {
  // The numbers as one text: the driver takes long to read an array.
  const { rows } = await sql<{ id: string; palette: string | null; dominant: string | null; stated: string | null }>`
    SELECT sku.id::text, array_to_string(cover.palette, ' ') AS palette, cover.dominant_color AS dominant,
      sku.color_hex AS stated
    FROM sku
    JOIN product ON product.id = sku.product_id AND product.status = 'on_sale' AND sku.status = 'on_sale'
    LEFT JOIN picture_use ON picture_use.sku_id = sku.id AND picture_use.role = 'cover'
    LEFT JOIN picture AS cover ON cover.id = picture_use.picture_id
    WHERE (cover.id IS NOT NULL OR sku.color_hex IS NOT NULL) AND ${which}`.execute(trx)
  return new Map(
    rows.map(({ id, palette, dominant: dominantColor, stated: colorHex }) => [
      id,
      paletteOf({ stored: palette === null ? null : palette.split(' ').map(Number), dominantColor, colorHex }),
    ]),
  )
}
