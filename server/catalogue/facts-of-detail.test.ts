import { afterAll, beforeAll, expect, it } from 'vitest'
import { getProductDetail, getProductPage } from '../../contract/catalogue.ts'
import type { ImportAttribute } from '../../contract/import-file.ts'
import { aProduct } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

let imported = 0

/** The detail of a product with these attributes; the second list is that of its only SKU. */
async function detailOf(attrs: ImportAttribute[], ofSku: ImportAttribute[] = [], category = 'Samples') {
  const key = `fact-${(imported += 1)}`
  const product = aProduct({ key, enName: key, category: [{ enName: category }], attrs })
  const lines = [
    { ...product, skus: (product.skus ?? []).slice(0, 1).map((sku) => ({ ...sku, model: key, attrs: ofSku })) },
  ]
  await quarry.importLines(lines, {}, `${key}.jsonl`)
  const [card] = (await quarry.ask(getProductPage, { keyword: key })).data.list
  return (await quarry.ask(getProductDetail, { skuId: card?.skuId ?? '' })).data
}

/** The ranks of a fact's value on its scales. */
async function ranksOf(fact: string, value: ImportAttribute['value']) {
  const { attrs } = await detailOf([{ fact, value }])
  return attrs[0]?.fact?.ranks?.map(({ scale, ranks }) => [scale, ...ranks]) ?? null
}

it('ranks classes by their place, a value of several by its worst, and their parts', async () => {
  expect(await ranksOf('slip-ramp', 'R10')).toEqual([['', 1]])
  expect(await ranksOf('slip-ramp', 'R9–R10')).toEqual([['', 0]])
  expect(await ranksOf('slip-ramp', ['R11', 'R10'])).toEqual([['', 1]])
  expect(await ranksOf('slip-barefoot', 'A+B')).toEqual([['', 1]])
  expect(await ranksOf('fire-en', 'B-s1,d0')).toEqual([['', 4, 2, 2]])
  // A part that is not stated ranks below all, except with the best class, which has none.
  expect(await ranksOf('fire-en', 'B')).toEqual([['', 4, -1, -1]])
  expect(await ranksOf('fire-en', 'A1')).toEqual([['', 6, 2, 2]])
  expect(await ranksOf('fire-en', 'B-s1,d0 / Bfl-s1')).toEqual([
    ['', 4, 2, 2],
    ['fl', 4, 2, -1],
  ])
})

it('ranks an amount, and says nothing of what it could not read', async () => {
  expect(await ranksOf('nrc', 0.8)).toEqual([['', 0.8]])
  expect(await ranksOf('slip-ramp', 'see certificate')).toBeNull()
  expect(await ranksOf('slip-ramp', ['R11', 'see certificate'])).toBeNull()
})

it('names the norms, with the year in which one was withdrawn, and leaves out what is no fact', async () => {
  const { attrs, skus } = await detailOf(
    [{ fact: 'slip-ramp', value: 'R10' }],
    [{ enName: 'Shade', value: 'Light', enValue: 'Light' }],
  )
  expect(attrs[0]?.fact).toEqual({
    code: 'slip-ramp',
    others: ['slip-barefoot', 'pendulum-wet', 'dcof'],
    ranks: [{ scale: '', ranks: [1] }],
    norm: 'EN 16165:2021，附录 B，斜坡，穿鞋；DIN 51130（2021 年废止）',
    enNorm: 'EN 16165:2021, annex B, ramp, shod; DIN 51130 (withdrawn 2021)',
    normInForce: 'EN 16165',
  })
  expect(skus[0]?.attrs[0]).not.toHaveProperty('fact')
  expect(attrs[0]).toMatchObject({ type: 'choice', attrValue: 'R10', unit: null })
})

const derivedOf = async (...given: Parameters<typeof detailOf>) => (await detailOf(...given)).skus[0]?.derived

it('derives what a norm itself says to follow, from the product’s facts and the SKU’s, with its source', async () => {
  const fire = { fact: 'fire-en', value: 'D-s2,d0' }
  const detail = await detailOf([fire], [{ fact: 'fire-en', value: 'B-s1,d0' }], 'Wall coverings')
  expect(detail.skus[0]?.derived).toEqual([
    {
      code: 'fire-gb',
      name: '国标燃烧性能',
      enName: 'GB 8624 class',
      unit: '',
      value: 'B1',
      from: {
        attributeId: detail.attrs[0]?.id,
        name: '燃烧性能',
        enName: 'Fire class',
        value: 'B-s1,d0',
      },
      source: expect.stringMatching(/^GB 8624-2012/),
      enSource: expect.stringMatching(/^GB 8624-2012/),
    },
  ])
  expect(await derivedOf([fire], [], 'Curtains')).toBeUndefined()
  expect(await derivedOf([{ fact: 'fire-en', value: 'B-s1,d2' }], [], 'Wall coverings')).toBeUndefined()
})

it('derives nothing that is stated: as a fact that was not read, or as a property of its name', async () => {
  const fire = { fact: 'fire-en', value: 'B-s1,d0' }
  expect(await derivedOf([fire, { fact: 'fire-gb', value: 'see report' }], [], 'Wall coverings')).toBeUndefined()
  const free = { enName: 'China fire rating', type: 'text' as const, value: 'B1' }
  expect(await derivedOf([fire, free], [], 'Wall coverings')).toBeUndefined()
})

it('computes NRC from the four values that it is defined by, and names them', async () => {
  const values = [0.31, 0.55, 0.8, 0.9]
  const octaves = ['alpha-250', 'alpha-500', 'alpha-1000', 'alpha-2000'].map((fact, at) => ({
    fact,
    value: values[at] ?? 0,
  }))
  const derived = await derivedOf(octaves)
  expect(derived).toMatchObject([{ code: 'nrc', value: '0.65', unit: 'NRC', from: { value: '0.31, 0.55, 0.8, 0.9' } }])
  expect(await derivedOf([{ fact: 'alpha-w', value: 0.6 }])).not.toContainEqual(
    expect.objectContaining({ code: 'nrc' }),
  )
})
