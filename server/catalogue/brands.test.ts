import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf } from '../../contract/endpoint.ts'
import { getBrand, getBrandPage, getCategoryList } from '../../contract/lookups.ts'
import { aPicture, aProduct } from '../testing/factories.ts'
import { createTestApp, writeFileInside } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const timber = [{ enName: 'Flooring' }, { enName: 'Timber' }]
const carpet = [{ enName: 'Flooring' }, { enName: 'Carpet' }]
const panels = [{ enName: 'Panels' }]
const COLORS = ['#b98d5b', '#5b7d6a', '#3d5a80', '#a6492b', '#d8d2c4', '#4a4642']

describe('a brand', () => {
  let quarry: TestApp

  beforeAll(async () => {
    quarry = await createTestApp()
    for (const [index, color] of COLORS.entries()) {
      await writeFileInside(quarry.folder, `cover-${index}.png`, await aPicture({ color }))
    }
    await quarry.importLines([
      // Editorial order is the reverse.
      ...COLORS.map((_, index) =>
        aProduct({
          rank: 60 - index,
          category: timber,
          skus: [
            { model: `T-${index}`, coverImage: `cover-${index}.png`, caseImages: [`cover-${(index + 1) % 6}.png`] },
          ],
        }),
      ),
      aProduct({ rank: 80, category: [{ enName: 'Flooring' }] }),
      aProduct({ rank: 90, category: panels, brand: { englishName: 'Holzgut' } }),
      aProduct({ rank: 1, category: carpet, status: 'withdrawn', skus: [{ model: 'W', coverImage: 'cover-0.png' }] }),
      aProduct({ rank: 2, category: carpet, skus: [{ model: 'H', status: 'withdrawn', coverImage: 'cover-0.png' }] }),
      aProduct({ key: 'gone', status: 'withdrawn', brand: { englishName: 'Closed' } }),
    ])
  })
  afterAll(() => quarry.close())

  async function brandNamed(englishName: string): Promise<OutputOf<typeof getBrand>> {
    const { data } = await quarry.ask(getBrandPage, { keyword: englishName })
    return (await quarry.ask(getBrand, { id: data.list[0]?.id ?? '' })).data
  }

  it('counts its products on sale, without withdrawn ones', async () => {
    expect(await brandNamed('Nordhem')).toMatchObject({ englishName: 'Nordhem', productCount: 7 })
  })

  it('names the categories of its products, each with the count of its list', async () => {
    const { data: categories } = await quarry.ask(getCategoryList)
    const nameOf = (id: string) => categories.find((category) => category.id === id)?.enName
    const { categories: sold } = await brandNamed('Nordhem')
    expect(new Map(sold.map(({ id, count }) => [nameOf(id), count]))).toEqual(
      new Map([
        ['Flooring', 7],
        ['Timber', 6],
      ]),
    )
  })

  it('shows the covers of its first products in editorial order, each with its colour', async () => {
    const { covers } = await brandNamed('Nordhem')
    expect(covers.map(({ coverColor }) => coverColor)).toEqual([...COLORS].reverse().slice(0, 5))
    expect(covers.every(({ coverImage }) => coverImage.startsWith('/images/'))).toBe(true)
  })

  it('shows the first room picture of its products on sale', async () => {
    const { scene } = await brandNamed('Nordhem')
    expect(scene).toEqual({ image: expect.stringMatching(/^\/images\//), color: COLORS[0] })
    expect((await brandNamed('Holzgut')).scene).toBeNull()
  })

  it('without a product on sale still answers, with nothing to show', async () => {
    expect(await brandNamed('Closed')).toMatchObject({ productCount: 0, scene: null, covers: [], categories: [] })
  })
})
