import { describe, expect, it } from 'vitest'
import { aKeptRecord, skuFieldsOf } from '../../../testing/kept-products.ts'
import { noEdits, withNewSku, withoutSku, withSkuField } from './edits.ts'
import { refusedPath } from './refused-path.ts'

const record = aKeptRecord({
  skus: ['OAK-1', 'OAK-2', 'OAK-3'].map((model, place) => ({ id: `7${place}`, fields: skuFieldsOf({ model }) })),
})

describe('where something stands that the server refuses', () => {
  const second = withSkuField(record, noEdits, { key: '71', part: { stock: -1 } })
  const third = withSkuField(record, second, { key: '72', part: { model: 'OAK-9', minPrice: -1 } })
  const edits = withNewSku(third, { key: 'new-1', fields: skuFieldsOf({ model: 'OAK-N' }) })

  it.each([
    ['enName', 'enName'],
    ['is.enName', 'enName'],
    ['is.auths.0.number', 'auths[0].number'],
    ['auths[0].number', 'auths[0].number'],
    ['is.attrs.2.options.0.name', 'attrs[2].options[0].name'],
    ['is.structuralImages.1.mmWidth', 'structuralImages[1].mmWidth'],
    ['skus[OAK-3].minPrice', 'skus[OAK-3].minPrice'],
    ['skus.0.is.stock', 'skus[OAK-2].stock'],
    ['skus.1.is.minPrice', 'skus[OAK-9].minPrice'],
    ['skus.1.is.attrs.3.number', 'skus[OAK-9].attrs[3].number'],
    ['newSkus.0.minPrice', 'skus[OAK-N].minPrice'],
    ['removedSkus', 'skus'],
    ['skus.8.is.stock', 'skus'],
  ])('%s is %s', (field, path) => {
    expect(refusedPath(field, { record, edits, isNew: false })).toBe(path)
  })

  it('is found by the request, which leaves deleted SKUs out', () => {
    const without = withoutSku(edits, '71')
    expect(refusedPath('skus.0.is.minPrice', { record, edits: without, isNew: false })).toBe('skus[OAK-9].minPrice')
  })

  it('is of a new product’s SKUs in their order', () => {
    expect(refusedPath('skus.0.minPrice', { record, edits, isNew: true })).toBe('skus[OAK-N].minPrice')
  })
})
