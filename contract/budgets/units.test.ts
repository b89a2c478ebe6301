import { expect, test } from 'vitest'
import { imperialSymbol, imperialUnit, shownQuantity } from './units.ts'

test('areas, lengths, paint and weights are shown in feet, gallons and pounds', () => {
  expect(shownQuantity('1', 'square_meter', 'imperial')).toBe('10.76')
  expect(shownQuantity('22.955', 'square_meter', 'imperial')).toBe('247.09')
  expect(shownQuantity('3.048', 'meter', 'imperial')).toBe('10')
  expect(shownQuantity('3.785411784', 'litre', 'imperial')).toBe('1')
  expect(shownQuantity('1', 'kilogram', 'imperial', 4)).toBe('2.2046')
  expect(imperialSymbol('square_meter')).toBe('ft²')
})

test('pieces and words of the member’s own stay, and so does everything in metric units', () => {
  expect(shownQuantity('12.5', 'piece', 'imperial')).toBe('12.5')
  expect(shownQuantity('22.955', 'square_meter', 'metric')).toBe('22.96')
  expect(shownQuantity('22.955', 'square_meter', 'metric', 4)).toBe('22.955')
  expect(imperialSymbol('pallet')).toBeNull()
  // Names of properties that every JavaScript object has are ordinary words.
  expect(imperialSymbol('constructor')).toBeNull()
  expect(shownQuantity('12.5', 'toString', 'imperial')).toBe('12.5')
  expect(imperialUnit('__proto__')).toBeUndefined()
})
