import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { paletteOfSku } from '../../catalogue/sku-palette.ts'
import { encoderKey } from '../index/quantized-vectors.ts'
import { signatureOfPalette } from '../encoder/color-signature.ts'
import type { Encoder } from '../encoder/encoder.ts'
import type { ImageSearchDeps } from '../deps.ts'
import { floatsOf } from '../index/picture-index.ts'
import type { PictureFeatures } from './picture-features.ts'

/** A picture of the catalogue. */
export interface StoredPicture {
  /** Its storage key. */
  key: string
  /** Undefined until it is indexed. */
  view: PictureFeatures | undefined
}

interface Row {
  key: string
  dominant_color: string
  palette: number[] | null
  texture: Buffer | null
}

interface Deps extends Pick<ImageSearchDeps, 'db'> {
  encoder: Pick<Encoder, 'name' | 'version'>
}

/** The cover of a SKU, whether or not it is still on sale. */
export async function findCover(deps: Deps, skuId: string): Promise<StoredPicture | undefined> {
  return findPicture(
    deps,
    sql`JOIN picture_use AS use ON use.picture_id = picture.id
    WHERE use.sku_id = ${skuId} AND use.role = 'cover'`,
  )
}

/** A picture of the catalogue by its key; uploads of members are not found. */
export async function findByKey(deps: Deps, key: string): Promise<StoredPicture | undefined> {
  return findPicture(deps, sql`WHERE picture.key = ${key}`)
}

async function findPicture({ db, encoder }: Deps, which: RawBuilder<unknown>): Promise<StoredPicture | undefined> {
  const { rows } = await sql<Row>`
    SELECT picture.key, picture.dominant_color, picture.palette, vector.texture
    FROM picture
    LEFT JOIN picture_vector AS vector ON vector.picture_id = picture.id AND vector.encoder = ${encoderKey(encoder)}
    ${which} LIMIT 1`.execute(db)
  const [row] = rows
  return row && { key: row.key, view: viewIn(row) }
}

function viewIn({ texture, palette: stored, dominant_color: dominantColor }: Row): PictureFeatures | undefined {
  if (!texture) return undefined
  const palette = paletteOfSku({ stored, dominantColor, colorHex: null })
  return { vectors: { texture: floatsOf(texture), color: signatureOfPalette(palette) }, palette }
}
