import { expect, it } from 'vitest'
import type { ImportMapping } from '../../../contract/import-mapping.ts'
import { saidBeside } from './said-beside.ts'
import type { KnownCatalogue } from './known-names.ts'

const entry = (value: string) => ({ value, label: value, remark: value })
const known: KnownCatalogue = {
  dictionaries: {
    product_currency_unit: ['EUR', 'USD', 'CNY', 'PLN', 'SEK', 'DKK'].map(entry),
    product_measurement_unit: ['square_meter', 'piece', 'box'].map(entry),
  },
  areas: [], categories: [], brands: [], attributes: [],
} // prettier-ignore
const mapping: ImportMapping = { rowIs: 'sku', columns: [{ column: 2, target: 'sku.price' }], constants: {}, picturesBy: 'name' } // prettier-ignore

it.each([
  [['All prices in EUR, excl. VAT'], { currencyUnit: 'EUR', 'sku.taxIncluded': 'no' }],
  [['Preise in Euro pro m², inkl. MwSt.'], { currencyUnit: 'EUR', measurementUnit: 'square_meter', 'sku.taxIncluded': 'yes' }],
  [['Prezzi in €/mq, IVA esclusa'], { currencyUnit: 'EUR', measurementUnit: 'square_meter', 'sku.taxIncluded': 'no' }],
  [['价格单位：元/㎡，不含税'], { currencyUnit: 'CNY', measurementUnit: 'square_meter', 'sku.taxIncluded': 'no' }],
  [['zzgl. MwSt.'], { 'sku.taxIncluded': 'no' }],
  [['IVA no incluido'], { 'sku.taxIncluded': 'no' }],
  [['All prices exclude VAT'], { 'sku.taxIncluded': 'no' }],
  [['Prices are exclusive of VAT'], { 'sku.taxIncluded': 'no' }],
  [['Prices do not include sales tax'], { 'sku.taxIncluded': 'no' }],
  [['VAT not included'], { 'sku.taxIncluded': 'no' }],
  [['Prices subject to VAT'], { 'sku.taxIncluded': 'no' }],
  [['VAT extra'], { 'sku.taxIncluded': 'no' }],
  [['Prices include VAT'], { 'sku.taxIncluded': 'yes' }],
  [['Prices inclusive of 20 % VAT'], { 'sku.taxIncluded': 'yes' }],
  [['Preise zuzüglich der gesetzlichen MwSt.'], { 'sku.taxIncluded': 'no' }],
  [['Preise zzgl. ges. MwSt.'], { 'sku.taxIncluded': 'no' }],
  [['alle Preise inkl. 19 % MwSt.'], { 'sku.taxIncluded': 'yes' }],
  [['Preise verstehen sich ohne Umsatzsteuer'], { 'sku.taxIncluded': 'no' }],
  [['Prezzi al netto di IVA'], { 'sku.taxIncluded': 'no' }],
  [['Prix hors TVA'], { 'sku.taxIncluded': 'no' }],
  [['Prijzen exclusief 21% BTW'], { 'sku.taxIncluded': 'no' }],
  [['Precios sin IVA'], { 'sku.taxIncluded': 'no' }],
  [['IVA não incluído'], { 'sku.taxIncluded': 'no' }],
  [['Precios con IVA incluido'], { 'sku.taxIncluded': 'yes' }],
  [['Alla priser i SEK exkl. moms'], { currencyUnit: 'SEK', 'sku.taxIncluded': 'no' }],
  [['Priser i DKK inkl. moms'], { currencyUnit: 'DKK', 'sku.taxIncluded': 'yes' }],
  [['Ceny bez DPH'], { 'sku.taxIncluded': 'no' }],
  [['Ceny netto, bez VAT'], { 'sku.taxIncluded': 'no' }],
  [['Fiyatlara KDV dahil değildir'], { 'sku.taxIncluded': 'no' }],
  [['KDV dahil'], { 'sku.taxIncluded': 'yes' }],
  [['prijzen excl. btw'], { 'sku.taxIncluded': 'no' }],
  [['단위: 원 / 부가세 별도'], { 'sku.taxIncluded': 'no' }],
  [['부가세 포함'], { 'sku.taxIncluded': 'yes' }],
  [['Prices in EUR', 'prices of offices abroad in USD'], {}],
  [['Freight 50 EUR per box'], {}],
  [['Price list 2026'], {}],
  [['Summe netto', 'Gesamt inkl. MwSt.'], {}],
  [['Freight incl. tax 50', 'Transport inkl. MwSt.'], {}],
  [['Price list of Euro Ceramics Ltd'], {}],
  [['Minimum order price 500 EUR; all prices in USD'], {}],
  [['Pallet price: 12 EUR / pc'], {}],
  [['Prices in EUR or USD'], {}],
  [['Preise in Euro'], { currencyUnit: 'EUR' }],
] as [string[], object][])('%j', (texts, expected) => {
  const beside = texts.map((text, index) => ({ row: index + 1, text }))
  const said = saidBeside(beside, mapping, known)
  expect(Object.fromEntries(said.map(({ target, value }) => [target, value]))).toEqual(expected)
}) // prettier-ignore

it('is heard where no column of prices is known yet: whoever maps one by hand needs its currency and tax', () => {
  const said = saidBeside([{ row: 1, text: 'Prices in EUR, excl. VAT' }], { columns: [] }, known)
  expect(said.map(({ target }) => target)).toEqual(['currencyUnit', 'sku.taxIncluded'])
})

it('is not asked where the table says it, and has its row and text', () => {
  const beside = [{ row: 3, text: 'Prices in EUR' }]
  const columns = [...mapping.columns, { column: 3, target: 'currencyUnit' as const }]
  expect(saidBeside(beside, { columns }, known)).toEqual([])
  expect(saidBeside(beside, mapping, known)).toEqual([{ target: 'currencyUnit', value: 'EUR', row: 3, text: 'Prices in EUR' }]) // prettier-ignore
})
