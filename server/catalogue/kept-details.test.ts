import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aProduct } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { keepDetails } from './kept-details.ts'
import type { FindDetail } from './kept-details.ts'

const DAY = '2026-05-01'

let quarry: TestApp
let oak: string[]
let slate: string[]
let findDetail: FindDetail

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([
    aProduct({
      key: 'oak',
      enName: 'Oak',
      skus: [
        { model: 'O-1', minPrice: 1 },
        { model: 'O-2', minPrice: 1 },
      ],
    }),
    aProduct({ key: 'slate', enName: 'Slate', skus: [{ model: 'S-1', minPrice: 1 }] }),
  ])
  ;[oak, slate] = [await skusOf('oak'), await skusOf('slate')]
})
afterAll(() => quarry.close())
beforeEach(() => {
  findDetail = keepDetails(quarry.db)
})

async function skusOf(key: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT sku.id::text FROM sku JOIN product ON product.id = product_id WHERE key = ${key} ORDER BY sku.id`.execute(
    quarry.db,
  )
  return rows.map(({ id }) => id)
}

describe('the cached detail of a product', () => {
  it('is returned for each of its SKUs while nothing changes', async () => {
    const first = await findDetail(oak[0] ?? '', DAY)
    expect(first?.en_name).toBe('Oak')
    expect(await findDetail(oak[1] ?? '', DAY)).toBe(first)
    expect((await findDetail(slate[0] ?? '', DAY))?.en_name).toBe('Slate')
    expect(await findDetail(oak[0] ?? '', DAY)).toBe(first)
  })

  it.each([
    ['its product', () => sql`UPDATE product SET platform_no = 'Q-' || random() WHERE key = 'oak'`],
    ['one of its SKUs', () => sql`UPDATE sku SET stock = random() * 1e6 WHERE model = 'O-2'`],
    ['its brand', () => sql`UPDATE brand SET website = 'https://' || random()`],
    ['a rate', () => sql`INSERT INTO exchange_rate (currency, cny, date) VALUES ('USD', 7, '2026-01-01')`],
    ['a category', () => sql`UPDATE category SET sort = sort + 1`],
  ])('is read again after a change of %s', async (_, change) => {
    const before = await findDetail(oak[0] ?? '', DAY)
    await change().execute(quarry.db)
    const after = await findDetail(oak[0] ?? '', DAY)
    expect(after).not.toBe(before)
    expect(after).toEqual(await keepDetails(quarry.db)(oak[0] ?? '', DAY))
  })

  it('is read again on another day', async () => {
    const before = await findDetail(oak[0] ?? '', DAY)
    expect(await findDetail(oak[0] ?? '', '2026-05-02')).not.toBe(before)
  })

  it('is undefined for an unknown SKU', async () => {
    expect(await findDetail('999999999', DAY)).toBeUndefined()
  })

  it('is evicted when products have many SKUs', async () => {
    findDetail = keepDetails(quarry.db, 2)
    const before = await findDetail(oak[0] ?? '', DAY)
    await findDetail(slate[0] ?? '', DAY)
    expect(await findDetail(oak[0] ?? '', DAY)).not.toBe(before)
  })
})
