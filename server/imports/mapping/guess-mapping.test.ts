import { describe, expect, it } from 'vitest'
import { importTarget } from '../../../contract/import-mapping.ts'
import type { ImportTarget } from '../../../contract/import-mapping.ts'
import { aColumn, KNOWN } from '../../testing/imports/known-catalogue.ts'
import { guessMapping } from './guess-mapping.ts'
import { guessByHeader } from './header-words.ts'

const targetsOf = (table: Record<string, string[]>) => {
  const columns = Object.entries(table).map(([name, values]) => aColumn(name, values))
  return guessMapping(columns, KNOWN)
}

describe('a header', () => {
  it.each([
    ['name:en', 'enName'],
    ['name:zh', 'name'],
    ['Description (EN)', 'enDescription'],
    ['价格', 'sku.price'],
    ['Prezzo', 'sku.price'],
    ['Preis (EUR)', 'sku.price'],
    ['最低价', 'sku.minPrice'],
    ['price_max', 'sku.maxPrice'],
    ['Hersteller', 'brand.englishName'],
    ['品牌', 'brand.englishName'],
    ['品牌国家', 'brand.country'],
    ['型号', 'sku.model'],
    ['Codice', 'sku.model'],
    ['Art.-Nr.', 'sku.model'],
    ['产品编号', 'key'],
    ['Serie', 'key'],
    ['单位', 'measurementUnit'],
    ['U.M.', 'measurementUnit'],
    ['币种', 'currencyUnit'],
    ['规格（cm）', 'sku.size'],
    ['Dicke (mm)', 'sku.size.thickness'],
    ['产地', 'sku.origin'],
    ['交期', 'sku.leadTimeDays'],
    ['主图', 'sku.coverImage'],
    ['一级分类', 'category.1'],
    ['Category 2 (English)', 'enCategory.2'],
    ['每箱面积', 'sku.packCoverage'],
    ['证书有效期至', 'auth.expiresOn'],
  ])('%s is %s', (header, target) => {
    expect(guessByHeader(header)[0]?.target).toBe(target)
  })

  it.each(['Zusatz', '内部代号甲', 'Foo'])('that is unknown is not guessed: %s', (header) => {
    expect(guessByHeader(header)).toEqual([])
  })

  it('of our own fields is recognised by the field’s name', () => {
    const unknown = importTarget.options.filter((target: ImportTarget) => guessByHeader(target)[0]?.target !== target)
    expect(unknown).toEqual([])
  })
})

