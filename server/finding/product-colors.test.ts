import { converter } from 'culori'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductDetail, getProductPage } from '../../contract/catalogue.ts'
import type { SkuDetail } from '../../contract/catalogue.ts'
import { getColorList } from '../../contract/lookups.ts'
import { aPicture, aProduct } from '../testing/factories.ts'
import { createTestApp, writeFileInside } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { RAL_VALUES } from '../catalogue/color-systems.ts'

describe('the colours of a product opened', () => {
  let quarry: TestApp

  beforeAll(async () => {
    quarry = await createTestApp()
    await writeFileInside(quarry.folder, 'green.png', await aPicture({ color: '#2f6f5f' }))
    await quarry.importLines([
      aProduct({
        enName: 'Tile',
        skus: [
          { model: 'PICTURED', coverImage: 'green.png', colorHex: '#ff0000' },
          { model: 'STATED', colorHex: '#2F6F5F', color: { system: 'Works', name: 'Fir' } },
          { model: 'PLAIN' },
        ],
      }),
      aProduct({
        enName: 'Paint',
        skus: [...RAL_VALUES].map(([name, hex]) => ({ model: name, colorHex: hex })),
      }),
    ])
  })
  afterAll(() => quarry.close())

  async function skusOf(enName: string): Promise<Map<string, SkuDetail>> {
    const { data } = await quarry.ask(getProductPage, {})
    const skuId = data.list.find((card) => card.enName === enName)?.skuId ?? ''
    const { skus } = (await quarry.ask(getProductDetail, { skuId })).data
    return new Map(skus.map((sku) => [sku.model, sku]))
  }

  it('are those of its cover, in CIELAB and with their shares', async () => {
    const sku = (await skusOf('Tile')).get('PICTURED')
    expect(sku).toMatchObject({ coverColor: '#2f6f5f', palette: [{ hex: '#2f6f5f', share: 1 }] })
    const { l, a, b } = converter('lab65')('#2f6f5f') ?? { l: NaN, a: NaN, b: NaN }
    expect(sku?.palette[0]?.lab).toEqual([l, a, b].map((value) => Number(value.toFixed(2))))
  })

  it("are the supplier's stated colour without a cover, and none if nothing is known", async () => {
    const skus = await skusOf('Tile')
    expect(skus.get('STATED')?.palette).toEqual(skus.get('PICTURED')?.palette)
    expect(skus.get('PLAIN')).toMatchObject({ palette: [], nearestColors: [] })
  })

  it('are the dominant colour of a picture that was measured before palettes were', async () => {
    await quarry.db.updateTable('picture').set({ palette: null, dominant_color: '#123456' }).execute()
    expect((await skusOf('Tile')).get('PICTURED')?.palette).toMatchObject([{ hex: '#123456', share: 1 }])
    await quarry.db
      .updateTable('picture')
      .set({ palette: [47, 111, 95, 1000], dominant_color: '#2f6f5f' })
      .execute()
  })

  it('have the nearest of every system beside them, of new ones at once', async () => {
    const nearest = async () => (await skusOf('Tile')).get('PICTURED')?.nearestColors
    expect(await nearest()).toEqual([
      { system: 'RAL', name: expect.stringMatching(/^6\d{3}$/), hex: expect.any(String), deltaE: expect.any(Number) },
      { system: 'Works', name: 'Fir', hex: '#2f6f5f', deltaE: 0 },
    ])
    await quarry.importLines(
      [
        aProduct({
          enName: 'Dye',
          skus: [
            { model: 'D-1', colorHex: '#2f7060', color: { system: 'Dyes', name: 'Moss' } },
            { model: 'D-2', color: { system: 'Dyes', name: 'Unmeasured' } },
          ],
        }),
      ],
      {},
      'dyes.jsonl',
    )
    const after = await nearest()
    expect(after?.map(({ system }) => system)).toEqual(['RAL', 'Dyes', 'Works'])
    expect(after?.[1]).toMatchObject({ name: 'Moss', deltaE: expect.any(Number) })
    expect(after?.[1]?.deltaE).toBeGreaterThan(0)
    expect(after?.[1]?.deltaE).toBeLessThan(1)
  })

  it('of RAL find themselves', async () => {
    const skus = await skusOf('Paint')
    expect(skus.size).toBe(RAL_VALUES.size)
    for (const [number, hex] of RAL_VALUES)
      expect(skus.get(number)?.nearestColors[0]).toMatchObject({ system: 'RAL', hex, deltaE: 0 })
  })
})

describe('a colour of a system', () => {
  it("has the system's own value in RAL, whatever a product says, and elsewhere what the first product said", async () => {
    const quarry = await createTestApp()
    const seeded = (await quarry.ask(getColorList)).data.filter(({ system }) => system === 'RAL')
    expect(new Map(seeded.map(({ name, hex }) => [name, hex]))).toEqual(RAL_VALUES)
    await quarry.db.updateTable('color').set({ hex: '#000001' }).where('name', '=', '1001').execute()
    await quarry.importLines([
      aProduct({
        skus: [
          { model: 'A', colorHex: '#111111', color: { system: 'RAL', name: '7016' } },
          { model: 'B', colorHex: '#222222', color: { system: 'RAL', name: 'RAL 1000' } },
          { model: 'C', colorHex: '#333333', color: { system: 'RAL', name: '1001' } },
          { model: 'D', colorHex: '#444444', color: { system: 'Works', name: 'Coal' } },
          { model: 'E', colorHex: '#555555', color: { system: 'Works', name: 'Coal' } },
        ],
      }),
    ])
    const { data } = await quarry.ask(getColorList)
    const hexOf = (name: string) => data.find((color) => color.name === name)?.hex
    for (const number of ['7016', '1000', '1001']) expect(hexOf(number)).toBe(RAL_VALUES.get(number))
    expect(hexOf('RAL 1000')).toBe(RAL_VALUES.get('1000'))
    expect(hexOf('Coal')).toBe('#444444')
    await quarry.close()
  })
})
