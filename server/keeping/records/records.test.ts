import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBrandList, getCategoryAttributes, getColorList, getDictionaries } from '../../../contract/lookups.ts'
import { getProductDetail, getProductPage } from '../../../contract/catalogue.ts'
import type { RecordCalls } from '../../../contract/keeping/record-calls.ts'
import { uploadRecordPicture } from '../../../contract/keeping/merging.ts'
import { records } from '../../../contract/keeping/records.ts'
import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const DAY_MS = 24 * 60 * 60_000
const NAMED = { name: '新', enName: 'New one' }
/** Of each kind a record that can be made, and a change of it. */
const SAMPLES: Record<RecordKindName, { made: object; was: object; is: object }> = {
  brand: {
    made: {
      englishName: 'New one',
      name: null,
      country: 'SE',
      website: null,
      logo: null,
      description: null,
      enDescription: null,
    },
    was: { name: null },
    is: { name: '新' },
  },
  category: { made: { ...NAMED, parentId: null, image: null }, was: NAMED, is: { name: '新的', enName: 'Newer' } },
  attr: { made: { ...NAMED, unit: 'mm', type: 'number' }, was: { unit: 'mm' }, is: { unit: 'cm' } },
  'attr-option': { made: { ...NAMED, sort: 1, attributeId: '' }, was: { sort: 1 }, is: { sort: 2 } },
  color: { made: { name: 'New one', hex: '#AABBCC', systemId: '1' }, was: { hex: '#aabbcc' }, is: { hex: '#001122' } },
  'color-system': { made: { name: 'New one' }, was: { name: 'New one' }, is: { name: 'Newer' } },
  dict: {
    made: { type: 'product_auth_type', value: 'new', label: '新', remark: 'New one', colorType: null, sort: 9 },
    was: { value: 'new', colorType: null },
    is: { value: 'newer', colorType: 'success' },
  },
  'dict-type': {
    made: { type: 'room_kind', name: '房间', enName: 'New one' },
    was: { name: '房间' },
    is: { name: '空间' },
  },
  words: {
    made: { kind: 'from', words: ['New one', 'oak'] },
    was: { words: ['New one', 'oak'] },
    is: { words: ['New one'] },
  },
  auth: { made: { ...NAMED, url: null }, was: { url: null }, is: { url: 'https://new.test' } },
  area: {
    made: { code: 'XA', name: '新', enName: 'New one', sort: 1, parentId: null },
    was: { code: 'XA' },
    is: { code: 'XB' },
  },
  rate: {
    made: { currency: 'EUR', date: '2026-01-05', cny: 7.8123, source: 'New one' },
    was: { cny: 7.8123 },
    is: { cny: 7.9 },
  },
}
const KINDS = Object.keys(SAMPLES) as RecordKindName[]

let quarry: TestApp
let editor: TestMember
let other: TestMember
let now = new Date()

beforeAll(async () => {
  quarry = await createTestApp({ now: () => now })
  await quarry.importLines([
    aProduct({
      key: 'A',
      brand: { englishName: 'Alder', country: 'SE' },
      category: [{ enName: 'Flooring' }, { enName: 'Timber' }],
      attrs: [{ enName: 'Finish', value: ['oiled', 'waxed'] }],
      auths: [{ enAuthority: 'Forest Council', scheme: 'low_emission', number: 'N1' }],
      skus: [
        { model: 'A-1', color: { system: 'RAL', name: '9010' }, origin: 'SE', attrs: [{ enName: 'Grade', value: 1 }] },
        { model: 'A-2', color: { system: 'RAL', name: '9011' }, attrs: [{ enName: 'Grade', value: 2 }] },
      ],
    }),
  ])
  await enter()
  const attribute = await find('attr', 'Finish')
  SAMPLES['attr-option'].made = { ...SAMPLES['attr-option'].made, attributeId: attribute.id }
})
afterAll(() => quarry.close())

/** Sessions end sooner than what was deleted is forgotten. */
async function enter(): Promise<void> {
  editor = await memberIn(quarry, { isEditor: true })
  other = await memberIn(quarry, { isOperator: true })
}

const callsOf = (kind: RecordKindName) => records[kind] as unknown as RecordCalls

async function ask(kind: RecordKindName, call: keyof RecordCalls, input: object = {}, who = editor) {
  return quarry.call(callsOf(kind)[call], input, who.headers)
}

