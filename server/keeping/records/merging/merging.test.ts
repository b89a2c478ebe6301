import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductDetail, getProductPage } from '../../../../contract/catalogue.ts'
import * as calls from '../../../../contract/keeping/merging.ts'
import { records } from '../../../../contract/keeping/records.ts'
import { getCategoryList } from '../../../../contract/lookups.ts'
import { aProduct } from '../../../testing/factories.ts'
import { memberIn } from '../../../testing/members.ts'
import type { TestMember } from '../../../testing/members.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let quarry: TestApp
let editor: TestMember

const path = (...names: string[]) => names.map((enName) => ({ enName }))
const one = (key: string, facts: object) => aProduct({ key, ...facts })

beforeAll(async () => {
  quarry = await createTestApp()
  editor = await memberIn(quarry, { isEditor: true })
  await quarry.importLines([
    one('A', { brand: { englishName: 'Alder', country: 'SE' }, category: path('Floors', 'Timber') }),
    one('B', {
      brand: { englishName: 'Alder Oy', website: 'https://alder.test' },
      category: path('Flooring', 'Timber'),
    }),
    one('C', { brand: { englishName: 'Birch' }, category: path('Flooring', 'Stone') }),
    one('A', { brand: { englishName: 'Birch' }, category: path('Floors', 'Timber', 'Timber', 'Oak') }),
    one('D', {
      attrs: [
        { enName: 'Finish', value: ['oiled', 'waxed'] },
        { enName: 'Surface', value: ['oiled', 'raw'] },
      ],
      skus: [
        { model: 'D-1', attrs: [{ enName: 'Weight', unit: 'kg', value: 1 }] },
        { model: 'D-2', attrs: [{ enName: 'Weight', unit: 'kg', value: 2 }] },
      ],
    }),
    one('E', {
      attrs: [{ enName: 'Surface', value: ['brushed'] }],
      skus: [
        { model: 'E-1', attrs: [{ enName: 'Mass', value: 3 }] },
        { model: 'E-2', attrs: [{ enName: 'Mass', value: 4 }] },
      ],
    }),
  ])
})
afterAll(() => quarry.close())

