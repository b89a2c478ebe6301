import { expect, it } from 'vitest'
import type { ImportMapping } from '../../../contract/import-mapping.ts'
import { KNOWN } from '../../testing/imports/known-catalogue.ts'
import { readTyped } from './read-constants.ts'

const mapping = (facts: Partial<ImportMapping>): ImportMapping => ({ rowIs: 'sku', columns: [], constants: {}, picturesBy: 'name', ...facts }) // prettier-ignore

it('a constant that a person types is read by the names of the catalogue', () => {
  const typed = mapping({ constants: { currencyUnit: 'euro', measurementUnit: '平米', 'sku.origin': 'Italien', enCategory: 'Stone', 'sku.taxIncluded': '是', name: '' } }) // prettier-ignore
  expect(readTyped(typed, KNOWN)).toMatchObject({ mapping: { constants: { currencyUnit: 'EUR', measurementUnit: 'square_meter', 'sku.origin': 'IT', enCategory: 'Stone', 'sku.taxIncluded': '是' } } }) // prettier-ignore
})

it.each([
  ['currencyUnit', 'doubloon', /is not in the catalogue/],
  ['sku.origin', 'Atlantis', /is not in the catalogue/],
  ['sku.taxIncluded', 'maybe', /expected yes or no/],
  ['sku.price', 'cheap', /no number/],
] as const)('an unknown constant is refused: %s as %s', (target, text, says) => {
  expect(readTyped(mapping({ constants: { [target]: text } }), KNOWN)).toMatchObject({ target, reason: { en: expect.stringMatching(says) } }) // prettier-ignore
})

it('so is the meaning of a value, if the catalogue has a word for it', () => {
  const columns = [
    { column: 0, target: 'measurementUnit' as const, values: { box: 'Stück', lot: 'lot' } },
    { column: 1, target: 'sku.color' as const, values: { Oak: '#b98f5c' } },
  ]
  expect(readTyped(mapping({ columns }), KNOWN)).toMatchObject({ mapping: { columns: [{ values: { box: 'piece', lot: 'lot' } }, { values: { Oak: '#b98f5c' } }] } }) // prettier-ignore
})
