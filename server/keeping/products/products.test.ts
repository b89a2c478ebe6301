import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductDetail, getProductPage } from '../../../contract/catalogue.ts'
import * as calls from '../../../contract/keeping/products.ts'
import type { KeptProductDetail } from '../../../contract/keeping/products.ts'
import { aPdf, aPicture, aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let bo: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { isEditor: true })
  bo = await memberIn(quarry, { isOperator: true })
})
afterAll(() => quarry.close())

let count = 0

/** A product that is on sale, as its form has it. */
async function aKeptProduct(facts: Parameters<typeof aProduct>[0] = {}): Promise<KeptProductDetail> {
  count += 1
  const key = `K-${count}`
  const summary = await quarry.importLines([aProduct({ key, ...facts })], {}, `${key}.jsonl`)
  expect(summary.rejections).toEqual([])
  return openByKey(facts.key ?? key)
}

async function openByKey(key: string): Promise<KeptProductDetail> {
  const { id } = await quarry.db.selectFrom('product').select('id').where('key', '=', key).executeTakeFirstOrThrow()
  return open(id)
}

async function open(id: string): Promise<KeptProductDetail> {
  return (await quarry.ask(calls.getKeptProduct, { id }, ada.headers)).data
}

async function versionNow(): Promise<string> {
  const { version } = await quarry.db.selectFrom('change_log').select(({ fn }) => fn.max('version').as('version')).executeTakeFirstOrThrow() // prettier-ignore
  return version
}

const update = (change: object, { headers } = ada) => quarry.call(calls.updateProduct, change, headers)

const RICH = {
  name: '橡木地板',
  enName: 'Oak plank',
  description: '宽板',
  enDescription: 'Wide boards',
  rank: 7,
  platformNo: 'QP-1',
  attrs: [
    { enName: 'Grade', name: '等级', value: 'Select', enValue: 'Select' },
    { enName: 'Finish', value: ['Oiled', 'Brushed'], enValue: ['Oiled', 'Brushed'] },
    { enName: 'Thickness', unit: 'mm', value: 14.5 },
    { enName: 'Humidity', unit: '%', value: { low: 30, high: 60 } },
    { enName: 'Underfloor heating', value: true },
    { enName: 'Care', type: 'text' as const, value: '湿布', enValue: 'Damp cloth' },
  ],
  auths: [
    {
      enAuthority: 'FSC',
      scheme: 'responsible_source',
      number: 'C-1',
      issuedOn: '2024-01-01',
      expiresOn: '2029-01-01',
      file: 'c.pdf',
    },
  ],
  files: [{ enName: 'Data sheet', kind: 'data_sheet', file: 'c.pdf' }],
  structuralImages: ['a.png'],
  skus: [
    {
      model: 'OAK-1',
      coverImage: { file: 'a.png', mmWidth: 900 },
      productImage: 'b.png',
      dimensionImages: ['a.png', 'b.png'],
      caseImages: ['b.png'],
      color: { system: 'RAL', name: '1011' },
      colorHex: '#a05228',
      minPrice: 100,
      maxPrice: 120.5,
      taxIncluded: true,
      stock: 12.5,
      leadTimeDays: 14,
      size: { length: 1900, width: 190, thickness: 14 },
      packCoverage: 2.2,
      packPieces: 6,
      productDimension: '1900 × 190',
      origin: 'SE',
      domesticOrImported: 'imported' as const,
      hasCustomOption: 0 as const,
      attrs: [{ enName: 'Shade', value: 'Light', enValue: 'Light' }],
    },
    { model: 'OAK-2', minPrice: 90, maxPrice: 90, attrs: [{ enName: 'Shade', value: 'Dark', enValue: 'Dark' }] },
  ],
}

async function aRichProduct(key: string, facts: object = {}): Promise<KeptProductDetail> {
  await writeFileInside(quarry.folder, 'a.png', await aPicture())
  await writeFileInside(quarry.folder, 'b.png', await aPicture({ color: '#335577' }))
  await writeFileInside(quarry.folder, 'c.pdf', aPdf)
  return aKeptProduct({ key, ...RICH, platformNo: `QP-${key}`, ...facts })
}