async function find(kind: RecordKindName, keyword: string, filters: object = {}) {
  const { data } = await ask(kind, 'page', { keyword, ...filters })
  const [found] = (data as { list: Record<string, unknown>[] }).list
  return found as { id: string; [field: string]: unknown }
}

describe.each(KINDS)('a record of %s', (kind) => {
  const { made, is, was } = SAMPLES[kind]
  let id: string

  it('is made by an editor, found by a word in its name, and read', async () => {
    const created = await ask(kind, 'create', SAMPLES[kind].made)
    expect(created.code).toBe(200)
    id = created.data as string
    expect((await find(kind, 'ew on')).id).toBe(id)
    const { data } = await ask(kind, 'get', { id })
    const told = { ...SAMPLES[kind].made, ...('hex' in made && { hex: '#aabbcc' }) }
    expect(data).toMatchObject({ id, ...told, uses: { products: 0, skus: 0, records: 0 }, isBuiltIn: false })
  })

  it('is not made a second time', async () => {
    expect(await ask(kind, 'create', SAMPLES[kind].made)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/: .+/),
    })
  })

  it('is changed field by field, and shows the later of two people what differs', async () => {
    const changed = await ask(kind, 'update', { id, was, is })
    expect(changed).toMatchObject({ code: 200, data: is })
    const theirs = await ask(kind, 'update', { id, was, is: was }, other)
    expect(theirs).toMatchObject({ code: 409, data: { record: { id, ...is } } })
    expect((theirs.data as unknown as { fields: string[] }).fields.sort()).toEqual(Object.keys(is).sort())
    expect(await ask(kind, 'update', { id, was, is }, other)).toMatchObject({ code: 200 })
  })

  it('is refused whole where a field is not one of its own or says nothing', async () => {
    expect(await ask(kind, 'update', { id, was: {}, is: { nonsense: 1 } })).toMatchObject({ code: 400 })
    expect(await ask(kind, 'create', {})).toMatchObject({ code: 400 })
    expect(await ask(kind, 'get', { id: '999999' })).toMatchObject({ code: 404 })
  })

  it('goes to the trash, comes back as it was, and cannot come back after thirty days', async () => {
    const before = await ask(kind, 'get', { id })
    expect(await ask(kind, 'remove', { ids: [id] })).toMatchObject({ code: 200, data: 1 })
    expect(await ask(kind, 'get', { id })).toMatchObject({ code: 404 })
    expect(await ask(kind, 'deleted')).toMatchObject({
      data: { list: [{ id, actor: `member:${editor.id}` }], total: 1 },
    })
    expect(await ask(kind, 'restore', { ids: [id] })).toMatchObject({ code: 200, data: 1 })
    expect((await ask(kind, 'get', { id })).data).toEqual(before.data)
    await ask(kind, 'remove', { ids: [id] })
    now = new Date(now.getTime() + 30 * DAY_MS)
    await enter()
    expect(await ask(kind, 'deleted')).toMatchObject({ data: { list: [], total: 0 } })
    expect(await ask(kind, 'restore', { ids: [id] })).toMatchObject({ code: 200, data: 0 })
  })

  it('is not restored in the place of one that has its name by now', async () => {
    const { data } = await ask(kind, 'create', SAMPLES[kind].made)
    await ask(kind, 'remove', { ids: [data] })
    const next = await ask(kind, 'create', SAMPLES[kind].made)
    expect(await ask(kind, 'restore', { ids: [data] })).toMatchObject({ code: 1008010005 })
    await ask(kind, 'remove', { ids: [next.data] })
  })
})

it('an attribute says which fact it is, and cannot be made another by hand', async () => {
  const { id, fact } = await find('attr', 'Finish')
  expect(fact).toBe('finish')
  expect(await find('attr', 'Grade')).not.toHaveProperty('fact')
  expect(await ask('attr', 'update', { id, was: {}, is: { fact: 'sheen' } })).toMatchObject({ code: 400 })
})

