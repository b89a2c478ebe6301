import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import type { InputOf } from '../../contract/endpoint.ts'
import { aPicture, aProduct } from '../testing/factories.ts'
import { createTestApp, writeFileInside } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

/** Terracotta, in boards beside cream: a third and two thirds. */
async function aStripe(): Promise<Buffer> {
  const terracotta = await aPicture({ color: '#a05229', width: 30, height: 90 })
  return sharp({ create: { width: 90, height: 90, channels: 3, background: '#efe6d2' } })
    .composite([{ input: terracotta, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

describe('products found by colour', () => {
  let quarry: TestApp

  beforeAll(async () => {
    quarry = await createTestApp()
    await writeFileInside(quarry.folder, 'terracotta.png', await aPicture({ color: '#a05228' }))
    await writeFileInside(quarry.folder, 'stripe.png', await aStripe())
    await quarry.importLines([
      aProduct({ enName: 'Stripe', rank: 1, skus: [{ model: 'S', coverImage: 'stripe.png', minPrice: 5 }] }),
      aProduct({
        enName: 'Brick',
        rank: 2,
        brand: { englishName: 'Fornace' },
        skus: [{ model: 'B', colorHex: '#9a4e2c' }],
      }),
      aProduct({
        enName: 'Tile',
        rank: 3,
        skus: [
          { model: 'T-GREEN', colorHex: '#2f6f5f', minPrice: 10 },
          { model: 'T-NEAR', colorHex: '#a4552b', minPrice: 20 },
          // The colour of the picture counts, not the stated one.
          { model: 'T-SAME', colorHex: '#00ff00', coverImage: 'terracotta.png', minPrice: 30 },
        ],
      }),
      aProduct({ enName: 'Slate', rank: 4, skus: [{ model: 'L', colorHex: '#3a3d40' }] }),
      aProduct({ enName: 'Mist', rank: 5, skus: [{ model: 'M', colorHex: '#dfe1e0' }] }),
      aProduct({ enName: 'Unknown', rank: 6, skus: [{ model: 'U' }] }),
    ])
  })
  afterAll(() => quarry.close())

  const cardsOf = async (input: InputOf<typeof getProductPage>) => (await quarry.ask(getProductPage, input)).data.list
  const namesOf = async (input: InputOf<typeof getProductPage>) => (await cardsOf(input)).map(({ enName }) => enName)
  const modelOf = async (skuId: string | undefined) =>
    (
      await quarry.db
        .selectFrom('sku')
        .select('model')
        .where('id', '=', skuId ?? '0')
        .executeTakeFirst()
    )?.model

  it('stand by ΔE00 and share, each with its nearest SKU, and say how near they are', async () => {
    const cards = await cardsOf({ colorHex: '#A05228' })
    expect(cards.map(({ enName }) => enName)).toEqual(['Tile', 'Brick', 'Stripe'])
    expect(await modelOf(cards[0]?.skuId)).toBe('T-SAME')
    expect(cards[0]?.colorMatch).toEqual({ hex: '#a05228', deltaE: 0, share: 1 })
    expect(cards[0]?.swatches).toHaveLength(2)
    expect(cards[2]?.colorMatch).toMatchObject({ hex: '#a05229', deltaE: expect.any(Number) })
    expect(cards[2]?.colorMatch?.share).toBeCloseTo(1 / 3, 1)
    expect((await cardsOf({})).every(({ colorMatch }) => colorMatch === null)).toBe(true)
  })

  it('are within the requested distance', async () => {
    expect(await namesOf({ colorHex: 'a05228', colorDistance: 0 })).toEqual(['Tile'])
    expect(await namesOf({ colorHex: 'a05228', colorDistance: 1 })).toEqual(['Tile', 'Stripe'])
    expect(await namesOf({ colorHex: 'a05228', colorDistance: 100 })).toHaveLength(5)
    expect(await namesOf({ colorDistance: 1 })).toHaveLength(6)
  })

  it('are told within a larger distance where there are none, by the filter or the words', async () => {
    const hintsOf = async (input: InputOf<typeof getProductPage>) =>
      (await quarry.ask(getProductPage, input)).data.hints.filter(({ farther }) => farther)
    const slate = { hex: '#44474a', distance: 10 }
    expect(await hintsOf({ colorHex: '44474a', colorDistance: 1 })).toEqual([
      { filter: 'colorHex', word: null, farther: slate, total: 1 },
    ])
    expect(await hintsOf({ colorHex: '44474a', colorDistance: 1, priceMin: 1000 })).toEqual([])
    const [said] = await hintsOf({ keyword: 'slate #5c6064' })
    expect(said).toMatchObject({ filter: 'keyword', word: '#5c6064', farther: { hex: '#5c6064' } })
    expect(await hintsOf({ colorHex: '44474a', colorDistance: 30 })).toEqual([])
  })

  it('meet every other filter with the same SKU; with words the order is still by colour', async () => {
    expect(await namesOf({ colorHex: 'a05228', priceMax: 15 })).toEqual(['Stripe'])
    expect(await namesOf({ colorHex: 'a05228', keyword: 'nordhem' })).toEqual(['Tile', 'Stripe'])
  })

  it('are in another order on request; sorted by price, the price decides which SKU is shown', async () => {
    expect(await namesOf({ colorHex: 'a05228', sort: 'newest' })).toEqual(['Tile', 'Brick', 'Stripe'])
    const cards = await cardsOf({ colorHex: 'a05228', sort: 'price-asc' })
    expect(cards.map(({ enName }) => enName)).toEqual(['Stripe', 'Tile', 'Brick'])
    expect(await modelOf(cards[1]?.skuId)).toBe('T-NEAR')
    expect(cards[1]?.colorMatch?.hex).toBe('#a4552b')
  })

  it('go on after the last one seen', async () => {
    const seen: string[] = []
    for (let after: string | undefined; ;) {
      const cards = await cardsOf({ colorHex: 'a05228', colorDistance: 100, pageSize: 2, ...(after && { after }) })
      seen.push(...cards.map(({ enName }) => enName))
      if (cards.length < 2) break
      after = cards.at(-1)?.spuId
    }
    expect(seen).toEqual(await namesOf({ colorHex: 'a05228', colorDistance: 100 }))
  })

  it('are counted by every facet', async () => {
    const { data } = await quarry.ask(getProductFacets, { colorHex: 'a05228' })
    expect(data).toMatchObject({ total: 3, skuTotal: 4 })
    expect(new Set(data.brands.map(({ count }) => count))).toEqual(new Set([1, 2]))
  })

  it('stand by hue: greys first, light before dark, then from red on, and what is unknown last', async () => {
    // Tile by its first SKU, which is green; Stripe by its cream.
    expect(await namesOf({ sort: 'color' })).toEqual(['Mist', 'Slate', 'Brick', 'Stripe', 'Tile', 'Unknown'])
  })

  it('are found by a new picture at once', async () => {
    await writeFileInside(quarry.folder, 'blue.png', await aPicture({ color: '#1d3f8f' }))
    expect(await namesOf({ colorHex: '1d3f8f', colorDistance: 1 })).toEqual([])
    const slate = (await cardsOf({})).find(({ enName }) => enName === 'Slate')
    await quarry.importLines(
      [aProduct({ enName: 'Sky', skus: [{ model: 'SKY', coverImage: 'blue.png' }] })],
      {},
      'sky.jsonl',
    )
    expect(await namesOf({ colorHex: '1d3f8f', colorDistance: 1 })).toEqual(['Sky'])
    const [{ id: picture } = { id: '0' }] = await quarry.db
      .selectFrom('picture')
      .select('id')
      .where('dominant_color', '=', '#1d3f8f')
      .execute()
    await quarry.db
      .insertInto('picture_use')
      .values({
        product_id: slate?.spuId ?? '',
        sku_id: slate?.skuId ?? '',
        role: 'cover',
        sort: 0,
        picture_id: picture,
        mm_width: null,
      })
      .execute()
    expect(await namesOf({ colorHex: '1d3f8f', colorDistance: 1 })).toEqual(['Slate', 'Sky'])
    await quarry.db
      .updateTable('picture')
      .set({ palette: [1, 2, 3, 1000] })
      .where('id', '=', picture)
      .execute()
    expect(await namesOf({ colorHex: '1d3f8f', colorDistance: 1 })).toEqual([])
  })
})