async function idOf(table: string, name: string, column = 'en_name'): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${name} ORDER BY id LIMIT 1`.execute(quarry.db)
  return rows[0]?.id ?? ''
}

async function merge(endpoint: (typeof calls)['mergeBrands'], fromId: string, intoId: string, dryRun = false) {
  return quarry.call(endpoint, { fromId, intoId, dryRun }, editor.headers)
}

async function namesBelow(parentId: string) {
  const { data } = await quarry.call(calls.getCategoryTree, {}, editor.headers)
  return data.filter((category) => category.parentId === parentId).map(({ enName }) => enName)
}

describe('two brands', () => {
  it('become one, which takes over what it did not say', async () => {
    const [from, into] = [await idOf('brand', 'Alder Oy', 'english_name'), await idOf('brand', 'Alder', 'english_name')]
    expect(await merge(calls.mergeBrands, from, into, true)).toMatchObject({ data: { products: 1 } })
    expect((await quarry.call(records.brand.get, { id: from }, editor.headers)).code).toBe(200)
    expect(await merge(calls.mergeBrands, from, into)).toMatchObject({ code: 200, data: { products: 1 } })
    expect(await quarry.call(records.brand.get, { id: into }, editor.headers)).toMatchObject({
      data: { uses: { products: 2 }, country: 'SE', website: 'https://alder.test' },
    })
    expect((await quarry.ask(getProductPage, { brandId: [into] })).data.total).toBe(2)
    expect(await quarry.call(records.brand.restore, { ids: [from] }, editor.headers)).toMatchObject({ data: 1 })
  })

  it('stay two where both have a product of one number, which is named', async () => {
    const [from, into] = [await idOf('brand', 'Birch', 'english_name'), await idOf('brand', 'Alder', 'english_name')]
    for (const dryRun of [true, false])
      expect(await merge(calls.mergeBrands, from, into, dryRun)).toMatchObject({
        code: 1008010003,
        msg: expect.stringContaining('numbered A.'),
      })
    expect(await merge(calls.mergeBrands, from, from)).toMatchObject({ code: 1008010003 })
  })
})

describe('two categories', () => {
  it('are not made one where the other lies below, which is moved neither', async () => {
    const [floors, timber] = [await idOf('category', 'Floors'), await idOf('category', 'Timber')]
    expect(await merge(calls.mergeCategories, floors, timber)).toMatchObject({
      code: 1008010003,
      msg: expect.stringContaining('lies below it'),
    })
    const move = { id: floors, parentId: timber, beforeId: null }
    expect(await quarry.call(calls.moveCategory, move, editor.headers)).toMatchObject({ code: 1008010004 })
    expect(await quarry.call(calls.moveCategory, { ...move, parentId: floors }, editor.headers)).toMatchObject({
      code: 1008010004,
    })
  })

  it('become one with those of equal names below them, and members find every product there', async () => {
    const [from, into] = [await idOf('category', 'Floors'), await idOf('category', 'Flooring')]
    const before = (await quarry.ask(getProductPage, {})).data.total
    expect(await merge(calls.mergeCategories, from, into, true)).toMatchObject({
      data: { products: 2, joined: 2, moved: 1 },
    })
    expect(await merge(calls.mergeCategories, from, into)).toMatchObject({
      code: 200,
      data: { products: 2, joined: 2 },
    })
    expect(new Set(await namesBelow(into))).toEqual(new Set(['Stone', 'Timber']))
    expect((await quarry.ask(getProductPage, {})).data.total).toBe(before)
    const counted = (await quarry.ask(getCategoryList)).data.find(({ id }) => id === into)
    expect(counted?.count).toBe((await quarry.ask(getProductPage, { categoryId: into })).data.total)
  })

  it('become one where one is the child of the other and has a child of its own name', async () => {
    const timber = await idOf('category', 'Timber')
    const { data: tree } = await quarry.call(calls.getCategoryTree, {}, editor.headers)
    const above = tree.find(({ id }) => id === timber)?.parentId ?? ''
    expect(await merge(calls.mergeCategories, timber, above)).toMatchObject({ code: 200 })
    expect(new Set(await namesBelow(above))).toEqual(new Set(['Stone', 'Timber']))
  })

  it('stand in the order that they are put in', async () => {
    const [stone, timber] = [await idOf('category', 'Stone'), await idOf('category', 'Timber')]
    const { data: tree } = await quarry.call(calls.getCategoryTree, {}, editor.headers)
    const parentId = tree.find(({ id }) => id === stone)?.parentId ?? ''
    const move = async (id: string, beforeId: string | null, to: string | null = parentId) =>
      quarry.call(calls.moveCategory, { id, parentId: to, beforeId }, editor.headers)
    await move(timber, stone)
    expect(await namesBelow(parentId)).toEqual(['Timber', 'Stone'])
    await move(timber, null)
    expect(await namesBelow(parentId)).toEqual(['Stone', 'Timber'])
    await move(timber, null, null)
    expect(await namesBelow(parentId)).toEqual(['Stone'])
    const another = await quarry.call(
      records.category.create,
      { name: null, enName: 'Stone', image: null, parentId: timber },
      editor.headers,
    )
    expect(await move(another.data, null)).toMatchObject({ code: 400, msg: expect.stringContaining('enName') })
  })

  it('do not come to lie more than six levels deep', async () => {
    let parentId: string | null = null
    const ids: string[] = []
    for (const enName of ['1', '2', '3', '4', '5', '6']) {
      const made: { data: string } = await quarry.call(
        records.category.create,
        { name: null, enName, image: null, parentId },
        editor.headers,
      )
      parentId = made.data
      ids.push(made.data)
    }
    const seventh = { name: null, enName: '7', image: null, parentId }
    expect(await quarry.call(records.category.create, seventh, editor.headers)).toMatchObject({ code: 1008010004 })
    const stone = await idOf('category', 'Stone')
    expect(await quarry.call(calls.moveCategory, { id: stone, parentId: ids[5] ?? '' }, editor.headers)).toMatchObject({
      code: 1008010004,
    })
  })
})

describe('two attributes', () => {
  it('become one with their options of equal names, and a product that states both says nothing twice', async () => {
    const [from, into] = [await idOf('attribute', 'Surface'), await idOf('attribute', 'Finish')]
    expect(await merge(calls.mergeAttributes, from, into, true)).toMatchObject({
      data: { products: 2, joined: 1, moved: 2, statingBoth: 1 },
    })
    expect(await merge(calls.mergeAttributes, from, into)).toMatchObject({ code: 200 })
    const { rows } = await sql<{ key: string; options: string[] }>`
      SELECT key, array_agg(o.name ORDER BY o.name) AS options FROM attribute_value AS v
      JOIN product ON product.id = v.product_id JOIN attribute_option AS o ON o.id = v.option_id
      WHERE v.attribute_id = ${into} GROUP BY key ORDER BY key`.execute(quarry.db)
    expect(rows).toEqual([
      { key: 'D', options: ['oiled', 'raw', 'waxed'] },
      { key: 'E', options: ['brushed'] },
    ])
  })

  it('stay two where their units or types differ', async () => {
    const [mass, weight, finish] = [
      await idOf('attribute', 'Mass'),
      await idOf('attribute', 'Weight'),
      await idOf('attribute', 'Finish'),
    ]
    expect(await merge(calls.mergeAttributes, weight, mass)).toMatchObject({
      code: 1008010003,
      msg: expect.stringContaining('kg / –'),
    })
    expect(await merge(calls.mergeAttributes, finish, mass)).toMatchObject({ code: 1008010003 })
  })

  it('tell SKUs apart by the unit of the one that stays', async () => {
    const [from, into] = [await idOf('attribute', 'Mass'), await idOf('attribute', 'Weight')]
    expect(await merge(calls.mergeAttributes, from, into)).toMatchObject({ code: 200 })
    const { data } = await quarry.ask(getProductPage, { keyword: 'E-1' })
    const detail = await quarry.ask(getProductDetail, { skuId: data.list[0]?.skuId ?? '' })
    expect(detail.data.skus.map(({ variant }) => variant?.enName)).toEqual(['3 kg', '4 kg'])
  })
})

describe('two options', () => {
  it('become one where they are of one attribute', async () => {
    const [from, into] = [
      await idOf('attribute_option', 'waxed', 'name'),
      await idOf('attribute_option', 'oiled', 'name'),
    ]
    expect(await merge(calls.mergeOptions, from, into, true)).toMatchObject({ data: { products: 1, statingBoth: 1 } })
    expect(await merge(calls.mergeOptions, from, into)).toMatchObject({ code: 200 })
    const { data } = await quarry.call(records['attr-option'].page, { keyword: 'oiled' }, editor.headers)
    expect(data.list).toMatchObject([{ name: 'oiled', uses: { products: 1 } }])
  })
})
