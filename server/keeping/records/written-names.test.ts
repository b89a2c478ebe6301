import { afterAll, beforeAll, expect, it } from 'vitest'
import { getBrandPage } from '../../../contract/lookups.ts'
import { createProduct, getKeptProductPage } from '../../../contract/keeping/products.ts'
import { mergeAttributes, mergeBrands } from '../../../contract/keeping/merging.ts'
import { records } from '../../../contract/keeping/records.ts'
import { aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let keeper: TestMember

/** One name, composed and in pieces, in both cases, wide, and with another space. */
const SPELLINGS = ['Hånd C', 'Ha\u030and C', 'HÅND C', 'HA\u030aND C', 'ｈａ\u030aｎｄ\u3000ｃ', ' hånd\u00a0 c ']

beforeAll(async () => {
  quarry = await createTestApp()
  keeper = await memberIn(quarry, { isEditor: true })
  const name = 'Ha\u030and\u00a0C'
  const { rejections } = await quarry.importLines([
    { words: { same: [name, 'oak'] } },
    aProduct({ key: name, brand: { englishName: name }, enName: name, category: [{ enName: name }], attrs: [{ enName: name, value: [name, 'other'] }], auths: [{ enAuthority: name, scheme: 'low_emission', number: 'N' }], skus: [{ model: name }] }), // prettier-ignore
  ])
  if (rejections.length) throw new Error(JSON.stringify(rejections))
})
afterAll(() => quarry.close())

it.each(SPELLINGS)('every list of staff and the public brands know %j', async (keyword) => {
  for (const kind of ['brand', 'category', 'attr', 'attr-option', 'words', 'auth'] as const) {
    const { data } = await quarry.ask(records[kind].page, { keyword }, keeper.headers)
    expect([kind, data.total]).toEqual([kind, 1])
  }
  expect((await quarry.ask(getBrandPage, { keyword })).data.total).toBe(1)
  expect((await quarry.ask(getKeptProductPage, { keyword }, keeper.headers)).data.total).toBe(1)
})

it('a name in another spelling is taken, and one that is only like it is not', async () => {
  const brand = (englishName: string) => ({ englishName, name: null, country: null, website: null, logo: null, description: null, enDescription: null }) // prettier-ignore
  for (const englishName of ['Hånd C', 'Ｈånd C', 'hånd c', 'HÅND C\u200b '])
    expect(await quarry.call(records.brand.create, brand(englishName), keeper.headers)).toMatchObject({
      code: 400,
      msg: 'englishName: there is “Ha\u030and\u00a0C” already',
    })
  const { data: id } = await quarry.call(records.brand.create, brand('HÅND-C'), keeper.headers)
  expect((await quarry.ask(records.brand.page, { isAlike: '1' }, keeper.headers)).data.total).toBe(2)
  const renamed = (is: string) => ({ id, was: { englishName: 'HÅND-C' }, is: { englishName: is } })
  for (const is of ['Hånd C', 'HÅND\u3000C'])
    expect(await quarry.call(records.brand.update, renamed(is), keeper.headers)).toMatchObject({ code: 400 })
  const category = { name: null, enName: 'hånd C', image: null }
  expect(await quarry.call(records.category.create, { ...category, parentId: null }, keeper.headers)).toMatchObject({ code: 400 }) // prettier-ignore
  const [own] = (await quarry.ask(records.category.page, { keyword: 'hånd' }, keeper.headers)).data.list
  const below = { ...category, parentId: own?.id ?? '' }
  expect(await quarry.call(records.category.create, below, keeper.headers)).toMatchObject({ code: 200 })
})

it('a product of another spelling is the same product', async () => {
  const { data } = await quarry.ask(getKeptProductPage, {}, keeper.headers)
  const kept = await quarry.db.selectFrom('product').selectAll().executeTakeFirstOrThrow()
  expect(data.total).toBe(1)
  const draft = (key: string, models: string[]) => ({
    key, brandId: kept.brand_id, categoryId: kept.category_id, enName: 'New', skus: models.map((model) => ({ model })),
  }) // prettier-ignore
  const answer = async (key: string, ...models: string[]) => quarry.call(createProduct, draft(key, models), keeper.headers) // prettier-ignore
  expect(await answer('Hånd C', 'A')).toMatchObject({
    code: 400,
    msg: 'key: another product of the brand has this key',
  })
  expect(await answer('other', 'Å', 'A\u030a')).toMatchObject({
    code: 400,
    msg: 'skus[A\u030a].model: another SKU of the product has this model',
  })
  expect(await answer('HÅND C', 'A')).toMatchObject({ code: 200 })
})

it('old doubles can be changed, are listed, and are merged', async () => {
  const { id } = await quarry.db.insertInto('brand').values({ english_name: 'Hånd C' }).returning('id').executeTakeFirstOrThrow() // prettier-ignore
  const changed = await quarry.call(records.brand.update, { id, was: { country: null }, is: { country: 'SE' } }, keeper.headers) // prettier-ignore
  expect(changed).toMatchObject({ code: 200 })
  const { data } = await quarry.ask(records.brand.page, { isAlike: '1', sort: 'name' }, keeper.headers)
  expect(data.list.map((brand) => brand['englishName'])).toContain('Hånd C')
  const [first] = (await quarry.ask(records.brand.page, { keyword: 'hånd c', sort: 'uses', direction: 'down' }, keeper.headers)).data.list // prettier-ignore
  const merged = await quarry.call(mergeBrands, { fromId: id, intoId: first?.id ?? '', dryRun: false }, keeper.headers)
  expect(merged).toMatchObject({ code: 200 })
  const attrs = await quarry.db.insertInto('attribute').values({ en_name: 'Hånd C', unit: '', type: 'choice' }).returning('id').executeTakeFirstOrThrow() // prettier-ignore
  await quarry.db.insertInto('attribute_option').values({ attribute_id: attrs.id, name: 'Hånd C' }).execute()
  const own = await quarry.db.selectFrom('attribute').select('id').where('id', '<>', attrs.id).executeTakeFirstOrThrow()
  const joined = await quarry.call(mergeAttributes, { fromId: attrs.id, intoId: own.id, dryRun: false }, keeper.headers)
  expect(joined).toMatchObject({ code: 200, data: { joined: 1, moved: 0 } })
})

it('a name of before that nobody sees is listed, told of when it is sent again, and mended', async () => {
  const { id } = await quarry.db.insertInto('brand').values({ english_name: '\u200b' }).returning('id').executeTakeFirstOrThrow() // prettier-ignore
  expect((await quarry.call(records.brand.get, { id }, keeper.headers)).data).toMatchObject({ englishName: '\u200b' })
  const update = async (englishName: string) =>
    quarry.call(records.brand.update, { id, was: { englishName: '\u200b' }, is: { englishName } }, keeper.headers)
  expect(await update('\u200b\u3164')).toMatchObject({ code: 400, msg: 'is.englishName: must not be empty' })
  expect(await update('\u115f')).toMatchObject({ code: 400, msg: 'is.englishName: holds nothing that can be seen' })
  expect(await update('Seen\u200b\n\u202ename')).toMatchObject({ code: 200, data: { englishName: 'Seen name' } })
})
