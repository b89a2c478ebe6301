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
 * The covers and macros that are searched, in memory, with the vectors of one encoder: some 470 bytes a picture of 320
 * numbers. It is cheap to create: nothing is read before it is first asked to follow.
 */
export interface PictureIndex {
  /** Brings in what changed before this call, and only that; every question asks for it first. Calls share the work. */
  follow(): Promise<void>
  readonly pictures: Pick<PictureRows, 'compare' | 'prepare' | 'filled' | 'colorOf' | 'size' | 'bytes'>
  usesIn(model: ModelColumns): PlacedUses
  /** The encoder's vectors of rows as they were before they became codes; of those that are gone meanwhile, none. */
  exactTextures(rows: readonly number[]): Promise<Map<number, Float32Array>>
}

export interface PlacedUses extends PictureUses {
  /** Of their SKUs in a model; −1 for one that is not on sale. */
  places: Int32Array
}

type Tables = CatalogueTables & ImageSearchTables

/** How far the index has come: the newest change of the catalogue, vector and removal that it has. */
interface Mark {
  version: number
  vector: number
  removal: number
}

/** Vectors that are read at once: taking them in keeps everything else waiting for some milliseconds. */
const VECTORS_AT_ONCE = 250
/** Of more changed products, all uses are read. */
const MANY_PRODUCTS = 5000

export function createPictureIndex(db: Kysely<Tables>, encoder: string, dimensions: number): PictureIndex {
  const pictures = createPictureRows(dimensions)
  const mark: Mark = { version: -1, vector: 0, removal: 0 }
  let uses = noUses
  // A model that nobody has any more is not kept for its places.
  const placed = new WeakMap<ModelColumns, PlacedUses>()

  const follow = coalesce(async () => {
    const newest = await findNewest(db, encoder)
    if (newest.version > mark.version || newest.vector > mark.vector || newest.removal > mark.removal)
      await atOneMoment(db, bringUpToDate)
  })

  async function bringUpToDate(moment: Moment<Tables>): Promise<void> {
    const newest = await findNewest(moment.trx, encoder)
    await followUses(moment, newest.version)
    // What was removed may have come back since: at one moment, what is there is there.
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

/** Of bytes as the database keeps them: float32, little endian. */
export function floatsOf(bytes: Buffer): Float32Array {
  return new Float32Array(new Uint8Array(bytes).buffer)
}
