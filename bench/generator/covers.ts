import { sql } from 'kysely'
import { rgbaToThumbHash } from 'thumbhash'
import type { Db } from '../../server/database.ts'

const SIDE = 4
/** SKUs in one statement: millions at once would wait for a sort on disk. */
const PIECE = 100_000

/**
 * Gives every SKU a cover record without a stored file: size, four random colours, placeholder. Cards and colour search
 * then cost as much as with real pictures.
 */
export async function giveCovers(db: Db): Promise<void> {
  const grey = new Uint8Array(SIDE * SIDE * 4).fill(160)
  const placeholder = Buffer.from(rgbaToThumbHash(SIDE, SIDE, grey)).toString('base64')
  let after = 0
  while (true) {
    const last = await giveSomeCovers(db, after, placeholder)
    if (last === undefined) return
    after = last
  }
}

/** Returns the last SKU that got one; none if there is no SKU after `after`. */
async function giveSomeCovers(db: Db, after: number, placeholder: string): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null }>`
    WITH drawn AS (
      SELECT id, product_id, sha256(('cover ' || id)::bytea) AS chance FROM sku WHERE id > ${after} ORDER BY id LIMIT ${PIECE}
    ),
    pictures AS (
      INSERT INTO picture (key, format, width, height, bytes, dominant_color, placeholder, palette)
      SELECT substr(encode(chance, 'hex'), 1, 40), 'jpeg', 1280, 1280, 200000,
        '#' || substr(encode(chance, 'hex'), 1, 6), ${placeholder},
        ARRAY[get_byte(chance, 0), get_byte(chance, 1), get_byte(chance, 2), 550,
          get_byte(chance, 3), get_byte(chance, 4), get_byte(chance, 5), 250,
          get_byte(chance, 6), get_byte(chance, 7), get_byte(chance, 8), 150,
          get_byte(chance, 9), get_byte(chance, 10), get_byte(chance, 11), 50]::smallint[]
      FROM drawn RETURNING id, key
    ),
    uses AS (
      INSERT INTO picture_use (product_id, sku_id, role, picture_id)
      SELECT product_id, drawn.id, 'cover', pictures.id
      FROM pictures JOIN drawn ON key = substr(encode(chance, 'hex'), 1, 40)
    )
    SELECT max(id)::integer AS last FROM drawn`.execute(db)
  return rows[0]?.last ?? undefined
}
