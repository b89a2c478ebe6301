import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aProduct } from '../testing/factories.ts'
import { aMaterial } from '../testing/materials.ts'
import { KINDS_OF_FILE, PICTURES_OF_NOTHING } from '../testing/odd-pictures.ts'
import { openSearchedMaterials } from '../testing/searched-materials.ts'
import type { SearchedMaterials } from '../testing/searched-materials.ts'
import { floatsOf } from './index/picture-index.ts'

/** The least cosine of a picture of an odd kind and the plain one. */
const ALIKE = 0.9

let materials: SearchedMaterials
let rejections: unknown[]
const files = new Map<string, Buffer>()

beforeAll(async () => {
  const cork = await sharp(await aMaterial('Cork'))
    .removeAlpha()
    .png()
    .toBuffer()
  for (const [kind, make] of Object.entries(KINDS_OF_FILE)) files.set(kind, await make(cork))
  for (const [kind, make] of Object.entries(PICTURES_OF_NOTHING)) files.set(kind, await make())
  materials = await openSearchedMaterials(['Brick', 'Cork', 'Marble'])
  const { quarry } = materials
  const lines = [...files].map(async ([kind, bytes], place) => {
    const { format } = await sharp(bytes).metadata()
    const coverImage = `odd-${place}.${format === 'heif' ? 'avif' : format}`
    await writeFile(join(quarry.folder, coverImage), bytes)
    return aProduct({ key: kind, enName: kind, skus: [{ model: kind, minPrice: 1, maxPrice: 2, coverImage }] })
  })
  ;({ rejections } = await quarry.importLines(await Promise.all(lines)))
  await materials.index()
})
afterAll(() => materials.close())

async function vectorOf(product: string): Promise<Float32Array> {
  const { texture } = await materials.quarry.db
    .selectFrom('picture_vector')
    .innerJoin('picture_use', 'picture_use.picture_id', 'picture_vector.picture_id')
    .innerJoin('product', 'product.id', 'picture_use.product_id')
    .select('texture')
    .where('product.key', '=', product)
    .executeTakeFirstOrThrow()
  return floatsOf(texture)
}

describe('a cover of an unusual kind', () => {
  it('is imported and indexed without a failure', async () => {
    expect(rejections).toEqual([])
    expect(await materials.quarry.db.selectFrom('picture_vector_failure').selectAll().execute()).toEqual([])
  })

  it.each(Object.keys(KINDS_OF_FILE))('is indexed as the material that it shows: %s', async (kind) => {
    const [vector, cork] = [await vectorOf(kind), await vectorOf('Cork')]
    expect(vector.reduce((sum, value, place) => sum + value * (cork[place] ?? 0), 0)).toBeGreaterThan(ALIKE)
  })

  it.each(Object.keys(PICTURES_OF_NOTHING))('has a vector of unit length though it shows nothing: %s', async (kind) => {
    expect(Math.hypot(...(await vectorOf(kind)))).toBeCloseTo(1, 2)
  })
})

describe('a query that shows nothing', () => {
  it.each(Object.keys(PICTURES_OF_NOTHING))('finds the cover that is the same file, if any: %s', async (kind) => {
    const { code, data } = await materials.search(files.get(kind))
    expect(code).toBe(200)
    const { list, nearestByColor } = data
    expect([...list, ...nearestByColor][0]?.enName).toBe(kind)
    for (const { score } of list) expect(score).toBeGreaterThanOrEqual(0)
  })
})
