import { sql } from 'kysely'
import type { ModelColumns } from '../../finding/model-columns.ts'
import { coalesce } from '../../platform/coalesce.ts'
import { EMPTY_LOG, madeAtOf } from '../../catalogue/change-log.ts'
import type { LogPlace } from '../../catalogue/change-log.ts'
import { atOneLongMoment, atOneMoment } from '../../platform/postgres/database.ts'
import type { Moment } from '../../platform/postgres/database.ts'
import type { Db, Trx } from '../../database.ts'
import { calibrationOf } from '../ranking/calibrations/all.ts'
import type { Calibration } from '../ranking/calibrations/calibration.ts'
import { createPictureRows } from './picture-rows.ts'
import type { PictureRows } from './picture-rows.ts'
import { loadUses, noUses, placesOfUses, replaceUses } from './picture-uses.ts'
import type { PictureUses } from './picture-uses.ts'

/**
 * The searched covers and macros in memory, with the vectors of one encoder: some 470 bytes for a picture of 320 numbers. Nothing is
 * read before the first `follow`.
 */
export interface PictureIndex {
  /** Takes in the changes committed before this call; every search calls it first. Simultaneous calls share the work. */
  follow(): Promise<void>
  /** Of the encoder. */
  readonly calibration: Calibration
  readonly pictures: Pick<PictureRows, 'compare' | 'prepare' | 'filled' | 'colorOf' | 'size' | 'bytes'>
  usesIn(model: ModelColumns): PlacedUses
  /** The exact vectors of rows, before quantization; vectors deleted meanwhile are missing. */
  exactTextures(rows: readonly number[]): Promise<Map<number, Float32Array>>
}

export interface PlacedUses extends PictureUses {
  /** For each use the place of its SKU in a model; −1 if it is not on sale. */
  places: Int32Array
}

/** The state of the index: the newest catalogue change, vector and removal in it. */
interface Mark extends LogPlace {
  vector: number
  /** The picture of that vector, unless its vector was removed since. */
  picture: number | undefined
  removal: number
}

const NOTHING: Mark = { ...EMPTY_LOG, version: -1, vector: 0, picture: undefined, removal: 0 }

/** How many vectors are read at once: taking them in blocks every request for some milliseconds. */
const VECTORS_AT_ONCE = 250
/** If more products changed, all uses are read again. */
const MANY_PRODUCTS = 5000

export function createPictureIndex(db: Db, encoder: string, dimensions: number): PictureIndex {
  let pictures = createPictureRows(dimensions)
  let mark = NOTHING
  let uses = noUses
  // Weak: the places do not keep an old model in memory.
  const placed = new WeakMap<ModelColumns, PlacedUses>()

  const follow = coalesce(async () => {
    const newest = await findNewest(db, encoder, mark)
    if (newest.isLost || newest.version > mark.version || newest.vector > mark.vector || newest.removal > mark.removal)
      await (mark.version < 0 ? atOneLongMoment : atOneMoment)(db, bringUpToDate)
  })

  async function bringUpToDate(moment: Moment): Promise<void> {
    const newest = await findNewest(moment.trx, encoder, mark)
    // Also if an earlier attempt was broken off.
    if (newest.isLost || mark.version < 0) {
      pictures = createPictureRows(dimensions)
      ;[mark, uses] = [{ ...NOTHING }, noUses]
    }
    await followUses(moment, newest)
    // A removed picture may be back: one query reads a consistent state.
    await followRemovals(moment.trx, newest.removal)
    await followVectors(moment.trx, newest.vector)
  }

  async function followUses(moment: Moment, { version, madeAt }: LogPlace): Promise<void> {
    const ids = mark.version < 0 ? undefined : await findChangedProducts(moment.trx, mark.version)
    if (ids === undefined || ids.length > MANY_PRODUCTS) uses = await loadUses(moment, pictures.rowOf)
    else if (ids.length) uses = replaceUses(uses, new Set(ids), await loadUses(moment, pictures.rowOf, ids))
    mark = { ...mark, version, madeAt }
  }

  async function followRemovals(trx: Trx, newest: number): Promise<void> {
    if (newest > mark.removal && mark.vector > 0) {
      const { rows } = await sql<{ picture_id: string }>`
        SELECT picture_id FROM picture_vector_removal
        WHERE encoder = ${encoder} AND id > ${mark.removal}`.execute(trx)
      const ids = rows.map(({ picture_id: id }) => Number(id))
      pictures.empty(ids, uses.rows)
      if (mark.picture !== undefined && ids.includes(mark.picture)) mark = { ...mark, picture: undefined }
    }
    mark = { ...mark, removal: newest }
  }

  async function followVectors(trx: Trx, newest: number): Promise<void> {
    while (newest > mark.vector) {
      const { rows } = await sql<{ id: string; picture_id: string; codes: Buffer }>`
        SELECT id, picture_id, codes FROM picture_vector
        WHERE encoder = ${encoder} AND id > ${mark.vector} ORDER BY id LIMIT ${VECTORS_AT_ONCE}`.execute(trx)
      for (const { picture_id: id, codes } of rows) pictures.fill(Number(id), codes)
      const last = rows.at(-1)
      mark = { ...mark, vector: Number(last?.id ?? newest), picture: last && Number(last.picture_id) }
    }
  }

  return {
    follow,
    calibration: calibrationOf(encoder),
    get pictures() {
      return pictures
    },
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

interface Newest extends LogPlace, Pick<Mark, 'vector' | 'removal'> {
  /** Whether a failover has lost what the index was made from, so that it is made anew (decisions/151). */
  isLost: boolean
}

async function findNewest(db: Db, encoder: string, mark: Mark): Promise<Newest> {
  const { rows } = await sql<
    Record<'version' | 'vector' | 'removal', string> & Record<'made_at' | 'mark_made_at' | 'picture', string | null>
  >`
    SELECT coalesce((SELECT max(version) FROM change_log), 0) AS version,
      (SELECT extract(epoch FROM at)::text FROM change_log ORDER BY version DESC LIMIT 1) AS made_at,
      ${madeAtOf(mark.version)} AS mark_made_at,
      (SELECT picture_id FROM picture_vector WHERE id = ${mark.vector} AND encoder = ${encoder}) AS picture,
      coalesce((SELECT max(id) FROM picture_vector WHERE encoder = ${encoder}), 0) AS vector,
      coalesce((SELECT max(id) FROM picture_vector_removal WHERE encoder = ${encoder}), 0) AS removal`.execute(db)
  const [newest] = rows
  const removal = Number(newest?.removal)
  // Without a removal since then, the vector must be there.
  const hasVector = mark.picture === undefined || removal > mark.removal || Number(newest?.picture) === mark.picture
  const isLost = (newest?.mark_made_at ?? undefined) !== mark.madeAt || removal < mark.removal || !hasVector
  const place = { version: Number(newest?.version), madeAt: newest?.made_at ?? undefined }
  return { ...place, vector: Number(newest?.vector), removal, isLost }
}

/** The products whose pictures changed after a version of the catalogue. */
async function findChangedProducts(trx: Trx, since: number): Promise<number[]> {
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
