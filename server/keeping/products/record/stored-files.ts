import { sql } from 'kysely'
import type { DocumentFacts, PictureFacts } from '../../../../contract/keeping/products.ts'
import { documentAddress } from '../../../catalogue/addresses.ts'
import type { Db } from '../../../database.ts'

interface Asked {
  ids?: readonly string[]
  keys?: readonly string[]
}

/** The stored facts of pictures, by id or key. */
export async function findPictureFacts(db: Db, { ids = [], keys = [] }: Asked): Promise<PictureFacts[]> {
  if (!ids.length && !keys.length) return []
  const { rows } = await sql<PictureRow>`
    SELECT picture.key, picture.width, picture.height, picture.dominant_color, picture.cut_x, picture.cut_y, picture.cut_w,
      picture.cut_h, original.key AS original_key, original.width AS original_width, original.height AS original_height
    FROM picture LEFT JOIN picture AS original ON original.id = picture.cut_from
    WHERE picture.id = ANY (${ids}::bigint[]) OR picture.key = ANY (${keys}) ORDER BY picture.id`.execute(db)
  return rows.map((row) => ({
    picture: row.key,
    width: row.width,
    height: row.height,
    color: row.dominant_color,
    cutFrom:
      row.original_key === null
        ? null
        : {
            picture: row.original_key,
            width: row.original_width ?? 0,
            height: row.original_height ?? 0,
            x: row.cut_x ?? 0,
            y: row.cut_y ?? 0,
            w: row.cut_w ?? 1,
            h: row.cut_h ?? 1,
          },
  }))
}

interface PictureRow {
  key: string
  width: number
  height: number
  dominant_color: string
  cut_x: number | null
  cut_y: number | null
  cut_w: number | null
  cut_h: number | null
  original_key: string | null
  original_width: number | null
  original_height: number | null
}

/** The stored facts of documents, by id or key. */
export async function findDocumentFacts(db: Db, { ids = [], keys = [] }: Asked): Promise<DocumentFacts[]> {
  if (!ids.length && !keys.length) return []
  const { rows } = await sql<{ key: string; format: string; bytes: string }>`
    SELECT key, format, bytes FROM stored_document
    WHERE id = ANY (${ids}::bigint[]) OR key = ANY (${keys}) ORDER BY id`.execute(db)
  return rows.map(({ key, format, bytes }) => ({
    document: key,
    format,
    bytes: Number(bytes),
    url: documentAddress(key, key.slice(0, 8), format),
  }))
}
