import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductDetail, getProductPage } from '../../contract/catalogue.ts'
import {
  getAuthorityList,
  getBrand,
  getBrandPage,
  getCategoryAttributes,
  getCategoryList,
  getColorList,
  getDictionaries,
} from '../../contract/lookups.ts'
import { aPdf, aPicture, aProduct } from '../testing/factories.ts'
import { createTestApp, writeFileInside } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

describe('a product’s detail', () => {
  let quarry: TestApp
  let skuId: string

  beforeAll(async () => {
    quarry = await createTestApp()
    await writeFileInside(quarry.folder, 'cover.png', await aPicture({ width: 80, height: 40 }))
    await writeFileInside(quarry.folder, 'macro.png', await aPicture({ color: '#336699' }))
    await writeFileInside(quarry.folder, 'drawing.png', await aPicture({ color: '#ffffff' }))
    await writeFileInside(quarry.folder, 'docs/guide.pdf', aPdf)
    await quarry.importLines([
      aProduct({
        key: 'oak',
        enName: 'Herringbone oak',
        name: '人字拼橡木',
        description: '橡木。',
        brand: {
          englishName: 'Nordhem',
          name: '诺木',
          country: 'SE',
          website: 'https://nordhem.example/',
          logo: 'macro.png',
        },
        category: [{ enName: 'Flooring' }, { enName: 'Timber', name: '木地板' }, { enName: 'Herringbone' }],
        platformNo: 'Q-1',
        currencyUnit: 'rmb',
        attrs: [
          { enName: 'Thickness', name: '厚度', unit: 'mm', value: 14 },
          { enName: 'Use', name: '用途', value: ['住宅', '商用'], enValue: ['Home', 'Commercial'] },
          { enName: 'Waterproof', name: '防水', value: true },
          { enName: 'Width', name: '宽度', unit: 'mm', value: { low: 90, high: 120.5 } },
          { enName: 'Care', name: '保养', type: 'text', value: '用湿布擦', enValue: 'Wipe with a damp cloth' },
        ],
        auths: [
          {
            enAuthority: 'Institute',
            scheme: 'low_emission',
            number: 'A/7',
            issuedOn: '2025-01-01',
            expiresOn: '2027-01-01',
            file: 'docs/guide.pdf',
          },
        ],
        files: [{ name: '铺装说明', kind: 'installation', file: 'docs/guide.pdf' }],
        structuralImages: ['drawing.png'],
        skus: [
          {
            model: 'OAK-N',
            coverImage: { file: 'cover.png', mmWidth: 900 },
            productImage: 'macro.png',
            dimensionImages: ['drawing.png'],
            caseImages: ['macro.png'],
            color: { system: 'RAL', name: '1011' },
            minPrice: 180.5,
            maxPrice: 220,
            packCoverage: 1.44,
            packPieces: 12,
            taxIncluded: true,
            stock: 12.5,
            leadTimeDays: 21,
            size: { length: 450, width: 90, thickness: 14 },
            origin: 'CN-GD',
            domesticOrImported: 'imported',
            hasCustomOption: 1,
            attrs: [{ enName: 'Grade', name: '等级', value: 'A' }],
          },
          { model: 'OAK-S', minPrice: 90 },
          { model: 'OAK-OLD', status: 'withdrawn' },
        ],
      }),
    ])
    skuId = (await quarry.ask(getProductPage, {})).data.list[0]?.skuId ?? ''
  })
  afterAll(() => quarry.close())

  it('returns everything that the drawer shows', async () => {
    const { data } = await quarry.ask(getProductDetail, { skuId })
    expect(data).toMatchObject({
      enName: 'Herringbone oak',
      name: '人字拼橡木',
      description: '橡木。',
      enDescription: null,
      platformNo: 'Q-1',
      onSale: true,
      brand: { name: '诺木', englishName: 'Nordhem' },
      currencyUnit: 'rmb',
      currencyRemark: '$',
      measurementLabel: 'm²',
      measurementRemark: 'm²',
      productLowestPrice: 90,
      productHighestPrice: 220,
    })
    expect(data.categoryIdList).toHaveLength(3)
    expect([data.firstCategoryId, data.secondCategoryId, data.categoryId]).toEqual(data.categoryIdList)
    expect(data.structuralImages).toHaveLength(1)
    // A picture that is used twice is listed once, with the width stated by one of its uses.
    expect(data.pictureSizes).toHaveLength(3)
    expect(data.pictureSizes.filter(({ mmWidth }) => mmWidth === null)).toHaveLength(2)
    expect(data.pictureSizes.find(({ mmWidth }) => mmWidth === 900)?.picture).toBe(data.skus[0]?.coverImage)
    expect(data.files).toMatchObject([{ name: '铺装说明', kind: 'installation', size: aPdf.length }])
    expect(data.auths).toMatchObject([
      {
        authorityInfo: { name: 'Institute', enName: 'Institute' },
        scheme: 'low_emission',
        number: 'A/7',
        issuedOn: '2025-01-01',
        expiresOn: '2027-01-01',
      },
    ])
  })

  it('returns the price range of the whole product on each SKU too', async () => {
    const { data } = await quarry.ask(getProductDetail, { skuId })
    expect(
      data.skus.map(({ productLowestPrice, productHighestPrice }) => [productLowestPrice, productHighestPrice]),
    ).toEqual([
      [90, 220],
      [90, 220],
    ])
  })

  it('gives each SKU its facts and pictures, cover first', async () => {
    const { data } = await quarry.ask(getProductDetail, { skuId })
    expect(data.skus.map(({ model }) => model)).toEqual(['OAK-N', 'OAK-S'])
    const [sku] = data.skus
    expect(sku).toMatchObject({
      minPrice: 180.5,
      maxPrice: 220,
      packCoverage: 1.44,
      packPieces: 12,
      taxIncluded: true,
      stock: 12.5,
      leadTimeDays: 21,
      size: { length: 450, width: 90, thickness: 14 },
      origin: 'CN-GD',
      countryArea: { enName: 'Guangdong', name: '广东' },
      domesticOrImported: 'imported',
      hasCustomOption: 1,
      colorSystem: 'RAL',
      color: { name: '1011', hex: '#af804f' },
      coverRatio: 2,
      coverColor: '#8a6642',
      comparablePrice: { low: 180.5, high: 220, currency: 'CNY', per: 'square_meter' },
    })
    expect(sku?.imageList).toEqual([sku?.coverImage, ...(sku?.dimensionImages ?? [])])
    expect(data.skus[1]).toMatchObject({
      minPrice: 90,
      maxPrice: 90,
      domesticOrImported: 'domestic',
      color: null,
      coverImage: null,
    })
  })

  it('names attributes and their values in both languages', async () => {
    const { data } = await quarry.ask(getProductDetail, { skuId })
    const facts = data.attrs.map(({ enName, unit, type, attrValue, attrValueList }) => [
      enName,
      unit,
      type,
      attrValue,
      attrValueList.map((value) => value.enName).join(', '),
    ])
    expect(facts).toEqual([
      ['Thickness', 'mm', 'number', '14', '14'],
      ['Use', null, 'choice', '住宅、商用', 'Home, Commercial'],
      ['Waterproof', null, 'boolean', '是', 'Yes'],
      ['Width', 'mm', 'range', '90–120.5', '90–120.5'],
      ['Care', null, 'text', '用湿布擦', 'Wipe with a damp cloth'],
    ])
    expect(data.skus[0]?.attrs).toMatchObject([{ enName: 'Grade', attrValue: 'A' }])
  })

  it('still opens by a withdrawn SKU, and says so', async () => {
    const old = await quarry.db.selectFrom('sku').select('id').where('model', '=', 'OAK-OLD').executeTakeFirstOrThrow()
    const { data } = await quarry.ask(getProductDetail, { skuId: old.id })
    expect(data.skus.map(({ model, onSale }) => [model, onSale])).toEqual([
      ['OAK-N', true],
      ['OAK-S', true],
      ['OAK-OLD', false],
    ])
  })

  it('offers a certificate and a download as attachments that no browser runs', async () => {
    const { data } = await quarry.ask(getProductDetail, { skuId })
    for (const url of [data.files[0]?.url ?? '', data.auths[0]?.url ?? '']) {
      const response = await quarry.inject(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': 'sandbox',
      })
      expect(response.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''/)
    }
  })

  it('answers 400 for a bad id and 1008006000 for an unknown one', async () => {
    expect(await quarry.get('/app-api/product/spu/get-detail?skuId=abc')).toMatchObject({ code: 400 })
    expect(await quarry.get('/app-api/product/spu/get-detail')).toMatchObject({ code: 400 })
    expect(await quarry.get('/app-api/product/spu/get-detail?skuId=99999999999')).toMatchObject({ code: 1_008_006_000 })
  })

  it('returns brands with their products and covers', async () => {
    const { data } = await quarry.ask(getBrandPage, { keyword: 'nord' })
    expect(data).toMatchObject({
      total: 1,
      list: [{ englishName: 'Nordhem', country: 'SE', website: 'https://nordhem.example/', productCount: 1 }],
    })
    expect(data.list[0]?.coverImages).toHaveLength(1)
    const one = await quarry.ask(getBrand, { id: data.list[0]?.id ?? '' })
    expect(one.data).toMatchObject({ name: '诺木', logo: expect.stringMatching(/^\/images\//) })
    expect(await quarry.get('/app-api/product/brand/get?id=4711')).toMatchObject({ code: 404 })
    expect((await quarry.ask(getBrandPage, { keyword: 'nobody' })).data).toEqual({ list: [], total: 0 })
  })

  it('returns the attributes of a category with the choices in use', async () => {
    const categories = await quarry.ask(getCategoryList, {})
    const root = categories.data.find(({ parentId }) => parentId === '0')
    const { data } = await quarry.ask(getCategoryAttributes, { categoryId: root?.id ?? '' })
    expect(data.map(({ enName }) => enName)).toEqual(expect.arrayContaining(['Thickness', 'Use', 'Grade']))
    expect(data.find(({ enName }) => enName === 'Use')?.options.map(({ value }) => value)).toEqual([
      'Commercial',
      'Home',
    ])
    expect(data.find(({ enName }) => enName === 'Care')?.options).toEqual([
      { value: '用湿布擦', name: '用湿布擦', enName: 'Wipe with a damp cloth' },
    ])
    expect(await quarry.ask(getCategoryAttributes, { categoryId: '0' })).toMatchObject({ data })
  })

  it('returns authorities by both names', async () => {
    const { data } = await quarry.ask(getAuthorityList, {})
    expect(data).toEqual([{ id: expect.stringMatching(/^\d+$/), name: 'Institute', enName: 'Institute' }])
  })

  it('returns the choices of an attribute in natural order, R9 before R10, whatever the order of creation', async () => {
    const grip = (value: string) => [{ enName: 'Grip', type: 'choice' as const, value, enValue: value }]
    const category = [{ enName: 'Stairs' }]
    await quarry.importLines(
      ['R11', 'R9', 'R10'].map((value) => aProduct({ key: value, category, attrs: grip(value) })),
      {},
      'grips.jsonl',
    )
    const stairs = (await quarry.ask(getCategoryList)).data.find(({ enName }) => enName === 'Stairs')
    const ask = async () => (await quarry.ask(getCategoryAttributes, { categoryId: stairs?.id ?? '' })).data
    expect((await ask()).map(({ enName, options }) => [enName, options.map(({ value }) => value)])).toEqual([
      ['Grip', ['R9', 'R10', 'R11']],
    ])
    await quarry.importLines([aProduct({ key: 'R10', category, status: 'withdrawn' })], {}, 'less.jsonl')
    expect((await ask()).flatMap(({ options }) => options.map(({ value }) => value))).toEqual(['R9', 'R11'])
  })

  it('returns the classes of a fact in their order, worst first, with its scales and norms', async () => {
    const category = [{ enName: 'Fire doors' }]
    const fire = (value: string) => [{ fact: 'fire-en', value }]
    const values = ['Bfl-s1', 'A1', 'see certificate', 'B-s1,d0', 'B-s2,d0', 'D', 'Cfl-s1']
    await quarry.importLines(
      values.map((value, index) => aProduct({ key: `fire-${index}`, category, attrs: fire(value) })),
      {},
      'fire.jsonl',
    )
    const doors = (await quarry.ask(getCategoryList)).data.find(({ enName }) => enName === 'Fire doors')
    const { data } = await quarry.ask(getCategoryAttributes, { categoryId: doors?.id ?? '' })
    expect(data.map(({ name, enName }) => [name, enName])).toEqual([['燃烧性能', 'Fire class']])
    expect(data[0]?.options.map(({ value }) => value)).toEqual([
      'D',
      'B-s2,d0',
      'B-s1,d0',
      'A1',
      'Cfl-s1',
      'Bfl-s1',
      'see certificate',
    ])
    expect(data[0]?.fact).toMatchObject({
      code: 'fire-en',
      isBetter: true,
      enNorm: 'EN 13501-1:2018',
    })
    expect(data[0]?.fact?.scales.slice(0, 2)).toMatchObject([
      { enName: 'Walls and ceilings', classes: ['F', 'E', 'D', 'C', 'B', 'A2', 'A1'] },
      { key: 'fl', enName: 'Floors' },
    ])
  })

  it('returns the norm of a fact that is an amount, and says nothing of a property of its own', async () => {
    const category = [{ enName: 'Ceilings' }]
    await quarry.importLines(
      [
        aProduct({
          key: 'baffle',
          category,
          attrs: [
            { fact: 'nrc', value: 0.8 },
            { enName: 'Slip class', type: 'text' as const, value: 'R10' },
          ],
        }),
      ],
      {},
      'ceilings.jsonl',
    )
    const ceilings = (await quarry.ask(getCategoryList)).data.find(({ enName }) => enName === 'Ceilings')
    const { data } = await quarry.ask(getCategoryAttributes, { categoryId: ceilings?.id ?? '' })
    expect(data.map(({ enName, unit, fact }) => [enName, unit, fact?.enNorm, fact?.isBetter])).toEqual([
      ['Noise reduction', 'NRC', 'ASTM C423-23', null],
      ['Slip class', null, undefined, undefined],
    ])
  })

  it('returns the seeded dictionaries and colours, and nothing for an unknown dictionary', async () => {
    const { data } = await quarry.ask(getDictionaries, { types: 'product_has_custom,nothing' })
    expect(data.map(({ value, remark, label }) => [value, remark, label])).toEqual([
      ['1', 'No', '否'],
      ['0', 'Yes', '是'],
    ])
    const colors = await quarry.ask(getColorList, {})
    expect(colors.data.filter(({ system }) => system === 'RAL')).toHaveLength(213)
    expect(colors.data.find(({ name }) => name === '1011')).toMatchObject({
      hex: '#af804f',
      icon: expect.stringMatching(/^data:image\/svg/),
    })
  })
})