describe('a record that is used', () => {
  it.each([
    ['brand', 'Alder', { products: 1 }, /1 product/],
    ['category', 'Timber', { products: 1 }, /1 product/],
    ['category', 'Flooring', { records: 1 }, /1 categories below it/],
    ['attr', 'Finish', { products: 1, records: 2 }, /1 product/],
    ['attr-option', 'oiled', { products: 1 }, /1 product/],
    ['color', '9010', { skus: 1 }, /1 SKU/],
    ['color-system', 'RAL', { skus: 2 }, /2 SKUs/],
    ['dict', 'low_emission', { products: 1 }, /1 product/],
    ['auth', 'Forest', { products: 1 }, /1 product/],
    ['area', 'Sweden', { skus: 1, records: 1 }, /1 SKU and 1 brands and provinces/],
  ] as const)('of %s (%s) says how often, and is not deleted', async (kind, keyword, uses, text) => {
    const { id, ...found } = await find(kind, keyword)
    expect(found['uses']).toMatchObject(uses)
    expect(await ask(kind, 'remove', { ids: [id] })).toMatchObject({
      code: 1008010001,
      msg: expect.stringMatching(text),
    })
    expect(await ask(kind, 'get', { id })).toMatchObject({ code: 200 })
  })

  it('keeps what others know it by', async () => {
    const entry = await find('dict', 'low_emission')
    const is = { value: 'lower' }
    expect(await ask('dict', 'update', { id: entry.id, was: { value: 'low_emission' }, is })).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^value: stays as it is: 1 product/),
    })
    const sweden = await find('area', 'Sweden')
    expect(await ask('area', 'update', { id: sweden.id, was: { code: 'SE' }, is: { code: 'XS' } })).toMatchObject({
      code: 400,
    })
    const finish = await find('attr', 'Finish')
    expect(await ask('attr', 'update', { id: finish.id, was: { type: 'choice' }, is: { type: 'text' } })).toMatchObject(
      { code: 400 },
    )
  })

  it('goes with what belongs to it, where that goes too', async () => {
    const above = await ask('category', 'create', { name: null, enName: 'Above', parentId: null, image: null })
    const below = await ask('category', 'create', { name: null, enName: 'Below', parentId: above.data, image: null })
    const ids = [above.data, below.data]
    expect(await ask('category', 'remove', { ids })).toMatchObject({ code: 200, data: 2 })
    expect(await ask('category', 'restore', { ids: [below.data] })).toMatchObject({ code: 1008010005 })
    expect(await ask('category', 'restore', { ids: [below.data, above.data] })).toMatchObject({ code: 200, data: 2 })
  })
})

describe('what comes with the product', () => {
  it('can be seen, and its words are not changed', async () => {
    await quarry.db
      .insertInto('thesaurus_entry')
      .values({ source: 'built-in', kind: 'same', head: 'a', words: ['a', 'b'] })
      .execute()
    const { id, isBuiltIn } = await find('words', '', { source: 'built-in' })
    expect(isBuiltIn).toBe(true)
    expect(await ask('words', 'update', { id, was: { words: ['a', 'b'] }, is: { words: ['a'] } })).toMatchObject({
      code: 1008010002,
    })
    expect(await ask('words', 'remove', { ids: [id] })).toMatchObject({ code: 1008010002 })
  })

  it('can be called otherwise where the product does not read its name', async () => {
    const type = await find('dict-type', 'product_auth_type')
    const name = { was: { enName: 'Kinds of certificate' }, is: { enName: 'Certificates' } }
    expect(await ask('dict-type', 'update', { id: type.id, ...name })).toMatchObject({ code: 200 })
    const renamed = { was: { type: 'product_auth_type' }, is: { type: 'auth' } }
    expect(await ask('dict-type', 'update', { id: type.id, ...renamed })).toMatchObject({ code: 400 })
    expect(await ask('dict-type', 'remove', { ids: [type.id] })).toMatchObject({ code: 1008010002 })
  })
})

