import { expect, it } from 'vitest'
import { columnUnitsOf } from './import-units.ts'

it.each([
  ['厚度(mm)', 'sku.size.thickness', ['millimeter']],
  ['规格（cm）', 'sku.size', ['centimeter']],
  ['Width in inches', 'sku.size.width', ['inch']],
  ['Thickness inch', 'sku.size.thickness', ['inch']],
  ['Länge in Fuß', 'sku.size.length', ['foot']],
  ['Épaisseur (en cm)', 'sku.size.thickness', ['centimeter']],
  ['Largo, m', 'sku.size.length', ['meter']],
  ['长（米）', 'sku.size.length', ['meter']],
  ['长（尺）', 'sku.size.length', ['chi', 'foot']],
  ['Size (L x W)', 'sku.size', ['millimeter']],
  ['尺寸', 'sku.size', ['millimeter']],
  ['Coverage per box (sq ft)', 'sku.packCoverage', ['square_foot']],
  ['Coverage', 'sku.packCoverage', ['square_meter']],
  ['Lieferzeit (Wochen)', 'sku.leadTimeDays', ['week']],
  ['交货周期', 'sku.leadTimeDays', ['day']],
  ['厚度毫米', 'sku.size.thickness', ['millimeter']],
  ['交货期（工作日）', 'sku.leadTimeDays', ['working_day']],
  ['Price', 'sku.price', []],
  ['Modell', null, []],
] as const)('the cells of %s without a unit have that of the header', (header, target, units) => {
  expect(columnUnitsOf({ target }, header)).toEqual(units)
})

it('a chosen unit counts more than the header’s, and a property’s own least', () => {
  expect(columnUnitsOf({ target: 'sku.size.width', unit: 'm' }, 'Width (mm)')).toEqual(['meter'])
  const attribute = { name: '', enName: 'Weight', unit: 'kg', level: 'sku' } as const
  expect(columnUnitsOf({ target: 'attribute', attribute }, 'Weight (lb)')).toEqual(['pound'])
  expect(columnUnitsOf({ target: 'attribute', attribute }, 'Weight')).toEqual(['kilogram'])
  expect(columnUnitsOf({ target: 'attribute', attribute: { ...attribute, unit: 'gloss' } }, 'Gloss')).toEqual([])
})