describe('a table', () => {
  it('of an Italian supplier is understood, with the constants in its headers', () => {
    const { mapping, isEnough, missing } = targetsOf({
      Marca: ['Marmora'],
      Codice: ['MX-1'],
      Denominazione: ['Rovere'],
      'Prezzo (EUR/mq)': ['12,50', '1.234,00'],
      'Spessore (cm)': ['0,9'],
      Note: ['fragile'],
    })
    expect(mapping.columns.map(({ target }) => target)).toEqual(['brand.englishName', 'sku.model', 'enName', 'sku.price', 'sku.size.thickness', 'enDescription']) // prettier-ignore
    expect(mapping.columns[3]).toMatchObject({ decimal: ',' })
    expect(mapping.columns[4]).toMatchObject({ decimal: ',' })
    expect(mapping.constants).toEqual({ currencyUnit: 'EUR', measurementUnit: 'square_meter' })
    expect({ isEnough, missing }).toEqual({ isEnough: true, missing: [] })
  })

  it('is understood by its values if its headers are unknown', () => {
    const { mapping } = targetsOf({
      A: ['Nordhem', 'Nordhem', 'Marmora'],
      B: ['m2', '㎡', 'Stück'],
      C: ['Italien', '中国', 'IT'],
      D: ['#b98f5c', '#6f5138'],
      E: ['oak.jpg', 'ash.png'],
      F: ['€ 12', '€ 14,50'],
      G: ['60x60', '30x60'],
    })
    expect(mapping.columns.map(({ target }) => target)).toEqual(['brand.englishName', 'measurementUnit', 'sku.origin', 'sku.colorHex', 'sku.coverImage', 'sku.price', 'sku.size']) // prettier-ignore
  })

  it('tells the language of a name by the values of the column', () => {
    const { mapping } = targetsOf({ 名称: ['Oak board'], Name: ['橡木地板'], 'Name (English)': ['Oak'] })
    expect(mapping.columns.map(({ target }) => target)).toEqual(['enName', 'name', null])
  })

  it('takes no words for prices, and uses no target twice', () => {
    const { mapping } = targetsOf({ Price: ['cheap', 'dear'], Preis: ['12', '13'], Prix: ['14', '15'] })
    expect(mapping.columns.map(({ target }) => target)).toEqual([null, 'sku.price', null])
  })

  it.each([
    ['EK-Preis', 'UVP', 'Preis inkl. MwSt.'],
    ['Cost price', 'RRP', 'Price incl. VAT'],
    ['成本价', '零售价', '含税价格'],
    ["Prix d'achat", 'Prix public', 'Prix TTC'],
    ['Precio de compra', 'PVP', 'Precio'],
    ['Prezzo d’acquisto', 'Listino', 'Prezzo'],
  ])('never takes what somebody pays (%s) for the price (%s)', (cost, price, other) => {
    const { mapping } = targetsOf({ [cost]: ['12.5'], [price]: ['20'], [other]: ['23.8'] })
    expect(mapping.columns.map(({ target }) => target)).toEqual([null, 'sku.price', null])
  })

  it.each([
    ['Preis inkl. MwSt.', 'yes'],
    ['Price excl. VAT', 'no'],
    ['价格（含税）', 'yes'],
    ['Prix HT', 'no'],
  ])('of numbers in %s has prices, with tax: %s', (header, tax) => {
    const { mapping } = targetsOf({ [header]: ['23.8'] })
    expect(mapping).toMatchObject({ columns: [{ target: 'sku.price' }], constants: { 'sku.taxIncluded': tax } })
  })

  it('ignores remark columns, and offers unknown columns as properties with their units', () => {
    const { mapping } = targetsOf({
      备注: ['内部'],
      'Quarry: why rejected': ['x'],
      'Gewicht (kg)': ['12'],
      表面: ['哑光'],
    })
    expect(mapping.columns.map(({ target }) => target)).toEqual([null, null, null, null])
    expect(mapping.columns[2]?.attribute).toEqual({
      name: '',
      enName: 'Gewicht',
      unit: 'kg',
      level: 'sku',
      type: 'number',
    })
    expect(mapping.columns[3]?.attribute).toEqual({ name: '表面', enName: '', unit: '', level: 'sku', type: 'choice' })
  })

  it('has one row per SKU if it has models or repeats its products', () => {
    expect(targetsOf({ 产品编号: ['A', 'A'], 名称: ['橡木', '橡木'] }).mapping.rowIs).toBe('sku')
    expect(targetsOf({ 产品编号: ['A', 'B'], 名称: ['橡木', '白蜡'] }).mapping.rowIs).toBe('product')
  })

  it('that is hardly understood says so', () => {
    const { isEnough, missing, understood } = targetsOf({ alpha: ['1'], beta: ['2'], Preis: ['3'] })
    expect({ isEnough, missing }).toEqual({ isEnough: false, missing: ['brand.englishName', 'key', 'enName'] })
    expect(understood).toBeCloseTo(1 / 3)
  })

  it('with dates that allow only one order has that order', () => {
    const order = (values: string[]) => targetsOf({ 'Valid until': values }).mapping.columns[0]?.dateOrder
    expect([order(['31/01/2026']), order(['01/31/2026']), order(['2026-01-31'])]).toEqual(['dmy', 'mdy', 'ymd'])
  })
})
