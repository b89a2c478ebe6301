import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { rgbOfHex } from '../../../contract/lab.ts'
import type { PaletteColor } from '../../platform/palette.ts'
import { readPalette } from '../sku-palette.ts'
import type { CatalogueTables } from '../tables.ts'

/** The palettes (`paletteOf`) of SKUs on sale by their ids, for products that a condition holds for. */
export async function loadColors(
  trx: Transaction<CatalogueTables>,
  which: ReturnType<typeof sql>,
): Promise<Map<string, PaletteColor[]>> {
  // As one text: the driver takes long to read an array.
  const { rows } = await sql<{ id: string; colors: string }>`
    SELECT sku.id::text,
      coalesce(array_to_string(cover.palette, ' '), cover.dominant_color, sku.color_hex) AS colors
    FROM sku
    JOIN product ON product.id = sku.product_id AND product.status = 'on_sale' AND sku.status = 'on_sale'
    LEFT JOIN picture_use ON picture_use.sku_id = sku.id AND picture_use.role = 'cover'
    LEFT JOIN picture AS cover ON cover.id = picture_use.picture_id
    WHERE (cover.id IS NOT NULL OR sku.color_hex IS NOT NULL) AND ${which}`.execute(trx)
  return new Map(rows.map(({ id, colors }) => [id, readColors(colors)]))
}

function readColors(text: string): PaletteColor[] {
  return text.startsWith('#') ? [{ rgb: rgbOfHex(text), share: 1 }] : readPalette(text.split(' ').map(Number))
}
