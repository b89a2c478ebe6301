import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findNewestPlace } from '../../catalogue/change-log.ts'
import { loseChanges } from '../../testing/lost-changes.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { columnsOnSale } from '../../testing/read-model.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { quantize } from './quantized-vectors.ts'
import { createPictureIndex } from './picture-index.ts'
import type { PictureIndex } from './picture-index.ts'

const ENCODER = 'axes 1'
const COLORS = ['#110000', '#220000', '#330000', '#440000'] as const
const AXES = COLORS.length
const [FIRST, SECOND, THIRD, FOURTH] = COLORS
const SIGNATURE = Float32Array.from({ length: 64 }, (_, place) => Number(place === 0))

let quarry: TestApp
let index: PictureIndex

beforeEach(async () => {
  quarry = await createTestApp()
  index = createPictureIndex(quarry.db, ENCODER, AXES)
  for (const color of COLORS) await writeFileInside(quarry.folder, `${color.slice(1)}.png`, await aPicture({ color }))
})
afterEach(() => quarry.close())

interface SkuFacts {
  cover?: string | null | undefined
  macro?: string | null | undefined
  dimension?: string
  status?: 'on_sale' | 'withdrawn'
}

/** A product with these SKUs; one that was imported before is changed, SKU by SKU. */
async function importSkus(key: string, skus: SkuFacts[]): Promise<void> {
  const fileOf = (color: string | null | undefined) => color && `${color.slice(1)}.png`
  const lines = skus.map(({ cover, macro, dimension, status = 'on_sale' }, place) => ({
    model: `${key}-${place}`,
    minPrice: 1,
    maxPrice: 2,
    coverImage: fileOf(cover),
    productImage: fileOf(macro),
    dimensionImages: dimension ? [`${dimension.slice(1)}.png`] : [],
    status,
  }))
  expect((await quarry.importLines([aProduct({ key, name: key, enName: key, skus: lines })])).rejections).toEqual([])
}

/** Gives every picture without a vector one along the axis of its colour. */
async function indexPictures(encoder = ENCODER): Promise<void> {
  const { rows } = await sql<{ id: string; color: string }>`
    SELECT id, dominant_color AS color FROM picture WHERE NOT EXISTS (
      SELECT FROM picture_vector WHERE picture_id = picture.id AND encoder = ${encoder})`.execute(quarry.db)
  for (const { id, color } of rows) await addVector(quarry.db, id, axisOf(color), encoder)
}

async function addVector(db: Pick<TestApp['db'], 'insertInto'>, pictureId: string, axis: number, encoder = ENCODER) {
  const texture = anAxis(axis)
  const codes = Buffer.from(quantize({ texture, color: SIGNATURE }).buffer)
  const vector = { encoder, picture_id: pictureId, texture: Buffer.from(texture.buffer), codes }
  await db.insertInto('picture_vector').values(vector).execute()
}

async function removeVector(color: string): Promise<void> {
  await sql`
    DELETE FROM picture_vector
    WHERE picture_id IN (SELECT id FROM picture WHERE dominant_color = ${color})`.execute(quarry.db)
}