describe('a product that is kept by hand', () => {
  it('is opened with every field, and with what its ids stand for', async () => {
    const product = await aRichProduct('RICH')
    const { fields, skus } = product
    expect(fields).toMatchObject({ name: '橡木地板', rank: 7, platformNo: 'QP-RICH', currencyUnit: 'CNY' })
    expect(fields.attrs.map(({ type }) => type)).toEqual(['choice', 'choice', 'number', 'range', 'boolean', 'text'])
    expect(fields.attrs[2]).toMatchObject({ number: 14.5 })
    expect(fields.auths).toMatchObject([{ scheme: 'responsible_source', number: 'C-1', expiresOn: '2029-01-01' }])
    expect(product.documents).toMatchObject([{ format: 'pdf', bytes: aPdf.length }])
    expect(skus.map(({ fields: sku }) => sku.model)).toEqual(['OAK-1', 'OAK-2'])
    expect(skus[0]?.fields).toMatchObject({ minPrice: 100, maxPrice: 120.5, stock: 12.5, width: 190, origin: 'SE' })
    expect(skus[0]?.fields.coverImage).toMatchObject({ mmWidth: 900 })
    expect(skus[0]).toMatchObject({ variantEnName: 'Light', comparableLow: 100 })
    expect(product.pictures).toHaveLength(2)
    expect(product.attributes.map(({ enName }) => enName)).toContain('Shade')
    expect(product.colors).toMatchObject([{ system: 'RAL', name: '1011' }])
    expect(product.isOnSale).toBe(true)
    expect(product.actor).toBe('test')
    const { data } = await quarry.ask(calls.getKeptSku, { id: skus[1]?.id ?? '' }, ada.headers)
    expect(data.id).toBe(product.id)
    expect((await quarry.ask(calls.getKeptProduct, { id: '999999' }, ada.headers)).code).toBe(404)
    expect((await quarry.ask(calls.getKeptSku, { id: '999999' }, ada.headers)).code).toBe(404)
  })

  it('is changed by nothing that is as it was', async () => {
    const { id, fields, skus } = await aRichProduct('SAME')
    const before = await versionNow()
    const answer = await update({
      id,
      was: fields,
      is: fields,
      skus: skus.map((sku) => ({ id: sku.id, was: sku.fields, is: sku.fields })),
    })
    expect(answer.code).toBe(200)
    expect(answer.data.fields).toEqual(fields)
    expect(await versionNow()).toBe(before)
  })

  it('is in the shop as it was changed, with what follows from that', async () => {
    const { id, fields, skus } = await aRichProduct('SHOP')
    const [first, second] = skus
    const { data, code } = await update({
      id,
      was: { enName: fields.enName, skuOrder: fields.skuOrder, attrs: fields.attrs },
      is: { enName: 'Smoked oak', skuOrder: [second?.id, first?.id], attrs: fields.attrs.slice(0, 2) },
      skus: [{ id: first?.id, was: { minPrice: 100, colorHex: '#a05228' }, is: { minPrice: 80, colorHex: '#FFFFFF' } }],
      newSkus: [{ model: 'OAK-3', minPrice: 70, attrs: [] }],
    })
    expect(code).toBe(200)
    expect(data.skus.map((sku) => sku.fields.model)).toEqual(['OAK-2', 'OAK-1', 'OAK-3'])
    expect(data.skus[1]).toMatchObject({ comparableLow: 80, fields: { maxPrice: 120.5, colorHex: '#ffffff' } })
    // A price with one bound has the same second one.
    expect(data.skus[2]?.fields).toMatchObject({ minPrice: 70, maxPrice: 70, stock: null })
    expect(data.actor).toBe(`member:${ada.id}`)
    const list = await quarry.ask(getProductPage, { keyword: 'smoked' })
    expect(list.data.list.map(({ spuId }) => spuId)).toEqual([id])
    const shown = await quarry.ask(getProductDetail, { skuId: first?.id ?? '' })
    expect(shown.data).toMatchObject({ enName: 'Smoked oak', productLowestPrice: 70 })
    expect(shown.data.attrs.map(({ enName }) => enName)).toEqual(['Grade', 'Finish'])
  })

  it('makes the attribute of a fact that none is yet, and finds it the next time', async () => {
    const slip = (options: object[]) => ({ type: 'choice', attributeId: 'fact:slip-ramp', options })
    for (const key of ['FACT-1', 'FACT-2']) {
      const { id, fields, skus } = await aRichProduct(key)
      const attrs = [...fields.attrs, slip([{ name: 'R10', enName: null }])]
      const { data } = await update({ id, was: { attrs: fields.attrs }, is: { attrs }, skus: [] })
      const made = data.attributes.find(({ fact }) => fact === 'slip-ramp')
      expect(made).toMatchObject({ name: '防滑等级', enName: 'Slip class', type: 'choice', options: [{ name: 'R10' }] })
      expect(data.fields.attrs.at(-1)).toMatchObject({ attributeId: made?.id })
      const shown = await quarry.ask(getProductDetail, { skuId: skus[0]?.id ?? '' })
      expect(shown.data.attrs.map(({ enName }) => enName)).toContain('Slip class')
    }
    const all = await quarry.db.selectFrom('attribute').select('id').where('fact', '=', 'slip-ramp').execute()
    expect(all).toHaveLength(1)
  })

  it('takes a choice of an attribute that is new, and pictures and documents that were sent for it', async () => {
    const { id, fields, skus } = await aRichProduct('NEW-CHOICE')
    const picture = await quarry.upload(
      calls.uploadPicture,
      { file: await aPicture({ color: '#112233' }) },
      ada.headers,
    )
    const paper = await quarry.upload(calls.uploadDocument, { file: Buffer.from('%PDF-1.7 other') }, ada.headers)
    expect(picture.data).toMatchObject({ width: 60, height: 40, color: '#112233', cutFrom: null })
    expect(paper.data).toMatchObject({ format: 'pdf' })
    const grade = fields.attrs[0]
    const entry = { ...grade, options: [{ name: '乡村', enName: 'Rustic' }] }
    const cover = { picture: picture.data.picture, mmWidth: null }
    const { data } = await update({
      id,
      was: { attrs: fields.attrs, files: fields.files },
      is: { attrs: [entry], files: [{ ...fields.files[0], name: '说明', document: paper.data.document }] },
      skus: [{ id: skus[0]?.id, was: { coverImage: skus[0]?.fields.coverImage }, is: { coverImage: cover } }],
    })
    const [kept] = data.fields.attrs
    const options = data.attributes.find((one) => one.id === kept?.attributeId)?.options
    expect(options?.find(({ enName }) => enName === 'Rustic')?.name).toBe('乡村')
    expect(data.skus[0]?.fields.coverImage).toEqual(cover)
    const shown = await quarry.ask(getProductDetail, { skuId: skus[0]?.id ?? '' })
    expect(shown.data.coverImage).toBe(`/images/${picture.data.picture}`)
    expect(shown.data.files[0]?.url).toContain(paper.data.document)
  })

  it.each([
    [{ categoryId: '999999' }, 'categoryId'],
    [{ brandId: '999999' }, 'brandId'],
    [{ currencyUnit: 'XXX' }, 'currencyUnit'],
    [{ measurementUnit: 'acre' }, 'measurementUnit'],
    [{ name: null, enName: null }, 'name'],
    [{ key: 'TAKEN' }, 'key'],
    [{ platformNo: 'QP-TAKEN' }, 'platformNo'],
    [{ skuOrder: ['1'] }, 'skuOrder'],
    [{ attrs: [{ type: 'boolean', attributeId: '999999', yes: true }] }, 'attrs[0].attributeId'],
    [{ attrs: [{ type: 'boolean', attributeId: 'fact:no-row', yes: true }] }, 'attrs[0].attributeId'],
    [{ attrs: [{ type: 'boolean', attributeId: 'fact:fire-en', yes: true }] }, 'attrs[0].type'],
    [{ auths: [{ authorityId: '999999', scheme: 'responsible_source', number: '1', issuedOn: null, expiresOn: null, document: null }] }, 'auths[0].authorityId'], // prettier-ignore
    [{ files: [{ name: 'x', enName: null, kind: 'nonsense', document: 'a'.repeat(40) }] }, 'files[0].kind'],
    [{ files: [{ name: 'x', enName: null, kind: 'data_sheet', document: 'a'.repeat(40) }] }, 'files[0].document'],
    [{ structuralImages: [{ picture: 'a'.repeat(40), mmWidth: 3 }] }, 'structuralImages[0].picture'],
    [{ rank: -1 }, 'is.rank'],
    [{ nonsense: 1 }, 'is'],
  ])('refuses %j, naming %s, and changes nothing', async (is, field) => {
    const id = await refusedOn()
    const { fields } = await open(id)
    const was = Object.fromEntries(Object.keys(is).map((name) => [name, fields[name as keyof typeof fields]]))
    const before = await versionNow()
    const answer = await update({ id, was: { ...was, nonsense: undefined }, is })
    expect(answer).toMatchObject({ code: 400, data: null })
    expect(answer.msg.startsWith(`${field}:`)).toBe(true)
    expect(await versionNow()).toBe(before)
  })

  it.each([
    [{ minPrice: 500 }, 'skus[REF-1].minPrice'],
    [{ origin: 'QQ' }, 'skus[REF-1].origin'],
    [{ colorId: '999999' }, 'skus[REF-1].colorId'],
    [{ model: 'REF-2' }, 'skus[REF-2].model'],
    [{ caseImages: [{ picture: 'b'.repeat(40), mmWidth: null }] }, 'skus[REF-1].caseImages[0].picture'],
    [{ leadTimeDays: 5000 }, 'skus.0.is.leadTimeDays'],
    [{ minPrice: 1.234 }, 'skus.0.is.minPrice'],
  ])('refuses a SKU %j, naming %s', async (is, field) => {
    const { id, skus } = await open(await refusedOn())
    const [sku] = skus
    const was = Object.fromEntries(Object.keys(is).map((name) => [name, sku?.fields[name as keyof typeof sku.fields]]))
    const answer = await update({ id, was: {}, is: {}, skus: [{ id: sku?.id, was, is }] })
    expect(answer.code).toBe(400)
    expect(answer.msg.startsWith(`${field}:`)).toBe(true)
  })

  let refused: string | undefined
  async function refusedOn(): Promise<string> {
    if (refused === undefined) {
      await aKeptProduct({ key: 'TAKEN', platformNo: 'QP-TAKEN' })
      const skus = ['REF-1', 'REF-2'].map((model) => ({ model, minPrice: 100, maxPrice: 120 }))
      refused = (await aKeptProduct({ key: 'REFUSED', skus })).id
    }
    return refused
  }
})