describe('what is wrong', () => {
  it.each([
    ['brand', { englishName: 'Beech', country: 'ZZ' }, 'country'],
    ['brand', { englishName: 'Beech', website: 'ftp://a.test' }, 'website'],
    ['brand', { englishName: 'Beech', logo: 'a'.repeat(40) }, 'logo'],
    ['brand', { englishName: ' ' }, 'englishName'],
  ])('of a %s is named by its field (%j)', async (_kind, facts, field) => {
    const whole = {
      name: null,
      country: null,
      website: null,
      logo: null,
      description: null,
      enDescription: null,
      ...facts,
    }
    const { code, msg } = await ask('brand', 'create', whole)
    expect([code, msg.split(':')[0]]).toEqual([400, field])
  })

  it('is a name in no language, a currency that no dictionary knows, and words that say nothing', async () => {
    expect(await ask('auth', 'create', { name: null, enName: null, url: null })).toMatchObject({
      code: 400,
      msg: expect.stringContaining('enName'),
    })
    const rate = { currency: 'XXX', date: '2026-01-05', cny: 1, source: null }
    expect(await ask('rate', 'create', rate)).toMatchObject({ code: 400, msg: expect.stringContaining('currency') })
    expect(await ask('words', 'create', { kind: 'same', words: ['!'] })).toMatchObject({ code: 400 })
    expect(await ask('color', 'remove', { ids: '' })).toMatchObject({ code: 400 })
  })

  it('is a rate that is far from the one that stands, unless somebody is sure of it', async () => {
    const rate = (date: string, cny: number) => ({ currency: 'USD', date, cny, source: null })
    const { data: id } = await ask('rate', 'create', rate('2026-01-05', 7.12345678901234))
    for (const cny of [71234.5678, 712.3, 0.1404, 0.0000712])
      expect(await ask('rate', 'create', rate('2026-02-05', cny))).toMatchObject({
        code: 400,
        msg: expect.stringMatching(/^cny: is far from the rate of 2026-01-05, which is 7\.12345678901234:/),
      })
    const was = { cny: 7.12345678901234 }
    expect(await ask('rate', 'update', { id, was, is: { cny: 71234.5 } })).toMatchObject({ code: 400 })
    expect(await ask('rate', 'update', { id, was, is: { cny: 8 } })).toMatchObject({ code: 200 })
    expect(await ask('rate', 'create', { ...rate('2026-02-05', 712.3), isSure: true })).toMatchObject({ code: 200 })
  })

  it('is a rate in both directions, or in none; in one it is kept as typed', async () => {
    const rate = (facts: object) => ({ currency: 'SGD', date: '2026-01-05', source: null, ...facts })
    for (const facts of [{}, { cny: null }, { cny: 5.3, perCny: 0.19 }])
      expect(await ask('rate', 'create', rate(facts))).toMatchObject({
        code: 400,
        msg: expect.stringMatching(/direction/),
      })
    const { data: id } = await ask('rate', 'create', rate({ perCny: 0.1897 }))
    const read = async () =>
      quarry.db.selectFrom('exchange_rate').select(['cny', 'per_cny']).where('currency', '=', 'SGD').executeTakeFirst()
    expect(await read()).toEqual({ cny: '5.27148128624143', per_cny: '0.1897' })
    const other = { cny: null, perCny: 0.1897 }
    expect(await ask('rate', 'update', { id, was: other, is: { cny: 5.3, perCny: null } })).toMatchObject({ code: 200 })
    expect(await read()).toEqual({ cny: '5.3', per_cny: null })
    expect(await ask('rate', 'create', rate({ date: '2026-02-05', perCny: 1897 }))).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^perCny: is far from the rate of 2026-01-05, which is 5\.3:/),
    })
  })

  it('is told in Chinese to who reads Chinese', async () => {
    const twice = { ...SAMPLES.brand.made, englishName: 'Alder' }
    const { msg } = await quarry.call(records.brand.create, twice, { ...editor.headers, 'accept-language': 'zh-CN' })
    expect(msg).toBe('englishName：已有同名记录')
  })
})

describe('the list', () => {
  it('shows what lacks something, in the order that is asked for', async () => {
    const { data } = await ask('brand', 'page', { lacks: 'website', sort: 'name' })
    expect((data as { list: { englishName: string; lacks: string[] }[] }).list).toMatchObject([
      { englishName: 'Alder', lacks: ['name', 'website', 'logo', 'description', 'enDescription'] },
    ])
    expect((await ask('brand', 'page', { lacks: 'country' })).data).toMatchObject({ total: 0 })
    expect((await ask('brand', 'page', { lacks: 'everything' })).code).toBe(400)
  })

  it('says how many there are on a page that it does not have', async () => {
    const { data } = await ask('area', 'page', { pageNo: 99 })
    expect(data).toMatchObject({ list: [], total: expect.any(Number) })
    expect((data as { total: number }).total).toBeGreaterThan(200)
  })

  it('is filtered by what a record belongs to', async () => {
    const china = await find('area', 'CN')
    const { data } = await ask('area', 'page', { parentId: china.id, keyword: 'Guangdong' })
    expect(data).toMatchObject({ list: [{ code: 'CN-GD', of: { enName: 'China' } }], total: 1 })
  })
})

