import { createInstance } from 'i18next'
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { importEn } from '../../locales/import-texts.ts'
import { fieldName } from './field-name.ts'

const english = createInstance({ lng: 'en', resources: { en: { translation: { import: importEn } } }, interpolation: { escapeValue: false } }) // prettier-ignore
await english.init()
const t: TFunction = english.t

it.each([
  ['enName', 'Name (English)'],
  ['category', 'Category'],
  ['structureImages', 'Layer drawings'],
  ['skus[NH-1].minPrice', 'NH-1: Lowest price'],
  ['skus[NH-1].size.length', 'NH-1: Length'],
  ['skus[NH-1].coverImages', 'NH-1: Picture'],
  ['skus[NH-1]', 'NH-1'],
  ['skus[a].b].stock', 'a].b: Stock'],
  ['auths[FSC 12-3]', 'Certificate FSC 12-3'],
  ['files[Guide [2]]', 'Document Guide [2]'],
  // Attributes have names of their own, which may be anything.
  ['Fire class', 'Fire class'],
  ['skus[NH-1].Wear layer', 'NH-1: Wear layer'],
  ['toString', 'toString'],
])('the field %s is called %s', (field, name) => {
  expect(fieldName(t, field)).toBe(name)
})