describe('two who keep one product', () => {
  it('both have their way where they change other fields', async () => {
    const { id, fields, skus } = await aKeptProduct()
    const [sku] = skus
    await update({ id, was: { enName: fields.enName }, is: { enName: 'Hers' } })
    const his = await update(
      { id, was: { rank: fields.rank }, is: { rank: 3 }, skus: [{ id: sku?.id, was: { stock: null }, is: { stock: 5 } }] }, // prettier-ignore
      bo,
    )
    expect(his.data.fields).toMatchObject({ enName: 'Hers', rank: 3 })
    expect(his.data.skus[0]?.fields.stock).toBe(5)
  })

  it('are told what differs where both change one, and nothing of the later change is written', async () => {
    const { id, fields, skus } = await aKeptProduct()
    const sku = { id: skus[0]?.id, was: { minPrice: 100 }, is: { minPrice: 90 } }
    await update({ id, was: { enName: fields.enName }, is: { enName: 'Hers' }, skus: [sku] })
    const later = { ...sku, is: { minPrice: 80, stock: 1 }, was: { minPrice: 100, stock: null } }
    const his = await update(
      { id, was: { enName: fields.enName, rank: fields.rank }, is: { enName: 'His', rank: 3 }, skus: [later] },
      bo,
    )
    expect(his.code).toBe(409)
    const conflict = calls.productConflict.parse(his.data)
    expect(conflict).toMatchObject({ fields: ['enName'], skus: [{ id: skus[0]?.id, fields: ['minPrice'] }], goneSkus: [] }) // prettier-ignore
    expect(conflict.record.fields).toMatchObject({ enName: 'Hers', rank: fields.rank })
    expect(conflict.record.skus[0]?.fields).toMatchObject({ minPrice: 90, stock: null })
    // The same value from both is no conflict.
    const same = await update({ id, was: { enName: fields.enName }, is: { enName: 'Hers' } }, bo)
    expect(same.code).toBe(200)
  })

  it('are told of a SKU, and of a product, that is gone', async () => {
    const { id, skus } = await aKeptProduct({ skus: [{ model: 'G-1' }, { model: 'G-2' }] })
    await quarry.call(calls.deleteSkus, { ids: skus[1]?.id }, bo.headers)
    const change = { id, was: {}, is: {}, skus: [{ id: skus[1]?.id, was: { stock: null }, is: { stock: 1 } }] }
    const answer = await update(change)
    expect(answer.code).toBe(409)
    expect(calls.productConflict.parse(answer.data).goneSkus).toEqual([skus[1]?.id])
    await quarry.call(calls.deleteProducts, { ids: id }, bo.headers)
    expect((await update(change)).code).toBe(404)
  })
})

