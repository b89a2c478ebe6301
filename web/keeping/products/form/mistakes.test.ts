import { describe, expect, it } from 'vitest'
import type { ProductFields } from '../../../../contract/keeping/product-record.ts'
import { aKeptRecord, skuFieldsOf } from '../../../testing/kept-products.ts'
import { mistakesIn, fieldPathOf } from './mistakes.ts'
import { productDraftOf, noEdits } from './edits.ts'

const found = (fields: Partial<ProductFields>, sku: object = {}) =>
  mistakesIn(
    productDraftOf(aKeptRecord({ fields, skus: [{ id: '71', fields: skuFieldsOf(sku) }] }), noEdits),
    (wrong) => wrong,
  )

describe('the mistakes of a form', () => {
  it('is nothing with a product as it is stored', () => {
    expect(found({})).toEqual({})
  })

  it.each<[Partial<ProductFields>, object, object]>([
    [{ name: null, enName: ' ' }, {}, { enName: 'nameNeeded' }],
    [{ brandId: '', key: '' }, {}, { brandId: 'required', key: 'required' }],
    [{ rank: 'first' as unknown as number }, {}, { rank: 'wholeNumber' }],
    [{}, { minPrice: 300 }, { 'skus[OAK-1-L].minPrice': 'crossed' }],
    [
      {},
      { minPrice: '12a', leadTimeDays: 1.5 },
      { 'skus[OAK-1-L].minPrice': 'number', 'skus[OAK-1-L].leadTimeDays': 'wholeNumber' },
    ],
    [{}, { stock: -1 }, { 'skus[OAK-1-L].stock': 'negative' }],
    [{}, { model: '' }, { 'skus[].model': 'required' }],
    [{ attrs: [{ type: 'choice', attributeId: '3', options: [] }] }, {}, { 'attrs[0]': 'required' }],
    [{ attrs: [{ type: 'range', attributeId: '3', low: 5, high: 2 }] }, {}, { 'attrs[0]': 'lowOverHigh' }],
    [
      {
        auths: [
          {
            authorityId: '4',
            scheme: 'low',
            number: '1',
            issuedOn: '2026-02-01',
            expiresOn: '2026-01-01',
            document: null,
          },
        ],
      },
      {},
      { 'auths[0].expiresOn': 'expiresFirst' },
    ],
    [
      { files: [{ name: null, enName: null, kind: '', document: '' }] },
      {},
      { 'files[0].enName': 'nameNeeded', 'files[0].kind': 'required', 'files[0].document': 'required' },
    ],
  ])('of %o and %o is %o', (fields, sku, mistakes) => {
    expect(found(fields, sku)).toEqual(mistakes)
  })

  it('is told of the second SKU with one model', () => {
    const skus = [
      { id: '71', fields: skuFieldsOf() },
      { id: '72', fields: skuFieldsOf() },
    ]
    expect(mistakesIn(productDraftOf(aKeptRecord({ skus }), noEdits), (wrong) => wrong)).toEqual({
      'skus[OAK-1-L].model': 'sameModel',
    })
  })

  it('stands at its field, however the server writes it', () => {
    expect(['auths.0.number', 'skus[OAK-1].attrs.2', 'enName'].map(fieldPathOf)).toEqual([
      'auths[0].number',
      'skus[OAK-1].attrs[2]',
      'enName',
    ])
  })
})
