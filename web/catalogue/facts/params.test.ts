import { expect, test } from 'vitest'
import { shownAttributesOf, attributeText, isCustomisable, placeTexts, sizeText, stockText } from './params.ts'

const attribute = (id: string, values: string[], more: object = {}) => ({
  id,
  name: `属性${id}`,
  enName: `Attribute ${id}`,
  type: 'choice' as const,
  unit: null,
  attrValue: values.map((value) => `${value}中`).join('、'),
  options: [],
  attrValueList: values.map((value) => ({ value, name: `${value}中`, enName: value })),
  ...more,
})

test('custom option 1 reads No, 0 and none read Yes', () => {
  expect([1, 0, null].map((hasCustomOption) => isCustomisable({ hasCustomOption }))).toEqual([false, true, true])
})

test('values read in the language of the page, with their unit', () => {
  expect(attributeText(attribute('1', ['oak', 'ash']), false, ['Yes', 'No'])).toBe('oak, ash')
  expect(attributeText(attribute('1', ['oak', 'ash']), true, ['是', '否'])).toBe('oak中、ash中')
  expect(attributeText(attribute('1', ['12'], { unit: 'mm' }), false, ['Yes', 'No'])).toBe('12 mm')
})

test('true and false are said in words', () => {
  const heated = attribute('1', [], { type: 'boolean', attrValue: 'true' })
  expect(attributeText(heated, false, ['Yes', 'No'])).toBe('Yes')
})

test('attributes without a value are left out, and a SKU speaks for itself', () => {
  const product = { attrs: [attribute('1', ['oak']), attribute('2', []), attribute('3', ['A'])] }
  const sku = { attrs: [attribute('1', ['ash'])] }
  expect(shownAttributesOf(product, sku).map(({ id, attrValue }) => [id, attrValue])).toEqual([
    ['3', 'A中'],
    ['1', 'ash中'],
  ])
})

test('a size is its known sides in millimetres', () => {
  expect(sizeText({ productDimension: null, size: { length: 450, width: 90, thickness: 14 } })).toBe('450 × 90 × 14 mm')
  expect(sizeText({ productDimension: null, size: { length: 450, width: null, thickness: null } })).toBe('450 mm')
  expect(sizeText({ productDimension: '2 m wide', size: null })).toBe('2 m wide')
  expect(sizeText({ productDimension: null, size: null })).toBeNull()
})

const path = [
  { id: '1', name: '中国', enName: 'China' },
  { id: '2', name: '广东', enName: 'Guangdong' },
  { id: '3', name: '佛山', enName: 'Foshan' },
]

test('the origin is the country, the location the whole way to the place', () => {
  expect(placeTexts(path, 'CN-GD', false)).toEqual({ origin: 'China', location: 'Foshan, Guangdong, China' })
  expect(placeTexts(path, 'CN-GD', true)).toEqual({ origin: '中国', location: '中国 广东 佛山' })
})

test('a place of which the country alone is known is no second line', () => {
  expect(placeTexts(path.slice(0, 1), 'CN', false)).toEqual({ origin: 'China', location: '' })
  expect(placeTexts(path.slice(0, 1), 'CN', true)).toEqual({ origin: '中国', location: '' })
})

test('an area that nobody knows leaves its code as the origin, and no location', () => {
  expect(placeTexts([], 'XK', false)).toEqual({ origin: 'XK', location: '' })
  expect(placeTexts([], null, false)).toEqual({ origin: '', location: '' })
})

test('a stock is counted in its unit, which English puts in the plural where it is a word', () => {
  const inUnit = (label: string, remark: string) => ({ measurementLabel: label, measurementRemark: remark })
  const said = (stock: number, remark: string) => stockText(stock, inUnit('箱', remark), 'en')
  expect([260, 1, 0].map((stock) => said(stock, 'litre'))).toEqual(['260 litres', '1 litre', '0 litres'])
  expect(['box', 'sheet', 'inch', 'foot', 'pieces', 'square metre'].map((remark) => said(12, remark))).toEqual([
    '12 boxes',
    '12 sheets',
    '12 inches',
    '12 feet',
    '12 pieces',
    '12 square metres',
  ])
  expect(['m²', 'm', 'kg', 'm³', 'pcs', 'sqm'].map((remark) => said(12, remark))).toEqual([
    '12 m²',
    '12 m',
    '12 kg',
    '12 m³',
    '12 pcs',
    '12 sqm',
  ])
  expect(stockText(1260, inUnit('升', 'litre'), 'zh-CN')).toBe('1,260 升')
  expect(stockText(12, inUnit('', 'litre'), 'zh-CN')).toBe('12 litre')
})