describe('SKUs that are kept by hand', () => {
  it('are added, changed, removed and put back one by one, and named among those that are there', async () => {
    const { id, skus } = await aKeptProduct({ skus: [{ model: 'S-1', colorHex: '#111111' }] })
    const made = await quarry.call(calls.createSku, { productId: id, model: 'S-2', name: '浅', enName: 'Light' }, ada.headers) // prettier-ignore
    const skuId = made.data.id
    const changed = await quarry.call(calls.updateSku, { id: skuId, was: { enName: 'Light' }, is: { enName: 'Pale' } }, ada.headers) // prettier-ignore
    expect(changed.data.skus[1]).toMatchObject({ variantEnName: 'Pale' })
    const late = await quarry.call(calls.updateSku, { id: skuId, was: { enName: 'Light' }, is: { enName: 'Dim' } }, bo.headers) // prettier-ignore
    expect(late).toMatchObject({ code: 409, data: { skus: [{ id: skuId, fields: ['enName'] }] } })
    const double = await quarry.call(calls.createSku, { productId: id, model: 'S-1' }, ada.headers)
    expect(double).toMatchObject({ code: 400, msg: 'skus[S-1].model: another SKU of the product has this model' })
    expect((await quarry.call(calls.deleteSkus, { ids: skuId }, ada.headers)).data).toBe(1)
    expect((await open(id)).skus).toMatchObject([{ id: skus[0]?.id, variantEnName: '' }])
    const last = await quarry.call(calls.deleteSkus, { ids: skus[0]?.id }, ada.headers)
    expect(last.msg).toContain('a product needs a SKU')
    const trash = await quarry.ask(calls.getDeletedSkus, {}, ada.headers)
    expect(trash.data.list[0]).toMatchObject({ id: skuId, actor: `member:${ada.id}` })
    expect((await quarry.call(calls.restoreSkus, { ids: [skuId] }, ada.headers)).data).toBe(1)
    expect((await open(id)).skus[1]).toMatchObject({ id: skuId, variantEnName: 'Pale' })
  })

  it('do not come back where their model is taken or their product is gone', async () => {
    const { id, skus } = await aKeptProduct({ skus: [{ model: 'T-1' }, { model: 'T-2' }] })
    const skuId = skus[1]?.id ?? ''
    await quarry.call(calls.deleteSkus, { ids: skuId }, ada.headers)
    await quarry.call(calls.createSku, { productId: id, model: 'T-2' }, ada.headers)
    const taken = await quarry.call(calls.restoreSkus, { ids: [skuId] }, ada.headers)
    expect(taken.msg).toContain('another SKU of the product has this model')
    await quarry.call(calls.deleteProducts, { ids: id }, ada.headers)
    const gone = await quarry.call(calls.restoreSkus, { ids: [skuId] }, ada.headers)
    expect(gone.msg).toContain('its product is not there any more')
  })
})

