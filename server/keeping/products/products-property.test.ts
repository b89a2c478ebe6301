import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductDetail } from '../../../contract/catalogue.ts'
import type { ProductFields, SkuFields } from '../../../contract/keeping/product-record.ts'
import { getKeptProduct, updateProduct } from '../../../contract/keeping/products.ts'
import type { KeptProductDetail } from '../../../contract/keeping/products.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { tries } from '../../testing/tries.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let product: KeptProductDetail

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { isEditor: true })
  await writeFileInside(quarry.folder, 'a.png', await aPicture())
  await writeFileInside(quarry.folder, 'b.png', await aPicture({ color: '#335577' }))
  await quarry.importLines([
    aProduct({
      key: 'ONE',
      attrs: [
        { enName: 'Grade', value: ['A', 'B', 'C'], enValue: ['A', 'B', 'C'] },
        { enName: 'Warm', value: true },
      ],
      structuralImages: ['a.png'],
      skus: ['S-1', 'S-2', 'S-3'].map((model) => ({ model, coverImage: 'b.png', minPrice: 10, maxPrice: 12 })),
    }),
  ])
  const { id } = await quarry.db.selectFrom('product').select('id').executeTakeFirstOrThrow()
  product = await open(id)
})
afterAll(() => quarry.close())

async function open(id: string): Promise<KeptProductDetail> {
  return (await quarry.ask(getKeptProduct, { id }, ada.headers)).data
}

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 4 })
const words = fc.constantFrom('Oak', '橡木', 'Smoked oak', 'é')
const amount = fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100)

/** Some fields of a product, as somebody may type them. */
const productEdit = () => {
  const [grade, warm] = product.fields.attrs
  const options = grade?.type === 'choice' ? grade.options : []
  const pictures = product.pictures.map(({ picture }) => ({ picture, mmWidth: null }))
  const choice = fc.subarray(options, { minLength: 1 }).map((some) => ({ ...grade, options: some }))
  return fc.record(
    {
      enName: words,
      name: orNull(words),
      description: orNull(words),
      rank: fc.nat(100),
      measurementUnit: fc.constantFrom('square_meter', 'piece'),
      attrs: fc.tuple(choice, fc.boolean()).map(([one, isWarm]) => (isWarm ? [one, warm] : [one])),
      structuralImages: fc.shuffledSubarray(pictures),
      skuOrder: fc.shuffledSubarray(product.fields.skuOrder, { minLength: 3 }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Partial<ProductFields>>
}

const skuEdit = () =>
  fc.record(
    {
      name: orNull(words),
      colorHex: orNull(fc.constantFrom('#a05228', '#7f8080')),
      minPrice: orNull(amount),
      maxPrice: orNull(amount),
      stock: orNull(amount),
      leadTimeDays: orNull(fc.nat(90)),
      width: orNull(fc.integer({ min: 1, max: 3000 })),
      length: orNull(fc.integer({ min: 1, max: 3000 })),
      taxIncluded: orNull(fc.boolean()),
      hasCustomOption: orNull(fc.constantFrom(0 as const, 1 as const)),
      coverImage: orNull(fc.constantFrom(...product.pictures.map(({ picture }) => ({ picture, mmWidth: 500 })))),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Partial<SkuFields>>

/** A SKU's fields after an edit; undefined where it is refused. */
function edited(before: SkuFields, is: Partial<SkuFields>): SkuFields | undefined {
  const after = { ...before, ...is }
  if ('minPrice' in is || 'maxPrice' in is) {
    const { minPrice, maxPrice } = after
    after.minPrice = minPrice ?? maxPrice
    after.maxPrice = maxPrice ?? minPrice
  }
  return after.minPrice !== null && after.maxPrice !== null && after.minPrice > after.maxPrice ? undefined : after
}

function pick<Fields extends object>(fields: Fields, is: Partial<Fields>): Partial<Fields> {
  return Object.fromEntries(Object.keys(is).map((name) => [name, fields[name as keyof Fields]])) as Partial<Fields>
}

describe('a product that is edited again and again', () => {
  it('is each time what was typed, or as it was where that cannot be, and the shop shows it', async () => {
    await fc.assert(
      fc.asyncProperty(productEdit(), fc.array(skuEdit(), { minLength: 3, maxLength: 3 }), async (is, skuEdits) => {
        const before = await open(product.id)
        const skus = before.skus.map(({ id, fields }, at) => {
          const skuIs = skuEdits[at] ?? {}
          return { id, was: pick(fields, skuIs), is: skuIs, expected: edited(fields, skuIs) }
        })
        const change = { id: product.id, was: pick(before.fields, is), is }
        const given = skus.map(({ id, was, is: skuIs }) => ({ id, was, is: skuIs }))
        const { code } = await quarry.call(updateProduct, { ...change, skus: given }, ada.headers)
        const after = await open(product.id)
        const isRefused = skus.some(({ expected }) => expected === undefined)
        expect(code).toBe(isRefused ? 400 : 200)
        expect(after.fields).toEqual(isRefused ? before.fields : { ...before.fields, ...is })
        for (const { id, expected } of skus) {
          const now = after.skus.find((sku) => sku.id === id)?.fields
          expect(now).toEqual(isRefused ? before.skus.find((sku) => sku.id === id)?.fields : expected)
        }
        const shown = await quarry.ask(getProductDetail, { skuId: after.skus[0]?.id ?? '' })
        expect(shown.data.skus.map(({ model, minPrice, stock }) => ({ model, minPrice, stock }))).toEqual(
          after.skus.map(({ fields: { model, minPrice, stock } }) => ({ model, minPrice, stock })),
        )
        expect(shown.data.skus.map(({ variant }) => variant?.name ?? '')).toEqual(
          after.skus.map((sku) => sku.variantName),
        )
      }),
      { numRuns: tries(12, 40), seed: 24 },
    )
  })
})
