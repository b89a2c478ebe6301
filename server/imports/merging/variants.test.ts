import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getProductDetail, getProductPage } from '../../../contract/catalogue.ts'
import type { VariantName } from '../../../contract/catalogue.ts'
import { aProduct } from '../../testing/factories.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { nameVariants } from './name-variants.ts'

let quarry: TestApp

beforeEach(async () => {
  quarry = await createTestApp()
})
afterEach(() => quarry.close())

async function variantsOf(model: string): Promise<(VariantName | null)[]> {
  const { id } = await quarry.db.selectFrom('sku').select('id').where('model', '=', model).executeTakeFirstOrThrow()
  const { skus } = (await quarry.ask(getProductDetail, { skuId: id })).data
  return skus.map(({ variant }) => variant)
}

async function countChanges(): Promise<number> {
  const { n } = await quarry.db
    .selectFrom('change_log')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

const shade = (value: string, enValue: string) => ({ name: '色号', enName: 'Shade', value, enValue })

describe('the variants of a product', () => {
  it('appear on the card and on each swatch, by the supplier’s name or by what differs', async () => {
    await quarry.importLines([
      aProduct({
        key: 'Z',
        attrs: [{ enName: 'Use', value: ['Home'] }],
        skus: [
          { model: 'Z-1', attrs: [shade('牛血红', 'Oxblood')], color: { system: 'RAL', name: '3005' } },
          { model: 'Z-2', name: '奶白', enName: 'Cream', attrs: [shade('白', 'White')] },
        ],
      }),
    ])
    const [card] = (await quarry.ask(getProductPage, {})).data.list
    expect(card?.variant).toEqual({ name: '牛血红', enName: 'Oxblood' })
    expect(card?.swatches.map(({ variant }) => variant)).toEqual([
      { name: '牛血红', enName: 'Oxblood' },
      { name: '奶白', enName: 'Cream' },
    ])
    expect(await variantsOf('Z-1')).toEqual(card?.swatches.map(({ variant }) => variant))
  })

  it('have no name if there is only one', async () => {
    await quarry.importLines([aProduct({ skus: [{ model: 'ONE', enName: 'Only', attrs: [shade('唯一', 'Only')] }] })])
    expect(await variantsOf('ONE')).toEqual([null])
    const [card] = (await quarry.ask(getProductPage, {})).data.list
    expect([card?.variant, card?.swatches[0]?.variant]).toEqual([null, null])
  })

  it('are named by numbers, booleans, colour and size, in both languages', async () => {
    const of = (key: string, skus: object[]) =>
      aProduct({ key, skus: skus.map((facts, at) => ({ model: `${key}-${at}`, ...facts })) })
    await quarry.importLines([
      of('NUM', [
        { attrs: [{ name: '厚度', enName: 'Thickness', unit: 'mm', value: 14 }] },
        { attrs: [{ name: '厚度', enName: 'Thickness', unit: 'mm', value: 20.5 }] },
      ]),
      of('YES', [
        { attrs: [{ name: '地暖', enName: 'Floor heating', value: true }] },
        { attrs: [{ name: '地暖', enName: 'Floor heating', value: false }] },
      ]),
      of('COL', [{ color: { system: 'RAL', name: '1011' } }, { color: { system: 'RAL', name: '1013' } }]),
      of('SIZ', [{ size: { length: 900, width: 450 } }, { size: { length: 450.5, width: 450 } }]),
      of('MOD', [{}, {}]),
    ])
    expect((await variantsOf('NUM-0')).map((own) => own?.enName)).toEqual(['14 mm', '20.5 mm'])
    expect(await variantsOf('YES-0')).toEqual([
      { name: '地暖：是', enName: 'Floor heating: yes' },
      { name: '地暖：否', enName: 'Floor heating: no' },
    ])
    expect((await variantsOf('COL-0')).map((own) => own?.name)).toEqual(['RAL 1011', 'RAL 1013'])
    expect((await variantsOf('SIZ-0')).map((own) => own?.enName)).toEqual(['900 × 450 mm', '450.5 × 450 mm'])
    expect((await variantsOf('MOD-0')).map((own) => own?.enName)).toEqual(['MOD-0', 'MOD-1'])
  })

  it('get a name when a second SKU comes, keep it if lines leave it out, and lose it by null', async () => {
    const line = (skus: object[]) => ({ key: 'P', brand: { englishName: 'Nordhem' }, skus })
    await quarry.importLines([aProduct({ key: 'P', skus: [{ model: 'P-1', attrs: [shade('红', 'Red')] }] })])
    await quarry.importLines([line([{ model: 'P-2', enName: 'Second', attrs: [shade('蓝', 'Blue')] }])])
    expect((await variantsOf('P-1')).map((own) => own?.name)).toEqual(['红', 'Second'])
    await quarry.importLines([line([{ model: 'P-2', minPrice: 5 }])])
    expect((await variantsOf('P-1')).map((own) => own?.enName)).toEqual(['Red', 'Second'])
    await quarry.importLines([line([{ model: 'P-2', name: null, enName: null }])])
    expect((await variantsOf('P-1')).map((own) => own?.enName)).toEqual(['Red', 'Blue'])
  })

  it('write nothing when the same lines come again', async () => {
    const lines = [
      aProduct({
        key: 'SAME',
        skus: [
          { model: 'S-1', name: '红', attrs: [shade('红', 'Red')] },
          { model: 'S-2', size: { length: 10.5 } },
          { model: 'S-3' },
        ],
      }),
    ]
    await quarry.importLines(lines)
    const before = await countChanges()
    expect(await quarry.importLines(lines)).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await countChanges()).toBe(before)
  })

  it('are renamed when another line completes the name of their attribute', async () => {
    const of = (name: string | undefined, key: string) =>
      aProduct({
        key,
        skus: [1, 2].map((value) => ({ model: `${key}-${value}`, attrs: [{ name, enName: 'Class', value }] })),
      })
    await quarry.importLines([of(undefined, 'A')])
    expect((await variantsOf('A-1'))[0]).toEqual({ name: 'Class 1', enName: 'Class 1' })
    await quarry.importLines([of('等级', 'B')])
    expect((await variantsOf('A-1'))[0]).toEqual({ name: '等级 1', enName: 'Class 1' })
  })

  it('are found by the supplier’s name, which the match then shows', async () => {
    await quarry.importLines([
      aProduct({ key: 'W', skus: [{ model: 'W-1' }, { model: 'W-2', name: '牛血红', enName: 'Oxblood' }] }),
      aProduct({ key: 'V' }),
    ])
    for (const keyword of ['oxblood', '牛血红']) {
      const { list } = (await quarry.ask(getProductPage, { keyword })).data
      expect(list.map(({ variant }) => variant?.enName)).toEqual(['Oxblood'])
      expect(list[0]?.matches[0]).toMatchObject({
        field: 'attribute',
        text: keyword === 'oxblood' ? 'Oxblood' : '牛血红',
      })
    }
  })

  it('older than variant names get their names, once', async () => {
    await quarry.importLines([
      aProduct({ key: 'OLD', skus: [{ model: 'O-1', attrs: [shade('红', 'Red')] }, { model: 'O-2' }] }),
      aProduct({ key: 'SOLO' }),
    ])
    await quarry.db.updateTable('sku').set({ variant_name: null, variant_en_name: null }).execute()
    expect(await variantsOf('O-1')).toEqual([null, null])
    expect(await nameVariants(quarry)).toBe(2)
    expect((await variantsOf('O-1')).map((own) => own?.enName)).toEqual(['Red', 'O-2'])
    expect(await nameVariants(quarry)).toBe(0)
  })
})