describe('a product that is made by hand', () => {
  it('is in the shop with its SKUs, and is made once', async () => {
    const { fields } = await aKeptProduct()
    const draft = { brandId: fields.brandId, categoryId: fields.categoryId, key: 'MADE', enName: 'Made by hand' }
    const headers = { ...ada.headers, 'idempotency-key': 'once' }
    const sku = { model: 'M-1', minPrice: 10, maxPrice: 12, width: 100, length: 100 }
    const made = await quarry.call(calls.createProduct, { ...draft, skus: [sku, { model: 'M-2' }] }, headers)
    const again = await quarry.call(calls.createProduct, { ...draft, skus: [sku, { model: 'M-2' }] }, headers)
    expect(again.data).toEqual(made.data)
    const { data } = await quarry.ask(getProductPage, { keyword: 'made by hand' })
    expect(data.list).toMatchObject([{ spuId: made.data.id, skuCount: 2, minPrice: 10 }])
    const taken = await quarry.call(calls.createProduct, { ...draft, skus: [sku] }, ada.headers)
    expect(taken.msg).toContain('key: another product of the brand has this key')
    const without = await quarry.call(calls.createProduct, { ...draft, key: 'MADE-2', skus: [] }, ada.headers)
    expect(without).toMatchObject({ code: 400, msg: 'skus: must not be empty' })
    const unnamed = await quarry.call(
      calls.createProduct,
      { ...draft, enName: null, key: 'MADE-3', skus: [sku] },
      { ...ada.headers, 'accept-language': 'zh-CN' },
    )
    expect(unnamed.msg).toBe('name：中英文名称至少填一项')
  })
})

