import { expect, it } from 'vitest'
import { aProduct } from '../../testing/factories.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { absentLines, createSeenProducts } from './absent-products.ts'

const WRITTEN = 'Hånd'
const IN_PIECES = WRITTEN.normalize('NFD')

it('only products of the brand that a file writes are absent from it, or else of the one that is the same', async () => {
  const quarry = await createTestApp()
  try {
    await quarry.importLines([
      aProduct({ key: 'A', brand: { englishName: WRITTEN } }),
      aProduct({ key: 'B', brand: { englishName: WRITTEN } }),
    ])
    const absent = async (brand: string, key: string) => {
      const seen = createSeenProducts()
      seen.add(brand, key)
      const found: unknown[] = []
      for await (const { value } of absentLines(quarry.db, seen, 1)) found.push((value as { key: string }).key)
      return found
    }
    expect(await absent(IN_PIECES, 'A')).toEqual(['B'])
    expect(await absent('HÅND', 'A')).toEqual(['B'])
    // A double of before names were one.
    await quarry.db.insertInto('brand').values({ english_name: IN_PIECES }).execute()
    expect(await absent(IN_PIECES, 'A')).toEqual([])
    expect(await absent(WRITTEN, 'A')).toEqual(['B'])
  } finally {
    await quarry.close()
  }
})
