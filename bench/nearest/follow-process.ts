import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { bands } from '../../contract/image-search.ts'
import type { PictureVectors } from '../../server/image-search/index/quantized-vectors.ts'
import { bandsAmong } from '../../server/image-search/ranking/bands.ts'
import { calibrationOf } from '../../server/image-search/ranking/calibrations/all.ts'
import { matchScore } from '../../server/image-search/ranking/scores.ts'
import { createPictureIndex } from '../../server/image-search/index/picture-index.ts'
import type { PictureIndex } from '../../server/image-search/index/picture-index.ts'
import { rankProducts } from '../../server/image-search/ranking/rank.ts'
import { openDatabase } from '../../server/platform/postgres/database.ts'
import type { Db } from '../../server/database.ts'
import { spreadOf, timed } from '../spread.ts'
import type { Spread } from '../spread.ts'
import { bytesOf, DIMENSIONS, drawVectors, modelOf, seenAgain } from './clustered.ts'

/** The order to this process: an index of so many pictures, with a database of its own. */
export interface FollowOrder {
  pictures: number
  rounds: number
}

export interface FollowResult {
  loadMs: number
  /** The longest block of the event loop while loading, in ms. */
  longestBlockMs: number
  /**
   * Milliseconds of an update without changes, of an update after a cover changed, and of reading the exact vectors of
   * a page.
   */
  unchanged: Spread
  changed: Spread
  anew: Spread
  /** Share of the ten best products by exact floats that the quantised codes find, alone and after exact re-ranking. */
  recallOfCodes: number
  recall: number
}

const ENCODER = 'bench 1'
const AT_ONCE = 1000
const QUERIES = 40
const FIRST = 10
/** Pictures re-ranked for a page: 50 products with three pictures each. */
const ANEW = 150