describe('a preview', () => {
  it('shows what members would see, and changes nothing', async () => {
    const { id, fields, skus } = await aRichProduct('PREVIEW')
    const before = await versionNow()
    const change = {
      id,
      was: {},
      is: { enName: 'Would be' },
      skus: [{ id: skus[0]?.id, was: {}, is: { minPrice: 1, maxPrice: 2 } }],
      newSkus: [{ model: 'OAK-9' }],
      removedSkus: [skus[1]?.id],
    }
    const { data } = await quarry.call(calls.previewProduct, { change }, ada.headers)
    expect(data.detail).toMatchObject({ enName: 'Would be', productLowestPrice: 1 })
    expect(data.detail.skus.map(({ model }) => model)).toEqual(['OAK-1', 'OAK-9'])
    expect(data.card).toMatchObject({ enName: 'Would be', minPrice: 1, maxPrice: 2, skuCount: 2 })
    expect(await versionNow()).toBe(before)
    expect((await open(id)).fields).toEqual(fields)
    expect((await quarry.ask(getProductPage, { keyword: 'oak plank' })).data.list[0]?.enName).not.toBe('Would be')
    const { brandId, categoryId } = fields
    const draft = { brandId, categoryId, key: 'NOT-YET', name: '未来', status: 'withdrawn', skus: [{ model: 'N' }] }
    const fresh = await quarry.call(calls.previewProduct, { draft }, ada.headers)
    expect(fresh.data).toMatchObject({ detail: { name: '未来', onSale: false }, card: null })
    const wrong = await quarry.call(calls.previewProduct, { change: { ...change, is: { categoryId: '999999' } } }, ada.headers) // prettier-ignore
    expect(wrong.msg).toContain('categoryId')
    expect((await quarry.call(calls.previewProduct, {}, ada.headers)).code).toBe(400)
  })
})

describe('a picture of a product', () => {
  it('is cut by hand, and cut anew from where it was cut', async () => {
    const two = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#ff0000' } })
      .composite([
        { input: { create: { width: 40, height: 40, channels: 3, background: '#0000ff' } }, left: 40, top: 0 },
      ])
      .png()
      .toBuffer()
    const { data: original } = await quarry.upload(calls.uploadPicture, { file: two }, ada.headers)
    const cut = (picture: string, part: object) => quarry.call(calls.cropPicture, { picture, ...part }, ada.headers)
    const { data: right } = await cut(original.picture, { x: 0.5, y: 0, w: 0.5, h: 1 })
    expect(right).toMatchObject({ width: 40, height: 40, color: '#0000fe' })
    expect(right.cutFrom).toEqual({ picture: original.picture, width: 80, height: 40, x: 0.5, y: 0, w: 0.5, h: 1 })
    const { data: left } = await cut(right.picture, { x: 0, y: 0, w: 0.25, h: 0.5 })
    expect(left).toMatchObject({ width: 20, height: 20, cutFrom: { picture: original.picture } })
    expect((await cut(original.picture, { x: 0.8, y: 0, w: 0.5, h: 1 })).msg).toBe('w: ends outside the picture')
    expect((await cut('a'.repeat(40), { x: 0, y: 0, w: 1, h: 1 })).msg).toBe('picture: is not there any more')
    const { id, skus } = await aKeptProduct()
    const cover = { picture: left.picture, mmWidth: 300 }
    const { data } = await update({ id, was: {}, is: {}, skus: [{ id: skus[0]?.id, was: { coverImage: null }, is: { coverImage: cover } }] }) // prettier-ignore
    expect(data.pictures).toEqual([left])
  })

  it('is refused where it is none, and a document too', async () => {
    const picture = await quarry.upload(calls.uploadPicture, { file: Buffer.from('no picture') }, ada.headers)
    expect(picture).toMatchObject({ code: 400 })
    expect(picture.msg).toContain('file:')
    const paper = await quarry.upload(calls.uploadDocument, { file: Buffer.from('<html>') }, ada.headers)
    expect(paper.msg).toBe('file: is no document we take; give PDF, PNG, JPEG, XLSX, DWG or ZIP')
    expect((await quarry.upload(calls.uploadDocument, {}, ada.headers)).msg).toBe('file: is required')
  })
})
