import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { ModelColumns } from '../../finding/model-columns.ts'
import { coalesce } from '../../platform/coalesce.ts'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import { atOneMoment } from '../../platform/postgres/database.ts'
import type { Moment } from '../../platform/postgres/database.ts'
import { createPictureRows } from './picture-rows.ts'
import type { PictureRows } from './picture-rows.ts'
import { loadUses, noUses, placesOfUses, replaceUses } from './picture-uses.ts'
import type { PictureUses } from './picture-uses.ts'
import type { ImageSearchTables } from '../tables.ts'

/**
 * The searched covers and macros in memory, with the vectors of one encoder: some 470 bytes for a picture of 320 numbers. Nothing is
 * read before the first `follow`.
 */
export interface PictureIndex {
  /** Takes in the changes committed before this call; every search calls it first. Simultaneous calls share the work. */
  follow(): Promise<void>
  readonly pictures: Pick<PictureRows, 'compare' | 'prepare' | 'filled' | 'colorOf' | 'size' | 'bytes'>
  usesIn(model: ModelColumns): PlacedUses
  /** The exact vectors of rows, before quantization; vectors deleted meanwhile are missing. */
  exactTextures(rows: readonly number[]): Promise<Map<number, Float32Array>>
}

export interface PlacedUses extends PictureUses {
  /** For each use the place of its SKU in a model; −1 if it is not on sale. */
  places: Int32Array
}

type Tables = CatalogueTables & ImageSearchTables

/** The state of the index: the newest catalogue change, vector and removal in it. */
interface Mark {
  version: number
  vector: number
  removal: number
}

/** How many vectors are read at once: taking them in blocks every request for some milliseconds. */
const VECTORS_AT_ONCE = 250
/** If more products changed, all uses are read again. */
const MANY_PRODUCTS = 5000

export function createPictureIndex(db: Kysely<Tables>, encoder: string, dimensions: number): PictureIndex {
  const pictures = createPictureRows(dimensions)
  const mark: Mark = { version: -1, vector: 0, removal: 0 }
  let uses = noUses
  // Weak: the places do not keep an old model in memory.
  const placed = new WeakMap<ModelColumns, PlacedUses>()

  const follow = coalesce(async () => {
    const newest = await findNewest(db, encoder)
    if (newest.version > mark.version || newest.vector > mark.vector || newest.removal > mark.removal)
      await atOneMoment(db, bringUpToDate)
  })

  async function bringUpToDate(moment: Moment<Tables>): Promise<void> {
    const newest = await findNewest(moment.trx, encoder)
    await followUses(moment, newest.version)
    // A removed picture may be back: one query reads a consistent state.
    await followRemovals(moment.trx, newest.removal)
    await followVectors(moment.trx, newest.vector)
  }

  async function followUses(moment: Moment<Tables>, version: number): Promise<void> {
    const ids = mark.version < 0 ? undefined : await findChangedProducts(moment.trx, mark.version)
    if (ids === undefined || ids.length > MANY_PRODUCTS) uses = await loadUses(moment, pictures.rowOf)
    else if (ids.length) uses = replaceUses(uses, new Set(ids), await loadUses(moment, pictures.rowOf, ids))
    mark.version = version
  }

  async function followRemovals(trx: Transaction<Tables>, newest: number): Promise<void> {
    if (newest > mark.removal && mark.vector > 0) {
      const { rows } = await sql<{ picture_id: string }>`
        SELECT picture_id FROM picture_vector_removal
        WHERE encoder = ${encoder} AND id > ${mark.removal}`.execute(trx)
      pictures.empty(
        rows.map(({ picture_id: id }) => Number(id)),
        uses.rows,
      )
    }
    mark.removal = newest
  }

  async function followVectors(trx: Transaction<Tables>, newest: number): Promise<void> {
    while (newest > mark.vector) {
      const { rows } = await sql<{ id: string; picture_id: string; codes: Buffer }>`
        SELECT id, picture_id, codes FROM picture_vector
        WHERE encoder = ${encoder} AND id > ${mark.vector} ORDER BY id LIMIT ${VECTORS_AT_ONCE}`.execute(trx)
      for (const { picture_id: id, codes } of rows) pictures.fill(Number(id), codes)
      mark.vector = Number(rows.at(-1)?.id ?? newest)
    }
  }

  return {
    follow,
    pictures,
    usesIn(model) {
      const known = placed.get(model)
      if (known?.rows === uses.rows) return known
      const fresh = { ...uses, places: placesOfUses(uses, model) }
      placed.set(model, fresh)
      return fresh
    },
    async exactTextures(rows) {
      const rowsByPicture = new Map(rows.map((row) => [String(pictures.pictureOf(row)), row]))
      const { rows: found } = await sql<{ picture_id: string; texture: Buffer }>`
        SELECT picture_id, texture FROM picture_vector
        WHERE encoder = ${encoder} AND picture_id = ANY (${[...rowsByPicture.keys()]}::bigint[])`.execute(db)
      return new Map(found.map(({ picture_id: id, texture }) => [rowsByPicture.get(id) ?? -1, floatsOf(texture)]))
    },
  }
}

async function findNewest(db: Kysely<Tables>, encoder: string): Promise<Mark> {
  const { rows } = await sql<Record<keyof Mark, string>>`
    SELECT coalesce((SELECT max(version) FROM change_log), 0) AS version,
      coalesce((SELECT max(id) FROM picture_vector WHERE encoder = ${encoder}), 0) AS vector,
      coalesce((SELECT max(id) FROM picture_vector_removal WHERE encoder = ${encoder}), 0) AS removal`.execute(db)
  const [newest] = rows
  return { version: Number(newest?.version), vector: Number(newest?.vector), removal: Number(newest?.removal) }
}

/** The products whose pictures changed after a version of the catalogue. */
async function findChangedProducts(trx: Transaction<Tables>, since: number): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT changed->>'product_id' AS id
    FROM change_log CROSS JOIN LATERAL (VALUES (before), (after)) AS side (changed)
    WHERE version > ${since} AND entity = 'picture_use' AND changed IS NOT NULL`.execute(trx)
  return rows.map(({ id }) => Number(id))
}

/** Reads the database's bytes: float32, little endian. */
export function floatsOf(bytes: Buffer): Float32Array {
  return new Float32Array(new Uint8Array(bytes).buffer)
}