async function measure({ pictures, rounds }: FollowOrder): Promise<FollowResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quarry-bench-'))
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, 'tool')
  try {
    const vectors = await fill(database.db, pictures)
    return await measureIndex(database.db, vectors, rounds)
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Inserts products of three SKUs with a picture each; ids start at 1. */
async function fill(db: Db, pictures: number): Promise<PictureVectors[]> {
  await sql`INSERT INTO brand (english_name) VALUES ('Bench')`.execute(db)
  await sql`INSERT INTO category (en_name) VALUES ('Bench')`.execute(db)
  await sql`
    INSERT INTO product (brand_id, category_id, key, en_name)
    SELECT brand.id, category.id, n, n FROM brand, category, generate_series(1, ${Math.ceil(pictures / 3)}::int) AS n
    WHERE english_name = 'Bench' AND category.en_name = 'Bench' ORDER BY n`.execute(db)
  await sql`
    INSERT INTO sku (product_id, model) SELECT (n + 2) / 3, n FROM generate_series(1, ${pictures}::int) AS n ORDER BY n`.execute(
    db,
  )
  await sql`
    INSERT INTO picture (key, format, width, height, bytes, dominant_color, placeholder)
    SELECT lpad(to_hex(n), 40, '0'), 'png', 1, 1, 1, '#000000', 'x' FROM generate_series(1, ${pictures}::int) AS n
    ORDER BY n`.execute(db)
  await sql`
    INSERT INTO picture_use (product_id, sku_id, role, picture_id)
    SELECT (n + 2) / 3, n, 'cover', n FROM generate_series(1, ${pictures}::int) AS n ORDER BY n`.execute(db)
  const draw = drawVectors(1)
  const all: PictureVectors[] = []
  while (all.length < pictures) {
    const some = Array.from({ length: Math.min(AT_ONCE, pictures - all.length) }, draw)
    const ids = some.map((_, place) => all.length + place + 1)
    const textures = some.map(({ texture }) => Buffer.from(texture.buffer))
    await sql`
      INSERT INTO picture_vector (encoder, picture_id, texture, codes)
      SELECT ${ENCODER}, * FROM unnest(${ids}::bigint[], ${textures}::bytea[], ${some.map(bytesOf)}::bytea[])`.execute(
      db,
    )
    all.push(...some)
  }
  await sql`ANALYZE`.execute(db)
  return all
}

async function measureIndex(db: Db, vectors: PictureVectors[], rounds: number): Promise<FollowResult> {
  const index = createPictureIndex(db, ENCODER, DIMENSIONS)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  await sql`SELECT`.execute(db)
  delay.enable()
  const loadMs = await timed(() => index.follow())
  delay.disable()
  const again = seenAgain(3)
  const queries = Array.from({ length: QUERIES }, (_, place) =>
    again(vectors[Math.floor((place * vectors.length) / QUERIES)] as PictureVectors),
  )
  return {
    loadMs,
    longestBlockMs: delay.max / 1e6,
    unchanged: await spread(rounds, () => index.follow()),
    anew: await spread(rounds, (round) =>
      index.exactTextures(Array.from({ length: ANEW }, (_, place) => (place * 641 + round) % vectors.length)),
    ),
    ...(await recallOf(index, vectors, queries)),
    changed: await spreadAfter(
      rounds / 10,
      (round) => sql`UPDATE picture_use SET picture_id = ${round + 1} WHERE sku_id = ${round + 500}`.execute(db),
      index.follow,
    ),
  }
}

/** Recall among all products, by texture alone. */
async function recallOf(
  index: PictureIndex,
  vectors: PictureVectors[],
  queries: PictureVectors[],
): Promise<Pick<FollowResult, 'recall' | 'recallOfCodes'>> {
  const model = modelOf(vectors.length)
  const skus = Int32Array.from(model.skuIds.keys())
  const byCodes: PictureIndex = { ...index, exactTextures: async () => new Map() }
  const found = { anew: 0, byCodes: 0, wanted: 0 }
  for (const query of queries) {
    const wanted = firstOf(vectors, query)
    const wish = { skus, colorWeight: 0, from: 0, count: wanted.length }
    const countFound = async (one: PictureIndex) =>
      (await rankProducts(model, one, query, wish)).list.filter(({ product }) => wanted.includes(product)).length
    found.wanted += wanted.length
    found.anew += await countFound(index)
    found.byCodes += await countFound(byCodes)
  }
  return { recall: found.anew / found.wanted, recallOfCodes: found.byCodes / found.wanted }
}

/** The indices of the best products, comparing floats with floats. */
function firstOf(vectors: PictureVectors[], query: PictureVectors): number[] {
  const calibration = calibrationOf(ENCODER)
  const nearest = vectors.map(({ texture, color }) => ({
    texture: dot(query.texture, texture),
    color: dot(query.color, color),
  }))
  const bandOf = bandsAmong(calibration, query.texture, { pictures: vectors.length, nearest })
  const best = new Map<number, { value: number; product: number }>()
  for (const [place, { texture, color }] of vectors.entries()) {
    const product = Math.floor(place / 3)
    const likeness = dot(query.texture, texture)
    const band = bandOf(likeness, Math.min(1, dot(query.color, color)), true)
    const value = matchScore(calibration, likeness) - 2 * (band === null ? bands.length : bands.indexOf(band))
    if (band !== null && value > (best.get(product)?.value ?? -Infinity)) best.set(product, { value, product })
  }
  const sorted = [...best.values()].sort((one, other) => other.value - one.value)
  return sorted.slice(0, FIRST).map(({ product }) => product)
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let place = 0; place < one.length; place += 1) sum += (one[place] ?? 0) * (other[place] ?? 0)
  return sum
}

async function spread(rounds: number, work: (round: number) => Promise<unknown>): Promise<Spread> {
  return spreadAfter(rounds, async () => undefined, work)
}

/** Times only the work, after a preparation each time. */
async function spreadAfter(
  rounds: number,
  before: (round: number) => Promise<unknown>,
  work: (round: number) => Promise<unknown>,
): Promise<Spread> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await before(round)
    times.push(await timed(() => work(round)))
  }
  return spreadOf(times)
}

const [order] = (await once(process, 'message')) as [FollowOrder]
process.send?.(await measure(order))
process.disconnect?.()
