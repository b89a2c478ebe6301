import { expect, test } from 'vitest'
import { attributesOf, attributeText, isCustomisable, locationText, originText, sizeText } from './params.ts'

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
  expect(attributesOf(product, sku).map(({ id, attrValue }) => [id, attrValue])).toEqual([
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
  expect(originText(path, 'CN-GD', false)).toBe('China')
  expect(locationText(path, false)).toBe('Foshan, Guangdong, China')
  expect(originText(path, 'CN-GD', true)).toBe('中国')
  expect(locationText(path, true)).toBe('中国 广东 佛山')
})

test('an area that nobody knows leaves its code as the origin, and no location', () => {
  expect(originText([], 'XK', false)).toBe('XK')
  expect(originText([], null, false)).toBe('')
  expect(locationText([], false)).toBe('')
})