describe('what members see', () => {
  it('follows an edit: names in lists, what tells SKUs apart, dictionaries, colours', async () => {
    const { id } = await find('brand', 'Alder')
    await ask('brand', 'update', { id, was: { name: null }, is: { name: '桤木' } })
    expect((await quarry.ask(getBrandList)).data).toMatchObject([{ name: '桤木' }])
    expect((await quarry.ask(getProductPage, { keyword: '桤木' })).data.list).toMatchObject([
      { brand: { name: '桤木' } },
    ])

    const white = await find('color', '9010')
    await ask('color', 'update', { id: white.id, was: { hex: white['hex'] }, is: { hex: '#010203' } })
    expect((await quarry.ask(getColorList)).data.find((color) => color.id === white.id)).toMatchObject({
      hex: '#010203',
    })

    const { id: attributeId } = await find('attr', 'Grade')
    const grade = { was: { enName: 'Grade', name: null }, is: { enName: 'Class', name: '等级' } }
    expect(await ask('attr', 'update', { id: attributeId, ...grade })).toMatchObject({ code: 200 })
    const { data } = await quarry.ask(getProductPage, {})
    const detail = await quarry.ask(getProductDetail, { skuId: data.list[0]?.skuId ?? '' })
    expect(detail.data.skus.map(({ variant }) => variant)).toMatchObject([
      { enName: 'Class 1', name: '等级 1' },
      { enName: 'Class 2' },
    ])

    const entry = await find('dict', 'low_emission')
    await ask('dict', 'update', { id: entry.id, was: { remark: 'Low emission' }, is: { remark: 'Emits little' } })
    const types = ['product_auth_type']
    expect((await quarry.ask(getDictionaries, { types })).data).toContainEqual(
      expect.objectContaining({ remark: 'Emits little' }),
    )
  })

  it('follows the name of an option that tells SKUs apart, also where the product says it for one of them', async () => {
    const shine = (value: string) => [{ enName: 'Shine', value: [value] }]
    await quarry.importLines([
      aProduct({ key: 'S', attrs: shine('matt'), skus: [{ model: 'S-1' }, { model: 'S-2', attrs: shine('glossy') }] }),
    ])
    const matt = await find('attr-option', 'matt')
    await ask('attr-option', 'update', { id: matt.id, was: { name: 'matt' }, is: { name: '哑光' } })
    const { data } = await quarry.ask(getProductPage, { keyword: 'S-2' })
    const detail = await quarry.ask(getProductDetail, { skuId: data.list[0]?.skuId ?? '' })
    expect(detail.data.skus.map(({ variant }) => variant?.name)).toEqual(['哑光', 'glossy'])
  })

  it('stands in the order that options are given', async () => {
    const waxed = await find('attr-option', 'waxed')
    await ask('attr-option', 'update', { id: waxed.id, was: { sort: 0 }, is: { sort: 1 } })
    const oiled = await find('attr-option', 'oiled')
    const order = async () => {
      const { data } = await quarry.ask(getCategoryAttributes, { categoryId: '0' })
      return data.find(({ enName }) => enName === 'Finish')?.options.map(({ value }) => value)
    }
    expect(await order()).toEqual(['oiled', 'waxed'])
    await ask('attr-option', 'update', { id: oiled.id, was: { sort: 0 }, is: { sort: 2 } })
    expect(await order()).toEqual(['waxed', 'oiled'])
  })
})

describe('a logo', () => {
  it('is uploaded, shown, and taken away', async () => {
    const form = { file: await aPicture() }
    const { data: key } = await quarry.upload(uploadRecordPicture, form, editor.headers)
    const { id } = await find('brand', 'Alder')
    expect(await ask('brand', 'update', { id, was: { logo: null }, is: { logo: key } })).toMatchObject({
      data: { logo: key },
    })
    expect((await quarry.inject(`/images/${key}`)).statusCode).toBe(200)
    expect(await ask('brand', 'update', { id, was: { logo: key }, is: { logo: null } })).toMatchObject({
      data: { logo: null },
    })
  })

  it('is refused where it is no picture', async () => {
    const form = { file: Buffer.from('no picture') }
    expect(await quarry.upload(uploadRecordPicture, form, editor.headers)).toMatchObject({ code: 400 })
  })
})