async function pictureOf(color: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM picture WHERE dominant_color = ${color}`.execute(quarry.db)
  return rows[0]?.id ?? ''
}

function axisOf(color: string): number {
  return COLORS.findIndex((one) => one === color)
}

function anAxis(axis: number): Float32Array {
  return Float32Array.from({ length: AXES }, (_, place) => Number(place === axis))
}

/** What is searchable after the index has followed: SKUs on sale by model, and the colours of their pictures. */
async function found(one: PictureIndex = index): Promise<string[]> {
  await one.follow()
  const model = await columnsOnSale(quarry.db)
  const names = await quarry.db.selectFrom('sku').select(['id', 'model']).execute()
  const { rows, places } = one.usesIn(model)
  const likeness = COLORS.map((_, axis) =>
    one.pictures.compare({ texture: anAxis(axis), color: SIGNATURE }).filter((_number, at) => at % 2 === 0),
  )
  return [...rows.entries()]
    .filter(([use, row]) => places[use] !== -1 && one.pictures.filled[row] === 1)
    .map(([use, row]) => {
      const skuId = model.skuIds[places[use] ?? -1]
      const axis = likeness.findIndex((of) => (of[row] ?? 0) > 0.9)
      return `${names.find(({ id }) => Number(id) === skuId)?.model} ${COLORS[axis]}`
    })
    .sort((a, b) => a.localeCompare(b))
}

describe('the pictures in memory', () => {
  it('are those of the database after a failover that lost the last ones', async () => {
    await importSkus('oak', [{ cover: FIRST }])
    await indexPictures()
    const { version } = await findNewestPlace(quarry.db)
    await importSkus('elm', [{ cover: SECOND }])
    await indexPictures()
    expect(await found()).toEqual([`elm-0 ${SECOND}`, `oak-0 ${FIRST}`])
    await loseChanges(quarry.db, version)
    await importSkus('ash', [{ cover: THIRD }])
    await indexPictures()
    expect(await found()).toEqual([`ash-0 ${THIRD}`, `oak-0 ${FIRST}`])
  })

  it('are covers and macros of SKUs on sale, once they have a vector', async () => {
    await importSkus('oak', [
      { cover: FIRST, macro: SECOND, dimension: THIRD },
      { cover: FOURTH, status: 'withdrawn' },
    ])
    expect(await found()).toEqual([])
    await indexPictures()
    expect(await found()).toEqual([`oak-0 ${FIRST}`, `oak-0 ${SECOND}`])
  })

  it('have only the vectors of their own encoder', async () => {
    await importSkus('oak', [{ cover: FIRST }])
    await indexPictures('axes 2')
    expect(await found()).toEqual([])
    expect(await found(createPictureIndex(quarry.db, 'axes 2', AXES))).toEqual([`oak-0 ${FIRST}`])
  })

  it('follow SKUs that are added and withdrawn, and covers that are replaced', async () => {
    await importSkus('oak', [{ cover: FIRST }])
    await indexPictures()
    expect(await found()).toEqual([`oak-0 ${FIRST}`])
    await importSkus('oak', [{ cover: SECOND }, { cover: FIRST }])
    await indexPictures()
    expect(await found()).toEqual([`oak-0 ${SECOND}`, `oak-1 ${FIRST}`])
    await importSkus('oak', [{ cover: SECOND, status: 'withdrawn' }])
    expect(await found()).toEqual([`oak-1 ${FIRST}`])
  })

  it('lose a removed vector, and take the one that replaces it', async () => {
    await importSkus('oak', [{ cover: FIRST }, { cover: SECOND }])
    await indexPictures()
    expect(await found()).toHaveLength(2)
    await removeVector(FIRST)
    expect(await found()).toEqual([`oak-1 ${SECOND}`])
    expect(index.pictures.size).toBe(1)
    await addVector(quarry.db, await pictureOf(FIRST), axisOf(THIRD))
    expect(await found()).toEqual([`oak-0 ${THIRD}`, `oak-1 ${SECOND}`])
  })

  it('have a vector that was removed and came back between two updates', async () => {
    await importSkus('oak', [{ cover: FIRST }])
    await indexPictures()
    await found()
    await removeVector(FIRST)
    await addVector(quarry.db, await pictureOf(FIRST), axisOf(THIRD))
    expect(await found()).toEqual([`oak-0 ${THIRD}`])
  })

  it('miss no vector, whichever of two servers commits first', async () => {
    await importSkus('oak', [{ cover: FIRST }, { cover: SECOND }])
    await found()
    const beside = await createTestApp({ beside: quarry })
    const [first, second] = [await pictureOf(FIRST), await pictureOf(SECOND)]
    let later: Promise<void> | undefined
    await quarry.db.transaction().execute(async (trx) => {
      await addVector(trx, first, axisOf(FIRST))
      later = addVector(beside.db, second, axisOf(SECOND))
      // Its id would be the higher one, and be seen before the lower one is.
      await expect
        .poll(async () => {
          const { rows } = await sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`.execute(trx)
          return rows.length
        })
        .toBe(1)
      expect(await found()).toEqual([])
    })
    await later
    expect(await found()).toEqual([`oak-0 ${FIRST}`, `oak-1 ${SECOND}`])
    await beside.close()
  })

  it('read no table of pictures again while nothing has changed', async () => {
    await importSkus('oak', [{ cover: FIRST }])
    await indexPictures()
    await index.follow()
    const beside = await createTestApp({ beside: quarry })
    await beside.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE picture_use, picture IN ACCESS EXCLUSIVE MODE`.execute(trx)
      await index.follow()
      expect(index.pictures.size).toBe(1)
    })
    await beside.close()
  })

  it('are all there after a start, however many', async () => {
    await sql`
      INSERT INTO picture (key, format, width, height, bytes, dominant_color, placeholder)
      SELECT lpad(to_hex(n), 40, '0'), 'png', 1, 1, 1, '#000000', 'x' FROM generate_series(1, 1700) AS n`.execute(
      quarry.db,
    )
    const codes = Buffer.from(quantize({ texture: anAxis(0), color: SIGNATURE }).buffer)
    await sql`
      INSERT INTO picture_vector (encoder, picture_id, texture, codes)
      SELECT ${ENCODER}, id, '', ${codes} FROM picture`.execute(quarry.db)
    await Promise.all([index.follow(), index.follow()])
    expect(index.pictures.size).toBe(1700)
  })

  it('are the same as after a start, after any sequence of imports, indexing and removals', async () => {
    const color = fc.constantFrom(...COLORS)
    const sku: fc.Arbitrary<SkuFacts> = fc.record({
      cover: fc.option(color),
      macro: fc.option(color),
      status: fc.constantFrom('on_sale' as const, 'withdrawn' as const),
    })
    const step = fc.oneof(
      fc.record({ key: fc.constantFrom('oak', 'elm', 'ash'), skus: fc.array(sku, { minLength: 1, maxLength: 3 }) }),
      fc.record({ removed: color }),
      fc.record({ isIndexed: fc.constant(true) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
        for (const one of steps) {
          if ('key' in one) await importSkus(one.key, one.skus)
          else if ('removed' in one) await removeVector(one.removed)
          else await indexPictures()
          await index.follow()
        }
        const fresh = createPictureIndex(quarry.db, ENCODER, AXES)
        expect(await found()).toEqual(await found(fresh))
        expect(index.pictures.size).toBe(fresh.pictures.size)
      }),
      { numRuns: 12 },
    )
  })
})
